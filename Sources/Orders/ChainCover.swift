/// The fewest chains of mutual contradiction that cover what stands in an answer.
///
/// Two given items contradict each other when they stand in the wrong relative order. That relation
/// is transitive, so by Dilworth's theorem the largest set without a contradiction, the K of
/// grading.md, has as many members as a smallest cover by chains has chains. The cover grows with
/// the answer: a newcomer either continues a chain, perhaps after others have been re-threaded (an
/// augmenting path of the bipartite matching), or begins one.
///
/// A failed search stays failed: what it saw can never help a later one, so it is closed for good.
/// What is closed is also exactly what König's theorem needs to name the set that stays.
struct ChainCover<Set: Bits> {
  /// For each vertex everything that must not stand before it.
  private let relation: [Set]
  /// For each vertex what does stand before it and must not.
  private var contradicted: [Set]
  /// Who continues the chain after this vertex, or -1.
  private var follower: [Int]
  private let none: Set
  private var placed: Set
  /// Placed, and not seen by a search that failed.
  private var open: Set
  /// The number of chains: the size of the largest set that stands in a legal relative order.
  private(set) var chains = 0

  /// An empty answer; the relation must be transitive and fit the form of set.
  init(relation: BitMatrix) {
    none = Set(row: BitMatrix(count: max(1, relation.count)).row(0))
    self.relation = (0..<relation.count).map { Set(row: relation.row($0)) }
    contradicted = Array(repeating: none, count: relation.count)
    follower = Array(repeating: -1, count: relation.count)
    placed = none
    open = none
  }

  /// Back to the empty answer, without giving up the memory.
  mutating func removeAll() {
    placed = none
    open = none
    chains = 0
  }

  /// Puts the vertex after everything placed so far.
  mutating func place(_ vertex: Int) {
    var before = relation[vertex]
    before.formIntersection(placed)
    contradicted[vertex] = before
    var unseen = open
    if !continuesChain(vertex, unseen: &unseen) {
      chains += 1
      open = unseen
    }
    follower[vertex] = -1
    placed.insert(vertex)
    open.insert(vertex)
  }

  /// Searches an augmenting path that ends in the vertex, and takes it.
  private mutating func continuesChain(_ vertex: Int, unseen: inout Set) -> Bool {
    while let leader = contradicted[vertex].firstCommon(with: unseen) {
      unseen.remove(leader)
      if follower[leader] < 0 || continuesChain(follower[leader], unseen: &unseen) {
        follower[leader] = vertex
        return true
      }
    }
    return false
  }

  /// A largest set in a legal relative order, ascending: by König, the complement of the minimum
  /// vertex cover, which is what is closed and whatever follows something open.
  var kept: [Int] {
    var isKept = follower.indices.map { open.contains($0) }
    for leader in follower.indices where open.contains(leader) && follower[leader] >= 0 {
      isKept[follower[leader]] = false
    }
    return isKept.indices.filter { isKept[$0] }
  }
}
