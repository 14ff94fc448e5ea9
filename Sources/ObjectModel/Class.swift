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
  /// Whether nothing stands above it in Swift, where that need not be `NSObject`.
  public var isRoot = false
  /// Whether it is a struct or an enumeration: its objects are boxes of values.
  public var isValueType = false
  /// The ivars by which alone its objects are equal, as the `==` that it declares has it.
  public var comparedIvars: [String]?
  /// Whether an imported library declared it: the life of its objects is not shown, but for
  /// controllers.
  public var isOfLibrary = false
  /// Whether nobody declared it, and it answers every message all the same.
  public var isStandIn = false
  /// Where its own ivars and properties stand, by their names.
  private(set) var ivarPlaces: [String: Int] = [:]
  private(set) var propertyPlaces: [String: Int] = [:]
  /// What its own ivars hold in a new object.
  package private(set) var blank: [Value] = []
  /// The properties that show what a view's content is, with the places of their ivars.
  package private(set) var content: [ContentPlace] = []
  /// What its objects keep beside their fields.
  package var kind = Kind.plain
  /// The first version of iOS that has it and all it inherits from.
  package var since = UIKitVersion.oldest
  /// Whether its fields, properties and methods are left out, which the table has made when
  /// somebody asks.
  @usableFromInline package var isOutline = false

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

  /// Which of the classes that the runtime treats as their own a class stands on.
  package enum Kind: Hashable, Sendable {
    case plain, view, window, viewController, array, set, dictionary, string
  }

  package struct ContentPlace: Hashable, Sendable {
    package var property: String
    package var ivar: Int
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
  package init?(founder name: String) {
    switch name {
    case "UIView": self = .view
    case "UIWindow": self = .window
    case "UIViewController": self = .viewController
    case "NSArray": self = .array
    case "NSSet", "NSIndexSet": self = .set
    case "NSDictionary", "NSCache": self = .dictionary
    case "NSMutableString": self = .string
    default: return nil
    }
  }
}

extension Class {
  /// Notes where ivars and properties stand, and names the ownerships of ivars after the properties
  /// that they back; of several with a name the first counts.
  package mutating func index() {
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
    blank = ivars.map { $0.initial ?? $0.type.zero }
    content = properties.filter(\.isContent).compactMap { property in
      property.ivar.flatMap { ivarPlaces[$0] }
        .map { ContentPlace(property: property.name, ivar: $0) }
    }
  }
}
