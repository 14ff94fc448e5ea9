class Page: UIViewController {
  let go = UIButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    go.addTarget(self, action: #selector(tap), for: .touchUpInside)
    view.addSubview(go)
  }
  @objc func tap() { print("tapped") }  // prints: tapped
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    print("turns", size.width)  // prints: turns 874.0
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Page()
window.makeKeyAndVisible()
print(window.isKeyWindow)  // prints: true
:tap go
:rotate
print(window.rootViewController!.view.frame.width)  // prints: 874.0
