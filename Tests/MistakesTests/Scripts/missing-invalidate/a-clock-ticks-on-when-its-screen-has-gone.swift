class ClockController: UIViewController {
  var timer: Timer?
  override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in  // mistake 0 p missing invalidate
      self.title = "tick"
    }
  }
  deinit { timer?.invalidate() }
}
let nav = UINavigationController(rootViewController: UIViewController())
window.rootViewController = nav
nav.pushViewController(ClockController(), animated: false)
nav.popViewController(animated: false)
