class Page: UIViewController {
  override func viewDidLoad() { super.viewDidLoad(); print("loaded", view.safeAreaInsets.top) }  // prints: loaded 0.0
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("will appear") }  // prints: will appear
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); print("is appearing", view.safeAreaInsets.top) }  // prints: is appearing 106.0
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange(); print("areas", view.safeAreaInsets.top) }  // prints: areas 106.0 | areas 116.0 | areas 72.0
  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange(); print("margins") }  // prints: margins | margins | margins
  override func viewWillLayoutSubviews() { print("layout") }  // prints: layout | layout | layout | layout
}
let page = Page()
let navigation = UINavigationController(rootViewController: page)
window.rootViewController = navigation
page.additionalSafeAreaInsets.top = 10
navigation.isNavigationBarHidden = true
let child = UIViewController()
page.addChild(child)
child.view.frame = CGRect(x: 0, y: 40, width: 100, height: 100)
page.view.addSubview(child.view)
child.didMove(toParent: page)
print(child.view.safeAreaInsets.top)  // prints: 32.0
