class Clock {
  var timer: Timer?
  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
  }
  func tick() { print("tick") }
  deinit {
    timer?.invalidate()
    print("gone")  // prints: gone
  }
}
var clock: Clock? = Clock()
clock?.start()
clock = nil
