let page = UIViewController()
let tabs = UITabBarController()
print(tabs.tabs.count)  // prints: 0
tabs.viewControllers = [page]
window.rootViewController = tabs
print(page.view.safeAreaInsets.bottom)  // prints: 83.0
tabs.tabBar.isHidden = true
print(page.view.safeAreaInsets.bottom)  // prints: 34.0
tabs.setTabBarHidden(false, animated: false)
print(tabs.isTabBarHidden, page.view.safeAreaInsets.bottom)  // prints: false 83.0
