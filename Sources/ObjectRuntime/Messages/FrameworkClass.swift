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
  private let madeWhole = Mutex<Class?>(nil)

  package init(
    _ name: String, of superclass: String? = "NSObject", since: UIKitVersion = .oldest,
    properties: @autoclosure @escaping @Sendable () -> [Property] = [],
    younger: @autoclosure @escaping @Sendable () -> [String: UIKitVersion] = [:],
    defaults: @autoclosure @escaping @Sendable () -> [String: Default] = [:],
    methods: @autoclosure @escaping @Sendable () -> [Selector: Method] = [:],
    classMethods: @autoclosure @escaping @Sendable () -> [Selector: Method] = [:]
  ) {
    self.name = name
    self.superclass = superclass
    self.since = since
    makeFields = { Fields(properties(), versions: younger(), defaults: defaults()) }
    makeMethods = { Methods(methods().countingArguments, classMethods().countingArguments) }
  }

  /// What a class of the framework's declares of its fields, made when it is first asked for.
  private final class Fields: Sendable {
    let properties: [Property]
    let versions: [String: UIKitVersion]
    let defaults: [String: Default]

    init(
      _ properties: [Property], versions: [String: UIKitVersion], defaults: [String: Default]
    ) {
      (self.properties, self.versions, self.defaults) = (properties, versions, defaults)
    }
  }

  /// What a property holds in new objects, from a version on.
  package struct Default: Hashable, Sendable {
    var value: Value
    var since: UIKitVersion

    package init(_ value: Value, since: UIKitVersion = .oldest) {
      (self.value, self.since) = (value, since)
    }
  }

  /// What it answers, made when it is first asked for.
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

    package init(since: UIKitVersion = .oldest, until: UIKitVersion? = nil, _ body: @escaping Body)
    {
      self.since = since
      self.until = until
      self.body = body
    }

    public func isAvailable(in version: UIKitVersion) -> Bool {
      since <= version && until.map { version < $0 } ?? true
    }

    /// Runs it, with an argument for every colon of its selector: `performSelector:` and its kin
    /// may hand on fewer, where a real method reads what happens to lie in the registers.
    package func run(
      _ turn: inout Turn, _ receiver: Value, _ arguments: [Value]
    ) throws(Fault) -> Value {
      if arguments.count >= arity { return try body(&turn, receiver, arguments) }
      let missing = repeatElement(Value.none, count: arity - arguments.count)
      return try body(&turn, receiver, arguments + missing)
    }

    /// A method of an object, without a result.
    package static func action(
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
    package static func answer(
      since: UIKitVersion = .oldest, until: UIKitVersion? = nil,
      _ body: @escaping @Sendable (inout Turn, ObjectID, [Value]) throws(Fault) -> Value
    ) -> Method {
      Method(since: since, until: until) { turn, receiver, arguments throws(Fault) in
        guard let me = receiver.object else { return .none }
        return try body(&turn, me, arguments)
      }
    }

    /// A method that a learner may override or call, and that the framework leaves empty.
    package static let doesNothing = action { _, _, _ throws(Fault) in }
  }
}

// MARK: - What is made when it is asked for
extension FrameworkClass {
  private var fields: Fields {
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

  /// The class as the runtime knows it, whose outline a class table holds.
  func whole(in framework: FrameworkTable) -> Class {
    madeWhole.withLock { made in
      if let made { return made }
      let above = framework.superclass(of: self)
      let whole = Class(self, superclass: above, below: above.map(framework.whole))
      made = whole
      return whole
    }
  }

  public var properties: [Property] { fields.properties }
  /// The first versions of the properties that are younger than the class.
  package var propertyVersions: [String: UIKitVersion] { fields.versions }
  /// What new objects hold in properties, inherited ones among them, where it is not what those say.
  package var defaults: [String: Default] { fields.defaults }
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
