import Simulator
import Syntax

/// The parts of a C structure or array, which is a value without owners.
struct RecordType: Equatable, Sendable {
  /// A structure's name; empty for an array.
  var name = ""
  /// The names of a structure's parts.
  var names: [String] = []
  /// The types of a structure's parts, or the one of an array's elements.
  var types: [StaticType]
  /// How many elements an array has; nil for a parameter, which points to the caller's.
  var count: Int?

  var isArray: Bool { names.isEmpty }

  /// The type of a structure.
  static func structure(_ name: String, _ parts: [(name: String, type: StaticType)]) -> StaticType {
    var type = StaticType.any
    type.record = RecordType(name: name, names: parts.map(\.name), types: parts.map(\.type))
    return type
  }

  /// The type of an array.
  static func array(of element: StaticType, count: Int?) -> StaticType {
    var type = StaticType.any
    type.record = RecordType(types: [element], count: count)
    return type
  }

  func type(at place: Int) -> StaticType { isArray ? types[0] : types[place] }
}

extension StaticType {
  /// What a variable holds before anything is stored.
  var zero: Value { record == nil ? field.zero : .record([]) }

  /// How many bytes it takes on a 64-bit device; C's smaller integers count as `int`.
  var size: Int {
    guard let record else {
      return switch field {
      case .bool: 1
      case .int: 4
      case .object, .selector, .type, .any, .real: 8
      case .point, .size: 16
      case .rect: 32
      }
    }
    if record.isArray { return (record.count ?? 0) * record.types[0].size }
    return record.types.reduce(0) { $0 + $1.size }
  }
}

extension Value {
  /// A part of a structure or array; one that was never set is zero.
  func part(at place: Int, _ type: StaticType) -> Value {
    guard case .record(let parts) = self, parts.indices.contains(place) else { return type.zero }
    return parts[place]
  }

  /// The structure or array with a part replaced.
  func replacingPart(at place: Int, by part: Value, of type: RecordType) -> Value {
    var parts: [Value] = if case .record(let parts) = self { parts } else { [] }
    while parts.count <= place { parts.append(type.type(at: parts.count).zero) }
    parts[place] = type.type(at: place).field.converted(part)
    return .record(parts)
  }
}

extension StaticType {
  /// `int x[] = {1, 2}`: the list says how many elements there are.
  func counted(by value: Expression?) -> StaticType {
    guard let record, record.isArray, record.count == nil,
      case .compound(_, let elements) = value?.kind
    else { return self }
    return RecordType.array(of: record.types[0], count: elements.count)
  }
}
