import UIKit
class Page: UIViewController {
  var name = "page"
  func load() async {
    try? await Task.sleep(for: .seconds(5))
    print(name, "loaded")  // prints: page loaded
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    Task { await load() }
  }
  deinit { print("page is gone") }  // prints: page is gone
}
do {
  let page = Page()
  page.loadViewIfNeeded()
}
:wait 4
print("still there")  // prints: still there
:wait 2
