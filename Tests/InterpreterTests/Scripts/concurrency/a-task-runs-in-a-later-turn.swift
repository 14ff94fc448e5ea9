import UIKit
func fetch(_ n: Int) async throws -> Int { n * 2 }
class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task { [weak self] in
      let n = try await fetch(21)
      self?.show(n)
    }
    print("viewDidLoad ends")  // prints: viewDidLoad ends
  }
  func show(_ n: Int) { print("got \(n)") }  // prints: got 42
}
let page = Page()
page.loadViewIfNeeded()
