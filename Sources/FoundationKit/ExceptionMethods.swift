public import ObjectModel
public import ObjectRuntime

extension FrameworkClass {
  /// What `NSException` answers. `_raiseWhereAllIsKnown` is no message of a device: it raises only
  /// in a program of which nothing is left out.
  static let exceptionMethods: [Selector: Method] = [
    "initWithName:reason:userInfo:": .answer { turn, me, arguments throws(Fault) in
      try turn.describe(exception: me, arguments)
      return .object(me)
    },
    "description": .answer { turn, me, _ throws(Fault) in
      let reason = try turn.send("reason", to: .object(me), from: .uikit)
      return reason == .none ? try turn.send("name", to: .object(me), from: .uikit) : reason
    },
    "raise": .action { turn, me, _ throws(Fault) in throw turn.fault(raising: me) },
    "_raiseWhereAllIsKnown": .action { turn, me, _ throws(Fault) in
      if !turn.simulation.isPartial { throw turn.fault(raising: me) }
    },
  ]

  /// Convenience constructors; `raise:format:` makes no object, the reason is formatted at once.
  static let exceptionClassMethods: [Selector: Method] = [
    "exceptionWithName:reason:userInfo:": Method { turn, _, arguments throws(Fault) in
      let id = try turn.allocateAutoreleased("NSException")
      try turn.describe(exception: id, arguments)
      return .object(id)
    },
    "raise:format:": Method { turn, _, arguments throws(Fault) in
      let name = turn.simulation.text(of: arguments.first ?? .none) ?? "(null)"
      throw .exception(name: name, reason: try turn.format(Array(arguments.dropFirst())))
    },
  ]

  /// `NSAutoreleasePool` is on the stack of pools from `init` to `drain`, the newest on top.
  static let poolMethods: [Selector: Method] = [
    "init": .answer { turn, me, _ throws(Fault) in
      turn.pushPool()
      return .object(me)
    },
    "drain": .draining, "release": .draining,
  ]
}

extension FrameworkClass.Method {
  /// `drain` and `release` are one: both empty the pool and free it. A pool cannot be retained.
  fileprivate static let draining = action { turn, me, _ throws(Fault) in
    try turn.popPool()
    try turn.release(me)
  }
}

extension Turn {
  /// Fills an exception with name, reason and further information, in this order.
  fileprivate mutating func describe(exception: ObjectID, _ arguments: [Value]) throws(Fault) {
    for (key, value) in zip(["name", "reason", "userInfo"], arguments) {
      try setValue(value, forKey: key, of: exception)
    }
  }

  /// What throwing an object does to the run; `NSException` says its name and reason.
  /// Any object can be thrown; one that is no `NSException` is told by its class.
  public mutating func fault(raising id: ObjectID) -> Fault {
    let type = simulation[id].type
    func text(_ ivar: String) -> String? {
      simulation.classes.ivar(named: ivar, of: type).flatMap {
        simulation.text(of: read($0.slot, of: id))
      }
    }
    return .exception(
      name: text("_name") ?? simulation.classes[outline: type].name, reason: text("_reason") ?? "",
      object: id)
  }
}
