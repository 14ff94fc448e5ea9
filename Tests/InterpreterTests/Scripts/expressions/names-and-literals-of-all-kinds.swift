class Page { @objc var title = "a"; func finish(_ text: String, twice: Bool) { print(text, twice) } }  // prints: b true
let finish = Page().finish(_:twice:)
finish("b", true)
print(#keyPath(Page.title))  // prints: title
let red = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
print(red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))  // prints: true
print (TimeInterval(3), Optional<Int>.none ?? 5)  // prints: 3.0 5
print("\(3, privacy: .public)")  // prints: 3
print(NSLocalizedString("key", tableName: nil, bundle: .main, value: "text", comment: ""))  // prints: text
func made() throws -> Int { 4 }
var number = 1
try number = made()
print(number)  // prints: 4
UIApplication.shared.isNetworkActivityIndicatorVisible = true
print(UIApplication.shared.isNetworkActivityIndicatorVisible)  // prints: true
