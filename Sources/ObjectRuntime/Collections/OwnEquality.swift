package import ObjectModel

// Equality that a class of the program's says itself.
extension Turn {
  /// Whether the class of a value has an `isEqual:` of the program's, or goes by what only its own
  /// messages tell.
  package func hasOwnEquality(_ value: Value) -> Bool {
    guard let id = value.object else { return false }
    let type = simulation[id].type
    let outline = simulation.classes[outline: type]
    guard outline.isLearners else { return outline.name.hasSuffix("CharacterSet") }
    return simulation.classes.implementation("isEqual:", in: type) != nil
  }

  /// `isEqual:` of any two values: the first is asked.
  package mutating func isEqual(_ one: Value, _ other: Value) throws(Fault) -> Bool {
    if one != other, hasOwnEquality(one) {
      return try send("isEqual:", to: one, [other], from: .uikit).isTrue
    }
    return try holdEqual(one, other)
  }

  /// Whether values hold the same, whatever the first would say of itself: members of collections
  /// are asked, and collections in them are compared as they lie.
  package mutating func holdEqual(_ one: Value, _ other: Value) throws(Fault) -> Bool {
    if simulation.areEqual(one, other) { return true }
    guard let id = one.object, let otherID = other.object else { return false }
    switch (simulation.contents[id], simulation.contents[otherID]) {
    case (.array(let ones), .array(let others)):
      return try areEqual(ones.array, others.array)
    case (.set(let table), .set(let others)) where table.count == others.count:
      guard table.keys.contains(where: hasOwnEquality) else { return false }
      for member in table.keys {
        let twin = try twin(of: member, in: otherID)
        if simulation.member(twin, of: other) == nil { return false }
      }
      return true
    case (.dictionary(let table), .dictionary(let others)) where table.count == others.count:
      var values: [Value] = []
      for pair in table.pairs {
        let twin = try twin(of: pair.key, in: otherID)
        guard let value = simulation.value(forKey: twin, of: otherID) else { return false }
        values.append(value)
      }
      return try areEqual(table.pairs.map(\.value), values)
    default: return false
    }
  }

  private mutating func areEqual(_ ones: [Value], _ others: [Value]) throws(Fault) -> Bool {
    guard ones.count == others.count else { return false }
    for (one, other) in zip(ones, others) where !simulation.areEqual(one, other) {
      guard hasOwnEquality(one), try isEqual(one, other) else { return false }
    }
    return true
  }

  /// The member of a set, or the key of a dictionary, that a value with an `isEqual:` of its own
  /// takes for its equal, where both have one `hash`; else the value itself.
  package mutating func twin(of value: Value, in id: ObjectID) throws(Fault) -> Value {
    guard hasOwnEquality(value) else { return value }
    let keys: [Value]
    switch simulation.contents[id] {
    case .set(let table), .dictionary(let table): keys = table.keys
    default: return value
    }
    if keys.contains(value) { return value }
    let hash = try send("hash", to: value, from: .uikit)
    for key in keys where key.object != nil {
      guard try send("hash", to: key, from: .uikit) == hash else { continue }
      if try send("isEqual:", to: value, [key], from: .uikit).isTrue { return key }
    }
    return value
  }
}
