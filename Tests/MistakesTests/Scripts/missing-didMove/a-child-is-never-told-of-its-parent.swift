class HostController: UIViewController {
  let child = UIViewController()
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)  // mistake 0 l missing didMove
    view.addSubview(child.view)
  }
}
window.rootViewController = HostController()
