:ios 5.1
let page = UIViewController()
let nav = UINavigationController(rootViewController: page)
print(nav.view.frame)  // prints: (0.0, 0.0, 320.0, 480.0)
window.rootViewController = nav
print(nav.navigationBar.frame, UIApplication.shared.statusBarFrame)  // prints: (0.0, 20.0, 320.0, 44.0) (0.0, 0.0, 320.0, 20.0)
print(page.view.frame)  // prints: (0.0, 0.0, 320.0, 416.0)
