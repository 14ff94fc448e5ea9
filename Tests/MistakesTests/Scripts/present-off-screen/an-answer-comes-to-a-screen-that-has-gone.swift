class OrderController: UIViewController {
  func answer() {
    present(UIViewController(), animated: true)  // mistake 0 l present off screen
  }
}
let order = OrderController()
let nav = UINavigationController(rootViewController: UIViewController())
window.rootViewController = nav
nav.pushViewController(order, animated: false)
nav.popViewController(animated: false)
order.answer()
