public import ObjectModel
import Synchronization
public import Syntax

/// A class of Foundation or UIKit, with what its methods do.
///
/// Methods are code and stand here, once; the class table of a simulation holds only what is data.
/// Both are made when they are first asked for: there are a thousand, and most runs need few.
public final class FrameworkClass: Sendable {
  public let name: String
  public let superclass: String?
  /// The first version of iOS that has it.
  public let since: UIKitVersion
  private let makeFields: @Sendable () -> Fields
  private let makeMethods: @Sendable () -> Methods
  private let madeFields = Mutex<Fields?>(nil)
  private let madeMethods = Mutex<Methods?>(nil)

  init(
    _ name: String, of superclass: String? = "NSObject", since: UIKitVersion = .oldest,
    properties: @autoclosure @escaping @Sendable () -> [Property] = [],
    younger: @autoclosure @escaping @Sendable () -> [String: UIKitVersion] = [:],
    methods: @autoclosure @escaping @Sendable () -> [Selector: Method] = [:],
    classMethods: @autoclosure @escaping @Sendable () -> [Selector: Method] = [:]
  ) {
    self.name = name
    self.superclass = superclass
    self.since = since
    makeFields = {
      let above = superclass.flatMap { FrameworkClass.ids[$0] }
        .map { FrameworkClass.all[$0.index].fields.type }
      return Fields(Class(name, properties(), since, below: above), versions: younger())
    }
    makeMethods = { Methods(methods().countingArguments, classMethods().countingArguments) }
  }

  final class Fields: Sendable {
    /// The class as the runtime knows it, whose outline a class table holds.
    let type: Class
    let versions: [String: UIKitVersion]

    init(_ type: Class, versions: [String: UIKitVersion]) {
      (self.type, self.versions) = (type, versions)
    }
  }

  private final class Methods: Sendable {
    let ofObjects: [Selector: Method]
    let ofClass: [Selector: Method]

    init(_ ofObjects: [Selector: Method], _ ofClass: [Selector: Method]) {
      (self.ofObjects, self.ofClass) = (ofObjects, ofClass)
    }
  }

  /// A method of the framework.
  public struct Method: Sendable {
    public typealias Body =
      @Sendable (inout Turn, Value, [Value]) throws(Fault) -> Value

    public let since: UIKitVersion
    /// The first version that no longer has it.
    public let until: UIKitVersion?
    /// Whether it answers nothing: `void`.
    public private(set) var isAction = false
    /// How many arguments its body may read; who sends fewer has sent nil for the rest.
    fileprivate(set) var arity = 0
    private let body: Body

    init(since: UIKitVersion = .oldest, until: UIKitVersion? = nil, _ body: @escaping Body) {
      self.since = since
      self.until = until
      self.body = body
    }

    public func isAvailable(in version: UIKitVersion) -> Bool {
      since <= version && until.map { version < $0 } ?? true
    }

    /// Runs it, with an argument for every colon of its selector: `performSelector:` and its kin
    /// may hand on fewer, where a real method reads what happens to lie in the registers.
    func run(
      _ turn: inout Turn, _ receiver: Value, _ arguments: [Value]
    ) throws(Fault) -> Value {
      if arguments.count >= arity { return try body(&turn, receiver, arguments) }
      let missing = repeatElement(Value.none, count: arity - arguments.count)
      return try body(&turn, receiver, arguments + missing)
    }

    /// A method of an object, without a result.
    static func action(
      since: UIKitVersion = .oldest, until: UIKitVersion? = nil,
      _ body: @escaping @Sendable (inout Turn, ObjectID, [Value]) throws(Fault) -> Void
    ) -> Method {
      var method = Method(since: since, until: until) { turn, receiver, arguments throws(Fault) in
        if let me = receiver.object { try body(&turn, me, arguments) }
        return .none
      }
      method.isAction = true
      return method
    }

    /// A method of an object, with a result.
    static func answer(
      since: UIKitVersion = .oldest, until: UIKitVersion? = nil,
      _ body: @escaping @Sendable (inout Turn, ObjectID, [Value]) throws(Fault) -> Value
    ) -> Method {
      Method(since: since, until: until) { turn, receiver, arguments throws(Fault) in
        guard let me = receiver.object else { return .none }
        return try body(&turn, me, arguments)
      }
    }
  }
}

// MARK: - What is made when it is asked for
extension FrameworkClass {
  var fields: Fields {
    madeFields.withLock { made in
      if let made { return made }
      let fields = makeFields()
      made = fields
      return fields
    }
  }
  private var code: Methods {
    madeMethods.withLock { made in
      if let made { return made }
      let code = makeMethods()
      made = code
      return code
    }
  }

  public var properties: [Property] { fields.type.properties }
  /// The first versions of the properties that are younger than the class.
  var propertyVersions: [String: UIKitVersion] { fields.versions }
  public var methods: [Selector: Method] { code.ofObjects }
  public var classMethods: [Selector: Method] { code.ofClass }
}

