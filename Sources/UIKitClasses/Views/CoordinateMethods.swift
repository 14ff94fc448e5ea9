import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// What a view knows of points in other views.
  static let coordinates: [Selector: Method] = [
    "convertPoint:toView:": .answer { turn, me, arguments throws(Fault) in
      guard case .point(let point) = arguments[0] else { return .none }
      return .point(turn.simulation.convert(point, from: me, to: arguments[1].object))
    },
    "convertPoint:fromView:": .answer { turn, me, arguments throws(Fault) in
      guard case .point(let point) = arguments[0] else { return .none }
      return .point(turn.simulation.convert(point, from: arguments[1].object, to: me))
    },
    "convertRect:toView:": .answer { turn, me, arguments throws(Fault) in
      guard case .rect(var rect) = arguments[0] else { return .none }
      rect.origin = turn.simulation.convert(rect.origin, from: me, to: arguments[1].object)
      return .rect(rect)
    },
    "convertRect:fromView:": .answer { turn, me, arguments throws(Fault) in
      guard case .rect(var rect) = arguments[0] else { return .none }
      rect.origin = turn.simulation.convert(rect.origin, from: arguments[1].object, to: me)
      return .rect(rect)
    },
    "pointInside:withEvent:": .answer { turn, me, arguments throws(Fault) in
      guard case .point(let point) = arguments[0], let size = turn.simulation.frame(of: me)?.size
      else { return .bool(false) }
      return .bool(
        point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height)
    },
    "hitTest:withEvent:": .answer { turn, me, arguments throws(Fault) in
      guard case .point(let point) = arguments[0] else { return .none }
      return try turn.hitTest(me, at: point, event: arguments[1])
    },
    "snapshotViewAfterScreenUpdates:": .answer(since: UIKitVersion(7)) {
      turn, me, _ throws(Fault) in
      let picture = Value.object(try turn.allocateAutoreleased("UIView"))
      let size = turn.simulation.frame(of: me)?.size ?? Size()
      return try turn.send("initWithFrame:", to: picture, [.rect(Rect(size: size))], from: .uikit)
    },
  ]
}
