:ios 17
class Child: UIViewController {
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    print(view.safeAreaInsets.top)  // prints: 59.0
  }
}
let page = UIViewController()
let child = Child()
UIApplication.shared.keyWindow?.rootViewController = page
page.addChild(child)
child.view.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
page.view.addSubview(child.view)
child.didMove(toParent: page)
child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
