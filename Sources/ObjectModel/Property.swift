/// How a variable, an ivar or a property holds an object.
public enum Strength: Hashable, Sendable {
  /// Owns it.
  case strong
  /// Owns a copy of it.
  case copy
  /// Does not own it, and is set to nil when it dies.
  case weak
  /// Does not own it, and dangles when it dies: `assign`, `unsafe_unretained`.
  case unowned
}

/// A field of the objects of a class.
public struct Ivar: Hashable, Sendable {
  public var name: String
  public var type: FieldType
  /// How a plain assignment to it holds an object: strong under ARC, unowned under manual counting.
  public var strength: Strength
  public var outlet: Outlet?
  /// The line that declared it; 0 for the framework's.
  public var line: Int
  /// What its ownerships are called: the property it backs, else its own name.
  public package(set) var label: String
  /// What a new object holds in it, where that is not zero.
  package var initial: Value?

  public init(
    name: String, type: FieldType, strength: Strength, outlet: Outlet? = nil, line: Int = 0
  ) {
    label = name
    self.name = name
    self.type = type
    self.strength = strength
    self.outlet = outlet
    self.line = line
  }
}

/// A declared property.
public struct Property: Hashable, Sendable {
  public var name: String
  public var type: FieldType
  public var strength: Strength
  public var isReadOnly: Bool
  public var getter: Selector
  public var setter: Selector
  /// The ivar that backs it; nil where accessors are written by hand or the property is dynamic.
  public var ivar: String?
  public var outlet: Outlet?
  public var line: Int
  /// Whether it is what a view shows.
  package var isContent = false
  /// How a person changes what the view shows with it; nil where a person can only look.
  package var entry: Entry?
  /// What a new object holds in it, where that is not zero.
  package var initial: Value?
  /// Whether it is the model's own, and no part of what the class offers.
  public package(set) var isHidden = false
  /// Whether Objective-C sees it: of Swift's properties not each.
  package var isExposed = true
  /// Whether code that sets it sends a message, which key-value observing sees: of Swift's own
  /// properties only what is `dynamic`.
  package var isDynamic = true

  public init(
    name: String, type: FieldType, strength: Strength, isReadOnly: Bool = false,
    getter: Selector? = nil, setter: Selector? = nil, ivar: String?, outlet: Outlet? = nil,
    line: Int = 0
  ) {
    self.name = name
    self.type = type
    self.strength = strength
    self.isReadOnly = isReadOnly
    self.getter = getter ?? Selector(name)
    self.setter = setter ?? .setter(for: name)
    self.ivar = ivar
    self.outlet = outlet
    self.line = line
  }
}

/// What `IBOutlet` says of an ivar or property.
public struct Outlet: Hashable, Sendable {
  /// The class of the object a nib connects to it.
  public var type: String
  /// Whether what is connected is an array of such objects.
  public var isCollection: Bool

  public init(type: String, isCollection: Bool = false) {
    self.type = type
    self.isCollection = isCollection
  }
}
