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

  /// `p->x` of a structure; nil where `p` is an object.
  mutating func member(
    _ name: Name, behind pointer: TypedExpression, _ base: Expression
  ) -> TypedExpression? {
    guard let pointee = pointer.type.pointee else { return nil }
    return member(name, of: TypedExpression(pointee, .dereference(pointer)), base)
  }

  /// `p->x = 1` of a structure, which is read, changed and written back; nil where `p` is an object.
  mutating func store(
    to name: Name, behind pointer: TypedExpression, _ base: Expression
  ) -> TypedStore? {
    guard let pointee = pointer.type.pointee else { return nil }
    let whole = TypedExpression(pointee, .dereference(pointer))
    let write = TypedStore.dereference(pointer, pointee.field)
    if let part = StructMember(name.text, of: pointee) {
      return .structMember(part, of: whole, write)
    }
    return store(part: name, of: whole) { _ in write }
      ?? store(property: name, of: whole, place(of: base))
  }

  /// Refuses what would count on from a variable to the next: there is none.
  ///
  /// Reported as not covered, and false in Swift, whose pointers have methods for it.
  mutating func refuseCounting(on pointers: [TypedExpression], at range: SourceRange) -> Bool {
    guard !isSwift, pointers.contains(where: { $0.type.pointee != nil }) else { return false }
    refuse(.pointer, at: range)
    return true
  }
}
