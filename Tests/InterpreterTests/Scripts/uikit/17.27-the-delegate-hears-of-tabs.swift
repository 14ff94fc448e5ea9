:ios 18.0
final class Judge: NSObject, UITabBarControllerDelegate {
  var allows = true
  func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    print("should", tab.title)  // prints: should B | should A
    return allows
  }
  func tabBarController(
    _ tabs: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?
  ) {
    print("did", tab.title, previousTab?.title ?? "none")  // prints: did B A
  }
  func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
    print("did select")
  }
}
let judge = Judge()
let bar = UITabBarController(tabs: ["A", "B"].map { name in
  UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
})
bar.delegate = judge
window.rootViewController = bar
:select-tab 1
judge.allows = false
:select-tab 0
print(bar.selectedTab?.title ?? "")  // prints: B
