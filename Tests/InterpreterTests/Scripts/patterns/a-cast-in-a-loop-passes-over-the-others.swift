class Shape {}
class Circle: Shape {
  var radius = 2
}
let shapes = [Shape(), Circle(), Shape()]
for case let circle as Circle in shapes { print(circle.radius) }  // prints: 2
for case let number as Int in [1, "a", 2] as [Any] { print(number) }  // prints: 1 | 2
