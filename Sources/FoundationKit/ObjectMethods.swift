public import ObjectModel
public import ObjectRuntime
import UIKitAPI

extension FrameworkClass {
  /// What `NSObject` answers. Where two groups have a message, the later one counts.
  static let objectMethods: [Selector: Method] =
    lifeMethods.merging(askingMethods) { $1 }.merging(keyValueMethods) { $1 }
    .merging(laterMethods) { $1 }.merging(observingMethods) { $1 }
    .merging(forwardingMethods) { $1 }.merging(collectionProxyMethods) { $1 }

  /// Life and ownership (§13.1). `copy` asks `copyWithZone:`, which the root class does not have: a
  /// class without it ends in "unrecognized selector".
  private static let lifeMethods: [Selector: Method] = [
    "init": Method { _, me, _ throws(Fault) in me },
    "dealloc": .action { turn, me, _ throws(Fault) in try turn.releaseMembers(of: me) },
    "awakeFromNib": .doesNothing,
    "retain": .answer { turn, me, _ throws(Fault) in
      try turn.retain(me, as: .claim(.retain, line: turn.line))
      return .object(me)
    },
    "release": .action { turn, me, _ throws(Fault) in try turn.release(me) },
    "autorelease": .answer { turn, me, _ throws(Fault) in
      try turn.autorelease(me)
      return .object(me)
    },
    "retainCount": .answer { turn, me, _ throws(Fault) in
      turn.noteRetainCount(of: me)
      return .int(turn.simulation[me].count)
    },
    "copy": Method { turn, me, _ throws(Fault) in
      guard me.object != nil else { return me }
      return try turn.send("copyWithZone:", to: me, [.none], from: .uikit)
    },
    "mutableCopy": Method { turn, me, _ throws(Fault) in
      try turn.send("mutableCopyWithZone:", to: me, [.none], from: .uikit)
    },
    "self": Method { _, me, _ throws(Fault) in me },
  ]

  /// What an object says of itself. Values that are no objects, as `NSNumber`s, are asked too.
  private static let askingMethods: [Selector: Method] = [
    "class": Method { turn, me, _ throws(Fault) in turn.simulation.type(of: me) },
    "classForCoder": Method { turn, me, _ throws(Fault) in turn.simulation.type(of: me) },
    "superclass": Method { turn, me, _ throws(Fault) in
      guard case .type(let type) = turn.simulation.type(of: me),
        let above = turn.simulation.classes[outline: type].superclass
      else { return .none }
      return .type(above)
    },
    "description": Method { turn, me, _ throws(Fault) in
      .string(try turn.frameworkDescription(of: me))
    },
    "debugDescription": Method { turn, me, _ throws(Fault) in
      try turn.send("description", to: me, from: .uikit)
    },
    "isEqual:": Method { turn, me, arguments throws(Fault) in
      .bool(try turn.holdEqual(me, arguments.first ?? .none))
    },
    "hash": Method { turn, me, _ throws(Fault) in .int(turn.simulation.hash(of: me)) },
    "isKindOfClass:": Method { turn, me, arguments throws(Fault) in
      guard case .type(let type) = turn.simulation.type(of: me) else { return .bool(false) }
      return .bool(
        turn.simulation.classes.lineage(of: type).contains { .type($0) == arguments.first })
    },
    "isMemberOfClass:": Method { turn, me, arguments throws(Fault) in
      .bool(turn.simulation.type(of: me) == arguments.first)
    },
    "conformsToProtocol:": Method { turn, me, arguments throws(Fault) in
      guard case .type(let type) = turn.simulation.type(of: me) else { return .bool(false) }
      return .bool(turn.conforms(type, to: arguments.first))
    },
    "respondsToSelector:": Method { turn, me, arguments throws(Fault) in
      guard case .selector(let selector) = arguments.first else { return .bool(false) }
      return .bool(turn.responds(me, to: selector) || turn.declares(selector, by: me))
    },
    "isProxy": Method { _, _, _ throws(Fault) in .bool(false) },
    "methodForSelector:": Method { turn, me, arguments throws(Fault) in
      let isOfClass = if case .type = me { true } else { false }
      let type = isOfClass ? me : turn.simulation.type(of: me)
      return turn.implementation(of: turn.method(arguments[0], of: type, isOfClass: isOfClass))
    },
    "performSelector:": .performing,
    "performSelector:withObject:": .performing,
    "performSelector:withObject:withObject:": .performing,
  ]

