import Routes
// A container, and how it is built, filled and searched: the router knows none of them.
class Drawer: UIViewController, ChildRevealing {
  var front: UIViewController?
  func reveal(_ child: UIViewController) {
    front = child
    print("front:", type(of: child))  // prints: front: MenuVC | front: NewsVC | front: MenuVC
  }
  func take(_ controller: UIViewController) {
    addChild(controller)
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
  }
}
struct DrawerFactory: ContainerFactory {
  let container: UIViewController.Type = Drawer.self
  func build(around children: [UIViewController]) throws -> UIViewController {
    let drawer = Drawer()
    for child in children { drawer.take(child) }
    return drawer
  }
}
struct PutInDrawer: ContainerAction {
  let container: UIViewController.Type = Drawer.self
  func perform(with controller: UIViewController, at place: RoutingPlace) throws {
    guard let drawer = place.existing?.parent as? Drawer ?? place.existing as? Drawer else {
      throw RoutingMisfit(reason: "there is no drawer")
    }
    drawer.take(controller)
    place.completion()
  }
}
class MenuVC: UIViewController {}
class NewsVC: UIViewController {}
struct NewsFinder: Finder {
  func find(with context: Void) -> UIViewController? { drawerOnScreen()?.children.last as? NewsVC }
}
func drawerOnScreen() -> Drawer? { window.rootViewController as? Drawer }
let drawer = ContainerStepAssembly(finder: ClassFinder(Drawer.self), factory: DrawerFactory())
  .placed(by: MakeRoot())
let menu = StepAssembly(finder: ClassFinder(MenuVC.self), factory: ClassFactory(MenuVC.self))
  .placed(by: PutInDrawer(), in: drawer)
let news = StepAssembly(finder: NewsFinder(), factory: ClassFactory(NewsVC.self))
  .placed(by: PutInDrawer(), in: menu)
let router = DefaultRouter()
router.navigate(to: menu, with: ())
print(ControllerStack.all.map { "\(type(of: $0))" })  // prints: ["MenuVC", "Drawer"]
router.navigate(to: news, with: ())
print(ControllerStack.all.map { "\(type(of: $0))" })  // prints: ["NewsVC", "MenuVC", "Drawer"]
router.navigate(to: news, with: ())
router.navigate(to: menu, with: ())
window.rootViewController = MenuVC()
router.navigate(to: news, with: ())  // prints: line 43: there is no drawer
