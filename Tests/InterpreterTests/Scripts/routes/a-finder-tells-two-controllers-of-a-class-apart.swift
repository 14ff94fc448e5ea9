import Routes
class ProductVC: UIViewController {
  let productID: Int
  init(_ id: Int) {
    productID = id
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
}
struct ProductFinder: StackIteratingFinder {
  func isTarget(_ controller: UIViewController, with id: Int) -> Bool {
    (controller as? ProductVC)?.productID == id
  }
}
struct ProductFactory: Factory {
  func build(with id: Int) throws -> UIViewController { ProductVC(id) }
}
let stack = UINavigationController(rootViewController: ProductVC(1))
stack.pushViewController(ProductVC(2), animated: false)
window.rootViewController = stack
let product = StepAssembly(finder: ProductFinder(), factory: ProductFactory()).placed(by: Push())
let router = DefaultRouter()
func shown() -> [Int] { stack.viewControllers.map { ($0 as! ProductVC).productID } }

// A class alone would find the one in front.
print((ClassFinder<Int>(ProductVC.self).find(with: 1) as! ProductVC).productID)  // prints: 2
print((ProductFinder().find(with: 1) as! ProductVC).productID, ProductFinder().find(with: 3) == nil)  // prints: 1 true

router.navigate(to: product, with: 3, animated: false)
print(shown())  // prints: [1, 2, 3]
router.navigate(to: product, with: 2, animated: false)
print(shown())  // prints: [1, 2]
router.navigate(to: product, with: 1, animated: false)
print(shown())  // prints: [1]
