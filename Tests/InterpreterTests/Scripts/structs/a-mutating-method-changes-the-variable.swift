struct Counter {
  var n = 0
  mutating func add(_ k: Int = 1) { n += k }
  mutating func reset() { self = Counter() }
  func doubled() -> Int { n * 2 }
}
var c = Counter()
c.add()
c.add(5)
print(c.n, c.doubled())  // prints: 6 12
let old = c
c.reset()
print(c.n, old.n)  // prints: 0 6
