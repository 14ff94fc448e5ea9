public import ObjectModel
import Syntax

extension FrameworkClass {
  /// The classes of Foundation, the root class first.
  static let foundation: [FrameworkClass] = [
    FrameworkClass(
      "NSObject", of: nil, methods: objectMethods,
      classMethods: objectClassMethods.merging(laterClassMethods) { $1 }),
    FrameworkClass("NSString", methods: stringMethods, classMethods: stringClassMethods),
    FrameworkClass(
      "NSMutableString", of: "NSString",
      methods: mutableStringMethods.merging(mutableTextRangeMethods) { $1 },
      classMethods: mutableStringClassMethods),
    characterSet,
    FrameworkClass("NSNumber", methods: numberMethods, classMethods: numberClassMethods),
    value, null,
    FrameworkClass(
      "NSArray", methods: arrayMethods.merging(arrayBlockMethods) { $1 },
      classMethods: arrayClassMethods),
    // Of Swift alone as yet: a list in which no two are equal.
    FrameworkClass("NSMutableArray", of: "NSArray", methods: mutableArrayMethods),
    FrameworkClass(
      "NSDictionary", methods: dictionaryMethods.merging(dictionaryBlockMethods) { $1 },
      classMethods: dictionaryClassMethods),
    FrameworkClass("NSMutableDictionary", of: "NSDictionary", methods: mutableDictionaryMethods),
    set, mutableSet, enumerator,
    FrameworkClass(
      "NSException",
      properties: [
        .stored("name", .object, .copy), .stored("reason", .object, .copy), .stored("userInfo"),
      ],
      methods: exceptionMethods, classMethods: exceptionClassMethods),
    error,
    FrameworkClass("NSAutoreleasePool", methods: poolMethods),
    FrameworkClass(
      "NSNotification",
      properties: [.stored("name", .object, .copy), .stored("object"), .stored("userInfo")],
      classMethods: notificationClassMethods),
    // What observes for a block; nobody names its class.
    FrameworkClass("__NSObserver"),
    FrameworkClass(
      "NSNotificationCenter", methods: notificationCenterMethods,
      classMethods: ["defaultCenter": .singleton("notificationCenter")]),
    FrameworkClass(
      "NSUserDefaults", methods: userDefaultsMethods,
      classMethods: ["standardUserDefaults": .singleton("userDefaults")]),
    FrameworkClass("NSCoder"), indexPath, task,
    FrameworkClass("NSBlock", methods: blockMethods),
    // Swift's closures are no objects to the language; in this heap they are, under a name no type
    // has.
    FrameworkClass("closure", of: "NSBlock"),
    FrameworkClass(
      "OS_dispatch_queue", methods: queueMethods, classMethods: queueClassMethods),
  ]
}

extension FrameworkClass.Method {
  /// A class method that answers an object of which there is one.
  static func singleton(_ name: String) -> FrameworkClass.Method {
    FrameworkClass.Method { turn, _, _ throws(Fault) in Value(turn.simulation.singletons[name]) }
  }

  /// A class method that answers an object of which there is one, made when it is first asked for.
  static func shared(
    _ type: String, since: UIKitVersion = .oldest
  ) -> FrameworkClass.Method {
    FrameworkClass.Method(since: since) { turn, _, _ throws(Fault) in
      .object(turn.simulation.shared(type))
    }
  }
}

// MARK: - The objects that are there from the start
extension Simulation {
  public var application: Value { Value(singletons["application"]) }
  var bundle: Value { Value(singletons["bundle"]) }
  var coder: Value { Value(singletons["coder"]) }

  mutating func launch() {
    window = launch("UIWindow", as: "window")
    ownKeyWindow = nil
    let frame = Rect(size: version.screen(of: device))
    views[window] = View(frame: frame, home: window, window: WindowState(isVisible: true))
    for (type, name) in [
      ("UIApplication", "application"), ("UIScreen", "screen"), ("NSBundle", "bundle"),
      ("NSCoder", "coder"), ("NSNotificationCenter", "notificationCenter"),
      ("NSUserDefaults", "userDefaults"),
    ] {
      _ = launch(type, as: name)
    }
    contents[singletons["userDefaults", default: window]] = .dictionary(KeyTable())
  }

  /// The one object of a class that the app shares.
  mutating func shared(_ type: String) -> ObjectID {
    singletons[type] ?? launch(type, as: type)
  }

  /// Makes an object that UIKit owns for as long as the app runs.
  mutating func launch(_ type: String, as name: String) -> ObjectID {
    guard let type = classes.id(named: type) else {
      preconditionFailure("the framework has a class \(type)")
    }
    let id = create(type, line: 0)
    self[id].ownerships = [Ownership(.framework, since: 0)]
    singletons[name] = id
    return id
  }
}

extension Turn {
  /// Gives a new object what its framework class keeps beside its fields.
  mutating func prepare(_ id: ObjectID) throws(Fault) {
    switch simulation.classes[outline: simulation[id].type].kind {
    case .plain: break
    case .view:
      simulation.views[id] = View()
      witnessCreation(of: id)
    case .window:
      simulation.views[id] = View(home: id, window: WindowState())
      witnessCreation(of: id)
    case .viewController: simulation.viewControllers[id] = ViewController()
    case .array: simulation.contents[id] = .array([])
    case .set: simulation.contents[id] = .set(KeyTable())
    case .dictionary: simulation.contents[id] = .dictionary(KeyTable())
    case .string: simulation.contents[id] = .string("")
    }
  }
}
