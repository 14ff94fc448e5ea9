/// What someone who knows nothing may expect: the mean `keep` of a random permutation of the items.
///
/// Exact by enumeration up to `enumerated` items, beyond that the mean of `shuffles` shuffles that
/// are the same on every machine. Labels play no part: it is items that are permuted.
enum BlindGuess {
  /// The largest number of items whose permutations are all looked at (8! = 40,320).
  static let enumerated = 8
  static let shuffles = 20_000
  static let seed: UInt64 = 20_000

  /// g, from 0 to 1; 1 where no pair of items is ordered.
  static func mean(of order: PartialOrder) -> Double {
    guard order.pairCount > 0 else { return 1 }
    return order.items.count <= 64
      ? mean(of: order, with: UInt64.self) : mean(of: order, with: ItemSet.self)
  }

  private static func mean<Set: Bits>(of order: PartialOrder, with: Set.Type) -> Double {
    let count = order.items.count
    var total = 0
    let seen: Int
    if order.isDisjointChains {
      var patience = Patience<Set>(order: order)
      seen = forEachPermutation(of: count) { permutation in
        patience.removeAll()
        for item in permutation { patience.place(item) }
        total += patience.length
      }
    } else {
      var cover = ChainCover<Set>(relation: order.successors)
      seen = forEachPermutation(of: count) { permutation in
        cover.removeAll()
        for item in permutation { cover.place(item) }
        total += cover.chains
      }
    }
    return Double(total) / Double(seen * count)
  }

  /// Shows the permutations that count, and returns their number.
  private static func forEachPermutation(of count: Int, _ look: ([Int]) -> Void) -> Int {
    var permutation = Array(0..<count)
    var seen = 0
    if count <= enumerated {
      enumerate(&permutation, from: count) {
        look($0)
        seen += 1
      }
      return seen
    }
    var generator = SplitMix64(seed: seed)
    for _ in 0..<shuffles {
      for place in permutation.indices { permutation[place] = place }
      generator.shuffle(&permutation)
      look(permutation)
    }
    return shuffles
  }

  /// Heap's algorithm (Computer Journal 6(3), 1963) over the first `length` places.
  private static func enumerate(
    _ permutation: inout [Int], from length: Int, _ look: ([Int]) -> Void
  ) {
    guard length > 1 else { return look(permutation) }
    for place in 0..<length {
      enumerate(&permutation, from: length - 1, look)
      if place < length - 1 {
        permutation.swapAt(length.isMultiple(of: 2) ? place : 0, length - 1)
      }
    }
  }
}
