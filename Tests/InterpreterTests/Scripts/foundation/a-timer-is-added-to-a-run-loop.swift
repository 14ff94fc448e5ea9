class Clock: NSObject {
  @objc func tick() { print("tick") }  // prints: tick | tick | tick
}
let clock = Clock()
let timer = Timer(timeInterval: 1, target: clock, selector: #selector(Clock.tick), userInfo: nil, repeats: true)
RunLoop.main.run(until: Date(timeIntervalSinceNow: 2))
RunLoop.main.add(timer, forMode: .common)
RunLoop.main.run(until: Date(timeIntervalSinceNow: 2))
timer.invalidate()
