:ios 9.0
class Page: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print(view.frame, topLayoutGuide.length)  // prints: (0.0, 64.0, 375.0, 554.0) 0.0 | (0.0, 64.0, 375.0, 603.0) 0.0 | (0.0, 0.0, 375.0, 667.0) 64.0
  }
}
let page = Page()
page.edgesForExtendedLayout = []
let tabs = UITabBarController()
tabs.viewControllers = [UINavigationController(rootViewController: page)]
window.rootViewController = tabs
let opaque = UINavigationController(rootViewController: Page())
opaque.navigationBar.isTranslucent = false
window.rootViewController = opaque
let under = Page()
under.extendedLayoutIncludesOpaqueBars = true
opaque.pushViewController(under, animated: false)
