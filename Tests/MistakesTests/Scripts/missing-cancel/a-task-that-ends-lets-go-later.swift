class PhotoController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      for n in 1...3 {
        try? await Task.sleep(for: .seconds(1))
        self.title = "photo \(n)"
      }
    }
  }
}
let nav = UINavigationController(rootViewController: UIViewController())
window.rootViewController = nav
nav.pushViewController(PhotoController(), animated: false)
nav.popViewController(animated: false)
