extension UIViewController {
  @objc func logged(_ animated: Bool) {
    logged(animated)
    print("appears")  // prints: appears
  }
  static func rewire() {
    guard
      let own = class_getInstanceMethod(
        UIViewController.self, #selector(UIViewController.viewDidAppear(_:))),
      let other = class_getInstanceMethod(
        UIViewController.self, #selector(UIViewController.logged(_:)))
    else { return }
    method_exchangeImplementations(own, other)
  }
}
UIViewController.rewire()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
