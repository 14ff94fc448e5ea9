let timer = Timer(fire: Date() + 3, interval: 1, repeats: true) { timer in
  print(CACurrentMediaTime())  // prints: 3.0 | 4.0
}
RunLoop.main.add(timer, forMode: .common)
:wait 4.5
timer.invalidate()
Thread.sleep(until: Date() + 1)
print(CACurrentMediaTime())  // prints: 5.5
