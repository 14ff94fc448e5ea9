import Routes
class A: UIViewController {}
class B: UIViewController {}
func names() -> [String] { ControllerStack.all.map { "\(type(of: $0))" } }
let router = DefaultRouter()
func a(_ action: any Action) -> Destination<Void> {
  StepAssembly(finder: NilFinder(), factory: ClassFactory(A.self)).placed(by: action)
}

router.navigate(to: a(MakeRoot()), with: (), animated: false)
print(names())  // prints: ["A"]
router.navigate(to: a(PresentModally()), with: (), animated: false)
print(names())  // prints: ["A", "A"]
router.navigate(to: a(Push()), with: (), animated: false)  // prints: line 7: there is no navigation controller
router.navigate(to: a(AddTab()), with: (), animated: false)  // prints: line 7: there is no tab bar controller

window.rootViewController = UINavigationController(rootViewController: B())
router.navigate(to: a(Push()), with: (), animated: false)
print(names())  // prints: ["A", "B", "UINavigationController"]
router.navigate(to: a(Replace()), with: (), animated: false)
print(names())  // prints: ["A", "UINavigationController"]

let tabs = UITabBarController()
tabs.viewControllers = [B()]
window.rootViewController = tabs
router.navigate(to: a(AddTab()), with: (), animated: false)
print(names(), tabs.selectedIndex)  // prints: ["A", "B", "UITabBarController"] 1
