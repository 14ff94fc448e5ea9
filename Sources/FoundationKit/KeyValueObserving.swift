import ObjectModel
import ObjectRuntime
import Syntax

// Key-value observing, by messages and by Swift's closures.
extension FrameworkClass {
  /// What every object answers. The root class's `observeValueForKeyPath:…` raises: whoever
  /// observes overrides it, and calls super only for what is not its own.
  static let observingMethods: [Selector: Method] = [
    "addObserver:forKeyPath:options:context:": .action { turn, me, arguments throws(Fault) in
      guard let observer = arguments[0].object, let path = turn.simulation.text(of: arguments[1])
      else { return }
      try turn.observe(
        KeyObservation(
          object: me, path: path, observer: observer, options: arguments[2].integer,
          context: arguments[3], line: turn.line))
    },
    "removeObserver:forKeyPath:": .action { turn, me, arguments throws(Fault) in
      try turn.removeObserver(arguments[0], arguments[1], from: me)
    },
    "removeObserver:forKeyPath:context:": .action(since: UIKitVersion(5)) {
      turn, me, arguments throws(Fault) in
      try turn.removeObserver(arguments[0], arguments[1], context: arguments[2], from: me)
    },
    "observeValueForKeyPath:ofObject:change:context:": .action { turn, me, _ throws(Fault) in
      throw .inconsistency(
        "\(turn.pointer(me)): An -observeValueForKeyPath:ofObject:change:context: message was "
          + "received but not handled.")
    },
    "willChangeValueForKey:": .action { turn, me, arguments throws(Fault) in
      guard let key = turn.simulation.text(of: arguments[0]) else { return }
      try turn.announceChange(of: key, of: me)
    },
    "didChangeValueForKey:": .action { turn, me, arguments throws(Fault) in
      guard let key = turn.simulation.text(of: arguments[0]) else { return }
      try turn.confirmChange(of: key, of: me)
    },
    "observe:options:changeHandler:": .answer { turn, me, arguments throws(Fault) in
      try turn.observe(arguments[0], options: arguments[1], of: me, with: arguments[2])
    },
  ]

  /// What a class is asked of its keys. The general question asks the particular method, which has
  /// the key in its name; without one, setters notify by themselves and no key depends on another.
  static let observingClassMethods: [Selector: Method] = [
    "automaticallyNotifiesObserversForKey:": Method { turn, me, arguments throws(Fault) in
      let asking = Selector(of: "automaticallyNotifiesObserversOf", turn.text(arguments[0]))
      return turn.responds(me, to: asking)
        ? try turn.send(asking, to: me, from: .uikit) : .bool(true)
    },
    "keyPathsForValuesAffectingValueForKey:": Method { turn, me, arguments throws(Fault) in
      let asking = Selector(of: "keyPathsForValuesAffecting", turn.text(arguments[0]))
      if turn.responds(me, to: asking) { return try turn.send(asking, to: me, from: .uikit) }
      return try turn.makeSet([])
    },
  ]

  /// What Swift's `observe` answers: the observation lasts as long as it.
  static let keyValueObservation = FrameworkClass(
    "NSKeyValueObservation", since: UIKitVersion(11),
    properties: [.stored("number", .int).hidden],
    methods: [
      "invalidate": .action { turn, me, _ throws(Fault) in try turn.endObservation(byToken: me) },
      "dealloc": .action { turn, me, _ throws(Fault) in try turn.endObservation(byToken: me) },
    ])

  /// What Swift's change handler gets; a value is nil where no option asked for it.
  static let keyValueObservedChange = FrameworkClass(
    "NSKeyValueObservedChange", since: UIKitVersion(11),
    properties: [
      .kept("newValue"), .kept("oldValue"), .stored("kind", .int), .stored("isPrior", .bool),
      .kept("indexes"),
    ])
}

extension Selector {
  /// The method of a class that says something of a key: `keyPathsForValuesAffectingName`.
  fileprivate init(of question: String, _ key: String) {
    self.init(question + key.prefix(1).uppercased() + key.dropFirst())
  }
}

extension Turn {
  /// Removes the latest of equal registrations, that with the context where one is named, and raises
  /// where there is none, from any version (§17.44).
  fileprivate mutating func removeObserver(
    _ observer: Value, _ path: Value, context: Value? = nil, from object: ObjectID
  ) throws(Fault) {
    guard let observer = observer.object, let path = simulation.text(of: path) else { return }
    let number = observations(of: object, path, by: observer).last { number in
      context == nil || simulation.keyObservers[number]?.context == context
    }
    guard let number else {
      func described(_ id: ObjectID) -> String {
        "<\(simulation.classes[outline: simulation[id].type].name) \(simulation.address(of: id))>"
      }
      throw .exception(
        name: "NSRangeException",
        reason: "Cannot remove an observer \(described(observer)) for the key path \"\(path)\" "
          + "from \(described(object)) because it is not registered as an observer.")
    }
    try endObservation(number)
  }

  /// Swift's `observe`: the token owns the closure, nobody owns the token but who asked.
  /// With the token the observation ends.
  fileprivate mutating func observe(
    _ path: Value, options: Value, of object: ObjectID, with closure: Value
  ) throws(Fault) -> Value {
    guard let path = simulation.text(of: path), let closure = closure.object else { return .none }
    let token = try allocateAutoreleased("NSKeyValueObservation")
    try retain(closure, as: .field(token, "closure"))
    let number = try observe(
      KeyObservation(
        object: object, path: path, observer: token, closure: closure, options: options.integer))
    try setValue(.int(number), forKey: "number", of: token)
    return .object(token)
  }

  /// Ends what a token stands for. To end it twice does nothing.
  fileprivate mutating func endObservation(byToken token: ObjectID) throws(Fault) {
    guard let number = simulation.field(named: "number", of: token)?.integer else { return }
    try endObservation(number)
  }
}
