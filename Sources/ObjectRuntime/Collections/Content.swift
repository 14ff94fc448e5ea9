package import InterfaceModel
public import ObjectModel

/// What a Foundation object holds beside its fields.
package enum Content: Hashable, Sendable {
  /// A string that somebody may own, or change.
  case string(String)
  case array(Elements)
  case dictionary(KeyTable)
  /// The members are the keys; none has a value but true.
  case set(KeyTable)
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
  package static let deepestLook = 400
  /// How many bytes of a description anybody could print.
  static let longestText = 10_000_000

  package var isCollection: Bool {
    switch self {
    case .array, .dictionary, .set: true
    case .string, .date, .color, .box, .compound, .block, .variable: false
    }
  }

  /// The objects it owns or, unless weakly, refers to, in order.
  package var members: [ObjectID] {
    switch self {
    case .string, .date, .color, .box, .variable: []
    case .block(let block):
      block.captures.compactMap { $0.strength == .weak ? nil : $0.value.object }
    case .array(let values): values.compactMap(\.object)
    case .compound(_, _, let values): values.compactMap(\.object)
    case .set(let table): table.keys.compactMap(\.object)
    case .dictionary(let table):
      table.pairs.flatMap { [$0.key.object, $0.value.object] }.compactMap { $0 }
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

  /// The elements of an array or a set; nil for what is none. Those of a set are copied.
  public func elements(of value: Value) -> [Value]? {
    guard let id = value.object else { return nil }
    switch contents[id] {
    case .array(let values): return values.array
    case .set(let table): return table.keys
    default: return nil
    }
  }

  /// The keys and values of a dictionary object, in order of insertion; nil for what is none.
  public func pairs(of value: Value) -> [KeyedValue]? {
    if let id = value.object, case .dictionary(let table) = contents[id] { return table.pairs }
    return nil
  }

  /// How many elements or pairs a collection has; nil for what is none.
  public func count(of value: Value) -> Int? {
    guard let id = value.object else { return nil }
    switch contents[id] {
    case .array(let values): return values.count
    case .set(let table), .dictionary(let table): return table.count
    default: return nil
    }
  }

  /// An element of an array; nil where there is none, and for what is no array.
  public mutating func element(_ place: Int, of value: Value) -> Value? {
    if let id = value.object { contents.element(place, of: id) } else { nil }
  }

  /// The index by which Swift asks for the first element of a slice, which keeps those of the list
  /// that it was cut from; nil of all else.
  public mutating func sliceStart(of value: Value) -> Int? {
    if let id = value.object { contents.sliceStart(of: id) } else { nil }
  }

  /// Whether the numbers that a collection holds are objects of Foundation's, and not Swift's own.
  package func hasNumberObjects(_ value: Value) -> Bool {
    value.object.map(contents.hasNumberObjects) ?? false
  }

  package mutating func markNumberObjects(of value: Value) {
    if let id = value.object { contents.markNumberObjects(of: id) }
  }

  public mutating func isArray(_ value: Value) -> Bool {
    if let id = value.object { contents.arrayCount(of: id) != nil } else { false }
  }

  public mutating func isDictionary(_ value: Value) -> Bool {
    if let id = value.object { contents.isDictionary(id) } else { false }
  }

  /// The value that a dictionary object has for a key; nil for what has none, or is no dictionary.
  public func value(forKey key: Value, ofPairs dictionary: Value) -> Value? {
    if let id = dictionary.object { value(forKey: key, of: id) } else { nil }
  }

  func value(forKey key: Value, of id: ObjectID) -> Value? {
    guard case .dictionary(let table) = contents[id] else { return nil }
    return place(of: key, in: table).map { table[$0].value }
  }

  /// The member of a set that is equal to a value; nil for what has none, or is no set.
  public func member(_ value: Value, of set: Value) -> Value? {
    guard let id = set.object, case .set(let table) = contents[id] else { return nil }
    return place(of: value, in: table).map { table[$0].key }
  }

  /// Where a key of a dictionary, or a member of a set, stands in its table.
  package mutating func place(of key: Value, in id: ObjectID) -> Int? {
    switch contents[id] {
    case .dictionary(let table), .set(let table): place(of: key, in: table)
    default: nil
    }
  }

  private func place(of key: Value, in table: KeyTable) -> Int? {
    let key = key.boxed
    if let place = table.place(ofSame: key) { return place }
    let plain = plainKey(key)
    return table.place(of: key, plain) { other in
      if let plain { plainKey(other) == plain } else { areEqual(other, key) }
    }
  }

  /// A key by which equal ones can be found without comparing them to every key; nil for
  /// collections.
  package func plainKey(_ key: Value) -> PlainKey? {
    switch key {
    case .string(let text): return .text(text)
    case .bool(let value): return .integer(value ? 1 : 0)
    case .int(let value): return .integer(value)
    case .real(let value): return PlainKey(.real(value))
    case .number(let number): return PlainKey(number)
    case .object(let id):
      switch contents[id] {
      case .string(let text): return .text(text)
      case nil: return isComparedByFields(id) || bulks[id]?.octets != nil ? nil : .identity(key)
      default: return nil
      }
    default: return .identity(key)
    }
  }
}

/// A key of a dictionary and its value.
public struct KeyedValue: Hashable, Sendable {
  public var key: Value
  public var value: Value
}