  /// Key-value coding. The two methods for unknown keys raise, unless the object stands in for one
  /// that nobody declares, which remembers any key.
  private static let keyValueMethods: [Selector: Method] = [
    "setValue:forKey:": .action { turn, me, arguments throws(Fault) in
      guard let key = turn.simulation.text(of: arguments[1]) else { return }
      if turn.simulation.isOfLaterVersion(key, of: me) {
        try turn.send(
          "setValue:forUndefinedKey:", to: .object(me), [arguments[0], .string(key)], from: .uikit)
      } else {
        try turn.setValue(arguments[0], forKey: key, of: me)
      }
    },
    "valueForKey:": Method { turn, me, arguments throws(Fault) in
      guard let key = turn.simulation.text(of: arguments[0]) else { return .none }
      guard let id = me.object else { return try turn.value(forKey: key, ofValue: me) }
      return turn.simulation.isOfLaterVersion(key, of: id)
        ? try turn.send("valueForUndefinedKey:", to: me, [.string(key)], from: .uikit)
        : try turn.value(forKey: key, of: id)
    },
    "setValue:forKeyPath:": .action { turn, me, arguments throws(Fault) in
      guard let path = turn.simulation.text(of: arguments[1]) else { return }
      try turn.setValue(arguments[0], forKeyPath: path, of: me)
    },
    "valueForKeyPath:": Method { turn, me, arguments throws(Fault) in
      guard let path = turn.simulation.text(of: arguments[0]) else { return .none }
      return try turn.value(forKeyPath: path, of: me)
    },
    "setValue:forUndefinedKey:": .action { turn, me, arguments throws(Fault) in
      let key = turn.simulation.text(of: arguments[1]) ?? "(null)"
      if turn.remember(arguments[0], forKey: key, ofStandIn: me) { return }
      throw turn.undefinedKey(key, me, "setValue:forUndefinedKey:")
    },
    "valueForUndefinedKey:": .answer { turn, me, arguments throws(Fault) in
      let key = turn.simulation.text(of: arguments[0]) ?? "(null)"
      if let value = turn.value(forKey: key, ofStandIn: me) { return value }
      throw turn.undefinedKey(key, me, "valueForUndefinedKey:")
    },
    "dictionaryWithValuesForKeys:": Method { turn, me, arguments throws(Fault) in
      let keys = turn.elements(arguments.first)
      var pairs: [(key: Value, value: Value)] = []
      for key in keys {
        let value = try turn.values(forKey: key, ofEach: [me])
        pairs.append((key, value[0]))
      }
      return try turn.makeDictionary(pairs)
    },
    "setValuesForKeysWithDictionary:": .action { turn, me, arguments throws(Fault) in
      let null = Value.object(turn.simulation.shared("NSNull"))
      for pair in turn.simulation.pairs(of: arguments[0]) ?? [] {
        let value = pair.value == null ? Value.none : pair.value
        try turn.send("setValue:forKey:", to: .object(me), [value, pair.key], from: .uikit)
      }
    },
    "validateValue:forKey:error:": .answer { turn, me, arguments throws(Fault) in
      let setter = Selector.setter(for: turn.text(arguments[1])).name
      let own = Selector("validate" + setter.dropFirst(3) + "error:")
      guard turn.responds(.object(me), to: own) else { return .bool(true) }
      return try turn.send(own, to: .object(me), [arguments[0], arguments[2]], from: .uikit)
    },
    "setNilValueForKey:": .action { turn, me, arguments throws(Fault) in
      throw turn.nilForScalar(turn.simulation.text(of: arguments[0]) ?? "(null)", me)
    },
  ]

