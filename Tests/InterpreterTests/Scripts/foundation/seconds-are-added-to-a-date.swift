let start = Date(timeIntervalSinceReferenceDate: 100)
print((start + 60).timeIntervalSinceReferenceDate)  // prints: 160.0
print((start - 0.5).timeIntervalSinceReferenceDate, start + 1 > start)  // prints: 99.5 true
var moment = start
moment += 3600
print(moment.timeIntervalSince(start))  // prints: 3600.0
