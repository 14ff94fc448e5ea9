/// What a Foundation object holds beside its fields.
enum Content: Hashable, Sendable {
  /// A string that somebody may own, or change.
  case string(String)
  case array([Value])
  /// In the order of insertion, which no output depends on hash order for.
  case dictionary([Pair])
  /// Seconds since the beginning of 2001.
  case date(Double)
  case color(Color)
  case box(Value)
  /// A tuple, or a case of an enumeration with what it carries; an empty name is a tuple's.
  case compound(name: String, labels: [String], values: [Value])
  case block(Block)
  /// A variable that closures share; its value is the object's field.
  case variable(SharedVariable)

  struct Pair: Hashable, Sendable {
    var key: Value
    var value: Value
  }

  /// The objects it owns or, unless weakly, refers to, in order.
  var members: [ObjectID] {
    switch self {
    case .string, .date, .color, .box, .variable: []
    case .block(let block):
      block.captures.compactMap { $0.strength == .weak ? nil : $0.value.object }
    case .array(let values), .compound(_, _, let values): values.compactMap(\.object)
    case .dictionary(let pairs):
      pairs.flatMap { [$0.key.object, $0.value.object] }.compactMap { $0 }
    }
  }
}

extension Simulation {
  /// The characters of a string of either kind; nil for what is no string.
  public func text(of value: Value) -> String? {
    if let text = value.text { return text }
    if let id = value.object, case .string(let text) = contents[id] { return text }
    return nil
  }

  /// The elements of an array object; nil for what is none.
  public func elements(of value: Value) -> [Value]? {
    if let id = value.object, case .array(let values) = contents[id] { return values }
    return nil
  }

  /// The keys and values of a dictionary object, in order of insertion; nil for what is none.
  public func pairs(of value: Value) -> [(key: Value, value: Value)]? {
    if let id = value.object, case .dictionary(let pairs) = contents[id] {
      return pairs.map { ($0.key, $0.value) }
    }
    return nil
  }
}
