import Diagnostics
import YAML

extension ContentReader {
  /// A text for all languages, or a mapping by language, with `from: hash` for the translations.
  mutating func localizedText(_ node: Node?) -> LocalizedText? {
    guard let node else { return nil }
    guard let entries = node.entries else {
      let snippet = prose(node, expected: .localizedText)
      return snippet.map { LocalizedText(.neutral($0), at: node.range) }
    }
    var texts: [Language: Snippet] = [:]
    var first: Snippet?
    for entry in entries where entry.key != "from" {
      guard let language = language(entry), let text = prose(entry.value, expected: .text) else {
        continue
      }
      texts[language] = text
      first = first ?? text
    }
    guard let first else {
      report(.expected(.localizedText), at: node.range)
      return nil
    }
    return LocalizedText(
      .byLanguage(texts, first: first), stamps: stamps(node["from"]), at: node.range)
  }

  /// The language that a key names.
  mutating func language(_ entry: Node.Entry) -> Language? {
    if let language = Language(rawValue: entry.key) { return language }
    report(.unknownLanguage(entry.key), at: entry.keyRange)
    return nil
  }

  /// A text that is not empty, whose Markdown is looked over.
  private mutating func prose(_ node: Node, expected: ContentFact.Shape) -> Snippet? {
    guard let snippet = Snippet(node, in: source), !snippet.text.isEmpty else {
      report(.expected(expected), at: node.range)
      return nil
    }
    var mistakes: [Diagnostic<ContentFact>] = []
    _ = Document.read(snippet, diagnostics: &mistakes)
    report(mistakes)
    return snippet
  }

  private mutating func stamps(_ node: Node?) -> LocalizedText.Stamps {
    guard let entries = node?.entries else {
      return hash(node).map { .forAll($0) } ?? .none
    }
    var stamps: [Language: Located<TextHash>] = [:]
    for entry in entries {
      guard let language = language(entry), let hash = hash(entry.value) else { continue }
      stamps[language] = hash
    }
    return .each(stamps)
  }
}
