class ClockController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Timer.scheduledTimer(withTimeInterval: 9, repeats: true) { [weak self] _ in self?.tick() }  // mistake 0 p missing invalidate
  }
  func tick() {}
}
class WatchController: UIViewController {
  var timer: Timer?
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer = Timer.scheduledTimer(withTimeInterval: 9, repeats: true) { [weak self] _ in self?.tick() }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
  func tick() {}
}
let clock = ClockController()
window.rootViewController = clock
let watch = WatchController()
window.rootViewController = watch
window.rootViewController = clock
window.rootViewController = watch
