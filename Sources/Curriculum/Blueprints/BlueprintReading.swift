public import Diagnostics
import YAML

extension Blueprint {
  /// Reads a blueprint file; an item that cannot be read is left out.
  public static func read(_ source: SourceText) -> Reading<Blueprint> {
    var reader = ContentReader(source)
    let blueprint = reader.tree(of: source.text).flatMap { reader.blueprint($0) }
    return reader.reading(blueprint)
  }

  /// Whether a file is a blueprint and no quiz: it has items.
  public static func isBlueprint(_ source: SourceText) -> Bool {
    (1...source.lineCount).contains { source.line($0).hasPrefix("items:") }
  }
}

extension ContentReader {
  private static let blueprintKeys = [
    "format", "id", "minutes", "dialects", "rules", "items", "variants", "packs",
  ]

  fileprivate mutating func blueprint(_ node: Node) -> Blueprint? {
    guard let fields = fields(of: node, known: Self.blueprintKeys) else { return nil }
    requireFormat(in: fields, among: ["1"])
    let id = identifier(required("id", in: fields))
    let minutes = count(required("minutes", in: fields))
    let dialects = self.dialects(fields["dialects"]) ?? [.swift, .objc]
    let rules = rules(required("rules", in: fields))
    let items = blueprintItems(required("items", in: fields))
    let (same, differ) = variants(fields["variants"])
    let packs = named(fields["packs"]) { reader, entry in reader.pack(entry, items ?? []) }
    guard let id, let minutes, let rules, let items, let range = fields["minutes"]?.range else {
      return nil
    }
    let sum = items.reduce(0) { $0 + $1.minutes }
    if sum != minutes, items.count == fields["items"]?.items?.count {
      report(.wrongSum(minutes, sum: sum), at: range)
    }
    return Blueprint(
      id: id, minutes: Located(minutes, at: range), dialects: dialects, rules: rules, items: items,
      same: same, differ: differ, packs: packs)
  }

  private mutating func rules(_ node: Node?) -> Blueprint.Rules? {
    let known = ["tries", "hints", "review", "simulator", "certainty", "pass"]
    guard let node, let fields = fields(of: node, known: known) else { return nil }
    // Of these there is one way only, which a file may say.
    _ = word(fields["tries"], among: ["1"])
    _ = word(fields["hints"], among: ["none"])
    let review = word(fields["review"], among: ["before-end", "none"])
    let pass = share(required("pass", in: fields))
    return Blueprint.Rules(
      hasReview: review != "none", simulator: word(fields["simulator"]) ?? .none,
      asksCertainty: flag(fields["certainty"]), pass: pass ?? 1)
  }

  /// A number from 0 to 1.
  private mutating func share(_ node: Node?) -> Double? {
    guard let node else { return nil }
    if let number = node.number, (0...1).contains(number) { return number }
    report(.expected(.share), at: node.range)
    return nil
  }

  private mutating func variants(
    _ node: Node?
  ) -> (same: [Blueprint.Trait], differ: [Blueprint.Difference]) {
    guard let node, let fields = fields(of: node, known: ["same", "differ"]) else {
      return ([], [])
    }
    return (
      list(fields["same"]) { reader, item in reader.word(item) } ?? [],
      list(fields["differ"]) { reader, item in reader.word(item) } ?? []
    )
  }

  private mutating func pack(
    _ entry: Node.Entry, _ items: [Blueprint.Item]
  ) -> Blueprint.Pack? {
    guard let fields = fields(of: entry.value, known: ["ios", "swaps"]) else { return nil }
    let newest = newestVersion(required("ios", in: fields))
    let swaps = named(required("swaps", in: fields)) { reader, swap in
      reader.swap(swap, among: items)
    }
    return newest.map {
      Blueprint.Pack(id: Located(entry.key, at: entry.keyRange), newest: $0, swaps: swaps)
    }
  }

  private mutating func swap(
    _ entry: Node.Entry, among items: [Blueprint.Item]
  ) -> Blueprint.Pack.Swap? {
    let drawn = items.filter { if case .generate = $0.source { true } else { false } }
    guard drawn.contains(where: { $0.id.value == entry.key }) else {
      let known = drawn.map(\.id.value)
      report(
        .unknownValue(entry.key, known: known), at: entry.keyRange,
        suggestion: suggestion(for: entry.key, among: known))
      return nil
    }
    return demand(entry.value).map {
      Blueprint.Pack.Swap(item: Located(entry.key, at: entry.keyRange), demand: $0)
    }
  }

  /// `≤ 6`.
  private mutating func newestVersion(_ node: Node?) -> String? {
    guard let node, let text = text(node) else { return nil }
    let words = text.value.split(separator: " ")
    if words.count == 2, words[0] == "≤" || words[0] == "<=", words[1].allSatisfy(\.isPartOfVersion)
    {
      return String(words[1])
    }
    report(.malformedVersion(text.value), at: text.range)
    return nil
  }
}

extension Character {
  fileprivate var isPartOfVersion: Bool { isASCII && isNumber || self == "." }
}
