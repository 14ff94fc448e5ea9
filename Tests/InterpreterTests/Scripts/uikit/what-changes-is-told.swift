:ios 17.0
import UIKit
final class Tinted: UIView {
  override func tintColorDidChange() {
    super.tintColorDidChange()
    print("tint")  // prints: tint | tint
  }
}
let outer = Tinted()
outer.addSubview(Tinted())
outer.tintColor = .red
let watcher = NotificationCenter.default.addObserver(
  forName: UserDefaults.didChangeNotification, object: nil, queue: nil
) { _ in print("defaults") }  // prints: defaults
UserDefaults.standard.set(3, forKey: "count")
let item = UINavigationItem()
item.setRightBarButtonItems([UIBarButtonItem(), UIBarButtonItem()], animated: true)
print(item.rightBarButtonItems?.count ?? 0)  // prints: 2
UIView.animate(springDuration: 0.4, bounce: 0.2) { outer.alpha = 0.5 } completion: { print("rested", $0) }  // prints: rested true
CATransaction.begin()
CATransaction.setCompletionBlock { print("committed") }  // prints: committed
CATransaction.commit()
:wait 1
print(outer.alpha)  // prints: 0.5
