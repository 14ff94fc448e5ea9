import Diagnostics
import YAML

extension ContentReader {
  private static let expectationKeys = [
    "trace", "without", "prints", "warns", "mistakes", "leaks", "freed", "owners", "size", "values",
    "tree", "ends", "state", "keeps",
  ]

  /// The conditions of `expect`, `goal` and of an option.
  mutating func expectation(_ node: Node?, in dialects: [Snippet.Dialect]) -> Expectation? {
    guard let node, let fields = fields(of: node, known: Self.expectationKeys) else { return nil }
    if node.entries?.isEmpty == true { report(.missingOneOf(Self.expectationKeys), at: node.range) }
    var expectation = Expectation(at: node.range)
    expectation.trace = orNone(fields["trace"]) { reader, node in reader.calls(node) }
    expectation.without = calls(fields["without"]) ?? []
    expectation.prints = lines(fields["prints"], in: dialects)
    expectation.warns = orNone(fields["warns"]) { reader, node in reader.texts(node) }
    expectation.mistakes = orNone(fields["mistakes"]) { reader, node in reader.mistakes(node) }
    expectation.leaks = orNone(fields["leaks"]) { reader, node in reader.texts(node) }
    expectation.freed = texts(fields["freed"]) ?? []
    expectation.owners = owners(fields["owners"])
    expectation.sizes = sizes(fields["size"])
    expectation.values = values(fields["values"])
    expectation.states = states(fields["state"])
    expectation.tree = tree(fields["tree"])
    expectation.ends = ending(fields["ends"])
    expectation.keeps = texts(fields["keeps"]) ?? []
    return expectation
  }

  /// A list, for whose emptiness `none` may stand.
  private mutating func orNone<Element>(
    _ node: Node?, _ read: (inout ContentReader, Node) -> [Element]?
  ) -> [Element]? {
    guard let node else { return nil }
    return node.string == "none" ? [] : read(&self, node)
  }

  /// Printed lines, of which any may be empty when it is quoted; by dialect where they differ.
  private mutating func lines(
    _ node: Node?, in dialects: [Snippet.Dialect]
  ) -> Expectation.Lines? {
    guard let node else { return nil }
    let first = dialects.first ?? .swift
    guard let entries = node.entries else {
      return printed(node).map { Expectation.Lines(written: [first: $0]) }
    }
    _ = fields(of: node, known: Snippet.Dialect.allCases.map(\.rawValue))
    var written: [Snippet.Dialect: [Located<String>]] = [:]
    for entry in entries {
      guard let dialect = Snippet.Dialect(rawValue: entry.key) else { continue }
      written[dialect] = printed(entry.value)
    }
    return Expectation.Lines(written: written)
  }

  private mutating func printed(_ node: Node) -> [Located<String>]? {
    orNone(node) { reader, node in
      reader.list(node) { reader, item in
        if let line = item.string { return Located(line, at: item.range) }
        reader.report(.expected(.text), at: item.range)
        return nil
      }
    }
  }

  /// Numbers from 1 to 12.
  private mutating func mistakes(_ node: Node) -> [Located<String>]? {
    let known = Skill.mistakeNumbers.map { String($0) }
    return list(node) { reader, item in
      reader.word(item, among: known).map { Located($0, at: item.range) }
    }
  }

  private mutating func owners(_ node: Node?) -> [Expectation.Owners] {
    named(node) { reader, entry in
      let wanted: Expectation.Owners.Wanted? =
        entry.value.items == nil
        ? reader.count(entry.value).map { .count($0) }
        : reader.texts(entry.value).map { .names($0.map(\.value)) }
      return wanted.map {
        Expectation.Owners(object: entry.key, wanted: $0, range: entry.keyRange)
      }
    }
  }

  /// `[width, height]` in points.
  private mutating func sizes(_ node: Node?) -> [Expectation.Size] {
    named(node) { reader, entry in
      let numbers = entry.value.items?.compactMap(\.number) ?? []
      guard numbers.count == 2, entry.value.items?.count == 2 else {
        reader.report(.expected(.pair), at: entry.value.range)
        return nil
      }
      return Expectation.Size(
        view: entry.key, width: numbers[0], height: numbers[1], range: entry.keyRange)
    }
  }

  private mutating func values(_ node: Node?) -> [Expectation.Value] {
    named(node) { reader, entry in
      reader.text(entry.value).map {
        Expectation.Value(entry.key, is: $0.value, at: entry.keyRange)
      }
    }
  }

  private mutating func states(_ node: Node?) -> [Expectation.State] {
    named(node) { reader, entry in
      reader.word(entry.value, of: Expectation.State.Place.self).map {
        Expectation.State(object: entry.key, place: $0, range: entry.keyRange)
      }
    }
  }

  private mutating func tree(_ node: Node?) -> [Expectation.Holding] {
    named(node) { reader, entry in
      reader.text(entry.value).map {
        Expectation.Holding(child: entry.key, parent: $0.value, range: entry.keyRange)
      }
    }
  }

  /// `{exception: NAME}` or `{crash: NAME}`.
  private mutating func ending(_ node: Node?) -> Located<Expectation.Ending>? {
    guard let node, let fields = fields(of: node, known: ["exception", "crash"]) else { return nil }
    if let name = text(fields["exception"]) {
      return Located(.exception(name.value), at: name.range)
    }
    if let name = text(fields["crash"]) { return Located(.crash(name.value), at: name.range) }
    report(.missingOneOf(["exception", "crash"]), at: node.range)
    return nil
  }
}
