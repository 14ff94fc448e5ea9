var ticks = 0
let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in ticks += 1 }
:wait 0.3
print(ticks)  // prints: 3
:wait 700ms
print(ticks)  // prints: 10
