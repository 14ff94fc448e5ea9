class Clock: UIViewController {
  var timer: Timer?
  override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }
  @objc func tick() {}
  deinit { print("never") }
}
var clock: Clock? = Clock()
clock?.loadViewIfNeeded()
clock = nil
:owners Clock#1  // owners: property target of NSTimer#1
