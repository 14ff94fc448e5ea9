package import ObjectModel
package import ObjectRuntime

// Coders, as far as the state of an app is saved and restored: what one controller encodes stands
// under its path, until the next launch reads it.
extension FrameworkClass {
  /// `NSCoder`, whose path is that of the controller being saved or restored; nil for any other
  /// coder, which then notes that it is not modelled.
  static let coder = FrameworkClass(
    "NSCoder", properties: [.stored("path", .object, .copy).hidden],
    methods: [
      "encodeObject:forKey:": .encoding, "encodeInteger:forKey:": .encoding,
      "encodeBool:forKey:": .encoding, "encodeDouble:forKey:": .encoding,
      "encodeInt:forKey:": .encoding, "encodeFloat:forKey:": .encoding,
      "decodeObjectForKey:": .decoding { $0 },
      "decodeIntegerForKey:": .decoding { .int($0.integer) },
      "decodeIntForKey:": .decoding { .int($0.integer) },
      "decodeFloatForKey:": .decoding { .real($0.real) },
      "decodeBoolForKey:": .decoding { .bool($0.integer != 0) },
      "decodeDoubleForKey:": .decoding { .real($0.real) },
      "containsValueForKey:": .decoding { .bool($0 != .none) },
    ])
}

extension FrameworkClass.Method {
  /// Writes under the path and the key into the saved state of the app.
  fileprivate static let encoding = action { turn, me, arguments throws(Fault) in
    guard let key = turn.stateKey(arguments[1], of: me) else {
      return turn.record(.note(.notModelled("encodeObject:forKey:")))
    }
    try turn.set(arguments[0], forKey: key, in: turn.simulation.savedState())
  }

  /// Reads what was saved under the path and the key. `convert` gets nothing where nothing was
  /// saved, and makes of it the zero of its type as a device does.
  fileprivate static func decoding(
    _ convert: @escaping @Sendable (Value) -> Value
  ) -> FrameworkClass.Method {
    answer { turn, me, arguments throws(Fault) in
      guard let key = turn.stateKey(arguments[0], of: me) else {
        turn.record(.note(.notModelled("decodeObjectForKey:")))
        return convert(.none)
      }
      return convert(turn.saved(key))
    }
  }
}

extension Simulation {
  /// What the app has saved of its state, which the next launch finds.
  package mutating func savedState() -> ObjectID {
    if let known = singletons["savedState"] { return known }
    let made = launch("NSMutableDictionary", as: "savedState")
    contents[made] = .dictionary(KeyTable())
    return made
  }
}

extension Turn {
  /// A coder for the state of the controller at a path.
  package mutating func stateCoder(_ path: String) throws(Fault) -> Value {
    let coder = try allocateAutoreleased("NSCoder")
    try setValue(.string(path), forKey: "path", of: coder)
    return .object(coder)
  }

  /// Where a coder keeps a key; nil for one that knows no state, as a nib's.
  fileprivate func stateKey(_ key: Value, of coder: ObjectID) -> Value? {
    guard
      let path = simulation.field(named: "path", of: coder).flatMap({ simulation.text(of: $0) }),
      let key = simulation.text(of: key)
    else { return nil }
    return .string(path + ":" + key)
  }

  /// Forgets what was saved before, as the state is saved anew.
  package mutating func clearSavedState() {
    simulation.singletons["savedState"] = nil
  }

  /// The paths of the controllers whose state was saved, in that order.
  package mutating func savedPaths() -> [String] {
    let state = simulation.savedState()
    guard case .dictionary(let table)? = simulation.contents[state] else { return [] }
    return table.pairs.compactMap { simulation.text(of: $0.key) }
      .filter { $0.hasPrefix("/") && !$0.contains(":") }
  }

  /// What the last saving put there; nothing where it did not, or the state has been cleared.
  package mutating func saved(_ key: Value) -> Value {
    let state = simulation.savedState()
    return simulation.value(forKey: key, ofPairs: .object(state)) ?? .none
  }
}
