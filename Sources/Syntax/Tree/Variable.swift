public import Diagnostics

/// Variables declared together: C variables, ivars, `let`, `var`, in any place.
public struct VariableDeclaration: Sendable {
  public var dialect: Dialect
  /// Swift's `let`, or C's `const`.
  public var isConstant: Bool
  /// `static`, `lazy`, `weak`, `unowned`, `private`, `override`, `__block`, `__weak`, `@public`, …
  public var modifiers: [Name]
  public var attributes: [Attribute]
  public var bindings: [Binding]
  public var range: SourceRange

  public init(
    dialect: Dialect, isConstant: Bool = false, modifiers: [Name] = [],
    attributes: [Attribute] = [],
    bindings: [Binding], at range: SourceRange
  ) {
    self.dialect = dialect
    self.isConstant = isConstant
    self.modifiers = modifiers
    self.attributes = attributes
    self.bindings = bindings
    self.range = range
  }

  /// One declared variable, or a Swift pattern that declares several.
  public struct Binding: Sendable {
    public var pattern: Pattern
    public var type: TypeReference?
    public var value: Expression?
    public var accessors: Accessors?

    public init(
      _ pattern: Pattern, type: TypeReference? = nil, value: Expression? = nil,
      accessors: Accessors? = nil
    ) {
      self.pattern = pattern
      self.type = type
      self.value = value
      self.accessors = accessors
    }
  }

  /// The bodies behind a Swift property.
  public struct Accessors: Sendable {
    public var getter: [Statement]?
    /// With the name of the new value, `newValue` where none is written.
    public var setter: Observer?
    public var willSet: Observer?
    public var didSet: Observer?
    /// Whether the setter says that it leaves the value as it is.
    public var isNonmutating = false

    public init(
      getter: [Statement]? = nil, setter: Observer? = nil, willSet: Observer? = nil,
      didSet: Observer? = nil
    ) {
      self.getter = getter
      self.setter = setter
      self.willSet = willSet
      self.didSet = didSet
    }
  }

  /// A body of a property that gets a value: `set`, `willSet`, `didSet`.
  public struct Observer: Sendable {
    /// The written parameter, or `newValue` / `oldValue`.
    public var parameter: String
    public var body: [Statement]

    public init(parameter: String, body: [Statement]) {
      self.parameter = parameter
      self.body = body
    }
  }
}

/// Objective-C's `@property`.
public struct PropertyDeclaration: Sendable {
  /// `nonatomic`, `retain`, `getter=isOn`: the value after `=` is the attribute's text.
  public var attributes: [Attribute]
  public var type: TypeReference
  public var names: [Name]
  public var range: SourceRange

  public init(
    attributes: [Attribute], type: TypeReference, names: [Name], at range: SourceRange
  ) {
    self.attributes = attributes
    self.type = type
    self.names = names
    self.range = range
  }
}
