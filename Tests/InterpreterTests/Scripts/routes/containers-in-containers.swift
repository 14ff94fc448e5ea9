import Routes
class HomeVC: UIViewController {}
class ListVC: UIViewController {}
class ProductVC: UIViewController {}
class HelpVC: UIViewController {}
struct HomeTabs: ContainerFactory {
  let container: UIViewController.Type = UITabBarController.self
  func build(around children: [UIViewController]) throws -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = [HomeVC()] + children
    tabs.selectedIndex = children.count
    return tabs
  }
}
let tabs = ContainerStepAssembly(finder: ClassFinder(UITabBarController.self), factory: HomeTabs())
  .placed(by: MakeRoot())
let stack = ContainerStepAssembly(
  finder: ClassFinder(UINavigationController.self), factory: NavigationFactory()
).placed(by: AddTab(), in: tabs)
let list = StepAssembly(finder: ClassFinder(ListVC.self), factory: ClassFactory(ListVC.self))
  .placed(by: Push(), in: stack)
let product = StepAssembly(
  finder: ClassFinder(ProductVC.self), factory: ClassFactory(ProductVC.self)
).placed(by: Push(), in: list)
let help = StepAssembly(finder: ClassFinder(HelpVC.self), factory: ClassFactory(HelpVC.self))
  .placed(by: PresentModally(), in: product)
DefaultRouter().navigate(to: help, with: (), animated: false)
print(ControllerStack.all.map { "\(type(of: $0))" })  // prints: ["HelpVC", "ProductVC", "ListVC", "UINavigationController", "HomeVC", "UITabBarController"]
print(ControllerStack.all.filter { $0.isViewLoaded }.map { "\(type(of: $0))" })  // prints: ["HelpVC", "ProductVC", "UINavigationController", "UITabBarController"]
