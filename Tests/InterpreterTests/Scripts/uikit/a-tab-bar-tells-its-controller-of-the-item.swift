:ios 17.0
import UIKit
final class Tabs: UITabBarController {
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    print(item.title ?? "none", selectedIndex)  // prints: B 0
  }
}
let (a, b) = (UIViewController(), UIViewController())
a.tabBarItem = UITabBarItem(title: "A", image: nil, tag: 0)
b.tabBarItem = UITabBarItem(title: "B", image: nil, tag: 1)
let tabs = Tabs()
tabs.viewControllers = [a, b]
window.rootViewController = tabs
:tap "B"
print(tabs.selectedIndex)  // prints: 1
