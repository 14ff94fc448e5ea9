struct Limits {
  static var top = 1 {
    willSet { print("will", top, newValue) }  // prints: will 1 9 | will 5 2
    didSet {
      print("did", oldValue, top)  // prints: did 1 9 | did 5 2
      if top > 5 { top = 5 }
      if top == 2 { self.top += 1 }
    }
  }
  // Behind the name of the type it is stored like from anywhere else.
  static var low = 0 {
    didSet {
      print("low", low)  // prints: low 1 | low 2 | low 3
      if low < 3 { Limits.low += 1 }
    }
  }
  static var names: [String] = [] { didSet { names.append("end") } }
}
Limits.top = 9
print(Limits.top)  // prints: 5
Limits.top = 2
print(Limits.top)  // prints: 3
Limits.low = 1
Limits.names.append("one")
print(Limits.names)  // prints: ["one", "end"]
class Shared {
  static var state: Int? { didSet { print("state", oldValue ?? -1, state ?? -1) } }  // prints: state -1 4
}
Shared.state = 4
