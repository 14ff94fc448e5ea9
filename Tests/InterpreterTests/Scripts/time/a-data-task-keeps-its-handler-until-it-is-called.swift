class Page: UIViewController {
  var task: URLSessionDataTask?
  func load(_ name: String) {
    task = URLSession.shared.dataTask(with: URL(string: "https://example.com/" + name)!) { data, response, error in
      if let error = error as NSError? {
        print("failed", error.code, self.isViewLoaded)  // prints: failed -1100 false | failed -999 false
      } else {
        print("loaded", data?.count ?? 0, self.isViewLoaded)  // prints: loaded 1000000 false
      }
    }
    task?.resume()
  }
  deinit { print("gone") }  // prints: gone | gone | gone
}
:file missing none
var page: Page? = Page()
page?.load("photo")
page = nil
:wait 0.1
page = Page()
page?.load("missing")
page = nil
:wait 1
page = Page()
page?.load("photo")
do {
  page?.task?.cancel()
  print("not at once")  // prints: not at once
}
page = nil
:wait 1
