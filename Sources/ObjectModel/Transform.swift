/// A matrix of two rows and three columns, which is applied to rows: `CGAffineTransform`.
package struct Transform: Equatable {
  package var a, b, c, d, tx, ty: Double

  package static let identity = Transform([1, 0, 0, 1, 0, 0])

  /// Its numbers in their order, zero where there are none.
  package init(_ numbers: [Double]) {
    let all = numbers + [Double](repeating: 0, count: max(0, 6 - numbers.count))
    (a, b, c, d, tx, ty) = (all[0], all[1], all[2], all[3], all[4], all[5])
  }

  package init(_ value: Value) {
    if case .record(let parts) = value { self.init(parts.map(\.real)) } else { self.init([]) }
  }

  package static func translation(_ x: Double, _ y: Double) -> Transform {
    Transform([1, 0, 0, 1, x, y])
  }

  package static func scale(_ x: Double, _ y: Double) -> Transform {
    Transform([x, 0, 0, y, 0, 0])
  }

  /// First this one, then another.
  package func times(_ other: Transform) -> Transform {
    Transform([
      a * other.a + b * other.c, a * other.b + b * other.d,
      c * other.a + d * other.c, c * other.b + d * other.d,
      tx * other.a + ty * other.c + other.tx, tx * other.b + ty * other.d + other.ty,
    ])
  }

  /// The one that undoes it; itself where none does.
  package var inverted: Transform {
    let area = a * d - b * c
    guard area != 0 else { return self }
    return Transform([
      d / area, -b / area, -c / area, a / area, (c * ty - d * tx) / area, (b * tx - a * ty) / area,
    ])
  }

  package func moved(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle around what becomes of one.
  package func moved(_ rect: Rect) -> Rect {
    let corners = [0, rect.size.width].flatMap { x in
      [0, rect.size.height].map { moved(Point(x: rect.origin.x + x, y: rect.origin.y + $0)) }
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return rect }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  package var value: Value { .record([a, b, c, d, tx, ty].map { .real($0) }) }
}
