class Clock: UIViewController {
  var timer: Timer?
  override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in print(self?.title ?? "-") }
  }
  deinit { timer?.invalidate(); print("freed") }  // prints: freed
}
var clock: Clock? = Clock()
clock?.loadViewIfNeeded()
clock = nil