extension [Selector: FrameworkClass.Method] {
  /// The methods, each with the number of arguments that its selector has.
  fileprivate var countingArguments: Self {
    var methods = self
    for place in methods.indices { methods.values[place].arity = methods.keys[place].arity }
    return methods
  }
}

// MARK: - The table
extension FrameworkClass {
  /// Every class of the framework, superclasses before subclasses; a class's place is its
  /// `ClassID`.
  public static let all: [FrameworkClass] =
    foundation + attributedStrings + timeClasses + fileClasses + webAddressClasses
    + applicationClasses + appearanceClasses + viewClasses + scrollClasses + textClasses
    + controlClasses + gestureClasses + barClasses + tableClasses + webViewClasses
    + constraintClasses + presentationControllerClasses + controllerClasses + storyboardClasses

  static let ids: [String: ClassID] = Dictionary(
    uniqueKeysWithValues: all.indices.map { (all[$0].name, ClassID(index: $0)) })

  /// The classes of what is no object of the heap.
  static let stringID = ids["NSString"]
  static let numberID = ids["NSNumber"]
  static let controllerID = ids["UIViewController"]
  static let arrayID = ids["NSArray"]
  static let mutableArrayID = ids["NSMutableArray"]
  static let dictionaryID = ids["NSDictionary"]
  static let mutableDictionaryID = ids["NSMutableDictionary"]

  static let outlines: [Class] = {
    var classes: [Class] = []
    for type in all {
      let above = type.superclass.flatMap { ids[$0] }.map { classes[$0.index] }
      classes.append(Class(outline: type.name, type.since, below: above))
    }
    return classes
  }()

  /// The class table a simulation starts with, of outlines.
  package static let table = ClassTable(outlines, ids: ids) { all[$0.index].fields.type }
}

extension Class {
  /// A class of the framework, as far as every look-up needs it.
  fileprivate init(outline name: String, _ since: UIKitVersion, below above: Class?) {
    self.init(
      name: name, superclass: above.flatMap { FrameworkClass.ids[$0.name] }, isLearners: false,
      memory: .manual)
    isOutline = true
    kind = Class.Kind(founder: name) ?? above?.kind ?? .plain
    self.since = max(since, above?.since ?? .oldest)
  }

  /// A class of the framework with its fields and the accessors of its stored properties.
  fileprivate init(
    _ name: String, _ properties: [Property], _ since: UIKitVersion, below above: Class?
  ) {
    self.init(outline: name, since, below: above)
    isOutline = false
    ivars = properties.compactMap(\.backingIvar)
    self.properties = properties
    firstField = above.map { $0.firstField + $0.ivars.count } ?? 0
    for (place, property) in properties.enumerated() where property.ivar != nil {
      methods[property.getter] = .getter(place)
      if !property.isReadOnly { methods[property.setter] = .setter(place) }
    }
    index()
  }
}

extension Property {
  /// A property of a framework class that only stores what it is given.
  static func stored(
    _ name: String, _ type: FieldType = .object, _ strength: Strength = .strong,
    getter: Selector? = nil, initially initial: Value? = nil
  ) -> Property {
    var property = Property(
      name: name, type: type, strength: type == .object ? strength : .unowned, getter: getter,
      ivar: "_" + name)
    property.initial = initial
    return property
  }

  /// A stored property that is what a view shows, and how a person changes that.
  static func content(
    _ name: String, _ type: FieldType = .object, _ strength: Strength = .copy,
    entered entry: Entry? = nil, getter: Selector? = nil, initially initial: Value? = nil
  ) -> Property {
    var property = stored(name, type, strength, getter: getter, initially: initial)
    property.isContent = true
    property.entry = entry
    return property
  }

  /// A Boolean property, whose getter asks: `enabled`, `isEnabled`.
  static func flag(_ name: String, initially initial: Bool = false) -> Property {
    stored(
      name, .bool, getter: Selector("is" + name.prefix(1).uppercased() + name.dropFirst()),
      initially: initial ? .bool(true) : nil)
  }

  /// The same property, as one of the model's own.
  var hidden: Property {
    var property = self
    property.isHidden = true
    return property
  }

  /// A property whose object the framework makes and keeps.
  static func kept(_ name: String) -> Property {
    Property(name: name, type: .object, strength: .strong, isReadOnly: true, ivar: "_" + name)
  }

  /// A property of a framework class whose accessors are methods.
  static func computed(
    _ name: String, _ type: FieldType = .object, getter: Selector? = nil, isReadOnly: Bool = false
  ) -> Property {
    Property(
      name: name, type: type, strength: .unowned, isReadOnly: isReadOnly, getter: getter, ivar: nil)
  }

  fileprivate var backingIvar: Ivar? {
    guard let ivar else { return nil }
    var backing = Ivar(name: ivar, type: type, strength: strength)
    backing.initial = initial
    return backing
  }
}
