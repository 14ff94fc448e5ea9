import Routes
class ProductVC: UIViewController {
  var productID = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad", productID)  // prints: viewDidLoad 7
  }
}
struct ProductTask: ContextTask {
  func perform(on controller: UIViewController, with id: Int) throws {
    (controller as! ProductVC).productID = id
  }
}
struct Analytics: PostRoutingTask {
  let name: String
  func perform(on controller: UIViewController, with id: Int) {
    print(name, id, controller.view.window != nil)  // prints: seen 7 true | counted 7 true | seen 8 true | counted 8 true
  }
}
struct ProductFactory: Factory {
  func build(with id: Int) throws -> UIViewController { ProductVC() }
}
window.rootViewController = UINavigationController(rootViewController: UIViewController())
// As many of each as one likes, in the order in which they are added.
let product = StepAssembly(finder: ClassFinder(ProductVC.self), factory: ProductFactory())
  .prepared(by: ProductTask())
  .followed(by: Analytics(name: "seen"))
  .followed(by: Analytics(name: "counted"))
  .placed(by: Push())
let router = DefaultRouter()
router.navigate(to: product, with: 7, animated: false)

// One that is found is given the new context too.
router.navigate(to: product, with: 8, animated: false)
print((ControllerStack.all.first as! ProductVC).productID)  // prints: 8
