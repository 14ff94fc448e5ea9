import InterfaceModel
import ObjectModel
import ObjectRuntime

// Settings that outlive the process: property lists by key, over values that a launch registers.
extension FrameworkClass {
  /// What `NSUserDefaults` answers. Getters of a type convert texts and numbers, and answer nil or
  /// 0 for what does not convert.
  static let userDefaultsMethods: [Selector: Method] = [
    "objectForKey:": .defaulting { $1 },
    "stringForKey:": .defaulting { turn, value throws(Fault) in
      if turn.simulation.text(of: value) != nil { return value }
      guard case .number = value else { return .none }
      return .string(try turn.description(of: value))
    },
    "arrayForKey:": .defaulting { $0.simulation.elements(of: $1) == nil ? .none : $1 },
    "stringArrayForKey:": .defaulting { turn, value in
      let isOfTexts = turn.simulation.elements(of: value)?.allSatisfy {
        turn.simulation.text(of: $0) != nil
      }
      return isOfTexts == true ? value : .none
    },
    "dictionaryForKey:": .defaulting { $0.simulation.pairs(of: $1) == nil ? .none : $1 },
    "dataForKey:": .defaulting { $1 }, "valueForKey:": .defaulting { $1 },
    "integerForKey:": .defaulting { .int($1.text?.leadingInteger ?? $1.integer) },
    "boolForKey:": .defaulting { .bool($1.text?.saysYes ?? ($1.real != 0)) },
    "doubleForKey:": .defaulting { .real($1.text?.leadingNumber ?? $1.real) },
    "floatForKey:": .defaulting { .real($1.text?.leadingNumber ?? $1.real) },
    "setObject:forKey:": .defaultSetting, "setInteger:forKey:": .defaultSetting,
    "setBool:forKey:": .defaultSetting, "setDouble:forKey:": .defaultSetting,
    "setFloat:forKey:": .defaultSetting, "setValue:forKey:": .defaultSetting,
    "registerDefaults:": .action { turn, me, arguments throws(Fault) in
      let registered = turn.simulation.registrationDomain()
      for pair in turn.simulation.pairs(of: arguments[0]) ?? [] {
        try turn.set(pair.value, forKey: pair.key, in: registered)
      }
    },
    "removeObjectForKey:": .action { turn, me, arguments throws(Fault) in
      try turn.set(.none, forKey: arguments[0], in: me)
      try turn.tellOfDefaults(me)
    },
    "synchronize": Method { _, _, _ throws(Fault) in .bool(true) },
  ]
}

extension FrameworkClass.Method {
  /// Reads the setting of a key, with the registered one behind it, as some type.
  fileprivate static func defaulting(
    _ convert: @escaping @Sendable (inout Turn, Value) throws(Fault) -> Value
  ) -> FrameworkClass.Method {
    answer { turn, me, arguments throws(Fault) in
      try convert(&turn, turn.simulation.setting(arguments[0], in: me))
    }
  }

  /// All setters: a number is boxed by its type already, so that one check does for all.
  fileprivate static let defaultSetting = action { turn, me, arguments throws(Fault) in
    guard turn.simulation.isPropertyList(arguments[0]) else {
      return try turn.refuse(arguments[0], forKey: arguments[1])
    }
    try turn.set(arguments[0], forKey: arguments[1], in: me)
    try turn.tellOfDefaults(me)
  }
}

extension Turn {
  /// Whatever is set, to the same value too.
  fileprivate mutating func tellOfDefaults(_ defaults: ObjectID) throws(Fault) {
    try post("NSUserDefaultsDidChangeNotification", from: .object(defaults))
  }

  /// What is no property list is not stored: first it was only logged, from iOS 8 on the app ends.
  fileprivate mutating func refuse(_ value: Value, forKey key: Value) throws(Fault) {
    let (object, name) = (try description(of: value), try description(of: key))
    if simulation.version.refusesDefaultsByException {
      throw .invalidArgument("Attempt to insert non-property list object \(object) for key \(name)")
    }
    warn(
      "Attempt to set a non-property-list object \(object) as an NSUserDefaults value for key "
        + name)
  }
}

// MARK: - Property lists
extension Simulation {
  /// The name under which the simulation keeps what was registered.
  fileprivate static let registrationDomain = "registrationDomain"

  /// What was set for a key, else what was registered for it.
  fileprivate func setting(_ key: Value, in defaults: ObjectID) -> Value {
    if let set = value(forKey: key, ofPairs: .object(defaults)) { return set }
    let domain = singletons[Simulation.registrationDomain]
    return value(forKey: key, ofPairs: Value(domain)) ?? .none
  }

  /// What `registerDefaults:` keeps: it is looked at last, and ends with the process.
  fileprivate mutating func registrationDomain() -> ObjectID {
    if let known = singletons[Simulation.registrationDomain] { return known }
    let domain = launch("NSMutableDictionary", as: Simulation.registrationDomain)
    contents[domain] = .dictionary(KeyTable())
    return domain
  }

  /// Texts, numbers, dates, data, and arrays and dictionaries of such, whose keys are texts
  /// (Property List Programming Guide). Nil is one only where it stands for nothing at all.
  fileprivate func isPropertyList(_ value: Value, depth: Int = 0) -> Bool {
    guard depth < Content.deepestLook else { return false }
    switch value {
    case .none: return depth == 0
    case .bool, .int, .real, .string, .number: return true
    case .object(let id): return isKind(id, of: "NSData") || isPropertyList(id, depth: depth)
    default: return false
    }
  }

  /// An object that is no framework value, such as one of a learner's class, has no content and is
  /// none.
  private func isPropertyList(_ id: ObjectID, depth: Int) -> Bool {
    switch contents[id] {
    case .string, .date: true
    case .array(let values):
      values.allSatisfy { isPropertyList($0, depth: depth + 1) }
    case .dictionary(let table):
      table.pairs.allSatisfy {
        text(of: $0.key) != nil && isPropertyList($0.value, depth: depth + 1)
      }
    case .set, .color, .box, .compound, .block, .variable, nil: false
    }
  }
}
