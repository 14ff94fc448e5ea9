:ios 13
:device ipad
class Split: UISplitViewController {
  @objc var look = 2
  @objc var style: Int { look }
}
let split = Split()
split.viewControllers = [UIViewController(), UIViewController()]
print(split.viewControllers.count, split.style)  // prints: 2 2
