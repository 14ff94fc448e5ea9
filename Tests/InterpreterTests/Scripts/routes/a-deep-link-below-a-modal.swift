import Routes
class ListVC: UIViewController {}
class ProductVC: UIViewController {}
class HelpVC: UIViewController {}
let stack = UINavigationController(rootViewController: ListVC())
window.rootViewController = stack
stack.pushViewController(ProductVC(), animated: false)
stack.present(HelpVC(), animated: false)
print(stack.presentedViewController != nil)  // prints: true
let list = StepAssembly(finder: ClassFinder(ListVC.self), factory: ClassFactory(ListVC.self))
  .placed(by: Push())
DefaultRouter().navigate(to: list, with: (), animated: false)
print(stack.presentedViewController == nil, stack.viewControllers.count)  // prints: true 1

// The modal itself is there already and stays.
stack.present(HelpVC(), animated: false)
let help = StepAssembly(finder: ClassFinder(HelpVC.self), factory: ClassFactory(HelpVC.self))
  .placed(by: PresentModally(), in: list)
DefaultRouter().navigate(to: help, with: (), animated: false)
print(ControllerStack.all.map { "\(type(of: $0))" })  // prints: ["HelpVC", "ListVC", "UINavigationController"]
