let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
  print(CACurrentMediaTime())  // prints: 1.0 | 4.0
  Thread.sleep(forTimeInterval: 2.5)
}
:wait 5
timer.invalidate()
