class HomeController: UIViewController {
  var hasWelcomed = false
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if hasWelcomed { return }
    hasWelcomed = true
    present(UIViewController(), animated: true)
  }
}
window.rootViewController = HomeController()
