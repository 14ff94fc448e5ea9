class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    print("animate", context.isInteractive)  // prints: animate true | animate true | animate false
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    UIView.animate(withDuration: transitionDuration(using: context), animations: { to.alpha = 1 }) { _ in
      print("over", context.transitionWasCancelled)  // prints: over true | over false | over false
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
  func animationEnded(_ isDone: Bool) { print("ended", isDone) }  // prints: ended false | ended true | ended true
}
class Delegate: NSObject, UINavigationControllerDelegate {
  let interaction = UIPercentDrivenInteractiveTransition()
  var isLed = true
  func navigationController(_ navigation: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from: UIViewController, to: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    print("animator?")  // prints: animator? | animator? | animator?
    return Fade()
  }
  func navigationController(_ navigation: UINavigationController, interactionControllerFor animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
    print("interaction?", animator is Fade)  // prints: interaction? true | interaction? true | interaction? true
    return isLed ? interaction : nil
  }
}
class Page: UIViewController {
  convenience init(_ title: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }
  func say(_ text: String) { print(title ?? "", text) }  // prints: a willAppear | a didAppear | a willDisappear | b willAppear | a didDisappear | b didAppear | b willDisappear | a willAppear | a willDisappear | a didDisappear | b willAppear | b didAppear | b willDisappear | a willAppear | b didDisappear | a didAppear | a willDisappear | b willAppear | a didDisappear | b didAppear
  override func viewWillAppear(_ animated: Bool) { say("willAppear") }
  override func viewDidAppear(_ animated: Bool) { say("didAppear") }
  override func viewDidDisappear(_ animated: Bool) { say("didDisappear") }
  override func viewWillDisappear(_ animated: Bool) {
    say("willDisappear")
    guard let coordinator = transitionCoordinator, coordinator.initiallyInteractive else { return }
    coordinator.notifyWhenInteractionChanges { context in
      print("lifted", context.isCancelled, context.percentComplete, context.isInteractive)  // prints: lifted true 0.25 false | lifted false 0.75 false
    }
    coordinator.animate(alongsideTransition: nil) { print("completed", $0.isCancelled) }  // prints: completed true | completed true | completed false
  }
}
let delegate = Delegate()
let a = Page("a"), b = Page("b")
let navigation = UINavigationController(rootViewController: a)
window.rootViewController = navigation
navigation.pushViewController(b, animated: true)
navigation.delegate = delegate
navigation.popViewController(animated: true)
delegate.interaction.update(0.25)
:wait 5
print(delegate.interaction.percentComplete, delegate.interaction.duration)  // prints: 0.25 0.4
delegate.interaction.cancel()
print("going back")  // prints: going back
:wait 0.1
print(navigation.viewControllers.count, b.parent === navigation)  // prints: 2 true
navigation.popViewController(animated: true)
delegate.interaction.update(0.75)
delegate.interaction.completionSpeed = 0.5
delegate.interaction.finish()
:wait 0.19
print("not yet")  // prints: not yet
:wait 0.01
print(navigation.viewControllers.count, b.parent == nil)  // prints: 1 true
delegate.interaction.finish()
delegate.isLed = false
navigation.pushViewController(b, animated: true)
:wait 1
print(navigation.viewControllers.count)  // prints: 2
