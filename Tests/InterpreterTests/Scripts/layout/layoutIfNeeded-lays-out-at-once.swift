class A: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.layoutIfNeeded()
    print("loaded")  // prints: loaded
  }
  override func viewDidLayoutSubviews() {
    print("laid out")  // prints: laid out | laid out | laid out | laid out
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("appears")  // prints: appears
  }
}
let a = A()
window.rootViewController = a
let box = UIView()
a.view.addSubview(box)
box.frame.origin.x = 5
box.frame.size.width = 5
