import ObjectModel
import ObjectRuntime
import Syntax

extension FrameworkClass {
  /// What `NSDictionary` answers. The order of keys, which a device does not promise, is the one in
  /// which they came.
  static let dictionaryMethods: [Selector: Method] = [
    "initWithCapacity:": Method { _, me, _ throws(Fault) in me },
    "initWithObjectsAndKeys:": .answer { turn, me, arguments throws(Fault) in
      for place in stride(from: 0, to: arguments.count - 1, by: 2) {
        try turn.set(arguments[place], forKey: arguments[place + 1], in: me)
      }
      return .object(me)
    },
    "initWithDictionary:": .answer { turn, me, arguments throws(Fault) in
      try turn.add(turn.simulation.pairs(of: arguments.first ?? .none), to: me)
      return .object(me)
    },
    "initWithObjects:forKeys:": .answer { turn, me, arguments throws(Fault) in
      try turn.pair(arguments, in: me)
      return .object(me)
    },
    "count": .answer { turn, me, _ throws(Fault) in .int(turn.count(of: me)) },
    "isEqualToDictionary:": Method { turn, me, arguments throws(Fault) in
      .bool(try turn.holdEqual(me, arguments.first ?? .none))
    },
    "allKeysForObject:": .answer { turn, me, arguments throws(Fault) in
      let pairs = turn.pairs(of: me)
      return try turn.makeArray(
        pairs.filter { turn.simulation.areEqual($0.value, arguments[0]) }.map(\.key))
    },
    "countByEnumeratingWithState:objects:count:": .enumerating,
    "keyEnumerator": .answer { turn, me, _ throws(Fault) in
      try turn.makeEnumerator(turn.pairs(of: me).map(\.key))
    },
    "objectEnumerator": .answer { turn, me, _ throws(Fault) in
      try turn.makeEnumerator(turn.pairs(of: me).map(\.value))
    },
    "objectForKey:": .looking, "valueForKey:": .looking, "objectForKeyedSubscript:": .looking,
    "allKeys": .answer { turn, me, _ throws(Fault) in
      try turn.makeArray(turn.pairs(of: me).map(\.key))
    },
    "allValues": .answer { turn, me, _ throws(Fault) in
      try turn.makeArray(turn.pairs(of: me).map(\.value))
    },
    "copyWithZone:": .answer { turn, me, _ throws(Fault) in
      try turn.makeObject("NSDictionary", turn.simulation.contents[me] ?? .dictionary(KeyTable()))
    },
    "mutableCopyWithZone:": .answer { turn, me, _ throws(Fault) in
      try turn.makeObject(
        "NSMutableDictionary", turn.simulation.contents[me] ?? .dictionary(KeyTable()))
    },
  ]

  /// Convenience constructors; the variadic ones take the value before its key, as Foundation does.
  static let dictionaryClassMethods: [Selector: Method] = [
    "dictionary": .pairing,
    "dictionaryWithObject:forKey:": Method { turn, me, arguments throws(Fault) in
      try turn.refuseNilText(
        arguments.contains(.none) ? nil : me, in: "initWithObjects:forKeys:count:",
        of: "__NSPlaceholderDictionary", "attempt to insert nil object from objects[0]")
      return try Method.pairing.run(&turn, me, arguments)
    },
    "dictionaryWithObjectsAndKeys:": .pairing,
    "dictionaryWithDictionary:": Method { turn, me, arguments throws(Fault) in
      let made = try turn.makeAutoreleased(me, .dictionary(KeyTable()))
      if let id = made.object {
        try turn.add(turn.simulation.pairs(of: arguments.first ?? .none), to: id)
      }
      return made
    },
    "dictionaryWithObjects:forKeys:": Method { turn, me, arguments throws(Fault) in
      let made = try turn.makeAutoreleased(me, .dictionary(KeyTable()))
      if let id = made.object { try turn.pair(arguments, in: id) }
      return made
    },
  ]

