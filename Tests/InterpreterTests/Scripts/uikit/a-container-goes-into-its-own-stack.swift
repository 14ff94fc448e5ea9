let home = UIViewController()
let nav = UINavigationController(rootViewController: home)
let tab = UITabBarController()
tab.viewControllers = [nav]
window.rootViewController = tab
nav.pushViewController(tab, animated: false)  // fails: NSInvalidArgumentException: Can't add self as child view controller
