struct Warmth { var degrees: Double }
extension String.StringInterpolation {
  mutating func appendInterpolation(_ warmth: Warmth) { appendLiteral("\(warmth.degrees)°") }
  mutating func appendInterpolation(_ n: Int, hex: Bool) {
    appendLiteral(hex ? String(n, radix: 16) : "\(n)")
  }
  mutating func appendInterpolation(price: Double) {
    appendInterpolation(price)
    appendLiteral(" €")
  }
  mutating func appendInterpolation<T>(_ value: T?, or other: String) {
    if let value { appendInterpolation(value) } else { appendLiteral(other) }
  }
}
let none: Int? = nil
print("now \(Warmth(degrees: 3)), \(1) and \(Optional(2) as Any)")  // prints: now 3.0°, 1 and Optional(2)
print("\(255, hex: true) \(price: 2.5) \(none, or: "-") \(3, or: "-")")  // prints: ff 2.5 € - 3
