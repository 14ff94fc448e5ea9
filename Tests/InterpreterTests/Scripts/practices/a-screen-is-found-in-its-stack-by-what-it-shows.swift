final class Product: UIViewController {
  let number: Int
  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}
let nav = UINavigationController(rootViewController: UIViewController())
window.rootViewController = nav
nav.pushViewController(Product(number: 1), animated: false)
nav.pushViewController(Product(number: 2), animated: false)
func product(_ number: Int) -> Product? {
  for case let found as Product in nav.viewControllers where found.number == number {
    return found
  }
  return nil
}
if let one = product(1) { nav.popToViewController(one, animated: true) }
print(nav.viewControllers.count, product(2) == nil)  // prints: 2 true
