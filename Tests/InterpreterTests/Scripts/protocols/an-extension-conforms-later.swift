protocol Drawable { func draw() -> String }
struct Dot { let x: Int }
extension Dot: Drawable, CustomStringConvertible {
  func draw() -> String { "dot at \(x)" }
  var description: String { "<\(x)>" }
}
let shape: Drawable = Dot(x: 3)
print(shape.draw(), Dot(x: 4))  // prints: dot at 3 <4>
if let dot = shape as? Dot { print(dot.x) }  // prints: 3
