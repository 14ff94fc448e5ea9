/// Patience sorting (Mallows 1963; Aldous and Diaconis, Bull. AMS 36(4), 1999): the K of an answer
/// where the key falls into separate chains, a total order being one chain.
///
/// For each length the least item that ends a legal part of that length is kept; a newcomer takes
/// the place of the next greater one. As many stand in the end as a longest part is long. Several
/// times faster than `ChainCover`, which any partial order needs, and always of the same mind.
struct Patience<Set: Bits> {
  /// For each rank the ranks that must come later.
  private let later: [Set]
  private let rankOfItem: [Int]
  private let none: Set
  private var ends: Set
  /// The size of the largest set that stands in a legal relative order.
  private(set) var length = 0

  /// An empty answer to an order for which `isDisjointChains` holds.
  init(order: PartialOrder) {
    let ranked = order.linearExtension
    var ranks = Array(repeating: 0, count: ranked.count)
    for (rank, item) in ranked.enumerated() { ranks[item] = rank }
    var relation = BitMatrix(count: ranked.count)
    for (rank, item) in ranked.enumerated() {
      for successor in order.successors.columns(of: item) {
        relation.insert(rank, ranks[successor])
      }
    }
    later = ranked.indices.map { Set(row: relation.row($0)) }
    rankOfItem = ranks
    none = Set(row: BitMatrix(count: max(1, ranked.count)).row(0))
    ends = none
  }

  /// Back to the empty answer.
  mutating func removeAll() {
    ends = none
    length = 0
  }

  /// Puts the item after everything placed so far.
  mutating func place(_ item: Int) {
    let rank = rankOfItem[item]
    if let beaten = later[rank].firstCommon(with: ends) { ends.remove(beaten) } else { length += 1 }
    ends.insert(rank)
  }
}
