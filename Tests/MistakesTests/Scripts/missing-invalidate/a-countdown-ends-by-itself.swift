class CountdownController: UIViewController {
  var left = 3
  override func viewDidLoad() {
    super.viewDidLoad()
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
      self.left -= 1
      if self.left == 0 { timer.invalidate() }
    }
  }
}
var countdown: CountdownController? = CountdownController()
window.rootViewController = countdown
window.rootViewController = nil
countdown = nil
