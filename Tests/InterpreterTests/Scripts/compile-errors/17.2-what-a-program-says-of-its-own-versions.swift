:ios 12.0
@available(iOS 13.0, *) func later() {}
@available(iOS 13.0, *) protocol Late {}
@available(iOS 13.0, *) class Young { init() {} }
class Page: NSObject {
  @available(iOS 13, *) func show(at place: Int) {}
  @available(iOS 13, *) init(number: Int) {}
  override init() {}
  @available(iOS 13.1, *) var title: String { "" }
  @available(iOS 13.0, *) static let most = 1
  @available(iOS 13.0, *) func both() { show(at: 1) }
  func now() { later() }  // error: newer
}
extension Page {
  @available(iOS 14, *) func shown() {}
}
@available(iOS 14, *) extension Page {
  func hidden() { shown() }
}
class Adopting: Late {}  // error: newer
class Below: Young {}  // error: newer
@available(iOS 13.0, *) class Beside: Young {}
later()  // error: newer
let page = Page()
page.show(at: 1)  // error: newer
let other = Page(number: 1)  // error: newer
page.title  // error: newer
Page.most  // error: newer
page.shown()  // error: newer
page.hidden()  // error: newer
if #available(iOS 13, *) {
  later()
  page.show(at: 1)
  page.shown()  // error: newer
}
