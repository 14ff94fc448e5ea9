import Routes
class ProductVC: UIViewController {}
class ShopVC: UIViewController {}
struct ProductFactory: Factory {
  func build(with id: Int) throws -> UIViewController { ProductVC() }
}
struct ShopFactory: Factory {
  func build(with city: String) throws -> UIViewController { ShopVC() }
}
let router = DefaultRouter()
let shop = StepAssembly(finder: ClassFinder(ShopVC.self), factory: ShopFactory())
  .placed(by: MakeRoot())
let product = StepAssembly(finder: NilFinder(), factory: ProductFactory())
  .placed(by: PresentModally(), in: shop)
// The product's context is a number, and the shop, which is to be built first, wants a text.
router.navigate(to: product, with: 7)  // prints: line 11: ShopFactory wants another context than '7'
router.navigate(to: shop, with: "Brno")
// This the compiler of Swift refuses already, as it knows the context of each destination.
router.navigate(to: product, with: "seven")  // prints: line 13: ProductFactory wants another context than 'seven'
router.navigate(to: product, with: 7, animated: false)
print(type(of: ControllerStack.all[0]))  // prints: ProductVC
