class Base {
  var value = 0 { didSet { print("value", oldValue, value) } }  // prints: value 1 2 | value 2 6
  init() { value = 1 }
}
class Child: Base {
  var own = 0 { didSet { print("own", own) } }
  override init() {
    own = 5
    super.init()
    own = 6
    value = 2
  }
  convenience init(_ value: Int) {
    self.init()
    self.value += value
  }
}
print(Child(4).value)  // prints: 6
