:ios 17.0
import UIKit
let (list, detail) = (UIViewController(), UIViewController())
list.title = "List"
let navigation = UINavigationController(rootViewController: list)
window.rootViewController = navigation
navigation.pushViewController(detail, animated: false)
:tap "List"
print(navigation.topViewController == list)  // prints: true
list.title = nil
navigation.pushViewController(detail, animated: false)
:tap "Back"
print(navigation.viewControllers.count)  // prints: 1
