package import ObjectModel

/// Keys and their values in the order in which the keys came, as no output depends on hash order.
///
/// What is taken out leaves a gap, and gaps are closed when they are as many as the rest: any
/// change costs the same however large the table is.
package struct KeyTable: Sendable {
  /// A gap has no value.
  private var slots: [KeyedValue] = []
  /// Where the keys stand that can be found without comparing; of small tables none is kept.
  private var places: [PlainKey: Int] = [:]
  private(set) var count = 0
  /// Before it there are only gaps.
  private var first = 0
  /// How many keys can be found only by comparing.
  private var others = 0
  /// Whether its numbers are objects of Foundation's, as in `Elements`.
  var hasNumberObjects = false

  package init() {}

  /// The pairs as an array, without a copy where there are no gaps.
  package var pairs: [KeyedValue] {
    count == slots.count ? slots : slots[first...].filter { !$0.isGap }
  }

  var keys: [Value] { slots[first...].compactMap { $0.isGap ? nil : $0.key } }

  /// The pair that came first.
  package var firstPair: KeyedValue? { first < slots.count ? slots[first] : nil }

  /// A table that few comparisons look through needs no hashing.
  private static let small = 8

  private var isSmall: Bool { slots.count <= KeyTable.small }
}

extension KeyedValue {
  /// What stands in a table where a pair was.
  fileprivate var isGap: Bool { value == .none }
}

/// A key by which equal ones are found without being compared to every one; collections have none.
package enum PlainKey: Hashable, Sendable {
  case text(String)
  case integer(Int)
  case real(Double)
  case identity(Value)

  /// A number that is whole is found as an integer, whatever it is stored as.
  init(_ number: Value.Number) {
    switch number {
    case .bool(let value): self = .integer(value ? 1 : 0)
    case .int(let value): self = .integer(value)
    case .real(let value): self = Int(exactly: value).map(PlainKey.integer) ?? .real(value)
    }
  }
}

extension KeyTable {
  /// Where a key stands. Only where plain keys do not tell are keys compared one by one.
  func place(of key: Value, _ plain: PlainKey?, _ isEqual: (Value) -> Bool) -> Int? {
    if !isSmall, let plain {
      return places[plain].flatMap { slots[$0].isGap ? nil : $0 }
    }
    if !isSmall, others == 0 { return nil }
    for place in first..<slots.count {
      let known = slots[place]
      if !known.isGap, known.key == key || isEqual(known.key) { return place }
    }
    return nil
  }

  /// Where the very same key stands in a small table; nil says nothing.
  @inline(__always)
  func place(ofSame key: Value) -> Int? {
    if !isSmall { return nil }
    // Most keys are texts, and are compared at once.
    guard case .string(let text) = key else {
      let key = key.boxed
      return slots.firstIndex { $0.key == key && !$0.isGap }
    }
    for place in slots.indices {
      if case .string(let other) = slots[place].key, other == text { return place }
    }
    return nil
  }

  /// The value of the very same key of a small table; nil says nothing.
  func value(ofSame key: Value) -> Value? { place(ofSame: key).map { slots[$0].value } }

  /// Gives the very same key of a small table, whose value is no object, another that is none;
  /// false where there is something else.
  mutating func put(_ value: Value, ofSame key: Value) -> Bool {
    guard let place = place(ofSame: key) else { return false }
    if case .object = slots[place].value { return false }
    slots[place].value = value
    return true
  }

  subscript(place: Int) -> KeyedValue { slots[place] }

  /// Gives a key another value, which is not nil; answers the old one.
  mutating func replace(_ value: Value, at place: Int) -> Value {
    let old = slots[place].value
    slots[place].value = value
    return old
  }

  /// Adds a key that is not there yet.
  mutating func append(_ pair: KeyedValue, _ plainKey: (Value) -> PlainKey?) {
    slots.append(pair)
    count += 1
    if slots.count == KeyTable.small + 1 {
      note(plainKey)
    } else if !isSmall {
      note(slots.count - 1, plainKey)
    }
  }

  /// Takes a key out.
  mutating func remove(at place: Int, _ plainKey: (Value) -> PlainKey?) -> KeyedValue {
    let old = slots[place]
    if !isSmall {
      // What a text was when it came it need not be now.
      if let plain = plainKey(old.key), places[plain] == place {
        places[plain] = nil
      } else {
        others = max(0, others - 1)
      }
    }
    slots[place] = KeyedValue(key: .none, value: .none)
    count -= 1
    while first < slots.count, slots[first].isGap { first += 1 }
    if count * 2 < slots.count, slots.count > KeyTable.small { close(plainKey) }
    return old
  }

  private mutating func close(_ plainKey: (Value) -> PlainKey?) {
    slots = pairs
    first = 0
    note(plainKey)
  }

  private mutating func note(_ plainKey: (Value) -> PlainKey?) {
    places.removeAll(keepingCapacity: true)
    others = 0
    if isSmall { return }
    for place in slots.indices where !slots[place].isGap { note(place, plainKey) }
  }

  private mutating func note(_ place: Int, _ plainKey: (Value) -> PlainKey?) {
    if let plain = plainKey(slots[place].key) { places[plain] = place } else { others += 1 }
  }
}

extension KeyTable: Hashable {
  package static func == (one: KeyTable, other: KeyTable) -> Bool {
    // Tables that are one and the same are not compared pair by pair.
    one.slots == other.slots || one.count == other.count && one.pairs == other.pairs
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(pairs) }
}
