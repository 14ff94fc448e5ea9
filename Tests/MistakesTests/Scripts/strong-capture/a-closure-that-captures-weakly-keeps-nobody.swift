class Bus {
  static let shared = Bus()
  var tell: (() -> Void)?
}
class ReaderController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Bus.shared.tell = { [weak self] in self?.title = "told" }
  }
}
let nav = UINavigationController(rootViewController: UIViewController())
window.rootViewController = nav
nav.pushViewController(ReaderController(), animated: false)
nav.popViewController(animated: false)
