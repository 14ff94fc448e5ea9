package import ObjectModel

/// What the collections, strings and blocks of the heap hold, and how much room that takes.
package struct Contents: Hashable, Sendable {
  /// By the object's index where its content lies.
  private var places: [Place] = []
  /// Each kind that is changed in place has a column of its own: a part of an enumeration's case
  /// could not be changed without being taken out first.
  private var arrays = Column<Elements>()
  private var tables = Column<KeyTable>()
  private var others = Column<Content>()
  /// Bytes, as a 64-bit device would need about.
  private(set) var size = 0

  /// A column and a place in it; or nothing.
  fileprivate struct Place: Hashable, Sendable {
    private var bits: UInt32 = 0

    /// In which of the tables the content of an object lies.
    enum Kind: UInt32 {
      case other, array, dictionary, set
    }

    static let none = Place()

    init() {}

    init(_ kind: Kind, _ index: Int) {
      bits = UInt32(truncatingIfNeeded: index + 1) << 2 | kind.rawValue
    }

    var isNone: Bool { bits == 0 }
    var kind: Kind { Kind(rawValue: bits & 3) ?? .other }
    var index: Int { Int(bits >> 2) - 1 }
  }

  /// What is of one kind; a place that nobody uses any more is used again.
  private struct Column<Part: Hashable & Sendable>: Hashable, Sendable {
    var parts: [Part] = []
    private var free: [Int32] = []

    mutating func add(_ part: Part) -> Int {
      guard let place = free.popLast() else {
        parts.append(part)
        return parts.count - 1
      }
      parts[Int(place)] = part
      return Int(place)
    }

    mutating func remove(at index: Int, leaving empty: Part) {
      parts[index] = empty
      free.append(Int32(truncatingIfNeeded: index))
    }
  }

  package subscript(id: ObjectID) -> Content? {
    get {
      let place = place(of: id)
      if place.isNone { return nil }
      return switch place.kind {
      case .array: .array(arrays.parts[place.index])
      case .dictionary: .dictionary(tables.parts[place.index])
      case .set: .set(tables.parts[place.index])
      case .other: others.parts[place.index]
      }
    }
    set {
      remove(id)
      if let newValue { put(newValue, for: id) }
    }
  }

  private mutating func put(_ content: Content, for id: ObjectID) {
    size += content.size
    if id.index >= places.count {
      places.append(contentsOf: repeatElement(.none, count: id.index + 1 - places.count))
    }
    places[id.index] =
      switch content {
      case .array(let values): Place(.array, arrays.add(values))
      case .dictionary(let table): Place(.dictionary, tables.add(table))
      case .set(let table): Place(.set, tables.add(table))
      case .string, .date, .color, .box, .compound, .block, .variable:
        Place(.other, others.add(content))
      }
  }

  private mutating func remove(_ id: ObjectID) {
    let place = place(of: id)
    if place.isNone { return }
    places[id.index] = .none
    switch place.kind {
    case .array:
      size -= arrays.parts[place.index].count * Content.valueSize
      arrays.remove(at: place.index, leaving: [])
    case .dictionary, .set:
      size -= tables.parts[place.index].size(as: place.kind)
      tables.remove(at: place.index, leaving: KeyTable())
    case .other:
      size -= others.parts[place.index].size
      others.remove(at: place.index, leaving: .box(.none))
    }
  }

  @inline(__always)
  private func place(of id: ObjectID) -> Place {
    id.index < places.count ? places[id.index] : .none
  }

  /// Where an array lies; nil for what is none.
  @inline(__always)
  private func array(_ id: ObjectID) -> Int? {
    let place = place(of: id)
    return place.kind == .array ? place.index : nil
  }

  @inline(__always)
  private func table(_ id: ObjectID) -> Place? {
    let place = place(of: id)
    return place.kind == .dictionary || place.kind == .set ? place : nil
  }

  @inline(__always)
  private func other(_ id: ObjectID) -> Int? {
    let place = place(of: id)
    return place.kind == .other && !place.isNone ? place.index : nil
  }
}

// MARK: - Looking and changing in place

// What only looks is mutating too, for otherwise a turn would copy all that it looks into.
extension Contents {
  /// How many elements an array has; nil for what is none.
  mutating func arrayCount(of id: ObjectID) -> Int? { array(id).map { arrays.parts[$0].count } }

