public import ObjectModel

/// Compares collections by what they hold.
///
/// A collection may hold itself, and two may hold each other in more ways than anybody could
/// compare: such are equal only to themselves.
struct Equality {
  /// What code of the program's decides.
  enum Question {
    case same(Value, Value)
    case member(Value, of: ObjectID)
    case pair(KeyedValue, of: ObjectID)
  }

  private let simulation: Simulation
  private var looks = 1_000_000
  /// What is left to be asked, in the order in which it was met; nil where the program is not asked
  /// and all goes by what values hold.
  private(set) var questions: [Question]?

  init(in simulation: Simulation, asking: Bool = false) {
    self.simulation = simulation
    questions = asking ? [] : nil
  }

  mutating func areEqual(_ one: Value, _ other: Value, depth: Int = 0) -> Bool {
    looks -= 1
    if questions != nil, simulation.hasOwnEquality(one) {
      questions?.append(.same(one, other))
      return true
    }
    if one == other { return true }
    if let text = simulation.text(of: one) { return text == simulation.text(of: other) }
    if let parts = parts(of: one), let others = self.parts(of: other) {
      guard parts.kind == others.kind, parts.values.count == others.values.count, looks > 0,
        depth < Content.deepestLook
      else { return false }
      return parts.isOrdered
        ? areEqual(parts.values, others.values, depth: depth + 1)
        : parts.values.allSatisfy { isMember($0, of: other, others.values, depth: depth + 1) }
    }
    if let pairs = simulation.pairs(of: one), let others = simulation.pairs(of: other) {
      guard pairs.count == others.count, looks > 0, depth < Content.deepestLook else {
        return false
      }
      return pairs.allSatisfy { hasPair($0, other, depth: depth + 1) }
    }
    switch (one.boxed, other.boxed) {
    case (.number(let one), .number(let other)): return PlainKey(one) == PlainKey(other)
    case (.object(let one), .object(let other)): return simulation.haveEqualContents(one, other)
    case (.record(let ones), .record(let others)):
      // Parts that nobody has set are zero.
      let (missing, count) = (Value.real(0), max(ones.count, others.count))
      return areEqual(
        ones + [Value](repeating: missing, count: count - ones.count),
        others + [Value](repeating: missing, count: count - others.count), depth: depth)
    default: return false
    }
  }

  private mutating func areEqual(_ ones: [Value], _ others: [Value], depth: Int) -> Bool {
    for (one, other) in zip(ones, others) where !areEqual(one, other, depth: depth) {
      return false
    }
    return true
  }

  private mutating func hasPair(_ pair: KeyedValue, _ dictionary: Value, depth: Int) -> Bool {
    if questions != nil, simulation.hasOwnEquality(pair.key), let id = dictionary.object {
      questions?.append(.pair(pair, of: id))
      return true
    }
    guard let value = simulation.value(forKey: pair.key, ofPairs: dictionary) else { return false }
    return areEqual(pair.value, value, depth: depth)
  }

  private mutating func isMember(
    _ value: Value, of set: Value, _ others: [Value], depth: Int
  ) -> Bool {
    if questions != nil, simulation.hasOwnEquality(value), let id = set.object {
      questions?.append(.member(value, of: id))
      return true
    }
    if simulation.plainKey(value) != nil { return simulation.member(value, of: set) != nil }
    for other in others where areEqual(value, other, depth: depth) { return true }
    return false
  }

  /// What the equality of a value goes by: what it is, its parts, and whether their order counts;
  /// nil for what has none.
  private func parts(of value: Value) -> (kind: String, values: [Value], isOrdered: Bool)? {
    guard let id = value.object else { return nil }
    switch simulation.contents[id] {
    case .array(let values): return ("array", values.array, true)
    case .set(let table): return ("set", table.keys, false)
    default: break
    }
    if let compound = simulation.compound(value) {
      return ("case " + compound.name, compound.values, true)
    }
    guard simulation.isComparedByFields(id) else { return nil }
    let (type, fields) = (simulation[id].type, simulation[id].fields)
    let compared = simulation.comparedFields(of: id)
    return ("\(type)", compared.map { $0.map { fields[$0] } } ?? fields, true)
  }
}

extension Simulation {
  /// `isEqual:` for what the framework compares by content, identity for the rest.
  public func areEqual(_ one: Value, _ other: Value) -> Bool {
    if one == other { return true }
    if let one = plainKey(one), let other = plainKey(other) { return one == other }
    var equality = Equality(in: self)
    return equality.areEqual(one, other)
  }

  /// Whether an object is equal to another of its class that says the same.
  func isComparedByFields(_ id: ObjectID) -> Bool {
    let type = classes[outline: self[id].type]
    return type.isValueType || type.name == "NSIndexPath" || comparedFields(of: id) != nil
  }

  fileprivate func comparedFields(of id: ObjectID) -> [Int]? {
    let type = self[id].type
    return classes[outline: type].isLearners ? classes.comparedFields(of: type) : nil
  }

  /// Whether two objects that are no collections hold the same.
  fileprivate func haveEqualContents(_ one: ObjectID, _ other: ObjectID) -> Bool {
    if let octets = bulks[one]?.octets { return octets == bulks[other]?.octets }
    guard let content = contents[one] else { return false }
    switch content {
    case .date, .color, .box: return contents[other] == content
    case .block(let block): return block.path != nil && block.path == self.block(other)?.path
    case .string, .array, .dictionary, .set, .compound, .variable: return false
    }
  }
}
