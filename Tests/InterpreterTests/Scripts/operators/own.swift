struct P {
  var x: Int
  static func + (a: P, b: P) -> P { P(x: a.x + b.x) }
  static func == (a: P, b: P) -> Bool { a.x == b.x }
  static prefix func - (a: P) -> P { P(x: -a.x) }
  static func += (a: inout P, b: P) { a.x += b.x }
}
infix operator <->: AdditionPrecedence
func <-> (a: Int, b: Int) -> Int { a - b }
infix operator **
func ** (a: Int, b: Int) -> Int { a * b }
postfix operator %
postfix func % (a: Int) -> Double { Double(a) / 100 }
prefix operator √
prefix func √ (a: Double) -> Double { a.squareRoot() }
precedencegroup Power {
  higherThan: MultiplicationPrecedence
  associativity: right
}
infix operator ^^: Power
func ^^ (a: Int, b: Int) -> Int {
  var product = 1
  for _ in 0..<b { product *= a }
  return product
}
var p = P(x: 1) + P(x: 2)
p += P(x: 5)
print(p.x, (-p).x, p == P(x: 8))  // prints: 8 -8 true
print(5 <-> 3 <-> 1, 10 <-> 2 * 3, 2 ** 3)  // prints: 1 4 6
print(50%, √9.0, [1, 2, 3].reduce(1, **))  // prints: 0.5 3.0 6
print(2 * 3 ^^ 2, 2 ^^ 3 ^^ 2)  // prints: 18 512
