import Routes
class ListVC: UIViewController {}
class ProductVC: UIViewController {
  var productID = 0
}
struct ProductFactory: Factory {
  func build(with id: Int) throws -> UIViewController {
    let product = ProductVC()
    product.productID = id
    return product
  }
}
struct Nobody: RoutingInterceptor {
  func perform(with context: Any, completion: @escaping (RoutingDecision) -> Void) {
    completion(.refuse("nobody may"))
  }
}
let list = StepAssembly(finder: ClassFinder(ListVC.self), factory: ClassFactory(ListVC.self))
  .placed(by: MakeRoot())
let product = StepAssembly(finder: NilFinder(), factory: ProductFactory())
  .guarded(by: Nobody())
  .placed(by: Push(), in: list)
let screens = ScreenList()
screens.add("List", list, with: ())
screens.add("Product", product, with: 7)
window.rootViewController = screens
print(screens.names, screens.tableView(screens.tableView, numberOfRowsInSection: 0))  // prints: ["List", "Product"] 2

// Without the way to it: no list is built, and nobody is asked.
try screens.open("Product")
let shown = screens.presentedViewController as! ProductVC
print(shown.productID, shown.presentingViewController === screens)  // prints: 7 true
do { try screens.open("Cart") } catch { print(error) }  // prints: RoutingMisfit(reason: "there is no screen 'Cart'")

shown.dismiss(animated: false)
screens.tableView(screens.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
print(type(of: screens.presentedViewController!))  // prints: ListVC
