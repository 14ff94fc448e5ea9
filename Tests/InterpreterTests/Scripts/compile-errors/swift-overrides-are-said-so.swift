class A: UIViewController {
  func viewDidLoad() { super.viewDidLoad() }  // error: missingOverride
}
class B: UIViewController {
  override func viewDidApear(_ animated: Bool) {}  // error: nothingToOverride
  override func foo() {}  // error: nothingToOverride
}
class C: UIViewController {
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  func mine() {}
}
class D: UIViewController {  // error: missingRequiredInitializer
  init(x: Int) { super.init(nibName: nil, bundle: nil) }
}
class E: UIViewController {
  let x: Int
  init(x: Int) { self.x = x; super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }
  convenience init() { self.init(x: 1) }
}
print(E().x)  // prints: 1
