enum Light {
  case red, green
  mutating func next() { self = self == .red ? .green : .red }
}
struct Crossing {
  var light = Light.red
  var name = "a"
  mutating func tick() { light.next() }
}
var crossing = Crossing()
crossing.tick()
print(crossing)  // prints: Crossing(light: main.Light.green, name: "a")
struct Meter {
  var value = 1
  var doubled: Meter {
    get { Meter(value: value * 2) }
    set { self = newValue }
  }
}
var meter = Meter()
meter.doubled = Meter(value: 8)
print(meter.value)  // prints: 8
meter.doubled.value += 1
print(meter.value)  // prints: 17
