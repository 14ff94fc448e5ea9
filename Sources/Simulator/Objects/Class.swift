public import Syntax

/// A class as the runtime knows it: the framework's and the learner's alike.
public struct Class: Hashable, Sendable {
  public var name: String
  public var superclass: ClassID?
  /// Whether a script declared it.
  public var isLearners: Bool
  /// How its code counts references; a framework class counts as UIKit does, by hand.
  public var memory: Memory
  /// Its own ivars; those of the superclass come before them in an object's fields.
  public var ivars: [Ivar]
  public var firstField: Int
  public var properties: [Property]
  /// Methods that are not the framework's own: bodies and synthesised accessors.
  public var methods: [Selector: Implementation]
  public var classMethods: [Selector: Implementation]
  public var protocols: [String]
  /// Whether it was written in Swift, which nibs find differently.
  public var isSwift: Bool
  /// Whether it is a struct or an enumeration: its objects are boxes of values.
  public var isValueType = false
  /// Whether an imported library declared it: the life of its objects is not shown, but for
  /// controllers.
  public var isOfLibrary = false
  /// Where its own ivars and properties stand, by their names.
  private(set) var ivarPlaces: [String: Int] = [:]
  private(set) var propertyPlaces: [String: Int] = [:]
  /// What its objects keep beside their fields.
  var kind = Kind.plain
  /// The first version of iOS that has it and all it inherits from.
  var since = UIKitVersion.oldest
  /// Whether its fields, properties and methods are left out, which are those of `FrameworkClass`.
  var isOutline = false

  public init(
    name: String, superclass: ClassID?, isLearners: Bool, memory: Memory, ivars: [Ivar] = [],
    firstField: Int = 0, properties: [Property] = [], methods: [Selector: Implementation] = [:],
    classMethods: [Selector: Implementation] = [:], protocols: [String] = [], isSwift: Bool = false
  ) {
    self.name = name
    self.superclass = superclass
    self.isLearners = isLearners
    self.memory = memory
    self.ivars = ivars
    self.firstField = firstField
    self.properties = properties
    self.methods = methods
    self.classMethods = classMethods
    self.protocols = protocols
    self.isSwift = isSwift
  }

  enum Kind: Hashable, Sendable {
    case plain, view, window, viewController, array, set, dictionary, string
  }

  /// What a message runs.
  public enum Implementation: Hashable, Sendable {
    /// A body in the learner's program, by the language's own number.
    case body(Int)
    /// The accessors of the class's own property, by its place in `properties`.
    case getter(Int)
    case setter(Int)
  }
}

extension Class.Kind {
  /// The kind that a framework class founds, and its subclasses inherit.
  init?(founder name: String) {
    switch name {
    case "UIView": self = .view
    case "UIWindow": self = .window
    case "UIViewController": self = .viewController
    case "NSArray": self = .array
    case "NSSet": self = .set
    case "NSDictionary", "NSCache": self = .dictionary
    case "NSMutableString": self = .string
    default: return nil
    }
  }
}

extension Class {
  /// Notes where ivars and properties stand, and names the ownerships of ivars after the properties
  /// that they back; of several with a name the first counts.
  mutating func index() {
    var labels: [String: String] = [:]
    (ivarPlaces, propertyPlaces) = ([:], [:])
    for (place, property) in properties.enumerated().reversed() {
      propertyPlaces[property.name] = place
      if let ivar = property.ivar { labels[ivar] = property.name }
    }
    for place in ivars.indices.reversed() {
      let name = ivars[place].name
      ivarPlaces[name] = place
      ivars[place].label = labels[name] ?? name
    }
  }
}

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
  public internal(set) var label: String
  /// What a new object holds in it, where that is not zero.
  var initial: Value?

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
  var isContent = false
  /// How a person changes what the view shows with it; nil where a person can only look.
  var entry: Entry?
  /// What a new object holds in it, where that is not zero.
  var initial: Value?
  /// Whether it is the model's own, and no part of what the class offers.
  public internal(set) var isHidden = false

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
