class Bus {
  static let shared = Bus()
  var tell: (() -> Void)?
}
class ReaderController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Bus.shared.tell = { self.title = "told" }  // mistake 0 p strong capture
  }
}
let nav = UINavigationController(rootViewController: UIViewController())
window.rootViewController = nav
nav.pushViewController(ReaderController(), animated: false)
nav.popViewController(animated: false)
