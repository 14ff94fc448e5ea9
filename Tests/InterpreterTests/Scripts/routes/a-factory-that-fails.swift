import Routes
class AVC: UIViewController {}
struct Unknown: Error {
  let id: Int
}
struct AFactory: Factory {
  func build(with id: Int) throws -> UIViewController {
    if id < 0 { throw Unknown(id: id) }
    return AVC()
  }
}
let a = StepAssembly(finder: ClassFinder(AVC.self), factory: AFactory()).placed(by: MakeRoot())
let router = DefaultRouter()
router.navigate(to: a, with: -1)  // prints: line 12: nothing was built: Unknown(id: -1)
router.navigate(to: a, with: 1) { print($0) }  // prints: success(<AVC: 0x600000000780>)
let b = StepAssembly(finder: NilFinder(), factory: AFactory()).placed(by: Push(), in: a)
router.navigate(to: b, with: 1)  // prints: line 16: there is no navigation controller
