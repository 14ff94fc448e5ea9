class A: UIViewController {
  let box = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 1),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -1),
      box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    print(box.frame, view.safeAreaInsets.top)  // prints: (0.0, 0.0, 0.0, 0.0) 0.0
  }
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    print("covered", view.safeAreaInsets.top)  // prints: covered 106.0 | covered 62.0
  }
  override func viewWillLayoutSubviews() {
    print("will")  // prints: will | will
  }
  override func updateViewConstraints() {
    print("constraints")  // prints: constraints
    super.updateViewConstraints()
  }
  override func viewDidLayoutSubviews() {
    print(box.frame)  // prints: (1.0, 106.0, 400.0, 20.0) | (1.0, 62.0, 400.0, 20.0)
  }
}
let a = A()
let nav = UINavigationController(rootViewController: a)
window.rootViewController = nav
nav.isNavigationBarHidden = true
print(a.box.hasAmbiguousLayout)  // prints: false
