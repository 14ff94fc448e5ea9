public import Diagnostics

/// A class, struct, enum or protocol, or a part of one (category, extension, implementation).
public struct TypeDeclaration: Sendable {
  public var form: Form
  public var dialect: Dialect
  public var name: Name
  /// Swift: superclass and protocols as written. Objective-C: the superclass alone.
  public var inherits: [TypeReference]
  /// Objective-C: the protocols in `<…>`.
  public var protocols: [Name]
  public var generics: [GenericParameter]
  public var modifiers: [Name]
  public var attributes: [Attribute]
  public var members: [Member]
  /// What an extension asks of the type behind `where`.
  public var conditions: [Requirement] = []
  public var range: SourceRange

  public init(
    _ form: Form, dialect: Dialect, name: Name, inherits: [TypeReference] = [],
    protocols: [Name] = [], generics: [GenericParameter] = [], modifiers: [Name] = [],
    attributes: [Attribute] = [], members: [Member], at range: SourceRange
  ) {
    self.form = form
    self.dialect = dialect
    self.name = name
    self.inherits = inherits
    self.protocols = protocols
    self.generics = generics
    self.modifiers = modifiers
    self.attributes = attributes
    self.members = members
    self.range = range
  }

  /// What declares a type, or adds to one.
  public enum Form: Sendable {
    /// `@interface A : B`, `@implementation A`.
    case interface, implementation
    /// `@interface A (Name)` and `@implementation A (Name)`; an empty name is a class extension.
    case category(String, isImplementation: Bool)
    case classType, structure, enumeration, protocolType
    /// Swift's `extension`.
    case extending
  }

  /// What stands in a type.
  public indirect enum Member: Sendable {
    case property(PropertyDeclaration)
    /// Ivars, and Swift's stored and computed properties.
    case variables(VariableDeclaration)
    case function(Function)
    /// `@synthesize a = _a`: the ivar is nil where none is written.
    case synthesize([Synthesis])
    case dynamic([Name])
    case enumCase(EnumCase)
    case type(TypeDeclaration)
    case alias(Name, TypeReference?)
    /// Swift's `typealias Done<T> = (T) -> Void`.
    case genericAlias(Name, [GenericParameter], TypeReference)
    /// C's `enum` among the methods of Objective-C.
    case constants(Name?, [EnumCase])
  }

  /// A property of a `@synthesize`.
  public struct Synthesis: Sendable {
    public var property: Name
    public var ivar: Name?

    public init(property: Name, ivar: Name?) {
      self.property = property
      self.ivar = ivar
    }
  }

  /// A case of an enumeration of either language.
  public struct EnumCase: Sendable {
    public var name: Name
    public var payload: [Parameter]
    public var rawValue: Expression?
    /// Whether `indirect` stands before it.
    public var isIndirect: Bool
    /// What the annotations of a header say of it.
    public var attributes: [Attribute]

    public init(
      _ name: Name, payload: [Parameter] = [], rawValue: Expression? = nil,
      isIndirect: Bool = false, attributes: [Attribute] = []
    ) {
      self.isIndirect = isIndirect
      self.attributes = attributes
      self.name = name
      self.payload = payload
      self.rawValue = rawValue
    }
  }
}

extension TypeDeclaration.Member {
  /// What it declares, without labels: one name, of variables as many as there are.
  package var names: [String] {
    switch self {
    case .function(let function): [function.name.text]
    case .variables(let variables): variables.bindings.compactMap(\.pattern.boundName)
    case .property(let property): property.names.map(\.text)
    default: []
    }
  }

  /// Whether it is a property of that name.
  package func declares(_ property: String) -> Bool {
    guard case .variables(let variables) = self else { return false }
    return variables.bindings.contains { $0.pattern.boundName == property }
  }
}

extension TypeDeclaration {
  /// One of Swift that stands in another type, under its whole name: `Game.Player`.
  package func nested(in outer: String) -> TypeDeclaration {
    var inner = self
    if dialect == .swift { inner.name.text = outer + "." + name.text }
    return inner
  }
}

extension TypeDeclaration.Member {
  /// The names of all that it asks for, or meets what is asked for with.
  package var requirements: [String] {
    guard case .variables(let variables) = self, requirement != nil else {
      return requirement.map { [$0] } ?? []
    }
    return variables.bindings.compactMap(\.pattern.boundName)
  }

  /// The name by which a requirement and what meets it are compared; nil for what is none of
  /// either.
  package var requirement: String? {
    switch self {
    case .function(let function) where !function.isStatic:
      guard case .method = function.kind, !function.isOperator else { return nil }
      let isOptional = function.modifiers.contains { $0.text == "optional" }
      return isOptional ? nil : function.fullName
    case .variables(let variables):
      let isNone = variables.modifiers.contains {
        ["static", "class", "optional"].contains($0.text)
      }
      return isNone ? nil : variables.bindings.first?.pattern.boundName
    default: return nil
    }
  }
}
