let end = Date().addingTimeInterval(0.2)
var rounds = 0
while Date() < end { rounds += 1 }
print(rounds > 100)  // prints: true
let start = ProcessInfo.processInfo.systemUptime
while ProcessInfo.processInfo.systemUptime - start < 0.1 {}
print("done")  // prints: done
