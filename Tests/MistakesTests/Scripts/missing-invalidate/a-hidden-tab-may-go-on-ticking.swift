class ClockController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.title = "tick" }
  }
}
let tabs = UITabBarController()
tabs.viewControllers = [ClockController(), UIViewController()]
window.rootViewController = tabs
tabs.selectedIndex = 1
