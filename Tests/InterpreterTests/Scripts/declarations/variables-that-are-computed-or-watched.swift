var count = 1
var double: Int { count * 2 }
print(double)  // prints: 2
count = 4
print(double)  // prints: 8
var celsius = 0.0
var fahrenheit: Double {
  get { celsius * 9 / 5 + 32 }
  set { celsius = (newValue - 32) * 5 / 9 }
}
fahrenheit = 212
print(celsius)  // prints: 100.0
var level = 1 {
  willSet { print("will", newValue) }  // prints: will 3 | will 4 | will 9
  didSet { print("did", oldValue, level) }  // prints: did 1 3 | did 3 4 | did 4 9
}
level = 3
level += 1
func raise() {
  level = 9
  print(double, level)  // prints: 8 9
}
raise()
struct Sum { var both: Int { double + level } }
print(Sum().both)  // prints: 17
var names: [String] = [] { didSet { print(names.count) } }  // prints: 1
names.append("a")
do {
  let double = 0
  print(double)  // prints: 0
}
class Loud { init() { print("made") } }  // prints: made
var loud = Loud() { didSet { print("replaced") } }
print("behind it")  // prints: behind it
