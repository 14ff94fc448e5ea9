class Page: UIViewController {
  override var navigationItem: UINavigationItem {
    print("asked")  // prints: asked
    return super.navigationItem
  }
}
let alone = Page()
window.rootViewController = alone
window.rootViewController = UINavigationController(rootViewController: Page())
