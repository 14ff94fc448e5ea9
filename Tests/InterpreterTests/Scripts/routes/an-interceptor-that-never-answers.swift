import Routes
class AccountVC: UIViewController {}
struct Forgetful: RoutingInterceptor {
  func perform(with context: Any, completion: @escaping (RoutingDecision) -> Void) {}
}
var kept: ((RoutingDecision) -> Void)?
struct Hesitant: RoutingInterceptor {
  func perform(with context: Any, completion: @escaping (RoutingDecision) -> Void) {
    kept = completion
  }
}
struct Hasty: RoutingInterceptor {
  func perform(with context: Any, completion: @escaping (RoutingDecision) -> Void) {
    completion(.proceed)
    completion(.refuse("too late"))
  }
}
window.rootViewController = UIViewController()
let router = DefaultRouter()
func account(_ guarded: StepAssembly<Void>) -> Destination<Void> {
  guarded.placed(by: PresentModally())
}
func assembly() -> StepAssembly<Void> {
  StepAssembly(finder: ClassFinder(AccountVC.self), factory: ClassFactory(AccountVC.self))
}

// Nobody can call the completion any more.
router.navigate(to: account(assembly().guarded(by: Forgetful())), with: ())  // prints: line 28: Forgetful was dropped without an answer

// Somebody may still call it; the router says for whom it waits.
router.navigate(to: account(assembly().guarded(by: Hesitant())), with: ())
print(router.awaited ?? "nobody")  // prints: Hesitant
kept = nil  // prints: line 31: Hesitant was dropped without an answer

// The first answer counts.
router.navigate(to: account(assembly().guarded(by: Hasty())), with: (), animated: false) { result in
  if case .success(let shown) = result { print(type(of: shown)) }  // prints: AccountVC
}
