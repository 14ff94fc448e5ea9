:ios 26.0
class Page: UIViewController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print(transitionCoordinator != nil)  // prints: true
    transitionCoordinator?.notifyWhenInteractionChanges { print("finger", $0.isCancelled) }  // prints: finger false
    transitionCoordinator?.animate(alongsideTransition: nil) {
      print("end", $0.isCancelled, $0.initiallyInteractive)  // prints: end false true
    }
  }
}
let stack = UINavigationController(rootViewController: UIViewController())
window.rootViewController = stack
stack.pushViewController(Page(), animated: false)
print(stack.transitionCoordinator == nil)  // prints: true
:swipe-back
