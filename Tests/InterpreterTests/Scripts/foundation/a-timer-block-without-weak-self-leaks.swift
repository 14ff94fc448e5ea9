class Clock {
  var timer: Timer?
  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
  }
  func tick() { print("tick") }  // prints: tick
  deinit { print("gone") }
}
var clock: Clock? = Clock()
clock?.start()
clock?.timer?.fire()
clock = nil
print("still there")  // prints: still there
