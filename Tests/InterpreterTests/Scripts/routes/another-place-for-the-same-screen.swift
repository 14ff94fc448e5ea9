import Routes
// A test of two ways to show a screen: one line changes, and nothing that leads to it or belongs to it.
class ListVC: UIViewController {}
class CartVC: UIViewController {}
let stack = UINavigationController(rootViewController: ListVC())
window.rootViewController = stack
let list = StepAssembly(finder: ClassFinder(ListVC.self), factory: ClassFactory(ListVC.self))
  .placed(by: MakeRoot())
let cart = StepAssembly(finder: ClassFinder(CartVC.self), factory: ClassFactory(CartVC.self))
  .placed(by: Push(), in: list)
let router = DefaultRouter()
router.navigate(to: cart, with: (), animated: false)
print(stack.viewControllers.count, stack.presentedViewController == nil)  // prints: 2 true
stack.popViewController(animated: false)
cart.place(by: PresentModally(), in: list)
router.navigate(to: cart, with: (), animated: false)
print(stack.viewControllers.count, type(of: stack.presentedViewController!))  // prints: 1 CartVC
