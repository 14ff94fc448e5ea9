class Counter {
  var count = 0
  var total = 0.5
  func step() { count = count + 1 }
  func half() -> Double {
    total = total / 2
    return total
  }
}
class Loud: Counter {
  override var count: Int {
    get { super.count * 10 }
    set { print("set", newValue); super.count = newValue }  // prints: set 1 | set 11 | set 111
  }
}
let counters = [Counter(), Loud()]
for counter in counters { for _ in 0..<3 { counter.step() } }
print(counters.map(\.count))  // prints: [3, 1110]
print(counters[0].half(), counters[1].half())  // prints: 0.25 0.25
