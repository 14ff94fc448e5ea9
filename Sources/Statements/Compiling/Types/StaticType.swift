import Simulator

/// What is known of a value before it is there.
struct StaticType: Equatable, Sendable {
  var field: FieldType
  /// The class of an object, or the class that a class object is; nil when unknown.
  var className: String?
  var isMetatype = false
  var isVoid = false
  var optionality = Optionality.none
  /// The labels of a tuple's parts.
  var labels: [String] = []
  /// What is inside, as far as it is known: the element of an array or set, key and value of a
  /// dictionary, the parts of a tuple, the number in an optional.
  var parts: [StaticType] = []
  /// Of a parameter: whether it is a variable of the caller's.
  var isInOut = false
  /// Of a parameter: whether it is an array of all the arguments that stand there.
  var isVariadic = false
  /// Of a block or function that is known: the types of its parameters, then what it returns.
  var signature: [StaticType]?
  /// What a pointer points to: the `BOOL *` of a block, the `NSError **` of a method.
  var pointee: FieldType?
  /// The parts of a C structure or array.
  var record: RecordType?
  /// Whether it is `NSString` that was written, which has members that `String` lacks.
  var isFoundations = false
  /// Which number it is to Swift, where it is none of its plain ones.
  var number: Number?

  enum Number: Equatable, Sendable {
    case float, cgFloat
    /// An enumeration or set of options of UIKit's, by its name in Objective-C.
    case enumeration(String)
  }

  enum Optionality: Sendable { case none, optional, implicit }

  init(_ field: FieldType, of className: String? = nil) {
    self.field = field
    self.className = className
  }

  static let id = StaticType(.object)
  static let any = StaticType(.any)
  static let bool = StaticType(.bool)
  static let int = StaticType(.int)
  static let real = StaticType(.real)
  static let float = StaticType(.real, as: .float)
  static let cgFloat = StaticType(.real, as: .cgFloat)
  static let string = StaticType(.object, of: "NSString")
  static let selector = StaticType(.selector)
  static let point = StaticType(.point)
  static let size = StaticType(.size)
  static let rect = StaticType(.rect)
  static let void: StaticType = {
    var type = StaticType(.any)
    type.isVoid = true
    return type
  }()

  private init(_ field: FieldType, as number: Number) {
    self.field = field
    self.number = number
  }

  static func enumeration(_ name: String) -> StaticType { StaticType(.int, as: .enumeration(name)) }

  static func object(_ className: String) -> StaticType { StaticType(.object, of: className) }

  /// What `nil` is before it is known of which type.
  static let nothing: StaticType = {
    var type = StaticType.id
    type.optionality = .optional
    return type
  }()

  static func array(of element: StaticType, named name: String = "NSArray") -> StaticType {
    var type = StaticType.object(name)
    type.parts = [element]
    return type
  }

  static func dictionary(_ key: StaticType, _ value: StaticType) -> StaticType {
    var type = StaticType.object("NSDictionary")
    type.parts = [key, value]
    return type
  }

  static func tuple(_ parts: [StaticType], labels: [String] = []) -> StaticType {
    var type = StaticType.any
    (type.parts, type.labels) = (parts, labels)
    return type
  }

  static func closure(_ parameters: [StaticType], returning result: StaticType) -> StaticType {
    var type = StaticType.object("closure")
    type.signature = parameters + [result]
    return type
  }

  static func metatype(_ className: String?) -> StaticType {
    var type = StaticType(.type, of: className)
    type.isMetatype = true
    return type
  }

  /// Whether ARC may have to count what is held.
  var mayHoldObject: Bool { field == .object || field == .any }
  var isArithmetic: Bool { field == .int || field == .real || field == .bool }
}
