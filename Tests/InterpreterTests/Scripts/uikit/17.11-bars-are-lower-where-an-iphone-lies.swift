:ios 12
let tabs = UITabBarController()
let stack = UINavigationController(rootViewController: UIViewController())
tabs.viewControllers = [stack]
UIApplication.shared.keyWindow?.rootViewController = tabs
print(stack.navigationBar.frame.height, tabs.tabBar.frame.height)  // prints: 44.0 83.0
:rotate
print(stack.navigationBar.frame.height, tabs.tabBar.frame.height)  // prints: 32.0 53.0
