/// A strict partial order over named items: which must stand before which.
///
/// Closed under transitivity, so `precedes` is one look-up. Items keep the order of the file, and
/// every list of items made here follows it.
///
/// ```swift
/// let order = try PartialOrder(items: ["a", "b", "c"], before: [("a", "b"), ("b", "c")])
/// order.precedes("a", "c")  // true
/// ```
public struct PartialOrder: Sendable, Equatable {
  /// The ids, in file order.
  public let items: [String]
  /// Row a holds every b with a before b.
  let successors: BitMatrix
  /// Row b holds every a with a before b.
  let predecessors: BitMatrix
  private let indices: [String: Int]

  /// The closure of the given pairs; throws the first of `faults(items:before:)`.
  public init(items: [String], before pairs: [(String, String)]) throws(OrderFault) {
    if let fault = Self.faults(items: items, before: pairs).first { throw fault }
    let indices = Self.indices(of: items)
    self.items = items
    self.indices = indices
    successors = Self.direct(pairs, among: indices).closed
    predecessors = successors.transposed
  }

  /// The total order in which the items are listed.
  public init(sequence: [String]) throws(OrderFault) {
    try self.init(items: sequence, before: Array(zip(sequence, sequence.dropFirst())))
  }
}

// MARK: - Queries

extension PartialOrder {
  public func contains(_ item: String) -> Bool { indices[item] != nil }

  /// How many pairs of items are ordered, transitive ones included.
  public var pairCount: Int { successors.population }

  /// Whether it allows one order only.
  public var isTotal: Bool { freePairs == 0 }

  /// How many pairs of items may stand in either order.
  public var freePairs: Int { items.count * (items.count - 1) / 2 - pairCount }

  /// Whether the first item must stand before the second; false for ids that are no items.
  public func precedes(_ first: String, _ second: String) -> Bool {
    guard let first = indices[first], let second = indices[second] else { return false }
    return successors[first, second]
  }

  /// The items that must stand before this one.
  public func predecessors(of item: String) -> [String] {
    guard let index = indices[item] else { return [] }
    return predecessors.columns(of: index).map { items[$0] }
  }

  /// The items not yet given whose predecessors all are: each is a right next answer.
  public func legalNext(after given: [String]) -> [String] {
    var set = ItemSet(of: items.count)
    for index in given.compactMap({ indices[$0] }) { set.insert(index) }
    return items.indices.filter { mayFollow($0, after: set) }.map { items[$0] }
  }

  /// A right answer that begins with these items, which must be the beginning of one: of what may
  /// come next, always the first in file order.
  public func completed(_ given: [String]) -> [String] {
    var set = ItemSet(of: items.count)
    for index in given.compactMap({ indices[$0] }) { set.insert(index) }
    var result = given
    while let next = items.indices.first(where: { mayFollow($0, after: set) }) {
      set.insert(next)
      result.append(items[next])
    }
    return result
  }

  /// A right answer: of what may come next, always the first in file order.
  public var modelAnswer: [String] {
    linearExtension.map { items[$0] }
  }

  /// `modelAnswer` as indices.
  var linearExtension: [Int] { linearExtension(keeping: []) }

  /// A right order in which some items stand as early as may be in the order they have, which must
  /// be a legal one: before each only what must stand there, in file order.
  func linearExtension(beginningWith kept: [Int]) -> [Int] {
    var isGiven = ItemSet(of: items.count)
    var result: [Int] = []
    func give(_ item: Int) {
      if isGiven.contains(item) { return }
      for earlier in linearOrder(of: predecessors.columns(of: item)) { give(earlier) }
      isGiven.insert(item)
      result.append(item)
    }
    for item in kept + Array(items.indices) { give(item) }
    return result
  }

  /// Items with whatever must stand before each in front of it, else in file order.
  private func linearOrder(of items: [Int]) -> [Int] {
    let successors = successors
    return items.sorted { one, other in
      if successors[one, other] { return true }
      return !successors[other, one] && one < other
    }
  }

  /// The right order that is nearest to the model answer and in which some items keep the relative
  /// order they have, which must be a legal one.
  func linearExtension(keeping kept: [Int]) -> [Int] {
    let next = Dictionary(zip(kept, kept.dropFirst())) { first, _ in first }
    var waiting = items.indices.map { predecessors.columns(of: $0).count }
    for item in next.values { waiting[item] += 1 }
    var result: [Int] = []
    while let item = waiting.firstIndex(of: 0) {
      waiting[item] = -1
      result.append(item)
      for successor in successors.columns(of: item) { waiting[successor] -= 1 }
      if let follower = next[item] { waiting[follower] -= 1 }
    }
    return result
  }

  /// Whether the items fall into chains with nothing ordered across them, as in a total order.
  var isDisjointChains: Bool {
    items.indices.allSatisfy { item in
      [successors.columns(of: item), predecessors.columns(of: item)].allSatisfy { side in
        side.allSatisfy { one in
          side.allSatisfy { one == $0 || successors[one, $0] || predecessors[one, $0] }
        }
      }
    }
  }

  /// Whether the item is not among those given and all its predecessors are.
  func mayFollow(_ item: Int, after given: ItemSet) -> Bool {
    !given.contains(item) && predecessors.row(item, isWithin: given)
  }

  /// Whether the two stand in the same relation to every item, so that nothing tells them apart.
  func areTwins(_ one: Int, _ other: Int) -> Bool {
    successors.row(one) == successors.row(other) && predecessors.row(one) == predecessors.row(other)
  }
}

// MARK: - Faults

extension PartialOrder {
  /// Everything that keeps the pairs from being a strict partial order, in file order.
  ///
  /// A cycle is looked for only among known items, and only one is reported: mending it may mend
  /// the others.
  public static func faults(items: [String], before pairs: [(String, String)]) -> [OrderFault] {
    var faults: [OrderFault] = []
    var seen: Set<String> = []
    for item in items where !seen.insert(item).inserted {
      let fault = OrderFault.duplicateItem(item)
      if !faults.contains(fault) { faults.append(fault) }
    }
    for (number, pair) in pairs.enumerated() {
      for id in [pair.0, pair.1] where !seen.contains(id) {
        faults.append(.unknownItem(id, pair: number))
      }
    }
    let direct = direct(pairs, among: indices(of: items))
    if let cycle = shortestCycle(in: direct) { faults.append(.cycle(cycle.map { items[$0] })) }
    return faults
  }

  private static func indices(of items: [String]) -> [String: Int] {
    Dictionary(zip(items, items.indices), uniquingKeysWith: { first, _ in first })
  }

  private static func direct(
    _ pairs: [(String, String)], among indices: [String: Int]
  ) -> BitMatrix {
    var relation = BitMatrix(count: (indices.values.max() ?? -1) + 1)
    for (first, second) in pairs {
      guard let first = indices[first], let second = indices[second] else { continue }
      relation.insert(first, second)
    }
    return relation
  }

  /// A shortest cycle through the first element that lies on one, found breadth first.
  private static func shortestCycle(in relation: BitMatrix) -> [Int]? {
    let closure = relation.closed
    guard let start = (0..<relation.count).first(where: { closure[$0, $0] }) else { return nil }
    var path = [[start]]
    var isSeen = Array(repeating: false, count: relation.count)
    var next = 0
    while next < path.count {
      let walk = path[next]
      next += 1
      for element in relation.columns(of: walk[walk.count - 1]) {
        if element == start { return walk }
        guard !isSeen[element] else { continue }
        isSeen[element] = true
        path.append(walk + [element])
      }
    }
    preconditionFailure("an element that precedes itself lies on a cycle")
  }
}
