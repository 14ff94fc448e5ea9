var source: DispatchSourceTimer? = DispatchSource.makeTimerSource(queue: .main)
var count = 0
source?.schedule(deadline: .now() + 1, repeating: 2)
source?.setEventHandler {
  count += 1
  print("tick", count)  // prints: tick 1 | tick 2 | tick 3
}
:wait 2
print(count)  // prints: 0
source?.schedule(deadline: .now() + 1, repeating: .seconds(2))
source?.resume()
:wait 4
source?.suspend()
:wait 4
print(count)  // prints: 2
source?.resume()
:wait 0.5
source?.setCancelHandler { print("cancelled") }  // prints: cancelled
source?.cancel()
:wait 5
print(source?.isCancelled ?? false)  // prints: true
source = nil
class Clock: UIViewController {
  private var timer: DispatchSourceTimer?
  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = DispatchSource.makeTimerSource(flags: [], queue: DispatchQueue.main)
    timer.schedule(deadline: .now(), repeating: .milliseconds(500), leeway: .milliseconds(10))
    timer.setEventHandler { [weak self] in self?.tick() }
    timer.activate()
    self.timer = timer
  }
  func tick() { print("clock") }  // prints: clock | clock | clock
  deinit { print("clock gone") }  // prints: clock gone
}
var clock: Clock? = Clock()
clock?.loadViewIfNeeded()
:wait 1
clock = nil
:wait 2
