enum Shape {
  case circle(radius: Double), rect(Double, Double)
  case nothing
  var area: Double {
    switch self {
    case .circle(let r): return 3 * r * r
    case let .rect(w, h) where w == h: return w * w
    case .rect(let w, let h): return w * h
    case .nothing: return 0
    }
  }
}
let s: Shape = .rect(2, 3)
print(s.area, Shape.circle(radius: 2).area, Shape.nothing.area, Shape.rect(4, 4).area)  // prints: 6.0 12.0 0.0 16.0
print(s, Shape.nothing)  // prints: rect(2.0, 3.0) nothing
if case .rect(let w, _) = s, w > 1 { print("width", w) }  // prints: width 2.0
guard case .circle = s else { fatalError("no circle") }  // fails: Fatal error: no circle
