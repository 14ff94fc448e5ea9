class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    print(context.view(forKey: .from) == nil, context.view(forKey: .to) == nil, context.viewController(forKey: .from) == nil)  // prints: true false false
    context.completeTransition(true)
  }
}
class Root: UIViewController, UIViewControllerTransitioningDelegate {
  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { Slide() }
}
let root = Root()
window.rootViewController = root
let panel = UIViewController()
panel.modalPresentationStyle = .custom
panel.transitioningDelegate = root
root.present(panel, animated: true)
