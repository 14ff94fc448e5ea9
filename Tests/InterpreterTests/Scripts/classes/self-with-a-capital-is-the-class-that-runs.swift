class Shape {
  class var sides: Int { 1 }
  class func hello() -> String { "shape" }
  static let limit = 5
  required init() {}
  class func make() -> Self { Self() }
  static func count() -> Int { Self.sides }
  func show() { print(Self.sides, Self.hello(), Self.limit) }  // prints: 2 square 5 | 1 shape 5
  func copy() -> Self { Self() }
  func other() -> Self { Self.init() }
}
class Square: Shape {
  override class var sides: Int { 2 }
  override class func hello() -> String { "square" }
}
Square().show()
Shape().show()
print(Square.count(), type(of: Square.make()), type(of: Square().copy()))  // prints: 2 Square Square
let shape: Shape = Square()
print(type(of: shape.copy()), type(of: shape.other()))  // prints: Square Square
struct Value {
  static let name = "value"
  var text: String { Self.name }
  static func make() -> Self { Self() }
}
print(Value.make().text)  // prints: value
