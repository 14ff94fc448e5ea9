public import Syntax

/// From which version on something is there, and until when it was recommended.
public struct Availability: Hashable, Sendable {
  public var since = UIKitVersion.oldest
  /// The version that deprecated it.
  public var deprecated: UIKitVersion?

  /// As old as the system, and still there.
  public init() {}

  init(since: UIKitVersion, deprecated: UIKitVersion?) {
    self.since = since
    self.deprecated = deprecated
  }

  /// Whether a version has it, and does not call it of the past.
  public func isCurrent(in version: UIKitVersion) -> Bool {
    since <= version && deprecated.map { version < $0 } ?? true
  }
}

/// A class or protocol of the header.
public struct DeclaredClass: Sendable {
  /// Its name in Objective-C.
  public var name: String
  public var swiftName: String
  public var superclass: String?
  /// The protocols it adopts, or refines.
  public var protocols: [String]
  /// The names of its generic parameters.
  public var parameters: [String]
  public var availability: Availability
  /// Properties and methods in the order of the header.
  public var properties: [DeclaredProperty] = []
  public var methods: [DeclaredMethod] = []
  /// Where a selector of an object, or of the class itself, is declared.
  var places: [String: Place] = [:]
  var classPlaces: [String: Place] = [:]

  enum Place: Sendable {
    case method(Int)
    case getter(Int)
    case setter(Int)
  }
}

/// `@property` of a class or protocol.
public struct DeclaredProperty: Sendable {
  public var name: String
  public var getter: String
  /// Nil where it can only be read.
  public var setter: String?
  public var type: DeclaredType
  /// Whether the class itself has it.
  public var isOfClass: Bool
  public var availability: Availability
  /// What `NS_SWIFT_NAME` says.
  public var swiftName: String?
  public var isCopied: Bool
  /// Whether it owns nothing: `weak`, `assign`.
  public var isUnowned: Bool

  /// Its name in Swift: what the header says, else by the rule.
  package var nameInSwift: String { swiftName ?? SwiftNames.swiftProperty(getter) }
}

/// A method of a class or protocol.
public struct DeclaredMethod: Sendable {
  public var selector: String
  public var parameters: [DeclaredType]
  public var isVariadic: Bool
  public var returns: DeclaredType
  public var isOfClass: Bool
  /// Whether a class that adopts the protocol may do without it.
  public var isOptional: Bool
  public var availability: Availability
  /// What `NS_SWIFT_NAME` says.
  public var swiftName: String?
  /// Whether Swift has other means for it.
  public var isUnknownToSwift: Bool
  /// Whether Swift may leave out all arguments but a block that must be there.
  public var isRefined: Bool
}

/// What a message means by the declaration that was found for it.
public enum DeclaredMember: Sendable {
  case method(DeclaredMethod)
  case getter(DeclaredProperty)
  case setter(DeclaredProperty)

  /// What the message answers.
  public var returns: DeclaredType {
    switch self {
    case .method(let method): method.returns
    case .getter(let property): property.type
    case .setter: DeclaredType(.void)
    }
  }

  public var parameters: [DeclaredType] {
    switch self {
    case .method(let method): method.parameters
    case .getter: []
    case .setter(let property): [property.type]
    }
  }

  public var availability: Availability {
    switch self {
    case .method(let method): method.availability
    case .getter(let property), .setter(let property): property.availability
    }
  }
}

/// A constant: a case of an enumeration, or a variable that never changes.
public struct DeclaredConstant: Hashable, Sendable {
  public enum Value: Hashable, Sendable {
    case integer(Int)
    case real(Double)
    case text(String)
  }

  public var name: String
  public var type: DeclaredType
  /// Nil where the value is no number and no text.
  public var value: Value?
  public var availability: Availability
  public var swiftName: String?
}
