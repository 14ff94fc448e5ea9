import Diagnostics
import YAML

extension ContentReader {
  /// An order question, with exactly one way to say which order is right.
  mutating func order(in fields: Fields) -> Exercise.Order? {
    let given = onlyOne(of: ["before", "sequence", "script"], in: fields)
    let isComputed = given == ["script"]
    let itemsNode = isComputed ? fields["items"] : required("items", in: fields)
    let items = self.items(itemsNode)
    let distractors = self.items(fields["distractors"]) ?? []
    requireUnique((items ?? []).map(\.id) + distractors.map(\.id))
    let scheme = word(fields["scheme"], of: Exercise.Order.Scheme.self) ?? .blend
    guard given.count == 1, items != nil || isComputed,
      let key = orderKey(in: fields, items: items ?? [])
    else { return nil }
    return Exercise.Order(items: items ?? [], key: key, distractors: distractors, scheme: scheme)
  }

  /// Calls by id; what is no call in our spelling is kept as it is, for files made elsewhere.
  mutating func items(_ node: Node?) -> [Exercise.Order.Item]? {
    guard let node else { return nil }
    guard let entries = node.entries else {
      report(.expected(.mapping), at: node.range)
      return nil
    }
    return entries.compactMap { entry in
      text(entry.value).map { text in
        let call =
          ExpectedCall(text.value, at: text.range)
          ?? ExpectedCall(selector: text.value, at: text.range)
        return Exercise.Order.Item(id: Located(entry.key, at: entry.keyRange), call: call)
      }
    }
  }

  private mutating func orderKey(
    in fields: Fields, items: [Exercise.Order.Item]
  ) -> Exercise.Order.Key? {
    let ids = items.map(\.id.value)
    if let node = fields["before"] {
      guard let pairs = list(node, of: { reader, pair in reader.pair(pair, of: ids) }) else {
        return nil
      }
      return requireNoCircle(in: pairs, of: ids, at: node.range) ? .before(pairs) : nil
    }
    if let node = fields["sequence"] { return sequence(node, of: items) }
    return code(fields["script"]).map { .script($0) }
  }

  /// A list of two items.
  private mutating func pair(_ node: Node, of ids: [String]) -> Exercise.Order.Pair? {
    guard let parts = texts(node) else { return nil }
    guard parts.count == 2, node.items?.count == 2 else {
      report(.expected(.pair), at: node.range)
      return nil
    }
    requireItems(parts, of: ids)
    return Exercise.Order.Pair(first: parts[0].value, second: parts[1].value, range: node.range)
  }

  /// A list of all items, each once.
  private mutating func sequence(
    _ node: Node, of items: [Exercise.Order.Item]
  ) -> Exercise.Order.Key? {
    guard let sequence = texts(node) else { return nil }
    requireItems(sequence, of: items.map(\.id.value))
    requireUnique(sequence)
    let given = Set(sequence.map(\.value))
    for item in items where !given.contains(item.id.value) {
      report(.itemNotInSequence(item.id.value), at: item.id.range)
    }
    return .sequence(sequence)
  }

  private mutating func requireItems(_ named: [Located<String>], of ids: [String]) {
    for id in named where !ids.contains(id.value) {
      report(.unknownItem(id.value), at: id.range, suggestion: nearID(id.value, among: ids))
    }
  }
}

// MARK: - Circles

extension ContentReader {
  /// Reports a circle at the last of its pairs.
  private mutating func requireNoCircle(
    in pairs: [Exercise.Order.Pair], of ids: [String], at range: SourceRange
  ) -> Bool {
    guard let circle = firstCircle(in: pairs, of: ids) else { return true }
    let following = Dictionary(
      uniqueKeysWithValues: zip(circle, circle.dropFirst() + circle.prefix(1)))
    let place = pairs.last { following[$0.first] == $0.second }?.range
    report(.circularOrder(circle), at: place ?? range)
    return false
  }

  /// Items that each must stand before the next and the last before the first; nil without such.
  ///
  /// What can stand first is taken away until nothing can (Kahn 1962); from what is left, going
  /// back from any item to one before it must come round.
  private func firstCircle(in pairs: [Exercise.Order.Pair], of ids: [String]) -> [String]? {
    var before: [String: [String]] = [:]
    var after: [String: [String]] = [:]
    for pair in pairs {
      before[pair.second, default: []].append(pair.first)
      after[pair.first, default: []].append(pair.second)
    }
    var waiting = before.mapValues(\.count)
    var free = ids.filter { waiting[$0] == nil }
    while let item = free.popLast() {
      for next in after[item] ?? [] {
        waiting[next, default: 0] -= 1
        if waiting[next] == 0 { free.append(next) }
      }
    }
    let isLeft = { (item: String) in waiting[item, default: 0] > 0 }
    guard var item = ids.first(where: isLeft) else { return nil }
    var path: [String] = []
    var visited: Set<String> = []
    while visited.insert(item).inserted {
      path.append(item)
      guard let previous = before[item]?.first(where: isLeft) else { return nil }
      item = previous
    }
    return path.drop { $0 != item }.reversed()
  }
}
