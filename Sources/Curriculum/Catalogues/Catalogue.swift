public import Diagnostics
import YAML

/// All phrases of one language, checked: `Sources/CPhrases/cs.yaml`.
public struct Catalogue: Equatable, Sendable {
  /// A phrase by its id, and of a translation the original that it was made from.
  public struct Entry: Equatable, Sendable {
    public var id: Located<String>
    public var phrase: Phrase
    /// The hash of the original that a translation was made from.
    public var from: Located<TextHash>?
    /// The hash that translations of it must bear.
    public var hash: TextHash
    /// Gaps that a translation may leave open, or use where the original does not.
    public var optional: Set<String>
  }

  public var language: Language
  public var entries: [Entry]

  public subscript(id: String) -> Entry? { entries.first { $0.id.value == id } }
}

// MARK: - Reading
extension Catalogue {
  /// Reads a catalogue; every entry must be a text, or the texts of all forms that the language
  /// has.
  public static func read(_ source: SourceText, language: Language) -> Reading<Catalogue> {
    var reader = ContentReader(source)
    let catalogue = reader.tree(of: source.text).flatMap { reader.catalogue($0, language) }
    return reader.reading(catalogue)
  }
}

extension ContentReader {
  private static let phraseKeys =
    ["from", "text", "by", "optional"] + PluralCategory.allCases.map(\.rawValue)

  fileprivate mutating func catalogue(_ node: Node, _ language: Language) -> Catalogue? {
    guard let entries = node.entries else {
      report(.expected(.mapping), at: node.range)
      return nil
    }
    return Catalogue(
      language: language, entries: entries.compactMap { phrase($0, language) })
  }

  private mutating func phrase(_ entry: Node.Entry, _ language: Language) -> Catalogue.Entry? {
    if !CatalogueID.isValid(entry.key.utf8) { report(.malformedID(entry.key), at: entry.keyRange) }
    if let parts = entry.value.entries {
      for part in parts where Phrase.Form(part.key) == nil && !Self.phraseKeys.contains(part.key) {
        report(
          .unknownKey(part.key), at: part.keyRange,
          suggestion: suggestion(for: part.key, among: Self.phraseKeys))
      }
    }
    guard let phrase = Phrase(entry.value) else {
      report(.expected(.phrase), at: entry.keyRange)
      return nil
    }
    if case .forms(_, let forms) = phrase { requireForms(forms, of: entry, language) }
    return Catalogue.Entry(
      id: Located(entry.key, at: entry.keyRange), phrase: phrase, from: hash(entry.value["from"]),
      hash: TextHash(of: Phrase.origin(of: entry.value)),
      optional: Set(texts(entry.value["optional"])?.map(\.value) ?? []))
  }

  /// `other` serves where certain numbers alone differ; else each form of the language is needed.
  private mutating func requireForms(
    _ forms: [Phrase.Form: Pattern], of entry: Node.Entry, _ language: Language
  ) {
    let known = PluralCategory.all(in: language)
    for part in entry.value.entries ?? [] {
      guard let category = PluralCategory(rawValue: part.key) else { continue }
      if !known.contains(category), category != .other {
        report(
          .unknownValue(part.key, known: known.map(\.rawValue)), at: part.keyRange)
      }
    }
    let isOtherEnough = !known.contains { $0 != .other && forms[.category($0)] != nil }
    let needed = isOtherEnough ? [.other] : known
    for category in needed where forms[.category(category)] == nil {
      report(.missingKey(category.rawValue), at: entry.keyRange)
    }
  }
}