  /// Those of classes alone, and what a class, which is an object too, answers like any other.
  static let objectClassMethods: [Selector: Method] =
    askingMethods.merging(classMethods) { $1 }.merging(observingClassMethods) { $1 }

  /// What a class answers. `load` and `initialize` do nothing here: that they are sent is up to the
  /// runtime.
  private static let classMethods: [Selector: Method] = [
    "alloc": Method { turn, me, _ throws(Fault) in
      if let own = try turn.allocateByOwn(me) { return own }
      guard case .type(let type) = me else { return .none }
      return .object(try turn.allocate(type, counting: turn.memory))
    },
    // It no longer asks where.
    "allocWithZone:": Method { turn, me, _ throws(Fault) in
      guard case .type(let type) = me else { return .none }
      return .object(try turn.allocate(type, counting: turn.memory))
    },
    "new": Method { turn, me, _ throws(Fault) in
      guard case .type(let type) = me else { return .none }
      if let own = try turn.allocateByOwn(me) { return try turn.send("init", to: own) }
      let id = try turn.allocate(type, counting: turn.memory, claim: .new)
      return try turn.send("init", to: .object(id))
    },
    "resolveInstanceMethod:": Method { _, _, _ throws(Fault) in .bool(false) },
    "resolveClassMethod:": Method { _, _, _ throws(Fault) in .bool(false) },
    "instanceMethodForSelector:": Method { turn, me, arguments throws(Fault) in
      turn.implementation(of: turn.method(arguments[0], of: me, isOfClass: false))
    },
    "instanceMethodSignatureForSelector:": Method { turn, me, arguments throws(Fault) in
      guard case .type(let type) = me, case .selector(let selector) = arguments[0],
        turn.simulation.method(selector, of: type) != nil
      else { return .none }
      return try turn.makeSignature(ofArguments: selector.arity + 2)
    },
    "self": Method { _, me, _ throws(Fault) in me },
    "load": Method { _, _, _ throws(Fault) in .none },
    "initialize": Method { _, _, _ throws(Fault) in .none },
    "class": Method { _, me, _ throws(Fault) in me },
    "classForCoder": Method { _, me, _ throws(Fault) in me },
    "superclass": Method { turn, me, _ throws(Fault) in
      guard case .type(let type) = me else { return .none }
      return turn.simulation.classes[outline: type].superclass.map(Value.type) ?? .none
    },
    "description": Method { turn, me, _ throws(Fault) in
      .string(turn.simulation.plainDescription(of: me))
    },
    // Its class is a metaclass, of which the root class is what stands above all others.
    "isKindOfClass:": Method { turn, me, arguments throws(Fault) in
      guard case .type(let type) = me, let asked = arguments.first else { return .bool(false) }
      let lineage = Array(turn.simulation.classes.lineage(of: type))
      if let asked = asked.classOfMetaclass { return .bool(lineage.contains(asked)) }
      return .bool(lineage.last.map(Value.type) == asked)
    },
    "isMemberOfClass:": Method { _, me, arguments throws(Fault) in
      .bool(arguments.first?.classOfMetaclass.map(Value.type) == me)
    },
    "conformsToProtocol:": Method { turn, me, arguments throws(Fault) in
      guard case .type(let type) = me else { return .bool(false) }
      return .bool(turn.conforms(type, to: arguments.first))
    },
    "accessInstanceVariablesDirectly": Method { _, _, _ throws(Fault) in .bool(true) },
    "instancesRespondToSelector:": Method { turn, me, arguments throws(Fault) in
      guard case .type(let type) = me, case .selector(let selector) = arguments.first else {
        return .bool(false)
      }
      return .bool(
        turn.simulation.method(selector, of: type) != nil || turn.declares(selector, in: type))
    },
    "isSubclassOfClass:": Method { turn, me, arguments throws(Fault) in
      guard case .type(let type) = me else { return .bool(false) }
      return .bool(
        turn.simulation.classes.lineage(of: type).contains { .type($0) == arguments.first })
    },
  ]
}

