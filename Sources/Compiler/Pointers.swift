import Declaring
import Diagnostics
import Meaning
import ObjectModel
import Syntax
import TypedTree

// C's pointers to single variables: the `BOOL *stop` of a block, `&count` of a local or global one.
// Those into arrays, which are counted on, are refused.
extension Typing {
  /// `*stop`.
  mutating func dereferenced(_ operand: Expression, _ range: SourceRange) -> TypedExpression? {
    let value = resolve(operand)
    // A function that is pointed to is called with the star and without.
    if value.isMissing || !isSwift && value.type.field == .any && value.type.signature != nil {
      return value
    }
    guard let pointee = pointee(of: value.type) else { return nil }
    return TypedExpression(pointee, .dereference(value))
  }

  /// `*stop = YES`.
  mutating func store(through pointer: Expression) -> TypedStore {
    let value = resolve(pointer)
    guard let pointee = pointee(of: value.type) else {
      refuse(.pointer, at: pointer.range)
      return .nowhere
    }
    return .dereference(value, pointee.field)
  }

  /// `p->x` of a structure; nil where `p` is an object.
  mutating func member(
    _ name: Name, behind pointer: TypedExpression, _ base: Expression
  ) -> TypedExpression? {
    guard let pointee = pointee(of: pointer.type) else { return nil }
    return member(name, of: TypedExpression(pointee, .dereference(pointer)), base)
  }

  /// `p->x = 1` of a structure, which is read, changed and written back; nil where `p` is an object.
  mutating func store(
    to name: Name, behind pointer: TypedExpression, _ base: Expression
  ) -> TypedStore? {
    guard let pointee = pointee(of: pointer.type) else { return nil }
    let whole = TypedExpression(pointee, .dereference(pointer))
    let write = TypedStore.dereference(pointer, pointee.field)
    if let part = StructMember(name.text, of: pointee) {
      return .structMember(part, of: whole, write)
    }
    return store(part: name, of: whole) { _ in write }
      ?? store(property: name, of: whole, place(of: base))
  }

  /// What a pointer leads to: a structure that points to its like was not whole when its parts were
  /// typed.
  private func pointee(of type: StaticType) -> StaticType? {
    guard let pointee = type.pointee, let record = pointee.record, record.types.isEmpty else {
      return type.pointee
    }
    return declarations.aliases[record.name] ?? pointee
  }
}
