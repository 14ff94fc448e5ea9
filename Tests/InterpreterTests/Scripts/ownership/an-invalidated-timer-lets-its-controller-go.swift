class Clock: UIViewController {
  var timer: Timer?
  override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }
  @objc func tick() {}
  deinit { print("freed") }  // prints: freed
}
var clock: Clock? = Clock()
clock?.loadViewIfNeeded()
clock?.timer?.invalidate()
clock = nil
