@propertyWrapper struct Clamped {
  private var value: Int
  init(wrappedValue: Int) { value = min(wrappedValue, 10) }
  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, 10) }
  }
  var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
  func shown() -> String { "v\(value)" }
}
struct Level { @Clamped var x = 50 }
var level = Level()
print(level.x, level.$x.shown())  // prints: 10 v10
level.$x = Clamped(wrappedValue: 3)
print(level.x)  // prints: 3
