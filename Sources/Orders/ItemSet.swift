/// A set of the items of an order of any size, laid out as a row of a `BitMatrix`.
struct ItemSet: Bits, Hashable, Sendable {
  private(set) var words: [UInt64]

  init(row: ArraySlice<UInt64>) {
    words = Array(row)
  }

  /// No item of so many.
  init(of count: Int) {
    words = Array(repeating: 0, count: (count + 63) / 64)
  }

  func contains(_ member: Int) -> Bool {
    words[member / 64].contains(member % 64)
  }

  func firstCommon(with other: ItemSet) -> Int? {
    for index in words.indices {
      if let bit = words[index].firstCommon(with: other.words[index]) { return index * 64 + bit }
    }
    return nil
  }

  mutating func insert(_ member: Int) {
    words[member / 64].insert(member % 64)
  }

  mutating func remove(_ member: Int) {
    words[member / 64].remove(member % 64)
  }

  mutating func formIntersection(_ other: ItemSet) {
    for index in words.indices { words[index] &= other.words[index] }
  }
}
