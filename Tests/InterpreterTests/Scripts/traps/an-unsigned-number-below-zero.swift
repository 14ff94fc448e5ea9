class Counter { var count: UInt = 1 }
let counter = Counter()
counter.count -= 1
print(counter.count)  // prints: 0
counter.count -= 1  // fails: Fatal error: Arithmetic overflow
