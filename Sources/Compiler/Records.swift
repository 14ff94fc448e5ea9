import Declaring
import Diagnostics
import ObjectModel
import Syntax
import TypedTree

// Structures and arrays of C.
extension Typing {
  // MARK: - Literals

  /// `{1, 2}`, `{.x = 1}`, `{{1, 2}, {3, 4}}`, as the type that is asked for.
  ///
  /// As in C11 6.7.9: a designator moves the place from which values go on, and excess elements are
  /// a warning.
  mutating func record(_ record: RecordType, _ type: StaticType, _ values: [Expression])
    -> TypedExpression
  {
    var parts: [TypedExpression.Part] = []
    var next = 0
    for value in values {
      var value = value
      if case .assignment(nil, let target, let inner) = value.kind,
        case .implicitMember(let name) = target.kind
      {
        guard let place = record.names.firstIndex(of: name.text) else {
          report(.objectiveC(.noMember(name.text, ofStructure: record.name)), at: name.range)
          continue
        }
        (next, value) = (place, inner)
      }
      if next >= record.count ?? (record.isArray ? .max : record.names.count) {
        report(.objectiveC(.excessElements(isArray: record.isArray)), at: value.range, .warning)
        break
      }
      parts.append(
        TypedExpression.Part(place: next, value: part(value, record.type(at: next))))
      next += 1
    }
    return TypedExpression(type, .record(record, parts))
  }

  /// An element of a brace list; a list in it has the type of its place.
  private mutating func part(_ value: Expression, _ type: StaticType) -> TypedExpression {
    guard case .compound(let own, let inner) = value.kind, case .named("", _, _) = own.kind else {
      return resolve(value, expecting: type)
    }
    if let record = type.record { return self.record(record, type, inner) }
    return compound(type, inner)
  }

  /// `numbers[i]`; nil where it is no array of C.
  mutating func element(at index: Expression, of holder: TypedExpression) -> TypedExpression? {
    guard let record = holder.type.record, record.isArray else { return nil }
    return TypedExpression(record.types[0], .recordElement(record, holder, resolve(index)))
  }

  /// `numbers[i] = 1`.
  mutating func store(element index: Expression, ofArray base: Expression) -> TypedStore? {
    let reported = diagnostics.count
    let holder = resolve(base)
    diagnostics.removeSubrange(reported...)
    guard let record = holder.type.record, record.isArray else { return nil }
    // A parameter is the caller's array, which a copy is not.
    if record.count == nil { refuse(.pointer, at: base.range) }
    let write = store(to: base)
    return .recordElement(record, of: holder, resolve(index), write)
  }

  // MARK: - sizeof

  /// Constant folded, since `sizeof` evaluates no operand (C11 6.5.3.4); sizes are bytes on a
  /// 64-bit device.
  mutating func sizeOf(_ operand: Expression) -> TypedExpression {
    guard case .type(let reference) = operand.kind else {
      return .constant(.int(resolve(operand).type.size), .int)
    }
    if case .named(let name, _, _) = reference.kind, let bytes = Typing.bytes[name] {
      return .constant(.int(bytes), .int)
    }
    return .constant(.int(type(reference).size), .int)
  }
}
