/// A registration in the notification centre, which does not own the observer.
struct Observer: Hashable, Sendable {
  var observer: ObjectID
  var selector: Selector
  /// Nil observes every name.
  var name: String?
  /// Nil observes every sender.
  var sender: Value?
}

extension FrameworkClass {
  static let notificationCenterMethods: [Selector: Method] = [
    "addObserver:selector:name:object:": Method { turn, _, arguments throws(Fault) in
      guard let observer = arguments[0].object, case .selector(let selector) = arguments[1] else {
        return .none
      }
      turn.simulation.observers.append(
        Observer(
          observer: observer, selector: selector, name: turn.simulation.text(of: arguments[2]),
          sender: arguments[3] == .none ? nil : arguments[3]))
      return .none
    },
    "removeObserver:": Method { turn, _, arguments throws(Fault) in
      turn.simulation.observers.removeAll { .object($0.observer) == arguments[0] }
      return .none
    },
    "removeObserver:name:object:": Method { turn, _, arguments throws(Fault) in
      let name = turn.simulation.text(of: arguments[1])
      turn.simulation.observers.removeAll {
        .object($0.observer) == arguments[0] && (name == nil || $0.name == name)
      }
      return .none
    },
    "postNotificationName:object:": .posting, "postNotificationName:object:userInfo:": .posting,
  ]

  static let userDefaultsMethods: [Selector: Method] = [
    "objectForKey:": .defaulting { $0 }, "stringForKey:": .defaulting { $0 },
    "integerForKey:": .defaulting { .int($0.integer) },
    "boolForKey:": .defaulting { .bool($0.integer != 0) },
    "doubleForKey:": .defaulting { .real($0.real) }, "floatForKey:": .defaulting { .real($0.real) },
    "setObject:forKey:": .defaultSetting, "setInteger:forKey:": .defaultSetting,
    "setBool:forKey:": .defaultSetting, "setDouble:forKey:": .defaultSetting,
    "setFloat:forKey:": .defaultSetting,
    "removeObjectForKey:": .action { turn, me, arguments throws(Fault) in
      try turn.set(.none, forKey: arguments[0], in: me)
    },
    "synchronize": Method { _, _, _ throws(Fault) in .bool(true) },
  ]
}

extension FrameworkClass.Method {
  fileprivate static let posting = FrameworkClass.Method { turn, _, arguments throws(Fault) in
    if let name = turn.simulation.text(of: arguments[0]) {
      try turn.post(name, from: arguments[1], userInfo: arguments.count > 2 ? arguments[2] : .none)
    }
    return .none
  }

  fileprivate static func defaulting(
    _ convert: @escaping @Sendable (Value) -> Value
  ) -> FrameworkClass.Method {
    answer { turn, me, arguments throws(Fault) in
      let stored = turn.pairs(of: me).first { turn.simulation.areEqual($0.key, arguments[0]) }
      return convert(stored?.value ?? .none)
    }
  }

  fileprivate static let defaultSetting = action { turn, me, arguments throws(Fault) in
    try turn.set(arguments[0], forKey: arguments[1], in: me)
  }
}

extension Turn {
  /// Posts a notification: observers are told in the order of their registration. A freed observer that
  /// was never removed crashes the app before iOS 9 (§13.9).
  mutating func post(
    _ name: String, from sender: Value, userInfo: Value = .none
  ) throws(Fault) {
    let told = simulation.observers.filter {
      ($0.name == nil || $0.name == name) && ($0.sender == nil || $0.sender == sender)
    }
    if told.isEmpty { return }
    let notification = try allocateAutoreleased("NSNotification")
    for (key, value) in [("name", .string(name)), ("object", sender), ("userInfo", userInfo)] {
      try setValue(value, forKey: key, of: notification)
    }
    for observer in told {
      if !simulation.isAlive(observer.observer) && simulation.version.dropsFreedObservers {
        continue
      }
      let arguments = observer.selector.arity > 0 ? [Value.object(notification)] : []
      try send(observer.selector, to: .object(observer.observer), arguments, from: .uikit)
    }
  }
}
