/// What one reading of an answer amounts to, before any mark is made of it.
///
/// Of an answer more than twice as long as the key only first occurrences may be kept: its extras
/// outweigh whatever is kept, and the work stays bounded however much someone pastes.
struct OrderMeasure {
  /// The length up to which every occurrence is looked at, however short the key.
  static let mostPlaces = 256

  /// For each entry the item it stands for, nil for a distractor.
  let reading: [Int?]
  /// How many ordered pairs are given in order, the first occurrence of a duplicate counting.
  let pairsKept: Int
  /// The places of a largest part of the answer in a legal relative order, each item once.
  let kept: [Int]
  /// The items no entry stands for, ascending.
  let missing: [Int]

  init(of reading: [Int?], in order: PartialOrder) {
    self.reading = reading
    var firstPlace: [Int?] = Array(repeating: nil, count: order.items.count)
    for (place, item) in reading.enumerated() {
      if let item, firstPlace[item] == nil { firstPlace[item] = place }
    }
    missing = firstPlace.indices.filter { firstPlace[$0] == nil }
    pairsKept = Self.pairsKept(firstPlace, in: order)
    let isOverlong = reading.count > max(Self.mostPlaces, 2 * order.items.count)
    let places = isOverlong ? firstPlace.compactMap(\.self).sorted() : Array(reading.indices)
    kept = Self.kept(reading, at: places, in: order)
  }

  private static func pairsKept(_ firstPlace: [Int?], in order: PartialOrder) -> Int {
    var result = 0
    for (before, place) in firstPlace.enumerated() {
      guard let place else { continue }
      for (after, other) in firstPlace.enumerated() {
        guard let other, place < other, order.successors[before, after] else { continue }
        result += 1
      }
    }
    return result
  }

  /// Two places of one item contradict each other too, which keeps the relation transitive.
  private static func kept(_ reading: [Int?], at places: [Int], in order: PartialOrder) -> [Int] {
    let given = places.filter { reading[$0] != nil }
    let items = given.compactMap { reading[$0] }
    var contradictions = BitMatrix(count: items.count)
    for late in items.indices {
      for early in 0..<late {
        let mustPrecede = order.successors[items[late], items[early]]
        if mustPrecede || items[late] == items[early] { contradictions.insert(late, early) }
      }
    }
    var cover = ChainCover<ItemSet>(relation: contradictions)
    for place in items.indices { cover.place(place) }
    return cover.kept.map { given[$0] }
  }
}

// MARK: - Feedback

extension OrderMeasure {
  /// How many entries are distractors or repeat an item.
  func extraCount(of items: Int) -> Int { reading.count - (items - missing.count) }

  /// The places to move and the places to strike out, ascending.
  ///
  /// Of an item given more than once the kept place stays, or else the first is moved.
  func places(of items: Int) -> (moves: [Int], extras: [Int]) {
    var isSettled = Array(repeating: false, count: items)
    var isKept = Array(repeating: false, count: reading.count)
    for place in kept {
      isKept[place] = true
      if let item = reading[place] { isSettled[item] = true }
    }
    var moves: [Int] = []
    var extras: [Int] = []
    for (place, item) in reading.enumerated() where !isKept[place] {
      if let item, !isSettled[item] {
        isSettled[item] = true
        moves.append(place)
      } else {
        extras.append(place)
      }
    }
    return (moves, extras)
  }
}
