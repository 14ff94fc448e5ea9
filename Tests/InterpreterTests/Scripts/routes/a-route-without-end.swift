import Routes
class AVC: UIViewController {}
class BVC: UIViewController {}
struct AFactory: Factory {
  func build(with context: Void) throws -> UIViewController { AVC() }
}
struct BFactory: Factory {
  func build(with context: Void) throws -> UIViewController { BVC() }
}
let router = DefaultRouter()
let a = StepAssembly(finder: ClassFinder(AVC.self), factory: AFactory()).placed(by: MakeRoot())
let b = StepAssembly(finder: ClassFinder(BVC.self), factory: BFactory()).placed(by: Push(), in: a)
a.place(by: Push(), in: b)
router.navigate(to: b, with: ())  // prints: line 12: a route without end: BFactory of line 12 in AFactory of line 11 in BFactory of line 12
print(window.rootViewController == nil)  // prints: true

// A container that has nothing to begin with.
let empty = ContainerStepAssembly(
  finder: ClassFinder(UINavigationController.self), factory: NavigationFactory()
).placed(by: MakeRoot())
router.navigate(to: empty, with: ())  // prints: line 18: NavigationFactory has no children to begin with
let shown = StepAssembly(finder: ClassFinder(BVC.self), factory: BFactory())
  .placed(by: PresentModally(), in: empty)
router.navigate(to: shown, with: ())  // prints: line 18: NavigationFactory has no children to begin with
print(window.rootViewController == nil)  // prints: true
