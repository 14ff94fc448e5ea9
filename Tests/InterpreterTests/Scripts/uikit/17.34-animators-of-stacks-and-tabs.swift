class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  let completes: Bool
  init(completes: Bool) { self.completes = completes }
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else { return }
    print("animate", from.title ?? "", to.title ?? "")  // prints: animate a b | animate b a | animate a b | animate c d | animate d c
    context.containerView.addSubview(to.view)
    UIView.animate(withDuration: 0.3, animations: { to.view.alpha = 1 }) { _ in context.completeTransition(self.completes) }
  }
  func animationEnded(_ isDone: Bool) { print("ended", isDone) }  // prints: ended true | ended false | ended false | ended true | ended false
}
class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  var completes = true
  func navigationController(_ navigation: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from: UIViewController, to: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    print("asked", operation == .push)  // prints: asked true | asked false | asked true
    return Fade(completes: completes)
  }
  func tabBarController(_ tabs: UITabBarController, animationControllerForTransitionFrom from: UIViewController, to: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade(completes: completes) }
}
class Page: UIViewController {
  convenience init(_ title: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }
  override func willMove(toParent parent: UIViewController?) { print("willMove", title ?? "", parent != nil) }  // prints: willMove a true | willMove b true | willMove b false | willMove b true | willMove b false | willMove b true | willMove b false | willMove c true | willMove d true
  override func didMove(toParent parent: UIViewController?) { print("didMove", title ?? "", parent != nil) }  // prints: didMove a true | didMove b true | didMove b true | didMove b false | didMove b false | didMove c true | didMove d true
  override func viewDidAppear(_ animated: Bool) { print("didAppear", title ?? "", animated) }  // prints: didAppear a false | didAppear b true | didAppear b true | didAppear a false | didAppear a true | didAppear c false | didAppear d true | didAppear d true
  override func viewDidDisappear(_ animated: Bool) { print("didDisappear", title ?? "", animated) }  // prints: didDisappear a true | didDisappear a true | didDisappear b false | didDisappear b true | didDisappear a false | didDisappear c true | didDisappear c true
}
let delegate = Delegate()
let a = Page("a"), b = Page("b"), c = Page("c"), d = Page("d")
let navigation = UINavigationController(rootViewController: a)
navigation.delegate = delegate
window.rootViewController = navigation
navigation.pushViewController(b, animated: true)
:wait 1
delegate.completes = false
navigation.popViewController(animated: true)
:wait 1
print(navigation.viewControllers.count)  // prints: 2
navigation.popViewController(animated: false)
navigation.pushViewController(b, animated: true)
:wait 1
print(navigation.viewControllers.count, b.parent == nil)  // prints: 1 true
let tabs = UITabBarController()
tabs.viewControllers = [c, d]
tabs.delegate = delegate
delegate.completes = true
window.rootViewController = tabs
tabs.selectedIndex = 1
:wait 1
delegate.completes = false
tabs.selectedIndex = 0
:wait 1
print(tabs.selectedIndex)  // prints: 1
