import ObjectModel

extension Value {
  /// The type of a constant.
  package var staticType: StaticType {
    switch self {
    case .none: .id
    case .bool: .bool
    case .int: .int
    case .real: .real
    case .string: .string
    case .number: .object("NSNumber")
    case .object: .id
    case .type: .metatype(nil)
    case .selector: .selector
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .record, .function, .standIn: .any
    }
  }
}
