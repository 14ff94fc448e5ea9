import Diagnostics
import Syntax
import TypedTree

// C's pointers to single variables: the `BOOL *stop` of a block, `&count` of a local or global one.
// Those into arrays, which are counted on, are refused.
extension Typing {
  /// `*stop`.
  mutating func dereferenced(_ operand: Expression, _ range: SourceRange) -> TypedExpression? {
    let value = resolve(operand)
    if value.isMissing { return value }
    guard let pointee = value.type.pointee else { return nil }
    return TypedExpression(pointee, .dereference(value))
  }

  /// `*stop = YES`.
  mutating func store(through pointer: Expression) -> TypedStore {
    let value = resolve(pointer)
    guard let pointee = value.type.pointee else {
      refuse(.pointer, at: pointer.range)
      return .nowhere
    }
    return .dereference(value, pointee.field)
  }

  /// `*p` where `p->x` asks a structure; nil where `p` is an object.
  mutating func pointee(of base: Expression) -> Expression? {
    let known = (diagnostics.count, hasGuessed)
    let type = resolve(base).type
    diagnostics.removeSubrange(known.0...)
    hasGuessed = known.1
    return type.pointee == nil ? nil : Expression(.unary(.dereference, base), at: base.range)
  }

  /// Refuses what would count on from a variable to the next: there is none.
  mutating func refuseCounting(on pointers: [TypedExpression], at range: SourceRange) -> Bool {
    guard !isSwift, pointers.contains(where: { $0.type.pointee != nil }) else { return false }
    refuse(.pointer, at: range)
    return true
  }
}
