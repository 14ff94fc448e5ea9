:ios 17.0
final class Always: NSObject, UIGestureRecognizerDelegate {
  var lets = true
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    print("asked", lets)  // prints: asked true | asked false
    return lets
  }
}
let stack = UINavigationController(rootViewController: UIViewController())
window.rootViewController = stack
stack.pushViewController(UIViewController(), animated: false)
stack.setNavigationBarHidden(true, animated: false)
let always = Always()
stack.interactivePopGestureRecognizer?.delegate = always
:swipe-back
print(stack.viewControllers.count)  // prints: 1
stack.pushViewController(UIViewController(), animated: false)
stack.topViewController!.navigationItem.hidesBackButton = true
always.lets = false
:swipe-back
print(stack.viewControllers.count)  // prints: 2
stack.interactivePopGestureRecognizer?.delegate = nil
:swipe-back
print(stack.viewControllers.count)  // prints: 1
