class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  let completes: Bool
  init(completes: Bool) { self.completes = completes }
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    print("animate", transitionContext.viewController(forKey: .to) is Sheet)  // prints: animate true | animate true
    guard let to = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(to)
    UIView.animate(withDuration: 0.3, animations: { to.alpha = 1 }) { _ in
      if self.completes { transitionContext.completeTransition(true) }
    }
  }
  func animationEnded(_ transitionCompleted: Bool) { print("ended", transitionCompleted) }  // prints: ended true
}
class Presentation: UIPresentationController {
  override func presentationTransitionWillBegin() { print("willBegin") }  // prints: willBegin | willBegin | willBegin
  override func presentationTransitionDidEnd(_ completed: Bool) { print("didEnd", completed) }  // prints: didEnd true | didEnd true
  override var shouldRemovePresentersView: Bool { false }
}
class Sheet: UIViewController {
  override func viewDidLoad() { super.viewDidLoad() }
}
class Root: UIViewController, UIViewControllerTransitioningDelegate {
  var completes = true
  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    print("asked")  // prints: asked | asked
    return Fade(completes: completes)
  }
  func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
    Presentation(presentedViewController: presented, presenting: presenting)
  }
  func show(animated: Bool) {
    let sheet = Sheet()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = self
    present(sheet, animated: animated) { print("presented") }  // prints: presented | presented
  }
}
let root = Root()
window.rootViewController = root
root.show(animated: true)
:wait 1
root.dismiss(animated: false)
root.show(animated: false)
root.dismiss(animated: false)
root.completes = false
root.show(animated: true)
:wait 5
