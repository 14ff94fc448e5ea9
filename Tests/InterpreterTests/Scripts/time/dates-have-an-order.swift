let now = Date()
let later = now.addingTimeInterval(5)
print(now < later, now > later, now <= now, later >= now, min(later, now) == now)  // prints: true false true true true
print([later, now].sorted() == [now, later], IndexPath(row: 1, section: 0) < IndexPath(row: 0, section: 1))  // prints: true true
