import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// What lies where: frames, bounds, centres, and the same place in the eyes of another view.
  static let geometry: [Selector: Method] = [
    "frame": .answer { turn, me, _ throws(Fault) in
      turn.witnessSize(of: me)
      return .rect(turn.simulation.transformedFrame(of: me))
    },
    "setFrame:": .action { turn, me, arguments throws(Fault) in
      guard case .rect(let frame) = arguments.first else { return }
      try frame.checkNumbers()
      turn.setFrame(frame, of: me)
    },
    "bounds": .answer { turn, me, _ throws(Fault) in
      turn.witnessSize(of: me)
      return .rect(turn.simulation.bounds(of: me))
    },
    "setBounds:": .action { turn, me, arguments throws(Fault) in
      guard case .rect(let bounds) = arguments.first, let frame = turn.simulation.frame(of: me)
      else { return }
      try bounds.checkNumbers()
      if turn.simulation.isKind(me, of: "UIScrollView") {
        try turn.send(
          "setContentOffset:", to: .object(me), [.point(bounds.origin)], from: .uikit)
      }
      turn.simulation.interface.views[me]?.boundsOrigin = bounds.origin
      let (width, height) = (
        frame.size.width - bounds.size.width, frame.size.height - bounds.size.height
      )
      turn.setFrame(
        Rect(origin: frame.offset(x: width / 2, y: height / 2).origin, size: bounds.size), of: me)
    },
    "center": .answer { turn, me, _ throws(Fault) in
      turn.witnessSize(of: me)
      return .point((turn.simulation.frame(of: me) ?? Rect()).center)
    },
    "setCenter:": .action { turn, me, arguments throws(Fault) in
      if case .point(let center) = arguments.first, var frame = turn.simulation.frame(of: me) {
        frame.origin = Point(
          x: center.x - frame.size.width / 2, y: center.y - frame.size.height / 2)
        try frame.checkNumbers()
        turn.setFrame(frame, of: me)
      }
    },
    "convertPoint:toView:": .converting { ($0, $1) },
    "convertPoint:fromView:": .converting { ($1, $0) },
    "convertRect:toView:": .converting { ($0, $1) },
    "convertRect:fromView:": .converting { ($1, $0) },
    "pointInside:withEvent:": .answer { turn, me, arguments throws(Fault) in
      guard case .point(let point) = arguments[0] else { return .bool(false) }
      return .bool(turn.simulation.bounds(of: me).contains(point))
    },
    "hitTest:withEvent:": .answer { turn, me, arguments throws(Fault) in
      guard case .point(let point) = arguments[0] else { return .none }
      return try turn.view(touchedAt: point, in: me, arguments[1])
    },
    "snapshotViewAfterScreenUpdates:": .answer(since: UIKitVersion(7)) {
      turn, me, _ throws(Fault) in
      let picture = Value.object(try turn.allocateAutoreleased("UIView"))
      let size = turn.simulation.frame(of: me)?.size ?? Size()
      return try turn.send("initWithFrame:", to: picture, [.rect(Rect(size: size))], from: .uikit)
    },
  ]
}

extension FrameworkClass.Method {
  /// A point or rectangle between the coordinates of the view that is asked and those of the one
  /// that is given.
  fileprivate static func converting(
    _ ends: @escaping @Sendable (ObjectID, ObjectID?) -> (from: ObjectID?, to: ObjectID?)
  ) -> FrameworkClass.Method {
    answer { turn, me, arguments throws(Fault) in
      let (from, to) = ends(me, arguments[1].object)
      let conversion = turn.simulation.conversion(from: from, to: to)
      switch arguments[0] {
      case .point(let point): return .point(conversion.moved(point))
      case .rect(let rect): return .rect(conversion.moved(rect))
      default: return arguments[0]
      }
    }
  }
}

extension Rect {
  /// A layer takes nothing that is no number: Core Animation ends the app.
  func checkNumbers() throws(Fault) {
    let (width, height) = (abs(size.width), abs(size.height))
    if width.isNaN || height.isNaN {
      throw .invalidGeometry(
        "bounds", "[0 0; \(width.shortDescription) \(height.shortDescription)]")
    }
    if origin.x.isNaN || origin.y.isNaN {
      throw .invalidGeometry(
        "position", "[\(center.x.shortDescription) \(center.y.shortDescription)]")
    }
  }
}

extension Fault {
  fileprivate static func invalidGeometry(_ part: String, _ numbers: String) -> Fault {
    .exception(
      name: "CALayerInvalidGeometry", reason: "CALayer \(part) contains NaN: \(numbers)")
  }
}
