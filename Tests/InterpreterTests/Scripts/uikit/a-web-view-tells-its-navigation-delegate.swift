class Browser: NSObject, WKNavigationDelegate {
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { print("loaded") }  // prints: loaded
}
let web = WKWebView(frame: .zero)
var browser: Browser? = Browser()
web.navigationDelegate = browser
web.load(URLRequest(url: URL(string: "https://example.com")!))
:wait 1
browser = nil
web.load(URLRequest(url: URL(string: "https://example.com")!))
:wait 1
print(web.navigationDelegate == nil)  // prints: true
