import Routes
class AccountVC: UIViewController {}
struct Users: RoutingInterceptor {
  func perform(with context: Any, completion: @escaping (RoutingDecision) -> Void) {
    print("asked")  // prints: asked | asked
    completion(.refuse("nobody is logged in"))  // prints: line 24: Users refused: nobody is logged in
  }
}
struct Grown: RoutingInterceptor {
  func perform(with age: Int, completion: @escaping (RoutingDecision) -> Void) {
    completion(age < 18 ? .refuse("too young") : .proceed)  // prints: line 23: Grown refused: too young
  }
}
struct AccountFactory: Factory {
  func build(with age: Int) throws -> UIViewController {
    print("builds")
    return AccountVC()
  }
}
window.rootViewController = UIViewController()
let router = DefaultRouter()
let account = StepAssembly(finder: ClassFinder(AccountVC.self), factory: AccountFactory())
  .guarded(by: Grown())
  .guarded(by: Users())
  .placed(by: PresentModally())

// Nothing is built, and the report says which of the two said no, and where it was added.
router.navigate(to: account, with: 12)
router.navigate(to: account, with: 30)
router.navigate(to: account, with: 30) { result in
  if case .failure(.refused(let name, let reason, let line)) = result { print(name, reason, line) }  // prints: Users nobody is logged in 24
}
