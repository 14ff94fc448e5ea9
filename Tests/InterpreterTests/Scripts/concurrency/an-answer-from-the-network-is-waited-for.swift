import UIKit
class Page: UIViewController {
  func load(_ name: String) async {
    do {
      let url = URL(string: "https://example.com/" + name)!
      let (data, _) = try await URLSession.shared.data(from: url)
      print("got", data.count)  // prints: got 1000000
    } catch { print("failed", (error as NSError).code) }  // prints: failed -1100
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      await load("photo")
      await load("missing")
    }
    print("loaded")  // prints: loaded
  }
}
:file missing none
let page = Page()
page.loadViewIfNeeded()
:wait 10
