extension CGRect {
  var center: CGPoint {
    get { CGPoint(x: midX, y: midY) }
    set { origin = CGPoint(x: newValue.x - width / 2, y: newValue.y - height / 2) }
  }
  init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
  init(side: CGFloat) { self = CGRect(x: 0, y: 0, width: side, height: side) }
  func inner(_ margin: CGFloat) -> CGRect { insetBy(dx: margin, dy: margin) }
  mutating func grow(by length: CGFloat) { size.width += length }
  static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}
extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
protocol Shape { var area: CGFloat { get } }
extension CGSize: Shape { var area: CGFloat { width * height } }
let frame = CGRect(x: 0, y: 0, width: 10, height: 20)
print(frame.center, frame.inner(1))  // prints: (5.0, 10.0) (1.0, 1.0, 8.0, 18.0)
print(CGRect.unit, frame == .unit)  // prints: (0.0, 0.0, 1.0, 1.0) false
print(CGRect(center: .zero, size: CGSize(width: 4, height: 4)))  // prints: (-2.0, -2.0, 4.0, 4.0)
let square: CGRect = .init(side: 2)
print(square, frame.origin + CGPoint(x: 1, y: 2))  // prints: (0.0, 0.0, 2.0, 2.0) (1.0, 2.0)
print([CGPoint(x: 3, y: 4), .zero].map { $0.distance(to: .zero) })  // prints: [5.0, 0.0]
let shape: Shape = frame.size
print(shape.area, frame.size.area)  // prints: 200.0 200.0
let view = UIView(frame: CGRect(side: 10))
view.frame.center = CGPoint(x: 50, y: 50)
view.frame.grow(by: 3)
print(view.frame, view.frame.center.x)  // prints: (45.0, 45.0, 13.0, 10.0) 51.5
frame.middle  // error: noMember
