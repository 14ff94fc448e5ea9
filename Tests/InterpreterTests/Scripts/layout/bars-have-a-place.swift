:ios 9.0
class Page: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let nav = navigationController!
    print(nav.view.frame, nav.navigationBar.frame, tabBarController!.tabBar.frame)  // prints: (0.0, 0.0, 375.0, 667.0) (0.0, 20.0, 375.0, 44.0) (0.0, 618.0, 375.0, 49.0)
    print(UIApplication.shared.statusBarFrame, view.frame, topLayoutGuide.length)  // prints: (0.0, 0.0, 375.0, 20.0) (0.0, 0.0, 375.0, 667.0) 64.0
  }
}
let tabs = UITabBarController()
tabs.viewControllers = [UINavigationController(rootViewController: Page())]
window.rootViewController = tabs
