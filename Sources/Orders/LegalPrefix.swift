/// How far an answer goes before no continuation could make it right.
///
/// A prefix can be completed exactly when every entry's predecessors stand before it. Where labels
/// leave a choice all of them are followed, first legal first; a set of given items that led
/// nowhere is not visited again, and of twins only one is tried.
struct LegalPrefix {
  private let order: PartialOrder
  private let labels: EqualLabels
  private let entries: [Int?]
  private var given: ItemSet
  private var path: [Int] = []
  private var longest: [Int] = []
  private var visited: Set<ItemSet> = []

  /// The items of the longest legal prefix, in the order given.
  static func longest(of entries: [Int?], in order: PartialOrder, labels: EqualLabels) -> [Int] {
    var prefix = LegalPrefix(order: order, labels: labels, entries: entries)
    _ = prefix.reachesEnd()
    return prefix.longest
  }

  private init(order: PartialOrder, labels: EqualLabels, entries: [Int?]) {
    self.order = order
    self.labels = labels
    self.entries = entries
    given = ItemSet(of: order.items.count)
  }

  private mutating func reachesEnd() -> Bool {
    if path.count > longest.count { longest = path }
    guard path.count < entries.count else { return true }
    guard let label = entries[path.count], visited.insert(given).inserted else { return false }
    var tried: [Int] = []
    for item in labels.members[label] where order.mayFollow(item, after: given) {
      guard !tried.contains(where: { order.areTwins($0, item) }) else { continue }
      tried.append(item)
      given.insert(item)
      path.append(item)
      if reachesEnd() { return true }
      path.removeLast()
      given.remove(item)
    }
    return false
  }
}
