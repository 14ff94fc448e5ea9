import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

extension FrameworkClass {
  /// What a notification centre answers. An observer with a selector is not retained (§13.1); a nil
  /// name or sender stands for any.
  static let notificationCenterMethods: [Selector: Method] = [
    "addObserver:selector:name:object:": .action { turn, _, arguments throws(Fault) in
      guard let observer = arguments[0].object, case .selector(let selector) = arguments[1] else {
        return
      }
      turn.simulation.observers.append(
        Observer(
          observer: observer, selector: selector, name: turn.simulation.text(of: arguments[2]),
          sender: arguments[3] == .none ? nil : arguments[3], line: turn.line))
    },
    "addObserverForName:object:queue:usingBlock:": Method(since: UIKitVersion(4)) {
      turn, _, arguments throws(Fault) in
      .object(
        try turn.observe(
          turn.simulation.text(of: arguments[0]), from: arguments[1], with: arguments[3]))
    },
    "removeObserver:": .action { turn, _, arguments throws(Fault) in
      try turn.stopObserving(arguments[0]) { _ in true }
    },
    "removeObserver:name:object:": .action { turn, _, arguments throws(Fault) in
      let name = turn.simulation.text(of: arguments[1])
      try turn.stopObserving(arguments[0]) {
        (name == nil || $0.name == name) && (arguments[2] == .none || $0.sender == arguments[2])
      }
    },
    "postNotification:": .action { turn, _, arguments throws(Fault) in
      guard let id = arguments.first?.object else { return }
      let name = try turn.value(forKey: "name", of: id)
      try turn.deliver(
        id, called: turn.text(name), from: try turn.value(forKey: "object", of: id))
    },
    "postNotificationName:object:": .posting, "postNotificationName:object:userInfo:": .posting,
  ]

  /// A notification's name, sender and further information, in the order of the arguments.
  static let notificationClassMethods: [Selector: Method] = [
    "notificationWithName:object:": .notification,
    "notificationWithName:object:userInfo:": .notification,
  ]
}

extension FrameworkClass.Method {
  fileprivate static let notification = FrameworkClass.Method { turn, _, arguments throws(Fault) in
    .object(try turn.makeNotification(arguments))
  }

  /// Both forms of posting; without a name, nothing is posted.
  fileprivate static let posting = action { turn, _, arguments throws(Fault) in
    if let name = turn.simulation.text(of: arguments[0]) {
      try turn.post(name, from: arguments[1], userInfo: arguments.count > 2 ? arguments[2] : .none)
    }
  }
}

extension Turn {
  /// Posts a notification: observers are told in the order of their registration. A freed observer
  /// that was never removed crashes the app before iOS 9.
  package mutating func post(
    _ name: String, from sender: Value, userInfo: Value = .none
  ) throws(Fault) {
    if !simulation.observers.listeners(to: name, from: sender).contains(where: { _ in true }) {
      return
    }
    let notification = try makeNotification([.string(name), sender, userInfo])
    try deliver(notification, called: name, from: sender)
  }

  /// Tells each observer that was registered when it began; a block that has been removed meanwhile
  /// is left out. A freed observer is sent the message all the same before iOS 9, and the app ends
  /// there (§13.9).
  fileprivate mutating func deliver(
    _ notification: ObjectID, called name: String, from sender: Value
  ) throws(Fault) {
    for observer in simulation.observers.listeners(to: name, from: sender) {
      if let block = observer.block {
        guard simulation.isAlive(block) else { continue }
        try call(block: .object(block), [.object(notification)])
        continue
      }
      if !simulation.isAlive(observer.observer) && simulation.version.dropsFreedObservers {
        continue
      }
      let arguments = observer.selector.arity > 0 ? [Value.object(notification)] : []
      try send(observer.selector, to: .object(observer.observer), arguments, from: .uikit)
    }
  }

  /// `NSConcreteNotification 0x… {name = saved; object = <List: 0x…>}`.
  /// What is nil is left out.
  mutating func described(notification: ObjectID) throws(Fault) -> String {
    var parts: [String] = []
    for key in ["name", "object", "userInfo"] {
      guard let value = simulation.field(named: key, of: notification), value != .none else {
        continue
      }
      parts.append("\(key) = \(try description(of: value))")
    }
    return "NSConcreteNotification \(simulation.address(of: notification)) {"
      + parts.joined(separator: "; ") + "}"
  }

  /// Parts that are missing stay nil.
  fileprivate mutating func makeNotification(_ parts: [Value]) throws(Fault) -> ObjectID {
    let notification = try allocateAutoreleased("NSNotification")
    for (key, value) in zip(["name", "object", "userInfo"], parts) {
      try setValue(value, forKey: key, of: notification)
    }
    return notification
  }

  /// Registers a block; what is answered stands for the registration, and must be given back to end
  /// it.
  fileprivate mutating func observe(
    _ name: String?, from sender: Value, with block: Value
  ) throws(Fault) -> ObjectID {
    let token = try allocateAutoreleased("__NSObserver")
    try retain(token, as: .framework)
    simulation.observers.append(
      Observer(
        observer: token, selector: "invoke", block: try keepBlock(block), name: name,
        sender: sender == .none ? nil : sender, line: line))
    return token
  }

  /// The centre lets go of blocks that it does not call any more.
  /// So it does of the token, which it has owned as long.
  fileprivate mutating func stopObserving(
    _ observer: Value, _ isEnded: (Observer) -> Bool
  ) throws(Fault) {
    guard let observer = observer.object else { return }
    for observer in simulation.observers.remove(observer, where: isEnded) {
      guard let block = observer.block else { continue }
      try release(block, from: .framework)
      try release(observer.observer, from: .framework)
    }
  }
}
