import Diagnostics
import ObjectModel
import Syntax
import TypedTree

// C's structures and arrays: values that are copied as a whole, and own nothing.
extension Typing {
  /// A structure of C is an alias for its layout and no class: it has no identity, and `typedef
  /// struct` gives the same another name.
  mutating func declare(structure type: TypeDeclaration) {
    var parts: [(Name, TypeReference)] = []
    for case .variables(let variables) in type.members {
      for binding in variables.bindings {
        guard case .binding(let name, _) = binding.pattern, let type = binding.type else {
          continue
        }
        parts.append((name, type))
      }
    }
    declarations.aliases[type.name.text] = RecordType.structure(type.name.text, [])
    declarations.aliases[type.name.text] = structure(type.name.text, parts)
  }

  /// A structure of parts with those types; its name is empty where it has none.
  mutating func structure(
    _ name: String, _ written: some Sequence<(Name, TypeReference)>
  ) -> StaticType {
    var parts: [(name: String, type: StaticType)] = []
    for (name, reference) in written {
      let field = type(reference)
      if isARC, field.field == .object { refuse(.objectInRecord, at: name.range) }
      if parts.contains(where: { $0.name == name.text }) {
        report(.redeclaration(name.text), at: name.range)
      }
      parts.append((name.text, field))
    }
    return RecordType.structure(name, parts)
  }

  /// `int x[3]`; what ARC would have to count is no part of an array here, but for strings.
  ///
  /// clang's limit is 2⁶¹ bytes.
  mutating func array(of element: TypeReference, count written: Expression?) -> StaticType {
    let reported = diagnostics.count
    let count = written.flatMap { size($0) }
    if count == nil, diagnostics.count == reported, let written, isUnknown(written) { return .id }
    let type = type(element)
    let isCounted =
      isARC && type.field == .object && type.className != "NSString"
      && !element.allQualifiers.contains("__unsafe_unretained")
    if isCounted { refuse(.objectInRecord, at: element.range) }
    let array = RecordType.array(of: type, count: count)
    if let count, count < 0 || array.size >= 1 << 61 {
      report(.objectiveC(.arrayTooLarge(elements: UInt(bitPattern: count))), at: element.range)
    }
    return array
  }

  /// Whether a number rests on a name that nobody declares.
  private mutating func isUnknown(_ written: Expression) -> Bool {
    standsIn && resolve(written).type.field == .any
  }

  /// How many elements an array is declared with: a constant, as its place is made before the
  /// program runs.
  private mutating func size(_ written: Expression) -> Int? {
    let reported = diagnostics.count
    if let count = constant(written) {
      if count >= 0 { return count }
      report(.objectiveC(.negativeArraySize), at: written.range)
      return nil
    }
    diagnostics.removeSubrange(reported...)
    if !isUnknown(written) { refuse(.cArray, at: written.range) }
    return nil
  }

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

  // MARK: - Parts

  /// `cell.x`; nil where it is no structure.
  mutating func part(_ name: Name, of holder: TypedExpression) -> TypedExpression? {
    guard let record = holder.type.record else { return nil }
    guard let place = record.names.firstIndex(of: name.text) else {
      report(.objectiveC(.noMember(name.text, ofStructure: record.name)), at: name.range)
      return .missing
    }
    return TypedExpression(record.types[place], .recordPart(place, holder))
  }

  /// `numbers[i]`; nil where it is no array of C.
  mutating func element(at index: Expression, of holder: TypedExpression) -> TypedExpression? {
    guard let record = holder.type.record, record.isArray else { return nil }
    return TypedExpression(record.types[0], .recordElement(record, holder, resolve(index)))
  }

  /// `cell.x = 1`: the whole is read, changed and written back.
  mutating func store(
    part name: Name, of holder: TypedExpression, writing write: (inout Typing) -> TypedStore
  ) -> TypedStore? {
    guard let record = holder.type.record else { return nil }
    guard let place = record.names.firstIndex(of: name.text) else {
      report(.objectiveC(.noMember(name.text, ofStructure: record.name)), at: name.range)
      return .nowhere
    }
    return .recordPart(place, record, of: holder, write(&self))
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

  /// The sizes of C's numbers on a 64-bit device, where they are not those of their kind.
  private static let bytes: [String: Int] = [
    "char": 1, "unsigned char": 1, "int8_t": 1, "uint8_t": 1, "short": 2, "unsigned short": 2,
    "unichar": 2, "float": 4, "long": 8, "unsigned long": 8, "long long": 8,
    "unsigned long long": 8, "NSInteger": 8, "NSUInteger": 8, "size_t": 8, "int64_t": 8,
    "uint64_t": 8,
  ]
}
