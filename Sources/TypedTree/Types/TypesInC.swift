import ObjectModel

extension StaticType {
  /// The type as C writes it; nil for one that is not known for certain.
  package var nameInC: String? {
    switch field {
    case .bool: "BOOL"
    case .int: whole?.nameInC ?? "int"
    case .real: "double"
    case .object: className.map { $0 + " *" } ?? "id"
    case .selector, .type, .point, .size, .rect, .any: nil
    }
  }
}
