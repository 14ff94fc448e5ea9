class Detail: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("appeared", Date().timeIntervalSinceReferenceDate)  // prints: appeared 1.0
  }
}
let nav = UINavigationController(rootViewController: UIViewController())
window.rootViewController = nav
DispatchQueue.main.asyncAfter(deadline: .now() + 1) { nav.pushViewController(Detail(), animated: true) }
DispatchQueue.main.asyncAfter(deadline: .now() + 1.1) { print("a tenth later") }  // prints: a tenth later
:wait 2
