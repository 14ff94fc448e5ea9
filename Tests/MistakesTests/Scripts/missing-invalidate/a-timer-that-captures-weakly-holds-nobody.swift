class ClockController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.title = "tick"
    }
  }
}
var clock: ClockController? = ClockController()
window.rootViewController = clock
window.rootViewController = nil
clock = nil
