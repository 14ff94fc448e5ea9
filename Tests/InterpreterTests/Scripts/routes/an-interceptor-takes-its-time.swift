import Routes
class AccountVC: UIViewController {}
struct Slow: RoutingInterceptor {
  func perform(with context: Any, completion: @escaping (RoutingDecision) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      print("asked the server")  // prints: asked the server | asked the server
      completion(.proceed)
    }
    print("asking")  // prints: asking | asking
  }
}
struct Asleep: RoutingInterceptor {
  func perform(with context: Any, completion: @escaping (RoutingDecision) -> Void) {
    Task {
      try? await Task.sleep(for: .seconds(1))
      completion(.refuse("not today"))
    }
  }
}
window.rootViewController = UIViewController()
let router = DefaultRouter()
let account = StepAssembly(finder: ClassFinder(AccountVC.self), factory: ClassFactory(AccountVC.self))
  .guarded(by: Slow())
let presented = account.placed(by: PresentModally())
router.navigate(to: presented, with: ()) { result in
  if case .success(let shown) = result { print(type(of: shown), shown.view.window != nil) }  // prints: AccountVC true
}
:wait 2
window.rootViewController = UIViewController()
let refused = account.guarded(by: Asleep()).placed(by: PresentModally())
router.navigate(to: refused, with: ()) { result in
  if case .failure(let error) = result { print(error) }  // prints: line 30: Asleep refused: not today
}
:wait 1
:wait 2
