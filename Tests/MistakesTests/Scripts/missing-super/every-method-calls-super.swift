class CameraController: UIViewController {
  override func viewDidLoad() {
    print("loaded")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("shooting")
  }
  deinit {
    print("gone")
  }
}
window.rootViewController = CameraController()
window.rootViewController = nil