  /// An element of an array; nil where there is none.
  mutating func element(_ index: Int, of id: ObjectID) -> Value? {
    guard let place = array(id), index >= 0, index < arrays.parts[place].count else { return nil }
    return arrays.parts[place][index]
  }

  /// Whether the numbers of a collection are objects of Foundation's.
  func hasNumberObjects(_ id: ObjectID) -> Bool {
    let place = place(of: id)
    if place.isNone { return false }
    return switch place.kind {
    case .array: arrays.parts[place.index].hasNumberObjects
    case .dictionary, .set: tables.parts[place.index].hasNumberObjects
    case .other: false
    }
  }

  /// Says so of a list or a dictionary.
  mutating func markNumberObjects(of id: ObjectID) {
    let place = place(of: id)
    switch place.kind {
    case .array: arrays.parts[place.index].hasNumberObjects = true
    case .dictionary, .set: tables.parts[place.index].hasNumberObjects = true
    case .other: break
    }
  }

  /// The index by which Swift asks for the first element of a slice; nil of all else.
  mutating func sliceStart(of id: ObjectID) -> Int? {
    array(id).flatMap { arrays.parts[$0].sliceStart }
  }

  /// The element that Swift asks for by an index, or the value of that very key; nil says nothing.
  mutating func item(_ key: Value, of id: ObjectID) -> Value? {
    let place = place(of: id)
    switch place.kind {
    case .array:
      guard case .int(let index) = key else { return nil }
      return element(index &- (arrays.parts[place.index].sliceStart ?? 0), of: id)
    case .dictionary: return tables.parts[place.index].value(ofSame: key)
    case .set, .other: return nil
    }
  }

  /// Puts what is no object in the place of what is none; false where there is something else.
  mutating func put(_ value: Value, at key: Value, of id: ObjectID) -> Bool {
    let place = place(of: id)
    switch place.kind {
    case .array:
      guard case .int(let index) = key else { return false }
      let start = arrays.parts[place.index].sliceStart ?? 0
      return arrays.parts[place.index].put(value, at: index &- start)
    case .dictionary: return tables.parts[place.index].put(value, ofSame: key)
    case .set, .other: return false
    }
  }

  mutating func block(_ id: ObjectID) -> Block? {
    if let place = other(id), case .block(let block) = others.parts[place] { block } else { nil }
  }

  mutating func isDictionary(_ id: ObjectID) -> Bool { place(of: id).kind == .dictionary }

  package mutating func changeArray<Result>(
    _ id: ObjectID, _ change: (inout Elements) -> Result
  ) -> Result? {
    guard let place = array(id) else { return nil }
    let count = arrays.parts[place].count
    let result = change(&arrays.parts[place])
    size += (arrays.parts[place].count - count) * Content.valueSize
    return result
  }

  /// Takes out the table of a dictionary or a set, to be changed and put back; it is empty
  /// meanwhile.
  mutating func takeTable(of id: ObjectID) -> KeyTable? {
    guard let place = table(id) else { return nil }
    var table = KeyTable()
    swap(&table, &tables.parts[place.index])
    size -= table.size(as: place.kind)
    return table
  }

  mutating func putBack(_ table: KeyTable, of id: ObjectID) {
    guard let place = self.table(id) else { return }
    size += table.size(as: place.kind)
    tables.parts[place.index] = table
  }

  /// Gives a key of a dictionary, which stands at a place, another value; answers the old one.
  mutating func replace(valueAt index: Int, of id: ObjectID, by value: Value) -> Value? {
    guard let place = table(id) else { return nil }
    return tables.parts[place.index].replace(value, at: index)
  }

  /// While it changes, the text must be nowhere else, or all of it would be copied.
  package mutating func changeText(_ id: ObjectID, _ change: (inout String) -> Void) {
    guard let place = other(id), case .string(var text) = others.parts[place] else { return }
    others.parts[place] = .box(.none)
    size -= text.utf8.count
    change(&text)
    size += text.utf8.count
    others.parts[place] = .string(text)
  }
}

extension KeyTable {
  fileprivate func size(as kind: Contents.Place.Kind) -> Int {
    count * (kind == .dictionary ? 2 : 1) * Content.valueSize
  }
}

extension Content {
  /// Bytes that a value takes.
  package static let valueSize = 24

  /// How many values it holds.
  package var count: Int {
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
    case .array, .dictionary, .set, .compound, .date, .color, .box, .variable:
      count * Content.valueSize
    }
  }
}
