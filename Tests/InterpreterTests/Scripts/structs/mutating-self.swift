enum Light {
  case red, green
  mutating func next() { self = self == .red ? .green : .red }
}
var light = Light.red
light.next()
print(light)  // prints: green
struct Counter {
  private(set) var n = 0
  mutating func reset() { self = Counter() }
  mutating func up() -> Int { n += 1; return n }
}
var c = Counter()
print(c.up(), c.up())  // prints: 1 2
c.reset()
print(c.n)  // prints: 0
