/// The order that contradicts a room least: the one with the fewest pairs of items that somebody
/// put the other way round (Kemeny 1959).
///
/// Up to twelve items it is exact, by dynamic programming over the sets of items that are still to
/// come. Beyond that it begins with the balance of each item's comparisons and moves single items
/// until no move makes it better, which may miss the best.
public struct Consensus: Equatable, Sendable {
  /// The places of the items that most of the room gave, in the room's order.
  public let order: [Int]
  /// How many have each of them in just this place.
  public let counts: [Int]
  /// The items that no more than half of the room gave, the most frequent first.
  public let rare: [Rare]
  /// How many pairs were put the other way round, in all answers.
  public let contradictions: Int
  /// Whether no other order contradicts the room as little; of several it is the one that keeps
  /// closest to the order in which the items are shown.
  public let isOnly: Bool
  public let isExact: Bool
  /// The two items that split the room most, and how many put them in this order and in the other;
  /// nil where nobody disagrees.
  public let split: Split?

  /// An item, and how many gave it.
  public struct Rare: Equatable, Sendable {
    public var item: Int
    public var count: Int

    public init(item: Int, count: Int) { (self.item, self.count) = (item, count) }
  }

  /// Two items on whose order the room is divided.
  public struct Split: Equatable, Sendable {
    public var first: Int
    public var second: Int
    /// How many have `first` before `second`, and how many behind it.
    public var before: Int
    public var behind: Int

    public init(first: Int, second: Int, before: Int, behind: Int) {
      (self.first, self.second, self.before, self.behind) = (first, second, before, behind)
    }
  }

  static let exactlyUpTo = 12

  /// - Parameters:
  ///   - answers: places of items, each answer with the items it has, in its order; of a place that
  ///     comes again the first counts.
  ///   - count: how many items there are.
  public init(of answers: [[Int]], among count: Int) {
    let comparisons = Comparisons(answers, count)
    split = comparisons.split
    rare = comparisons.rare
    let items = comparisons.givenByMost
    isExact = items.count <= Consensus.exactlyUpTo
    if isExact {
      let search = OrderSearch(items, comparisons)
      (order, isOnly) = (search.best, search.isOnly)
    } else {
      (order, isOnly) = (comparisons.improved(items), false)
    }
    contradictions = comparisons.contradictions(to: order)
    counts = order.enumerated().map { place, item in
      answers.count { $0.indices.contains(place) && $0[place] == item }
    }
  }
}

/// How often each item of a room's orders stands before each other.
private struct Comparisons {
  /// `[i][j]`: how many answers have `i` before `j`.
  private(set) var before: [[Int]]
  private var given: [Int]
  private let answerCount: Int

  init(_ answers: [[Int]], _ count: Int) {
    before = Array(repeating: Array(repeating: 0, count: count), count: count)
    given = Array(repeating: 0, count: count)
    answerCount = answers.count
    for answer in answers {
      var seen: [Int] = []
      for item in answer where (0..<count).contains(item) && !seen.contains(item) {
        for earlier in seen { before[earlier][item] += 1 }
        seen.append(item)
        given[item] += 1
      }
    }
  }

  var givenByMost: [Int] { given.indices.filter { 2 * given[$0] > answerCount } }

  var rare: [Consensus.Rare] {
    given.indices.filter { given[$0] > 0 && 2 * given[$0] <= answerCount }
      .map { Consensus.Rare(item: $0, count: given[$0]) }
      .sorted { (-$0.count, $0.item) < (-$1.count, $1.item) }
  }

  var split: Consensus.Split? {
    var best: Consensus.Split?
    for first in before.indices {
      for second in before.indices.dropFirst(first + 1) {
        let (one, other) = (before[first][second], before[second][first])
        guard min(one, other) > min(best?.before ?? 0, best?.behind ?? 0) else { continue }
        best = Consensus.Split(first: first, second: second, before: one, behind: other)
      }
    }
    return best
  }

  func contradictions(to order: [Int]) -> Int {
    order.indices.reduce(0) { sum, place in
      sum + order[(place + 1)...].reduce(0) { $0 + before[$1][order[place]] }
    }
  }

  /// The items by the balance of their comparisons, then with single items moved while that helps.
  func improved(_ items: [Int]) -> [Int] {
    func balance(_ item: Int) -> Int {
      items.reduce(0) { $0 + before[item][$1] - before[$1][item] }
    }
    var order = items.sorted { (-balance($0), $0) < (-balance($1), $1) }
    var least = contradictions(to: order)
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for item in items {
        for place in order.indices {
          var moved = order.filter { $0 != item }
          moved.insert(item, at: place)
          let count = contradictions(to: moved)
          if count < least { (order, least, hasChanged) = (moved, count, true) }
        }
      }
    }
    return order
  }
}

/// The best order of a few items, by what is best for each set of those that are still to come.
private struct OrderSearch {
  private(set) var best: [Int] = []
  private(set) var isOnly = true

  init(_ items: [Int], _ comparisons: Comparisons) {
    let all = 1 << items.count - 1
    /// What it costs to have an item before the others of a set.
    func cost(_ place: Int, before set: Int) -> Int {
      items.indices.reduce(0) { sum, other in
        set & 1 << other == 0 ? sum : sum + comparisons.before[items[other]][items[place]]
      }
    }
    var least = Array(repeating: Int.max, count: all + 1)
    var ways = Array(repeating: 0, count: all + 1)
    (least[0], ways[0]) = (0, 1)
    for set in stride(from: 1, through: all, by: 1) {
      for place in items.indices where set & 1 << place != 0 {
        let rest = set & ~(1 << place)
        let sum = cost(place, before: rest) + least[rest]
        if sum < least[set] { (least[set], ways[set]) = (sum, 0) }
        if sum == least[set] { ways[set] = min(2, ways[set] + ways[rest]) }
      }
    }
    isOnly = ways[all] == 1
    var set = all
    while set != 0 {
      let first = items.indices.first { place in
        set & 1 << place != 0
          && cost(place, before: set & ~(1 << place)) + least[set & ~(1 << place)] == least[set]
      }
      guard let first else { break }
      best.append(items[first])
      set &= ~(1 << first)
    }
  }
}
