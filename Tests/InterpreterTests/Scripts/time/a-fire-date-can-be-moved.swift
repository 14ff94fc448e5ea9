let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
  print(Date().timeIntervalSinceReferenceDate, timer.fireDate.timeIntervalSinceReferenceDate)  // prints: 2.5 3.5 | 3.5 4.5
}
print(timer.fireDate.timeIntervalSinceReferenceDate)  // prints: 1.0
timer.fireDate = Date(timeIntervalSinceNow: 2.5)
:wait 3.5
timer.invalidate()
:wait 2
