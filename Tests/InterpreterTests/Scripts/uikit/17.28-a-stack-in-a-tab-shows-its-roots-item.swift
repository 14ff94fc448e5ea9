let home = UIViewController()
home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 4)
let stack = UINavigationController(rootViewController: home)
let other = UINavigationController(rootViewController: UIViewController())
other.title = "Other"
let tabs = UITabBarController()
tabs.viewControllers = [stack, other]
window.rootViewController = tabs
print(tabs.tabBar.items!.map { $0.title ?? "-" }, tabs.tabBar.items![0].tag)  // prints: ["Home", "Other"] 4
