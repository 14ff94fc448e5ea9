import Routes
class AccountVC: UIViewController {}
class LoginVC: UIViewController {
  var completion: ((Bool) -> Void)?
  func tapped(_ isRight: Bool) {
    dismiss(animated: false)
    let completion = self.completion
    self.completion = nil
    completion?(isRight)
  }
}
var isLoggedIn = false
struct LoginInterceptor: RoutingInterceptor {
  func perform(with context: Any, completion: @escaping (RoutingDecision) -> Void) {
    if isLoggedIn { return completion(.proceed) }
    let login = LoginVC()
    login.completion = { isRight in
      isLoggedIn = isRight
      completion(isRight ? .proceed : .refuse("no login"))  // prints: line 27: LoginInterceptor refused: no login
    }
    window.rootViewController?.present(login, animated: false)
  }
}
let stack = UINavigationController(rootViewController: UIViewController())
window.rootViewController = stack
let account = StepAssembly(finder: ClassFinder(AccountVC.self), factory: ClassFactory(AccountVC.self))
  .guarded(by: LoginInterceptor())
  .placed(by: Push())
let router = DefaultRouter()
router.navigate(to: account, with: (), animated: false)
print(router.awaited ?? "nobody", type(of: stack.presentedViewController!))  // prints: LoginInterceptor LoginVC
(stack.presentedViewController as! LoginVC).tapped(false)
print(router.awaited ?? "nobody", type(of: stack.topViewController!))  // prints: nobody UIViewController

router.navigate(to: account, with: (), animated: false)
(stack.presentedViewController as! LoginVC).tapped(true)
print(type(of: stack.topViewController!), stack.presentedViewController == nil)  // prints: AccountVC true

stack.popViewController(animated: false)
router.navigate(to: account, with: (), animated: false)
print(type(of: stack.topViewController!))  // prints: AccountVC
