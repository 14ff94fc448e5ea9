/// A set of small numbers, one bit each: the items of an order, or the places of an answer.
///
/// Two forms of one thing, so that what runs some hundred thousand times a grade, the largest legal
/// part of a random permutation, keeps its sets in registers: `UInt64` for numbers below 64,
/// `ItemSet` for any.
protocol Bits {
  /// The set with the layout of a row of a `BitMatrix`.
  init(row: ArraySlice<UInt64>)
  func contains(_ member: Int) -> Bool
  /// The least number that is in both.
  func firstCommon(with other: Self) -> Int?
  mutating func insert(_ member: Int)
  mutating func remove(_ member: Int)
  mutating func formIntersection(_ other: Self)
}

extension UInt64: Bits {
  init(row: ArraySlice<UInt64>) {
    self = row.first ?? 0
  }

  func contains(_ member: Int) -> Bool { self & 1 << UInt64(member) != 0 }

  func firstCommon(with other: UInt64) -> Int? {
    let common = self & other
    return common == 0 ? nil : common.trailingZeroBitCount
  }

  mutating func insert(_ member: Int) { self |= 1 << UInt64(member) }

  mutating func remove(_ member: Int) { self &= ~(1 << UInt64(member)) }

  mutating func formIntersection(_ other: UInt64) { self &= other }
}
