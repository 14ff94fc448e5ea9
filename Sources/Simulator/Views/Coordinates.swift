package import ObjectModel
package import ObjectRuntime

// Where a view stands in another one's coordinates, and which view is under a point.
extension Simulation {
  /// A point of one view in the coordinates of another; none stands for the window.
  package func convert(_ point: Point, from view: ObjectID?, to other: ObjectID?) -> Point {
    let (from, to) = (origin(of: view), origin(of: other))
    return Point(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  private func origin(of view: ObjectID?) -> Point {
    var origin = Point()
    for inner in sequence(first: view, next: { $0.flatMap(superview) }) {
      guard let inner, let outer = superview(of: inner), let frame = frame(of: inner) else { break }
      var scrolled = Point()
      if case .point(let offset)? = field(named: "contentOffset", of: outer) { scrolled = offset }
      origin.x += frame.origin.x - scrolled.x
      origin.y += frame.origin.y - scrolled.y
    }
    return origin
  }
}

extension Turn {
  /// `hitTest:withEvent:`: of what is shown and feels touches, the front one that is under a point.
  package mutating func hitTest(
    _ view: ObjectID, at point: Point, event: Value
  ) throws(Fault) -> Value {
    guard try value(forKey: "userInteractionEnabled", of: view).unboxed.isTrue,
      try !value(forKey: "hidden", of: view).unboxed.isTrue,
      try value(forKey: "alpha", of: view).real > 0.01,
      try send("pointInside:withEvent:", to: .object(view), [.point(point), event], from: .uikit)
        .isTrue
    else { return .none }
    for subview in simulation.subviews(of: view).reversed() {
      let inner = Value.point(simulation.convert(point, from: view, to: subview))
      let hit = try send(
        "hitTest:withEvent:", to: .object(subview), [inner, event], from: .uikit)
      if hit != .none { return hit }
    }
    return .object(view)
  }
}
