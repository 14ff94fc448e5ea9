import Declaring
import TypedTree

// Units of time.
extension Typing {
  /// `uptimeNanoseconds` of a moment.
  func nanoseconds(of moment: TypedExpression) -> TypedExpression {
    let count = TypedExpression(.real, .primitive(.seconds(of: 1e9), [moment]))
    return TypedExpression(
      .whole(.uint64), .primitive(.integer("UInt64", .checked), [count], line: callLine))
  }
}

extension StaticType {
  /// Whether it is a moment of Dispatch's clock, or of the wall's.
  package var isMoment: Bool {
    number == .enumeration("DispatchTime") || number == .enumeration("DispatchWallTime")
  }
}
