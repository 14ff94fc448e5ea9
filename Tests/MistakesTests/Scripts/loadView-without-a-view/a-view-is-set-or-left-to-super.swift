class OwnController: UIViewController {
  override func loadView() { view = UIView() }
}
class PlainController: UIViewController {
  override func loadView() { super.loadView() }
}
let own = OwnController()
let plain = PlainController()
window.rootViewController = own
window.rootViewController = plain
