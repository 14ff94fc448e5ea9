/// What the collections, strings and blocks of the heap hold, and how much room that takes.
struct Contents: Sendable {
  private var table: [ObjectID: Content] = [:]
  /// Where the keys of large dictionaries stand, for those whose keys can be found so.
  private(set) var places: [ObjectID: [PlainKey: Int]] = [:]
  /// Bytes, as a 64-bit device would need about.
  private(set) var size = 0

  /// What a key is found by.
  enum PlainKey: Hashable, Sendable {
    case text(String)
    case number(Double)
    case identity(Value)
  }

  subscript(id: ObjectID) -> Content? {
    get { table[id] }
    set {
      let old = newValue.map { table.updateValue($0, forKey: id) } ?? table.removeValue(forKey: id)
      size += (newValue?.size ?? 0) - (old?.size ?? 0)
      forgetPlaces(of: id)
    }
  }

  /// Takes a content out, to be changed without a copy and put back.
  mutating func removeValue(forKey id: ObjectID) -> Content? {
    let old = table.removeValue(forKey: id)
    size -= old?.size ?? 0
    forgetPlaces(of: id)
    return old
  }

  private mutating func forgetPlaces(of id: ObjectID) {
    if !places.isEmpty { places[id] = nil }
  }

  /// Changes an array in place.
  mutating func changeArray(_ id: ObjectID, _ change: (inout [Value]) -> Void) {
    guard let place = table.index(forKey: id), case .array(var values) = table.values[place]
    else { return }
    // The array must be nowhere else while it changes, or it would be copied.
    table.values[place] = .array([])
    size -= values.count * Content.valueSize
    change(&values)
    size += values.count * Content.valueSize
    table.values[place] = .array(values)
  }

  /// Takes out where the keys of a dictionary stand, to be changed without a copy and put back.
  mutating func takePlaces(of id: ObjectID) -> [PlainKey: Int]? { places.removeValue(forKey: id) }

  mutating func putBack(_ known: [PlainKey: Int]?, of id: ObjectID) {
    if let known { places[id] = known }
  }
}

extension Contents: Hashable {
  // Places and the size follow from the table.
  static func == (one: Contents, other: Contents) -> Bool { one.table == other.table }

  func hash(into hasher: inout Hasher) { hasher.combine(table) }
}

extension Content {
  /// Bytes that a value takes.
  static let valueSize = 24

  /// How many values it holds.
  var count: Int {
    switch self {
    case .array(let values), .compound(_, _, let values): values.count
    case .dictionary(let pairs): pairs.count * 2
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
