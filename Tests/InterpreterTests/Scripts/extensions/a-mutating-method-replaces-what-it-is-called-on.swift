extension Array {
  mutating func keep(_ count: Int) { self = Array(prefix(count)) }
  mutating func rotate(_ count: Int) { self = Array(self[count...] + self[..<count]) }
  mutating func both() {
    keep(2)
    rotate(1)
  }
}
extension Dictionary {
  mutating func clear() { self = [:] }
}
extension Set {
  mutating func clear() { self = [] }
}
extension Optional {
  mutating func take() -> Wrapped? {
    defer { self = nil }
    return self
  }
  mutating func put(_ value: Wrapped) { self = value }
}
var numbers = [1, 2, 3, 4]
let before = numbers
numbers.rotate(1)
print(numbers, before)  // prints: [2, 3, 4, 1] [1, 2, 3, 4]
numbers.both()
print(numbers)  // prints: [3, 2]
var named = ["a": [1, 2, 3]]
named["a"]?.keep(1)
print(named)  // prints: ["a": [1]]
named.clear()
print(named)  // prints: [:]
var members: Set = [1]
members.clear()
print(members.count)  // prints: 0
var text: String? = "hi"
print(text.take()!, text as Any)  // prints: hi nil
text.put("ho")
print(text!)  // prints: ho
class Holder {
  var numbers = [1, 2, 3]
  var number: Int? = 4
  func change() {
    numbers.keep(2)
    print(numbers, number.take() as Any, number as Any)  // prints: [1, 2] Optional(4) nil
  }
}
Holder().change()
