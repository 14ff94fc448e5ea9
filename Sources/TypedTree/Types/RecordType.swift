package import ObjectModel
package import Syntax

/// The parts of a C structure or array, which is a value without owners.
package struct RecordType: Equatable, Sendable {
  /// A structure's name; empty for an array.
  package var name = ""
  /// The names of a structure's parts.
  package var names: [String] = []
  /// The types of a structure's parts, or the one of an array's elements.
  package var types: [StaticType]
  /// How many elements an array has; nil for a parameter, which points to the caller's.
  package var count: Int?

  package var isArray: Bool { names.isEmpty }

  /// The type of a structure.
  package static func structure(_ name: String, _ parts: [(name: String, type: StaticType)])
    -> StaticType
  {
    var type = StaticType.any
    type.record = RecordType(name: name, names: parts.map(\.name), types: parts.map(\.type))
    return type
  }

  /// `NSRange` of Foundation.
  package static let range = structure("NSRange", [("location", .int), ("length", .int)])

  package static let insets = measures("UIEdgeInsets", "top", "left", "bottom", "right")
  package static let transform = measures("CGAffineTransform", "a", "b", "c", "d", "tx", "ty")

  /// The structures of Foundation and UIKit that are no geometry, by their names.
  package static let library = Dictionary(
    uniqueKeysWithValues: [
      range, insets, transform, measures("CGVector", "dx", "dy"),
      measures("UIOffset", "horizontal", "vertical"),
      measures("NSDirectionalEdgeInsets", "top", "leading", "bottom", "trailing"),
    ].map { ($0.record?.name ?? "", $0) })

  private static func measures(_ name: String, _ parts: String...) -> StaticType {
    structure(name, parts.map { ($0, .cgFloat) })
  }

  /// The type of an array.
  package static func array(of element: StaticType, count: Int?) -> StaticType {
    var type = StaticType.any
    type.record = RecordType(types: [element], count: count)
    return type
  }

  package func type(at place: Int) -> StaticType { isArray ? types[0] : types[place] }
}

extension StaticType {
  /// The name of a C structure with the names and types of its parts; nil for all else.
  package var structure: (name: String, names: [String], types: [StaticType])? {
    record.flatMap { $0.isArray ? nil : ($0.name, $0.names, $0.types) }
  }

  /// What a variable holds before anything is stored.
  package var zero: Value { record == nil ? field.zero : .record([]) }

  /// How many bytes it takes on a 64-bit device; C's integers with a sign count as `int`, and what
  /// is larger than any memory as the largest number.
  package var size: Int {
    guard let record else {
      return switch field {
      case .bool: 1
      case .int: whole.map { $0.bits / 8 } ?? 4
      case .object, .selector, .type, .any, .real: 8
      case .point, .size: 16
      case .rect: 32
      }
    }
    if record.isArray {
      let (size, isTooLarge) = (record.count ?? 0).multipliedReportingOverflow(
        by: record.types[0].size)
      return isTooLarge ? .max : size
    }
    return record.types.reduce(0) { sum, type in
      let (size, isTooLarge) = sum.addingReportingOverflow(type.size)
      return isTooLarge ? .max : size
    }
  }
}

extension StaticType {
  /// `int x[] = {1, 2}`: the list says how many elements there are.
  package func counted(by value: Expression?) -> StaticType {
    guard let record, record.isArray, record.count == nil,
      case .compound(_, let elements) = value?.kind
    else { return self }
    return RecordType.array(of: record.types[0], count: elements.count)
  }
}
