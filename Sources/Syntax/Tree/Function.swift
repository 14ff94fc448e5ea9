public import Diagnostics

/// A method, initialiser, deinitialiser or free function of either dialect.
public struct Function: Sendable {
  public var kind: Kind
  /// Swift's base name (`init`, `deinit` for those), C's name, Objective-C's whole selector.
  public var name: Name
  public var dialect: Dialect
  /// `+` of Objective-C, `static` and `class` of Swift.
  public var isStatic: Bool
  public var modifiers: [Name]
  public var attributes: [Attribute]
  public var generics: [GenericParameter]
  public var parameters: [Parameter]
  public var isThrowing: Bool
  public var isAsync = false
  public var returns: TypeReference?
  /// Nil for a declaration without a body.
  public var body: [Statement]?
  /// The second half of a subscript that can be assigned to; its body is the getter.
  public var setter: VariableDeclaration.Observer?
  public var range: SourceRange

  public init(
    _ kind: Kind, name: Name, dialect: Dialect, isStatic: Bool = false, modifiers: [Name] = [],
    attributes: [Attribute] = [], generics: [GenericParameter] = [], parameters: [Parameter] = [],
    isThrowing: Bool = false, returns: TypeReference? = nil, body: [Statement]?,
    at range: SourceRange
  ) {
    self.kind = kind
    self.name = name
    self.dialect = dialect
    self.isStatic = isStatic
    self.modifiers = modifiers
    self.attributes = attributes
    self.generics = generics
    self.parameters = parameters
    self.isThrowing = isThrowing
    self.returns = returns
    self.body = body
    self.range = range
  }

  /// Whether it defines an operator.
  /// What a parameter's value must conform to, where its type is a generic parameter alone.
  package func bounds(ofParameterAt place: Int) -> [String] {
    guard parameters.indices.contains(place), let type = parameters[place].type else { return [] }
    let generic = generics.first { $0.name.text == type.className }
    return generic?.bound?.parts.map(\.className) ?? []
  }

  package var isOperator: Bool {
    name.text.first.map { !$0.isLetter && $0 != "_" } ?? false
  }

  /// What is declared like a function.
  public enum Kind: Sendable {
    case function, method
    /// Swift's `init`, `init?` and `init!`; Objective-C's initialisers are methods.
    case initializer(isFailable: Bool)
    case deinitializer
    case subscription
  }
}

/// A parameter of a function or closure.
public struct Parameter: Sendable {
  /// Swift's argument label; nil for `_`. Objective-C parameters have none: the selector has the
  /// words.
  public var label: Name?
  public var name: Name
  public var type: TypeReference?
  public var defaultValue: Expression?
  public var isVariadic: Bool
  /// What stands before it, as the name of a result builder.
  public var attributes: [Attribute] = []

  public init(
    label: Name? = nil, name: Name, type: TypeReference?, defaultValue: Expression? = nil,
    isVariadic: Bool = false
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isVariadic = isVariadic
  }
}

/// `@objc(name)`, `@IBOutlet`, `@IBAction`, `@escaping`, `__attribute__((…))`.
public struct Attribute: Sendable {
  public var name: Name
  /// What stands in its parentheses, as written.
  public var text: String?
  /// The same as the arguments of a call, behind the name of a type.
  public var arguments: [Argument]

  public init(_ name: Name, text: String? = nil, arguments: [Argument] = []) {
    self.name = name
    self.text = text
    self.arguments = arguments
  }
}

/// `T: P` or `T == U` behind `where`.
public struct Requirement: Sendable {
  /// As it is written: `T`, `Element`, `Self`.
  public var subject: String
  /// Whether it is the type itself, behind `==`, and not what it must conform to.
  public var isSame: Bool
  public var bound: TypeReference

  public init(_ subject: String, isSame: Bool, _ bound: TypeReference) {
    (self.subject, self.isSame, self.bound) = (subject, isSame, bound)
  }
}

/// `T: P` of a generic declaration.
public struct GenericParameter: Sendable {
  public var name: Name
  public var bound: TypeReference?

  public init(_ name: Name, bound: TypeReference? = nil) {
    self.name = name
    self.bound = bound
  }
}

extension Function {
  /// The name with its labels, as it is written.
  package var fullName: String {
    name.text + "(" + parameters.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
  }
}
