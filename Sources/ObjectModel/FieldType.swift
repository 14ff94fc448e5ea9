/// The kind of thing a field, a property or a variable is declared to hold.
///
/// Objects have one kind: who may stand where is the business of the language, not of the heap.
public enum FieldType: Hashable, Sendable {
  case object
  case bool
  case int
  case real
  case selector
  case type
  case point
  case size
  case rect
  /// Swift's inferred and generic types: whatever is stored stays as it is.
  case any

  /// What a field holds before anything is stored.
  @inlinable
  public var zero: Value {
    switch self {
    case .object, .selector, .type, .any: .none
    case .bool: .bool(false)
    case .int: .int(0)
    case .real: .real(0)
    case .point: .point(Point())
    case .size: .size(Size())
    case .rect: .rect(Rect())
    }
  }

  /// The value as it is after C's conversion to this type; most values are of it already.
  @inlinable @inline(__always)
  public func converted(_ value: Value) -> Value {
    switch (self, value) {
    case (.object, _), (.any, _), (.int, .int), (.bool, .bool), (.real, .real): value
    default: changed(value)
    }
  }

  @usableFromInline
  func changed(_ value: Value) -> Value {
    switch self {
    case .bool: .bool(value.isTrueNumber)
    case .int: .int(value.integer)
    case .real: .real(value.real)
    case .point, .size, .rect: value == .none ? zero : value
    case .object, .selector, .type, .any: value
    }
  }

  /// Whether nil stored through key-value coding raises.
  @inlinable
  public var isScalar: Bool {
    switch self {
    case .object, .selector, .type, .any: false
    case .bool, .int, .real, .point, .size, .rect: true
    }
  }
}

extension Value {
  @inlinable
  var isTrueNumber: Bool {
    if case .number = self { real != 0 } else { isTrue }
  }
}
