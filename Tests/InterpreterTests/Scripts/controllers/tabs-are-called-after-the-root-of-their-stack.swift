class Tab: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print(title ?? "")  // prints: One | Two | One
  }
}
let host = UITabBarController()
host.viewControllers = ["One", "Two"].map { name in
  let tab = Tab()
  tab.title = name
  tab.tabBarItem = UITabBarItem(title: name + "!", image: nil, tag: 0)
  return UINavigationController(rootViewController: tab)
}
window.rootViewController = host
:tap "Two!"
:tap "One!"
