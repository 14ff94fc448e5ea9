class Page: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print(view.safeAreaInsets.top, navigationController!.navigationBar.frame.height)  // prints: 158.0 96.0 | 158.0 96.0 | 106.0 44.0
  }
}
let nav = UINavigationController(rootViewController: Page())
nav.navigationBar.prefersLargeTitles = true
window.rootViewController = nav
nav.pushViewController(Page(), animated: false)
let small = Page()
small.navigationItem.largeTitleDisplayMode = .never
nav.pushViewController(small, animated: false)
