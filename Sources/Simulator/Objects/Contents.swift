/// What the collections, strings and blocks of the heap hold, and how much room that takes.
struct Contents: Hashable, Sendable {
  /// By the object's index where its content lies; 0 for an object that has none.
  private var places: [Int32] = []
  private var store: [Content?] = [nil]
  /// Places that nobody uses any more.
  private var free: [Int32] = []
  /// Bytes, as a 64-bit device would need about.
  private(set) var size = 0

  subscript(id: ObjectID) -> Content? {
    get {
      guard id.index < places.count else { return nil }
      return store[Int(places[id.index])]
    }
    set {
      if let newValue { put(newValue, for: id) } else { remove(id) }
    }
  }

  private mutating func put(_ content: Content, for id: ObjectID) {
    if let place = place(of: id) {
      size += content.size - (store[place]?.size ?? 0)
      store[place] = content
      return
    }
    size += content.size
    if id.index >= places.count {
      places.append(contentsOf: repeatElement(0, count: id.index + 1 - places.count))
    }
    if let place = free.popLast() {
      store[Int(place)] = content
      places[id.index] = place
    } else {
      places[id.index] = Int32(truncatingIfNeeded: store.count)
      store.append(content)
    }
  }

  private mutating func remove(_ id: ObjectID) {
    guard let place = place(of: id) else { return }
    size -= store[place]?.size ?? 0
    store[place] = nil
    free.append(places[id.index])
    places[id.index] = 0
  }

  private func place(of id: ObjectID) -> Int? {
    guard id.index < places.count, places[id.index] != 0 else { return nil }
    return Int(places[id.index])
  }
}

// MARK: - Changing in place
extension Contents {
  /// How many elements an array has; nil for what is none.
  mutating func arrayCount(of id: ObjectID) -> Int? {
    guard let place = place(of: id), case .array(let values)? = store[place] else { return nil }
    return values.count
  }

  /// An element of an array; nil where there is none.
  mutating func element(_ index: Int, of id: ObjectID) -> Value? {
    guard let place = place(of: id), case .array(let values)? = store[place], index >= 0,
      index < values.count
    else { return nil }
    return values[index]
  }

  /// The element at a place, or the value of that very key; nil says nothing.
  mutating func item(_ key: Value, of id: ObjectID) -> Value? {
    guard let place = place(of: id) else { return nil }
    switch store[place] {
    case .array(let values):
      guard case .int(let index) = key, index >= 0, index < values.count else { return nil }
      return values[index]
    case .dictionary(let table): return table.place(ofSame: key.boxed).map { table[$0].value }
    case .string, .set, .date, .color, .box, .compound, .block, .variable, nil: return nil
    }
  }

  /// Puts what is no object in the place of what is none; false where there is something else.
  mutating func put(_ value: Value, at key: Value, of id: ObjectID) -> Bool {
    guard let place = place(of: id) else { return false }
    switch store[place] {
    case .array(var values):
      guard case .int(let index) = key, index >= 0, index < values.count,
        values[index].object == nil
      else { return false }
      store[place] = nil
      values[index] = value
      store[place] = .array(values)
    case .dictionary(var table):
      guard let index = table.place(ofSame: key.boxed), table[index].value.object == nil else {
        return false
      }
      store[place] = nil
      _ = table.replace(value, at: index)
      store[place] = .dictionary(table)
    case .string, .set, .date, .color, .box, .compound, .block, .variable, nil: return false
    }
    return true
  }

  mutating func block(_ id: ObjectID) -> Block? {
    if let place = place(of: id), case .block(let block)? = store[place] { block } else { nil }
  }

  mutating func isDictionary(_ id: ObjectID) -> Bool {
    if let place = place(of: id), case .dictionary? = store[place] { true } else { false }
  }

  // While it changes, the content must be nowhere else, or all of it would be copied.

  mutating func changeArray<Result>(
    _ id: ObjectID, _ change: (inout Elements) -> Result
  ) -> Result? {
    guard let place = place(of: id), case .array(var values)? = store[place] else { return nil }
    store[place] = nil
    size -= values.count * Content.valueSize
    let result = change(&values)
    size += values.count * Content.valueSize
    store[place] = .array(values)
    return result
  }

  /// Takes out the table of a dictionary or a set, to be changed and put back; it is empty
  /// meanwhile.
  mutating func takeTable(of id: ObjectID) -> KeyTable? {
    guard let place = place(of: id) else { return nil }
    if case .dictionary(let table)? = store[place] {
      store[place] = .dictionary(KeyTable())
      size -= table.count * 2 * Content.valueSize
      return table
    }
    guard case .set(let table)? = store[place] else { return nil }
    store[place] = .set(KeyTable())
    size -= table.count * Content.valueSize
    return table
  }

  mutating func putBack(_ table: KeyTable, of id: ObjectID) {
    guard let place = place(of: id) else { return }
    if case .dictionary? = store[place] {
      size += table.count * 2 * Content.valueSize
      store[place] = .dictionary(table)
    } else {
      size += table.count * Content.valueSize
      store[place] = .set(table)
    }
  }

  /// Gives a key of a dictionary, which stands at a place, another value; answers the old one.
  mutating func replace(valueAt index: Int, of id: ObjectID, by value: Value) -> Value? {
    guard let place = place(of: id), case .dictionary(var table)? = store[place] else { return nil }
    store[place] = nil
    let old = table.replace(value, at: index)
    store[place] = .dictionary(table)
    return old
  }

  mutating func changeText(_ id: ObjectID, _ change: (inout String) -> Void) {
    guard let place = place(of: id), case .string(var text)? = store[place] else { return }
    store[place] = nil
    size -= text.utf8.count
    change(&text)
    size += text.utf8.count
    store[place] = .string(text)
  }
}

extension Content {
  /// Bytes that a value takes.
  static let valueSize = 24

  /// How many values it holds.
  var count: Int {
    switch self {
    case .array(let values): values.count
    case .compound(_, _, let values): values.count
    case .dictionary(let table): table.count * 2
    case .set(let table): table.count
    case .string, .date, .color, .box, .block, .variable: 0
    }
  }

  /// Bytes, as a 64-bit device would need about; what the members need is theirs.
  fileprivate var size: Int {
    switch self {
    case .string(let text): text.utf8.count
    case .block(let block): block.captures.count * Content.valueSize
    default: count * Content.valueSize
    }
  }
}
