import Diagnostics
import Simulator
import Syntax

// The one kind of pointer there is: the `BOOL *stop` of a block, which points to a shared variable.
extension Resolver {
  /// `*stop`.
  mutating func dereferenced(_ operand: Expression) -> Resolved? {
    let value = resolve(operand)
    guard let pointee = value.type.pointee else { return nil }
    let code = value.code
    return Resolved(StaticType(pointee)) { frame, turn throws(Fault) in
      guard let id = try code(&frame, &turn).object else {
        throw .crash(.badAccess, reason: "NULL is read through")
      }
      return turn.read(shared: id, isWeak: false)
    }
  }

  /// `*stop = YES`.
  mutating func store(through pointer: Expression) -> Store {
    let value = resolve(pointer)
    guard let pointee = value.type.pointee else {
      refuse(.pointer, at: pointer.range)
      return Resolver.discarding
    }
    let code = value.code
    return { value, frame, turn throws(Fault) in
      guard let id = try code(&frame, &turn).object else {
        throw .crash(.badAccess, reason: "NULL is written through")
      }
      try turn.assign(pointee.converted(value), toShared: id)
    }
  }
}
