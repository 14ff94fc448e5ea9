@propertyWrapper struct Clamped {
  private var value: Int
  let range: ClosedRange<Int>
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}
struct S { @Clamped(0...10) var x = 20 }
var s = S()
print(s.x)  // prints: 10
s.x = -4
print(s.x)  // prints: 0

@propertyWrapper class Box<T> {
  var wrappedValue: T
  var projectedValue: String { "projected" }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
class C {
  @Box var text = "a" { didSet { print("was", oldValue) } }  // prints: was a
  @Box(wrappedValue: 3) var number: Int
  func f() { print(text, $text, _text.wrappedValue, number) }  // prints: a projected a 3
}
let c = C()
c.f()
c.text = "b"
