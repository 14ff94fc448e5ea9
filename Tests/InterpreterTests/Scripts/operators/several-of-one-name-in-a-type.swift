struct Vector: Equatable {
  var x = 0.0
  var y = 0.0
  static func + (l: Vector, r: Vector) -> Vector { Vector(x: l.x + r.x, y: l.y + r.y) }
  static func + (l: Vector, r: Double) -> Vector { Vector(x: l.x + r, y: l.y + r) }
  static func * (l: Vector, r: Double) -> Vector { Vector(x: l.x * r, y: l.y * r) }
  static func * (l: Double, r: Self) -> Self { r * l }
  static func * (l: Vector, r: Vector) -> Double { l.x * r.x + l.y * r.y }
  static func == (l: Vector, r: (Double, Double)) -> Bool { l.x == r.0 && l.y == r.1 }
  static prefix func - (v: Vector) -> Vector { Vector(x: -v.x, y: -v.y) }
  static func - (l: Vector, r: Vector) -> Vector { l + -r }
  static func += (l: inout Vector, r: Vector) { l = l + r }
  static func += (l: inout Vector, r: Double) { l = l + r }
}
let a = Vector(x: 1, y: 2)
let b = Vector(x: 3, y: 4)
print(a + b, a + 1, a * 2, 2 * a, a * b)  // prints: Vector(x: 4.0, y: 6.0) Vector(x: 2.0, y: 3.0) Vector(x: 2.0, y: 4.0) Vector(x: 2.0, y: 4.0) 11.0
print(b - a, a == (1, 2), a == b, a != b, [a, b].contains(b))  // prints: Vector(x: 2.0, y: 2.0) true false true true
var c = a
c += b
c += 1
print(c, 2.5 * c)  // prints: Vector(x: 5.0, y: 7.0) Vector(x: 12.5, y: 17.5)
struct Rule {
  let name: String
  static func && (l: Rule, r: Rule) -> Rule { Rule(name: l.name + "&" + r.name) }
  static func || (l: Rule, r: Rule) -> Rule { Rule(name: l.name + "|" + r.name) }
  static let a = Rule(name: "a")
  static func named(_ name: String) -> Rule { Rule(name: name) }
}
let both: Rule = .a && .named("b")
print(both.name, (Rule.a || Rule.a).name)  // prints: a&b a|a
infix operator **
func ** (l: Double, r: Int) -> Double { (0..<r).reduce(1.0) { a, _ in a * l } }
func ** (l: Int, r: Int) -> Int { (0..<r).reduce(1) { a, _ in a * l } }
print(2 ** 3, 1.5 ** 2)  // prints: 8 2.25
infix operator ??= : AssignmentPrecedence
func ??= <T>(l: inout T?, r: @autoclosure () -> T) { if l == nil { l = r() } }
var maybe: Int?
maybe ??= 4
maybe ??= 5
print(maybe!)  // prints: 4
