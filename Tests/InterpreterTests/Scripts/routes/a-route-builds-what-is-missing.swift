import Routes
class ListVC: UIViewController {}
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
    print("builds", id)  // prints: builds 7 | builds 8
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
let router = DefaultRouter()

// Nothing is there: the whole stack is built, and what lies beneath keeps its view for later.
router.navigate(to: product, with: 7, animated: false)
let stack = window.rootViewController as! UINavigationController
print(stack.viewControllers.map { "\(type(of: $0)) \($0.isViewLoaded)" })  // prints: ["ListVC false", "ProductVC true"]

// It is there: nothing is built.
router.navigate(to: product, with: 7, animated: false)
print(stack.viewControllers.count)  // prints: 2

// Another product: the list is there, and only the product is built.
router.navigate(to: product, with: 8, animated: false)
print(stack.viewControllers.count, (stack.topViewController as! ProductVC).productID)  // prints: 2 8
