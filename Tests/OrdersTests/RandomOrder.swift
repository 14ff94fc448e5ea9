@testable import Orders

/// Orders and answers drawn from a fixed seed, and what brute force says of them.
struct RandomOrder {
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  /// An order of 0...n items named "0", "1", …, of any density.
  mutating func order(upTo most: Int) throws -> PartialOrder {
    let count = generator.next(below: most + 1)
    var hidden = Array(0..<count)
    generator.shuffle(&hidden)
    let density = generator.next(below: 101)
    var pairs: [(String, String)] = []
    for later in hidden.indices {
      for earlier in 0..<later where generator.next(below: 100) < density {
        pairs.append(("\(hidden[earlier])", "\(hidden[later])"))
      }
    }
    return try PartialOrder(items: (0..<count).map(String.init), before: pairs)
  }

  /// A shuffle of some of the items, with some of them given again.
  mutating func places(of count: Int, omitting: Int = 0, repeating: Int = 0) -> [Int] {
    var places = Array(0..<count)
    generator.shuffle(&places)
    places.removeLast(min(places.count, generator.next(below: omitting + 1)))
    if count > 0 {
      for _ in 0..<generator.next(below: repeating + 1) {
        places.insert(generator.next(below: count), at: generator.next(below: places.count + 1))
      }
    }
    return places
  }

  mutating func number(below bound: Int) -> Int {
    generator.next(below: bound)
  }
}

/// Whether no item of the sequence is repeated or stands before one of its predecessors in it.
func isLegal(_ items: some Sequence<Int>, in order: PartialOrder) -> Bool {
  var seen: [Int] = []
  for item in items {
    for earlier in seen where earlier == item || order.successors[item, earlier] { return false }
    seen.append(item)
  }
  return true
}

/// The size of the largest legal part, by trying every part.
func bruteForceKeep(_ answer: [Int], in order: PartialOrder) -> Int {
  var best = 0
  for mask in 0..<(1 << answer.count) where mask.nonzeroBitCount > best {
    let part = answer.indices.filter { mask >> $0 & 1 == 1 }.map { answer[$0] }
    if isLegal(part, in: order) { best = part.count }
  }
  return best
}

/// Every right answer, as item indices.
func linearExtensions(of order: PartialOrder) -> [[Int]] {
  var found: [[Int]] = []
  func extend(_ prefix: [Int]) {
    if prefix.count == order.items.count { found.append(prefix) }
    for item in order.items.indices where !prefix.contains(item) {
      let isReady = order.items.indices.allSatisfy {
        !order.successors[$0, item] || prefix.contains($0)
      }
      if isReady { extend(prefix + [item]) }
    }
  }
  extend([])
  return found
}
