class PageController: UIViewController {
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    print("moved")
  }
}
class HostController: UIViewController {
  let child = UIViewController()
  let page = PageController()
  let stack = UINavigationController()
  override func viewDidLoad() {
    super.viewDidLoad()
    for controller in [child, page, stack] {
      addChild(controller)
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
  }
}
window.rootViewController = HostController()
