class Home: UIViewController {
  let button = UIButton(type: .system)
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func tapped(_ sender: UIButton) { print("tapped", sender === button, button.isEnabled) }  // prints: tapped true true
}
let home = Home()
window.rootViewController = home
home.button.sendActions(for: .touchUpInside)
home.button.sendActions(for: .valueChanged)
