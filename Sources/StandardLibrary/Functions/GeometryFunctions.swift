import ObjectModel
import ObjectRuntime
import Syntax

// The functions of Core Graphics on points, sizes and rectangles.
extension Builtin {
  /// Lengths are in points. A rectangle that is not there, where the value is none, is the zero
  /// one.
  static let geometry: [String: Function] = [
    "CGRectGetWidth": single { .real($0.standardized.size.width) },
    "CGRectGetHeight": single { .real($0.standardized.size.height) },
    "CGRectGetMinX": single { .real($0.standardized.origin.x) },
    "CGRectGetMinY": single { .real($0.standardized.origin.y) },
    "CGRectGetMidX": single { .real($0.origin.x + $0.size.width / 2) },
    "CGRectGetMidY": single { .real($0.origin.y + $0.size.height / 2) },
    "CGRectGetMaxX": single { .real($0.origin.x + max(0, $0.size.width)) },
    "CGRectGetMaxY": single { .real($0.origin.y + max(0, $0.size.height)) },
    "CGRectEqualToRect": equal, "CGPointEqualToPoint": equal, "CGSizeEqualToSize": equal,
    "CGRectInset": moved { $0.inset(x: $1, y: $2) },
    "CGRectOffset": moved { $0.offset(x: $1, y: $2) },
    "CGRectUnion": joined { $0.union($1) },
    "CGRectIntersection": joined { $0.intersection($1) },
    "CGRectIntersectsRect": tested { !$0.intersection($1).isNull },
    "CGRectContainsRect": tested { $0.union($1) == $0 },
    "CGRectContainsPoint": Function { _, values throws(Fault) in
      guard case .rect(let rect) = values[0], case .point(let point) = values[1] else {
        return .bool(false)
      }
      return .bool(rect.contains(point))
    },
    "CGRectIsEmpty": single { .bool($0.isEmpty) }, "CGRectIsNull": single { .bool($0.isNull) },
    "CGRectIsInfinite": single { .bool($0.isInfinite) },
    "CGRectIntegral": single { .rect($0.integral) },
  ]

  /// Exact equality, as `CGRectEqualToRect` has it.
  private static let equal = Function { _, values throws(Fault) in
    .bool(values[0] == values[1])
  }

  /// A rectangle and two distances.
  private static func moved(
    _ move: @escaping @Sendable (Rect, Double, Double) -> Rect
  ) -> Function {
    Function { _, values throws(Fault) in
      .rect(move(values[0].rect, values[1].real, values[2].real))
    }
  }

  /// A rectangle of two; what does not intersect gives `CGRectNull`.
  private static func joined(_ join: @escaping @Sendable (Rect, Rect) -> Rect) -> Function {
    Function { _, values throws(Fault) in
      .rect(join(values[0].rect, values[1].rect))
    }
  }

  /// A question about two rectangles.
  private static func tested(_ test: @escaping @Sendable (Rect, Rect) -> Bool) -> Function {
    Function { _, values throws(Fault) in
      .bool(test(values[0].rect, values[1].rect))
    }
  }

  /// What follows from one rectangle.
  private static func single(_ answer: @escaping @Sendable (Rect) -> Value) -> Function {
    Function { _, values throws(Fault) in answer(values[0].rect) }
  }
}

extension SwiftLibrary {
  /// The methods that rectangles have in Swift.
  static let rectangles: [String: Method] = [
    "insetBy(dx:dy:)": .ofRect { .rect($0.inset(x: $1[0].real, y: $1[1].real)) },
    "inset(by:)": .ofRect { .rect($0.inset(by: $1[0])) },
    "offsetBy(dx:dy:)": .ofRect { .rect($0.offset(x: $1[0].real, y: $1[1].real)) },
    "intersects(_:)": .ofRect { .bool(!$0.intersection($1[0].rect).isNull) },
    "intersection(_:)": .ofRect { .rect($0.intersection($1[0].rect)) },
    "union(_:)": .ofRect { .rect($0.union($1[0].rect)) },
    "contains(_:)": .ofRect { rect, arguments in
      if case .point(let point) = arguments[0] { return .bool(rect.contains(point)) }
      return .bool(rect.union(arguments[0].rect) == rect)
    },
    "equalTo(_:)": .ofRect { .bool($0 == $1[0].rect) },
  ]

  /// The properties of rectangles that are no parts of them.
  static let rectangleProperties: [String: Property] = [
    "isEmpty": .ofRect { .bool($0.isEmpty) }, "isNull": .ofRect { .bool($0.isNull) },
    "isInfinite": .ofRect { .bool($0.isInfinite) },
    "integral": .ofRect { .rect($0.integral) }, "standardized": .ofRect { .rect($0.standardized) },
  ]
}

extension SwiftLibrary.Method {
  /// Nil, in the sense of `SwiftLibrary`, for a value that is no rectangle: sets have methods of
  /// these names too.
  fileprivate static func ofRect(
    _ answer: @escaping @Sendable (Rect, [Value]) -> Value
  ) -> Self {
    Self { _, value, arguments throws(Fault) in
      guard case .rect(let rect) = value else { return nil }
      return answer(rect, arguments)
    }
  }
}

extension SwiftLibrary.Property {
  /// The same for a property.
  fileprivate static func ofRect(_ answer: @escaping @Sendable (Rect) -> Value) -> Self {
    Self { _, value throws(Fault) in
      if case .rect(let rect) = value { answer(rect) } else { nil }
    }
  }
}

extension Value {
  /// The zero rectangle for what is none: nil answers that as well.
  fileprivate var rect: Rect {
    if case .rect(let rect) = self { rect } else { Rect() }
  }
}
