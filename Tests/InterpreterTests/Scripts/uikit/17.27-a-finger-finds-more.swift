let tabs = UITabBarController()
tabs.viewControllers = (0..<7).map { place in
  let page = UIViewController()
  page.title = "Page \(place)"
  return page
}
window.rootViewController = tabs
:tap "More"
print(tabs.selectedViewController == tabs.moreNavigationController)  // prints: true
print(tabs.moreNavigationController.topViewController?.title ?? "-")  // prints: More
