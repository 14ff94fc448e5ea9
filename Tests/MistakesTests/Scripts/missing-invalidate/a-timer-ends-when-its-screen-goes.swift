class ClockController: UIViewController {
  var timer: Timer?
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.title = "tick" }
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
var clock: ClockController? = ClockController()
window.rootViewController = clock
window.rootViewController = nil
clock = nil
