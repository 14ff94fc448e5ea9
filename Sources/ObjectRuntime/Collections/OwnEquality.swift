package import ObjectModel
import UIKitAPI

// Equality that the program says itself: `isEqual:` of a class, `==` of a type of Swift's.
extension Simulation {
  /// The message that `static func ==` answers.
  static let equality = Selector(SwiftNames.selector(base: "==", labels: [nil, nil]))

  /// Whether the type of a value has an `isEqual:` or `==` of the program's, or goes by what only
  /// its own messages tell. A `==` that compares fields is known by them.
  package func hasOwnEquality(_ value: Value) -> Bool {
    guard let type = value.object.map({ self[$0].type }) else { return false }
    let outline = classes[outline: type]
    guard outline.isLearners else {
      return outline.name == "NSURL" || outline.name.hasSuffix("CharacterSet")
    }
    if classes.implementation("isEqual:", in: type) != nil { return true }
    return classes.comparedFields(of: type) == nil && owner(of: Simulation.equality, type) != nil
  }

  /// The same of a value, or of what a value of Swift's holds.
  fileprivate func asksProgram(_ value: Value, depth: Int = 0) -> Bool {
    if hasOwnEquality(value) { return true }
    guard let id = value.object, isBox(id), depth < Content.deepestLook else { return false }
    let parts = compound(value)?.values ?? self[id].fields
    return parts.contains { asksProgram($0, depth: depth + 1) }
  }

  /// The type that has a class method of the program's: the value's own, or one above it.
  package func owner(of selector: Selector, _ type: ClassID) -> ClassID? {
    classes.lineage(of: type).first { self[$0].classMethods[selector] != nil }
  }
}

extension Turn {
  /// What a type's own operator answers; nil where it has none of that name.
  /// Operators are class methods of the type or of one above it, by the selector that Swift's name
  /// has.
  package mutating func sendOperator(
    _ name: String, _ one: Value, _ other: Value
  ) throws(Fault) -> Value? {
    guard let type = one.object.map({ simulation[$0].type }), other.object != nil,
      simulation[type].isLearners
    else { return nil }
    let selector = Selector(SwiftNames.selector(base: name, labels: [nil, nil]))
    guard let owner = simulation.owner(of: selector, type) else { return nil }
    return try send(selector, to: .type(owner), [one, other])
  }

  /// `isEqual:` of any two values, `==` of two of Swift's: what the program says of the first, or of
  /// what it holds, goes before what they hold.
  package mutating func isEqual(_ one: Value, _ other: Value) throws(Fault) -> Bool {
    if simulation.hasOwnEquality(one) {
      if let own = try sendOperator("==", one, other) { return own.isTrue }
      if one == other { return true }
      return try send("isEqual:", to: one, [other], from: .uikit).isTrue
    }
    return try holdEqual(one, other)
  }

  /// Whether values hold the same, whatever the first would say of itself: what they hold is asked.
  package mutating func holdEqual(_ one: Value, _ other: Value) throws(Fault) -> Bool {
    if let plain = simulation.plainKey(one) { return plain == simulation.plainKey(other) }
    guard let questions = simulation.questions(whether: one, equals: other) else { return false }
    for question in questions {
      switch question {
      case .same(let one, let other):
        guard try isEqual(one, other) else { return false }
      case .member(let member, let set):
        let twin = try twin(of: member, in: set)
        if simulation.member(twin, of: .object(set)) == nil { return false }
      case .pair(let pair, let dictionary):
        let twin = try twin(of: pair.key, in: dictionary)
        guard let value = simulation.value(forKey: twin, of: dictionary),
          try isEqual(pair.value, value)
        else { return false }
      }
    }
    return true
  }

  /// The member of a set, or the key of a dictionary, that a value which the program compares takes
  /// for its equal, where both have one hash; else the value itself.
  package mutating func twin(of value: Value, in id: ObjectID) throws(Fault) -> Value {
    guard simulation.asksProgram(value) else { return value }
    let keys: [Value]
    switch simulation.contents[id] {
    case .set(let table), .dictionary(let table): keys = table.keys
    default: return value
    }
    if keys.contains(value) { return value }
    let (hash, isOwn) = (try ownHash(of: value), simulation.hasOwnEquality(value))
    for key in keys where key.object != nil {
      let mayBeEqual =
        hash == nil
        ? !isOwn || simulation.areEqual(value, key) : try ownHash(of: key) == hash
      if mayBeEqual, try isEqual(value, key) { return key }
    }
    return value
  }

  /// What a value says by its `hash`, or by its `hash(into:)`; nil of a type of Swift's that leaves
  /// it to the compiler, which hashes all that it holds.
  private mutating func ownHash(of value: Value) throws(Fault) -> Value? {
    guard let type = value.object.map({ simulation[$0].type }) else { return nil }
    if simulation.classes.implementation("hashInto:", in: type) != nil {
      return try send("hashValue", to: value)
    }
    return simulation[type].isValueType ? nil : try send("hash", to: value, from: .uikit)
  }
}

extension Simulation {
  /// What the program has to be asked for two values to be equal; nil where they hold other things.
  fileprivate func questions(
    whether one: Value, equals other: Value
  ) -> [Equality.Question]? {
    var equality = Equality(in: self, asking: true)
    return equality.areEqual(one, other) ? equality.questions : nil
  }
}
