package import ObjectModel

/// What is known of a value before it is there.
package struct StaticType: Equatable, Sendable {
  package var field: FieldType
  /// The class of an object, or the class that a class object is; nil when unknown.
  package var className: String?
  package var isMetatype = false
  package var isVoid = false
  package var optionality = Optionality.none
  /// The labels of a tuple's parts.
  package var labels: [String] = []
  /// What is inside, as far as it is known: the element of an array or set, key and value of a
  /// dictionary, the parts of a tuple, the number in an optional.
  package var parts: [StaticType] = []
  /// Of a parameter: whether it is a variable of the caller's.
  package var isInOut = false
  /// Of a parameter: whether it is an array of all the arguments that stand there.
  package var isVariadic = false
  /// Of a parameter: whether what is given for it is a closure without braces, `@autoclosure`.
  package var isAutoclosure = false
  /// Of a parameter: what makes the value of a closure that is given for it.
  package var builder: String?
  /// Of a place: whether a closure that goes there outlives the call.
  package var keepsClosure = false
  /// Of a block or function that is known: the types of its parameters, then what it returns.
  package var signature: [StaticType]?
  /// Of a block or function: whether calling it may have to wait; nil where nobody says.
  package var mayWait = Remark<Bool?>(nil)
  /// What a pointer points to, alone: the `BOOL *` of a block, the `NSError **` of a method.
  private var pointed: [StaticType] = []
  /// The parts of a C structure or array.
  package var record: RecordType?
  /// Whether it is `NSString` that was written, which has members that `String` lacks.
  package var isFoundations = false
  /// The protocols through which alone a value is seen: of `any P`, `some P`, a parameter `T: P`, and
  /// `self` in an extension of `P`. What their extensions give is called by them, whatever the value's
  /// own type has of that name.
  package var seenThrough = Remark<[String]>([])
  /// What Swift calls a type of which nothing but `seenThrough` is known: `Any`, `T`, `some P`.
  package var seenAs = Remark<String?>(nil)
  /// Of a closure: whether it is a key path that writes as well as it reads.
  package var isWritablePath = Remark(false)
  /// Whether it is `ArraySlice` that was written.
  package var isSlice = Remark(false)
  /// Whether a program has written it, so that a value is of no class below unless it turns out so:
  /// of what answers `Self` only the class that has it is known.
  package var isWritten = Remark(false)
  /// Whether it is `Self` that was written, which is the class of whoever is asked.
  package var isReceiver = Remark(false)
  /// Which number or text it is to Swift, where it is none of its plain ones.
  package var number: Number?

  package enum Number: Equatable, Sendable {
    case float, cgFloat
    case whole(WholeNumber)
    /// An enumeration, a set of options, or a type of text or numbers with names for some, of
    /// UIKit's, by its name in Objective-C.
    case enumeration(String)
  }

  package enum Optionality: Sendable { case none, optional, implicit }

  package init(_ field: FieldType, of className: String? = nil) {
    self.field = field
    self.className = className
  }

  package static let id = StaticType(.object)
  package static let any = StaticType(.any)
  package static let anyHashable = StaticType.any.seen(through: ["AnyHashable"])
  package static let bool = StaticType(.bool)
  package static let int = StaticType(.int)
  package static let real = StaticType(.real)
  package static let float = StaticType(.real, as: .float)
  package static let cgFloat = StaticType(.real, as: .cgFloat)
  package static let string = StaticType(.object, of: "NSString")
  package static let selector = StaticType(.selector)
  package static let point = StaticType(.point)
  package static let size = StaticType(.size)
  package static let rect = StaticType(.rect)
  package static let void: StaticType = {
    var type = StaticType(.any)
    type.isVoid = true
    return type
  }()

  private init(_ field: FieldType, as number: Number) {
    self.field = field
    self.number = number
  }

  package static func object(_ className: String) -> StaticType {
    StaticType(.object, of: className)
  }

  /// What `nil` is before it is known of which type.
  package static let nothing: StaticType = {
    var type = StaticType.id
    type.optionality = .optional
    return type
  }()

  package static func array(of element: StaticType, named name: String = "NSArray") -> StaticType {
    var type = StaticType.object(name)
    type.parts = [element]
    return type
  }

  package static func dictionary(_ key: StaticType, _ value: StaticType) -> StaticType {
    var type = StaticType.object("NSDictionary")
    type.parts = [key, value]
    return type
  }

  /// A range, which is one of `Int` where nothing else is known of its bounds.
  package static func range(of bound: StaticType, named name: String) -> StaticType {
    var type = StaticType.object(name)
    if bound != .int, bound != .any { type.parts = [bound] }
    return type
  }

  package static func tuple(_ parts: [StaticType], labels: [String] = []) -> StaticType {
    var type = StaticType.any
    (type.parts, type.labels) = (parts, labels)
    return type
  }

  package static func closure(_ parameters: [StaticType], returning result: StaticType)
    -> StaticType
  {
    var type = StaticType.object("closure")
    type.signature = parameters + [result]
    return type
  }

  /// The types of Core Graphics that are values of their own, and no records, by their names.
  private static let geometry: [String: StaticType] = [
    "CGPoint": .point, "CGSize": .size, "CGRect": .rect,
  ]

  /// Whether a type of that name is one of Core Graphics that is a value of its own.
  package static func isGeometry(_ name: String) -> Bool { geometry[name] != nil }

  /// What a value is whose members the class of that name has.
  package static func instance(of name: String) -> StaticType { geometry[name] ?? .object(name) }

  /// The name of the class that has what the learner's extensions give to the type.
  package var extendedName: String? {
    if let className { return className }
    return switch field {
    case .point: "CGPoint"
    case .size: "CGSize"
    case .rect: "CGRect"
    case .any, .bool, .int, .real, .object, .type, .selector: nil
    }
  }

  package static func metatype(_ className: String?) -> StaticType {
    var type = StaticType(.type, of: className)
    type.isMetatype = true
    return type
  }

  /// A pointer of C's to a value.
  package static func pointer(to type: StaticType) -> StaticType {
    var pointer = StaticType.any
    pointer.pointed = [type]
    return pointer
  }

  /// What a pointer points to; nil of what is none.
  package var pointee: StaticType? { pointed.first }

  package func seen(through protocols: [String]) -> StaticType {
    var type = self
    type.seenThrough = Remark(protocols)
    return type
  }

  package func seen(as name: String) -> StaticType {
    var type = self
    type.seenAs = Remark(name)
    return type
  }

  /// The type of a type that is known to the compiler, such as a number's, which is an object's when
  /// the program runs; what it is the type of lies inside.
  package func asMetatype(of className: String?) -> StaticType {
    var type = StaticType.metatype(className)
    type.parts = [self]
    return type
  }

  /// Whether ARC may have to count what is held.
  package var mayHoldObject: Bool { field == .object || field == .any }
  package var isArithmetic: Bool { field == .int || field == .real || field == .bool }
  /// Whether it is `CGRect`, `CGPoint` or `CGSize`.
  package var isGeometry: Bool {
    className == nil && (field == .rect || field == .point || field == .size)
  }
}
