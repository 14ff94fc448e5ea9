import InterfaceModel
package import ObjectModel
package import ObjectRuntime

// The coordinates of views: their own, that begin where their bounds do, and those of the view
// around them, into which their transform turns and scales them about their centre.
extension Simulation {
  /// The origin of a view's bounds: how far what is in it is scrolled.
  package func boundsOrigin(of view: ObjectID) -> Point {
    if case .point(let offset)? = field(named: "contentOffset", of: view) { return offset }
    return interface.views[view]?.boundsOrigin ?? Point()
  }

  /// As large as the frame: a transform changes the frame that people see, not the bounds.
  package func bounds(of view: ObjectID) -> Rect {
    Rect(origin: boundsOrigin(of: view), size: frame(of: view)?.size ?? Size())
  }

  /// The frame as people see it, which a transform changes and layout does not know.
  package func transformedFrame(of view: ObjectID) -> Rect {
    let frame = frame(of: view) ?? Rect()
    return transform(of: view) == .identity ? frame : outward(of: view).moved(bounds(of: view))
  }

  /// From the coordinates of a view to those of another; of none, to those of its window.
  package func conversion(from view: ObjectID?, to other: ObjectID?) -> Transform {
    guard let start = view ?? other else { return .identity }
    let root = sequence(first: start) { superview(of: $0) }.reduce(start) { $1 }
    return toRoot(from: view ?? root).times(toRoot(from: other ?? root).inverted)
  }

  /// From a view's coordinates to those of the view above all.
  private func toRoot(from view: ObjectID) -> Transform {
    sequence(first: view) { superview(of: $0) }.reduce(.identity) { whole, view in
      superview(of: view) == nil ? whole : whole.times(outward(of: view))
    }
  }

  /// From a view's coordinates to those of its superview.
  private func outward(of view: ObjectID) -> Transform {
    let (bounds, frame) = (bounds(of: view), frame(of: view) ?? Rect())
    let half = Point(x: bounds.size.width / 2, y: bounds.size.height / 2)
    return Transform.translation(-bounds.origin.x - half.x, -bounds.origin.y - half.y)
      .times(transform(of: view))
      .times(.translation(frame.origin.x + half.x, frame.origin.y + half.y))
  }

  /// The identity where none is set.
  private func transform(of view: ObjectID) -> Transform {
    field(named: "transform", of: view).map { Transform($0) } ?? .identity
  }
}

extension Turn {
  /// `hitTest:withEvent:`: the front view that a finger at a point would touch.
  /// A point outside of a view touches nothing in it, even what reaches beyond its bounds.
  package mutating func view(
    touchedAt point: Point, in view: ObjectID, _ event: Value
  ) throws(Fault) -> Value {
    let isOpen =
      simulation.field(named: "hidden", of: view)?.isTrue != true
      && simulation.field(named: "userInteractionEnabled", of: view)?.isTrue != false
      && simulation.field(named: "alpha", of: view)?.real ?? 1 >= 0.01
    guard isOpen,
      try send("pointInside:withEvent:", to: .object(view), [.point(point), event], from: .uikit)
        .isTrue
    else { return .none }
    for child in simulation.subviews(of: view).reversed() {
      let place = simulation.conversion(from: view, to: child).moved(point)
      let touched = try send(
        "hitTest:withEvent:", to: .object(child), [.point(place), event], from: .uikit)
      if touched != .none { return touched }
    }
    return .object(view)
  }
}
