import ObjectModel
package import Syntax
package import TypedTree

// C's structures and arrays: values that are copied as a whole, and own nothing.
extension Typing {
  /// A structure of C is an alias for its layout and no class: it has no identity, and `typedef
  /// struct` gives the same another name.
  package mutating func declare(structure type: TypeDeclaration) {
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
    standsIn && typer.expression(&self, written).type.field == .any
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

  // MARK: - Parts

  /// `cell.x`; nil where it is no structure.
  package mutating func part(_ name: Name, of holder: TypedExpression) -> TypedExpression? {
    guard let record = holder.type.record else { return nil }
    guard let place = record.names.firstIndex(of: name.text) else {
      report(.objectiveC(.noMember(name.text, ofStructure: record.name)), at: name.range)
      return .missing
    }
    return TypedExpression(record.types[place], .recordPart(place, holder))
  }

  /// `cell.x = 1`: the whole is read, changed and written back.
  package mutating func store(
    part name: Name, of holder: TypedExpression, writing write: (inout Typing) -> TypedStore
  ) -> TypedStore? {
    guard let record = holder.type.record else { return nil }
    guard let place = record.names.firstIndex(of: name.text) else {
      report(.objectiveC(.noMember(name.text, ofStructure: record.name)), at: name.range)
      return .nowhere
    }
    return .recordPart(place, record, of: holder, write(&self))
  }

  /// The sizes of C's numbers on a 64-bit device, where they are not those of their kind.
  package static let bytes: [String: Int] = [
    "char": 1, "unsigned char": 1, "int8_t": 1, "uint8_t": 1, "short": 2, "unsigned short": 2,
    "unichar": 2, "float": 4, "long": 8, "unsigned long": 8, "long long": 8,
    "unsigned long long": 8, "NSInteger": 8, "NSUInteger": 8, "size_t": 8, "int64_t": 8,
    "uint64_t": 8,
  ]
}
