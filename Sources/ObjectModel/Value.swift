/// What a variable, a field or an argument holds.
///
/// Strings that nobody can count, as the runtime's constant and tagged strings, are values of their
/// own; so are boxed numbers. Everything with owners is an object.
public enum Value: Hashable, Sendable {
  /// `nil`, and what a method without a result returns.
  case none
  case bool(Bool)
  case int(Int)
  case real(Double)
  case string(String)
  /// An `NSNumber`.
  case number(Number)
  case object(ObjectID)
  case type(ClassID)
  case selector(Selector)
  case point(Point)
  case size(Size)
  indirect case rect(Rect)
  /// The parts of a C structure or array, copied as a whole; those at the end that are zero may be
  /// missing.
  case record([Value])
  /// A C or Swift function, by the language's own number.
  case function(Int)
  /// What stands in for a value that nobody declares, by its name, and what it is taken for. It
  /// answers every message, and nobody owns it.
  case standIn(String, as: Guess)

  /// What an `NSNumber` holds.
  public enum Number: Hashable, Sendable {
    case bool(Bool)
    case int(Int)
    case real(Double)
  }
}

extension Value {
  @inlinable
  public var object: ObjectID? {
    if case .object(let id) = self { id } else { nil }
  }

  @inlinable
  public var isStandIn: Bool { if case .standIn = self { true } else { false } }

  /// Whether it is nil, or stands in for what is.
  @inlinable
  public var isNil: Bool {
    switch self {
    case .none: true
    case .standIn(_, let guess): guess.isNil
    default: false
    }
  }

  /// The text of a constant string; a mutable string's text is asked of the simulation.
  public var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// Whether a C condition or a BOOL parameter takes the value for true.
  @inlinable
  public var isTrue: Bool {
    switch self {
    case .none: false
    case .bool(let value): value
    case .int(let value): value != 0
    case .real(let value): value != 0
    case .standIn(_, let guess): guess.isTrue
    default: true
    }
  }

  /// The value as C's integer conversion sees it; an object is 0.
  @inlinable
  public var integer: Int {
    switch self {
    case .bool(let value), .number(.bool(let value)): value ? 1 : 0
    case .int(let value), .number(.int(let value)): value
    case .real(let value), .number(.real(let value)): Int(saturating: value)
    case .standIn(_, let guess): guess.number
    default: 0
    }
  }

  /// The value as C's conversion to a floating type sees it.
  @inlinable
  public var real: Double {
    switch self {
    case .real(let value), .number(.real(let value)): value
    default: Double(integer)
    }
  }
}

// MARK: - Numbers in objects
extension Value {
  /// The value as an object: scalars become numbers.
  public var boxed: Value {
    switch self {
    case .bool(let value): .number(.bool(value))
    case .int(let value): .number(.int(value))
    case .real(let value): .number(.real(value))
    default: self
    }
  }

  /// Swift's number of an `NSNumber`.
  public var unboxed: Value {
    switch self {
    case .number(.bool(let value)): .bool(value)
    case .number(.int(let value)): .int(value)
    case .number(.real(let value)): .real(value)
    default: self
    }
  }
}

extension Int {
  /// The integer part of a number, kept within range; 0 for what is no number.
  @inlinable
  public init(saturating value: Double) {
    if value.isNaN {
      self = 0
    } else if value >= 0x1p63 {
      self = .max
    } else {
      self = value < -0x1p63 ? .min : Int(value)
    }
  }

  /// Adds a number that a learner may have made as large as can be; the sum is kept within range.
  package mutating func add(saturating other: Int) {
    let (sum, isTooMuch) = addingReportingOverflow(other)
    self = !isTooMuch ? sum : other < 0 ? .min : .max
  }
}
