import UIKit
class Page: UIViewController {
  func load() async {
    do {
      let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com")!)
      print("not here", data)
    } catch { print("offline") }  // prints: offline
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    Task { await load() }
    print("loaded")  // prints: loaded
  }
}
let page = Page()
page.loadViewIfNeeded()
:wait 10
