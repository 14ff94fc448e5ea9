class CameraController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {  // mistake 0 l missing super
    print("shooting")
  }
}
window.rootViewController = CameraController()