extension FrameworkClass.Method {
  /// `performSelector:` and its longer forms.
  fileprivate static let performing = FrameworkClass.Method { turn, me, arguments throws(Fault) in
    guard case .selector(let selector) = arguments.first else { return .none }
    return try turn.send(selector, to: me, Array(arguments.dropFirst().prefix(selector.arity)))
  }
}

extension Turn {
  /// Whether a class adopts the protocol that a value names, or one above it does.
  fileprivate func conforms(_ type: ClassID, to written: Value?) -> Bool {
    guard let name = simulation.text(of: written ?? .none) else { return false }
    return simulation.classes.lineage(of: type).contains {
      simulation[$0].protocols.contains(name) || Framework.adopts(name, by: simulation[$0].name)
    }
  }

  /// What the program's own `allocWithZone:` answers, which `alloc` and `new` send; nil where the
  /// class has none.
  fileprivate mutating func allocateByOwn(_ type: Value) throws(Fault) -> Value? {
    guard case .type(let id) = type, simulation.isOverriddenForClass("allocWithZone:", of: id)
    else { return nil }
    return try send("allocWithZone:", to: type, [.none], from: .uikit)
  }

  /// What a collection held or a block captured is released with it, in order.
  mutating func releaseMembers(of id: ObjectID) throws(Fault) {
    guard let content = simulation.contents[id] else { return }
    if case .block = content { return try releaseCaptures(of: id) }
    if case .variable = content { return try releaseSharedVariable(id) }
    for member in content.members { try release(member, from: .collection(id)) }
    simulation.contents[id] = nil
  }

  /// Notes who owns an object whenever its count is asked; at the first time the reader is also
  /// told that a device's number differs (§13.5).
  mutating func noteRetainCount(of id: ObjectID) {
    let isFirst = !simulation.hasWarnedOfRetainCount
    simulation.hasWarnedOfRetainCount = true
    record(.note(.counted(id, simulation[id].allOwners, isFirst: isFirst)))
  }

  /// Sets the last key of the object that the rest of the path leads to; a nil on the way swallows
  /// it.
  mutating func setValue(
    _ value: Value, forKeyPath path: String, of id: ObjectID
  ) throws(Fault) {
    guard let dot = path.lastIndex(of: ".") else {
      return try setValue(value, forKey: path, of: id)
    }
    let holder = try self.value(forKeyPath: String(path[..<dot]), of: .object(id))
    guard let holder = holder.object else { return }
    try setValue(value, forKey: String(path[path.index(after: dot)...]), of: holder)
  }

  /// Follows a path key by key, each by a message. A collection on the way is asked for the key of
  /// each element; an operator takes all that is left of the path.
  mutating func value(forKeyPath path: String, of value: Value) throws(Fault) -> Value {
    var value = value
    var keys = path.split(separator: ".")[...]
    while let key = keys.popFirst() {
      if key.first == "@", let elements = simulation.elements(of: value),
        let answer = try self.value(
          ofOperator: key, over: elements, path: keys.joined(separator: "."))
      {
        return answer
      }
      value = try send("valueForKey:", to: value, [.string(String(key))], from: .uikit)
    }
    return value
  }
}

extension Simulation {
  /// The class of a value, nil's is nil.
  public func type(of value: Value) -> Value {
    if let id = value.object { return .type(self[id].type) }
    return valueClass(of: value).map(Value.type) ?? .none
  }
}

extension Simulation {
  /// The same for what is equal: texts, numbers, and collections, which know nothing better than how
  /// many they hold; other objects are equal to themselves alone.
  fileprivate func hash(of value: Value) -> Int {
    if let text = text(of: value) {
      return text.utf8.reduce(5381) { ($0 &* 33 &+ Int($1)) & Int.max }
    }
    if let count = elements(of: value)?.count ?? pairs(of: value)?.count { return count }
    return value.object?.index ?? value.integer
  }
}
