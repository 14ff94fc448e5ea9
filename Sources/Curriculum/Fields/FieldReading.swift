import Diagnostics
import YAML

// Mappings, lists and plain values, as any file has them.
extension ContentReader {
  /// The fields of a mapping; reports every key that is not `known`.
  mutating func fields(of node: Node, known: [String]) -> Fields? {
    guard let entries = node.entries else {
      report(.expected(.mapping), at: node.range)
      return nil
    }
    for entry in entries where !known.contains(entry.key) {
      report(
        .unknownKey(entry.key), at: entry.keyRange,
        suggestion: suggestion(for: entry.key, among: known))
    }
    return Fields(node: node)
  }

  /// The node of a key that must be there.
  mutating func required(_ key: String, in fields: Fields) -> Node? {
    if let node = fields[key] { return node }
    report(.missingKey(key), at: fields.start)
    return nil
  }

  /// A text that is not empty.
  mutating func text(_ node: Node?) -> Located<String>? {
    guard let node else { return nil }
    guard let text = node.string, !text.isEmpty else {
      report(.expected(.text), at: node.range)
      return nil
    }
    return Located(text, at: node.range)
  }

  /// A whole number from 0 up.
  mutating func count(_ node: Node?) -> Int? {
    guard let node else { return nil }
    if let number = node.integer, number >= 0 { return number }
    report(.expected(.count), at: node.range)
    return nil
  }

  /// One of the words that are the raw values of a type.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: Node?, of type: Word.Type = Word.self
  ) -> Word? {
    guard let text = text(node) else { return nil }
    if let word = Word(rawValue: text.value) { return word }
    let known = Word.allCases.map(\.rawValue)
    report(
      .unknownValue(text.value, known: known), at: text.range,
      suggestion: suggestion(for: text.value, among: known))
    return nil
  }

  /// The elements of a list that could be read.
  mutating func list<Element>(
    _ node: Node?, of element: (inout ContentReader, Node) -> Element?
  ) -> [Element]? {
    guard let node else { return nil }
    guard let items = node.items else {
      report(.expected(.list), at: node.range)
      return nil
    }
    return items.compactMap { element(&self, $0) }
  }

  /// The entries of a mapping whose keys are names.
  mutating func named<Element>(
    _ node: Node?, _ read: (inout ContentReader, Node.Entry) -> Element?
  ) -> [Element] {
    guard let node else { return [] }
    guard let entries = node.entries else {
      report(.expected(.mapping), at: node.range)
      return []
    }
    return entries.compactMap { read(&self, $0) }
  }

  /// Which of some keys are given, of which exactly one must be.
  mutating func onlyOne(of keys: [String], in fields: Fields) -> [String] {
    let given = keys.filter { fields[$0] != nil }
    if given.isEmpty { report(.missingOneOf(keys), at: fields.start) }
    if given.count > 1 { report(.onlyOneOf(given), at: fields.start) }
    return given
  }

  /// The texts of a list that are not empty.
  mutating func texts(_ node: Node?) -> [Located<String>]? {
    list(node) { reader, item in reader.text(item) }
  }

  /// Reports each id that stood before in the list; the elements stay as they are.
  mutating func requireUnique(_ ids: [Located<String>]) {
    var places: [String: SourceRange] = [:]
    for id in ids {
      if let first = places[id.value] {
        report(.duplicateID(id.value, first: first), at: id.range)
      } else {
        places[id.value] = id.range
      }
    }
  }
}
