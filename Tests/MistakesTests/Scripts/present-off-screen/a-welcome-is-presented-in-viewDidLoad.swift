class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    present(UIViewController(), animated: true)  // mistake 0 l present off screen
  }
}
window.rootViewController = HomeController()
