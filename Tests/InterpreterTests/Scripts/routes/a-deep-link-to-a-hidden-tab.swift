import Routes
class HomeVC: UIViewController {}
class ListVC: UIViewController {}
class ProductVC: UIViewController {}
let home = HomeVC()
let products = UINavigationController(rootViewController: ListVC())
let tabs = UITabBarController()
tabs.viewControllers = [home, products]
window.rootViewController = tabs
let list = StepAssembly(finder: ClassFinder(ListVC.self), factory: ClassFactory(ListVC.self))
  .placed(by: PresentModally())
let product = StepAssembly(
  finder: ClassFinder(ProductVC.self), factory: ClassFactory(ProductVC.self)
).placed(by: Push(), in: list)
let router = DefaultRouter()
print(tabs.selectedIndex, products.viewControllers[0].isViewLoaded)  // prints: 0 false
router.navigate(to: list, with: ()) { print($0) }  // prints: success(<ListVC: 0x600000000140>)
print(tabs.selectedIndex, products.viewControllers[0].isViewLoaded)  // prints: 1 true

// The target is not there, the controller that shows it is in the tab behind.
tabs.selectedIndex = 0
router.navigate(to: product, with: (), animated: false)
print(tabs.selectedIndex, products.viewControllers.count)  // prints: 1 2
