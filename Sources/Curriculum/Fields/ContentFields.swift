import Diagnostics
import YAML

// Values that lessons and quizzes share.
extension ContentReader {
  /// Reports a `format` that is missing or that is none of those that can be read.
  mutating func requireFormat(in fields: Fields, among known: [String]) {
    guard let format = text(required("format", in: fields)) else { return }
    if !known.contains(format.value) {
      report(.unknownFormat(format.value, known: known), at: format.range)
    }
  }

  /// An id: lower-case ASCII letters, digits and hyphens.
  mutating func identifier(_ node: Node?) -> Located<String>? {
    guard let text = text(node) else { return nil }
    if text.value.isIdentifier { return text }
    report(.malformedID(text.value), at: text.range)
    return nil
  }

  /// The id that was probably meant; of one or two characters every other is too near.
  func nearID(_ id: String, among known: some Sequence<String>) -> String? {
    id.count < 3 ? nil : suggestion(for: id, among: known)
  }

  /// The ids of a list.
  mutating func identifiers(_ node: Node?) -> [Located<String>]? {
    list(node) { reader, item in reader.identifier(item) }
  }

  /// An iOS version from 2.0 up: numbers with dots between them.
  mutating func version(_ node: Node?) -> Located<String>? {
    guard let text = text(node) else { return nil }
    let parts = text.value.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.utf8.allSatisfy(isDigit) ? Int($0) : nil }
    if numbers.count == parts.count, (1...3).contains(parts.count), numbers[0] >= 2 { return text }
    report(.malformedVersion(text.value), at: text.range)
    return nil
  }

  /// Ids of claims, each once and, when all claims are known, each known.
  mutating func claimIDs(_ node: Node?) -> [Located<String>] {
    let ids = identifiers(node) ?? []
    requireUnique(ids)
    guard let claims else { return ids }
    for id in ids where !claims.contains(id.value) {
      report(
        .unknownClaim(id.value), at: id.range,
        suggestion: suggestion(for: id.value, among: claims.sorted()))
    }
    return ids
  }

  /// Ids of skills, each once.
  mutating func skills(_ node: Node?) -> [Located<String>] {
    let known = Skill.allCases.map(\.rawValue)
    let ids = texts(node) ?? []
    requireUnique(ids)
    for id in ids where !known.contains(id.value) {
      report(
        .unknownValue(id.value, known: known), at: id.range,
        suggestion: suggestion(for: id.value, among: known))
    }
    return ids
  }

  /// Code: a text, or a list of its lines.
  mutating func code(_ node: Node?) -> Snippet? {
    guard let node else { return nil }
    if let snippet = Snippet(node, in: source), !snippet.text.isEmpty { return snippet }
    let lines = node.items?.map { Snippet($0, in: source) } ?? []
    let snippets = lines.compactMap { $0 }
    guard !snippets.isEmpty, snippets.count == lines.count else {
      report(.expected(.code), at: node.range)
      return nil
    }
    return Snippet(lines: snippets, at: node.range)
  }

  /// A call that names an object and a selector, or a selector.
  mutating func call(_ node: Node) -> ExpectedCall? {
    guard let text = text(node) else { return nil }
    if let call = ExpectedCall(text.value, at: text.range) { return call }
    report(.malformedCall(text.value), at: text.range)
    return nil
  }

  /// The calls of a list.
  mutating func calls(_ node: Node?) -> [ExpectedCall]? {
    list(node) { reader, item in reader.call(item) }
  }

  /// The hash of the text that a translation was made from.
  mutating func hash(_ node: Node?) -> Located<TextHash>? {
    guard let text = text(node) else { return nil }
    if let hash = TextHash(text.value) { return Located(hash, at: text.range) }
    report(.malformedHash(text.value), at: text.range)
    return nil
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

extension StringProtocol {
  /// Whether this can be an id: lower-case ASCII letters, digits and hyphens, at least one.
  public var isIdentifier: Bool {
    !isEmpty
      && utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || isDigit($0)
          || $0 == UInt8(ascii: "-")
      }
  }
}
