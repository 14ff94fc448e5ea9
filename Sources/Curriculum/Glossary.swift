public import Diagnostics
import YAML

/// The terms of the subject in every language, with what the sources call them.
public struct Glossary: Equatable, Sendable {
  /// A term as each language says it.
  public struct Term: Equatable, Sendable {
    public var id: Located<String>
    /// What we say.
    public var names: [Language: String]
    /// What the source in a language says, where that is something else.
    public var sources: [Language: String]
    /// How else people spell it when they look for it: short forms, keywords, readings.
    public var spellings: [String]
    public var meaning: LocalizedText?
    public var range: SourceRange
  }

  public var terms: [Term]

  public init(terms: [Term]) { self.terms = terms }

  public subscript(id: String) -> Term? {
    terms.first { $0.id.value == id }
  }
}

extension Glossary {
  /// Reads `glossary.yaml`; every term must have a name in every language.
  public static func read(_ source: SourceText) -> Reading<Glossary> {
    var reader = ContentReader(source)
    let glossary = reader.tree(of: source.text).flatMap { reader.glossary($0) }
    return reader.reading(glossary)
  }

  /// What is missing or stale in the translations of the meanings.
  public func translationDiagnostics(origin: Language = .en) -> [Diagnostic<ContentFact>] {
    terms.compactMap(\.meaning).flatMap { $0.translationDiagnostics(origin: origin) }
  }
}

extension ContentReader {
  private static let termKeys =
    ["id"] + Language.allCases.map(\.rawValue) + ["sources", "also", "meaning"]

  fileprivate mutating func glossary(_ node: Node) -> Glossary? {
    guard let fields = fields(of: node, known: ["format", "terms"]) else { return nil }
    if fields["format"] != nil { requireFormat(in: fields, among: ["1"]) }
    guard
      let terms = list(required("terms", in: fields), of: { reader, item in reader.term(item) })
    else { return nil }
    requireUnique(terms.map(\.id))
    return Glossary(terms: terms)
  }

  private mutating func term(_ node: Node) -> Glossary.Term? {
    guard let fields = fields(of: node, known: Self.termKeys) else { return nil }
    let id = identifier(required("id", in: fields))
    var names: [Language: String] = [:]
    for language in Language.allCases {
      guard let name = fields[language.rawValue] else {
        report(.missingTranslation(language), at: fields.start)
        continue
      }
      names[language] = text(name)?.value
    }
    let sources = sources(fields["sources"])
    let spellings = list(fields["also"]) { reader, item in reader.text(item)?.value } ?? []
    let meaning = localizedText(fields["meaning"])
    return id.map {
      Glossary.Term(
        id: $0, names: names, sources: sources, spellings: spellings, meaning: meaning,
        range: node.range)
    }
  }

  private mutating func sources(_ node: Node?) -> [Language: String] {
    guard let node else { return [:] }
    guard let entries = node.entries else {
      report(.expected(.mapping), at: node.range)
      return [:]
    }
    var sources: [Language: String] = [:]
    for entry in entries {
      guard let language = language(entry), let text = text(entry.value) else { continue }
      sources[language] = text.value
    }
    return sources
  }
}
