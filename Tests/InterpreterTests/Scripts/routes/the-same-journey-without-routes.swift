// What the other script leaves to a router: where the product is, what covers it, and what is missing.
class ListVC: UIViewController {}
class HelpVC: UIViewController {}
class ProductVC: UIViewController {
  var productID = 0
}
func stackOnScreen() -> UINavigationController? {
  window.rootViewController as? UINavigationController
}
func makeProduct(_ id: Int) -> ProductVC {
  let product = ProductVC()
  product.productID = id
  return product
}
func uncover(_ stack: UINavigationController) {
  if stack.presentedViewController != nil { stack.dismiss(animated: false) }
}
func openProduct(_ id: Int) {
  guard let stack = stackOnScreen() else {
    let list = ListVC()
    let product = makeProduct(id)
    let stack = UINavigationController()
    stack.viewControllers = [list, product]
    window.rootViewController = stack
    return
  }
  for case let shown as ProductVC in stack.viewControllers where shown.productID == id {
    uncover(stack)
    if stack.topViewController !== shown { stack.popToViewController(shown, animated: true) }
    return
  }
  uncover(stack)
  if let list = stack.viewControllers.first, list !== stack.topViewController {
    stack.popToViewController(list, animated: false)
  }
  stack.pushViewController(makeProduct(id), animated: true)
}
func openHelp() {
  guard let stack = stackOnScreen(), stack.presentedViewController == nil else { return }
  stack.present(HelpVC(), animated: true)
}
func openList() {
  guard let stack = stackOnScreen() else { return }
  uncover(stack)
  if let list = stack.viewControllers.first, list !== stack.topViewController {
    stack.popToViewController(list, animated: true)
  }
}

openProduct(7)
openProduct(8)
openHelp()
openProduct(8)
openList()
