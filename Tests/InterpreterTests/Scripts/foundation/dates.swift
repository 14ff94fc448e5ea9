let start = Date()
let later = start.addingTimeInterval(90)
print(later.timeIntervalSince(start))  // prints: 90.0
print(Date(timeIntervalSince1970: 0))  // prints: 1970-01-01 00:00:00 +0000
RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
print(-start.timeIntervalSinceNow)  // prints: 1.0
