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

  /// How many collections in one another are looked through, for they may hold themselves.
  static let deepestLook = 400
  /// How many bytes of a description anybody could print.
  static let longestText = 10_000_000

  typealias Pair = KeyedValue

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
  public func pairs(of value: Value) -> [KeyedValue]? {
    if let id = value.object, case .dictionary(let pairs) = contents[id] { return pairs }
    return nil
  }

  /// The value that a dictionary object has for a key; nil for what has none, or is no dictionary.
  public func value(forKey key: Value, ofPairs dictionary: Value) -> Value? {
    guard let id = dictionary.object, case .dictionary(let pairs) = contents[id] else { return nil }
    return place(of: key, in: id).map { pairs[$0].value }
  }

  /// Where the pair of a key stands in a dictionary.
  func place(of key: Value, in id: ObjectID) -> Int? {
    guard case .dictionary(let pairs) = contents[id] else { return nil }
    if let places = contents.places[id], let plain = plainKey(key) { return places[plain] }
    return pairs.firstIndex { areEqual($0.key, key) }
  }

  /// A key by which equal ones can be found without comparing them to every key; nil for collections.
  func plainKey(_ key: Value) -> Contents.PlainKey? {
    if let text = text(of: key) { return .text(text) }
    switch key {
    case .bool, .int, .real, .number: return .number(key.real)
    case .object(let id): return contents[id] == nil && !isBox(id) ? .identity(key) : nil
    default: return .identity(key)
    }
  }
}

/// A key of a dictionary and its value.
public struct KeyedValue: Hashable, Sendable {
  public var key: Value
  public var value: Value
}
