import Routes
// The app is opened by a link to product 7, then by links to 8 and to the help below which 8 is shown.
class ListVC: UIViewController {}
class HelpVC: UIViewController {}
class ProductVC: UIViewController {
  var productID = 0
}
struct ProductFinder: StackIteratingFinder {
  func isTarget(_ controller: UIViewController, with id: Int) -> Bool {
    (controller as? ProductVC)?.productID == id
  }
}
struct ProductFactory: Factory {
  func build(with id: Int) throws -> UIViewController {
    let product = ProductVC()
    product.productID = id
    return product
  }
}
let shop = ContainerStepAssembly(
  finder: ClassFinder(UINavigationController.self), factory: NavigationFactory()
).placed(by: MakeRoot())
let list = StepAssembly(finder: ClassFinder(ListVC.self), factory: ClassFactory(ListVC.self))
  .placed(by: Push(), in: shop)
let product = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
  .placed(by: Push(), in: list)
let help = StepAssembly(finder: ClassFinder(HelpVC.self), factory: ClassFactory(HelpVC.self))
  .placed(by: PresentModally(), in: shop)
let router = DefaultRouter()

router.navigate(to: product, with: 7)
router.navigate(to: product, with: 8)
router.navigate(to: help, with: ())
router.navigate(to: product, with: 8)
router.navigate(to: list, with: ())
