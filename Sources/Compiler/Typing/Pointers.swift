import Syntax
import TypedTree

// The one kind of pointer there is: the `BOOL *stop` of a block, which points to a shared variable.
extension Typing {
  /// `*stop`.
  mutating func dereferenced(_ operand: Expression) -> TypedExpression? {
    let value = resolve(operand)
    guard let pointee = value.type.pointee else { return nil }
    return TypedExpression(StaticType(pointee), .dereference(value))
  }

  /// `*stop = YES`.
  mutating func store(through pointer: Expression) -> TypedStore {
    let value = resolve(pointer)
    guard let pointee = value.type.pointee else {
      refuse(.pointer, at: pointer.range)
      return .nowhere
    }
    return .dereference(value, pointee)
  }
}