  /// What only a mutable dictionary answers. `setValue:forKey:` and the subscript take nil for a
  /// removal, `setObject:forKey:` raises for it.
  static let mutableDictionaryMethods: [Selector: Method] = [
    "setObject:forKey:": .setting,
    // Before iOS 11 brackets raised for nil.
    "setObject:forKeyedSubscript:": .action { turn, me, arguments throws(Fault) in
      let isTaking = arguments[0] == .none && turn.simulation.version >= UIKitVersion(11)
      let method: Selector = isTaking ? "removeObjectForKey:" : "setObject:forKey:"
      try turn.send(
        method, to: .object(me), isTaking ? [arguments[1]] : arguments, from: .uikit)
    },
    "setValue:forKey:": .replacing,
    "addEntriesFromDictionary:": .action { turn, me, arguments throws(Fault) in
      try turn.add(turn.simulation.pairs(of: arguments.first ?? .none), to: me)
    },
    "setDictionary:": .action { turn, me, arguments throws(Fault) in
      let pairs = turn.simulation.pairs(of: arguments.first ?? .none)
      for pair in turn.pairs(of: me) { try turn.set(.none, forKey: pair.key, in: me) }
      try turn.add(pairs, to: me)
    },
    "removeObjectsForKeys:": .action { turn, me, arguments throws(Fault) in
      for key in turn.elements(arguments.first) { try turn.set(.none, forKey: key, in: me) }
    },
    "removeObjectForKey:": .action { turn, me, arguments throws(Fault) in
      try turn.refuseNilText(
        arguments.first, in: "removeObjectForKey:",
        of: turn.simulation.privateClass(of: .object(me)), "key cannot be nil")
      try turn.set(.none, forKey: arguments[0], in: me)
    },
    "removeAllObjects": .action { turn, me, _ throws(Fault) in
      for pair in turn.pairs(of: me) { try turn.set(.none, forKey: pair.key, in: me) }
    },
  ]
}

extension FrameworkClass.Method {
  /// The value of a key; nil, not an exception, where there is none.
  static let looking = answer { turn, me, arguments throws(Fault) in
    let key = try turn.twin(of: arguments.first ?? .none, in: me)
    return turn.simulation.value(forKey: key, ofPairs: .object(me)) ?? .none
  }

  /// `setObject:forKey:`, which refuses a nil object before a nil key. The reason names the private
  /// class.
  static let setting = action { turn, me, arguments throws(Fault) in
    if arguments[0] == .none {
      let key = turn.simulation.plainDescription(of: arguments[1])
      throw .invalidArgument(
        "*** -[__NSDictionaryM setObject:forKey:]: object cannot be nil (key: \(key))")
    }
    if arguments[1] == .none {
      throw .invalidArgument("*** -[__NSDictionaryM setObject:forKey:]: key cannot be nil")
    }
    try turn.set(arguments[0], forKey: arguments[1], in: me)
  }

  /// Here nil takes the key out.
  fileprivate static let replacing = action { turn, me, arguments throws(Fault) in
    try turn.set(arguments[0], forKey: arguments[1], in: me)
  }

  /// Values and keys in turn, to the terminating nil; an odd one at the end is dropped.
  fileprivate static let pairing = FrameworkClass.Method { turn, me, arguments throws(Fault) in
    let made = try turn.makeAutoreleased(me, .dictionary(KeyTable()))
    guard let id = made.object else { return .none }
    for place in stride(from: 0, to: arguments.count - 1, by: 2) {
      try turn.set(arguments[place], forKey: arguments[place + 1], in: id)
    }
    return made
  }
}

extension Turn {
  /// Adds pairs in their order; of two with one key the later counts. Nil, which a message to nil
  /// answers, adds nothing.
  fileprivate mutating func add(
    _ pairs: [KeyedValue]?, to id: ObjectID
  ) throws(Fault) {
    for pair in pairs ?? [] { try set(pair.value, forKey: pair.key, in: id) }
  }

  /// An array of values and one of their keys.
  fileprivate mutating func pair(_ lists: [Value], in id: ObjectID) throws(Fault) {
    let (values, keys) = (elements(lists.first), elements(lists.last))
    guard values.count == keys.count else {
      throw .invalidArgument(
        "*** -[NSDictionary initWithObjects:forKeys:]: count of objects (\(values.count)) differs "
          + "from count of keys (\(keys.count))")
    }
    for (value, key) in zip(values, keys) { try set(value, forKey: key, in: id) }
  }
}
