public import Diagnostics
import YAML

/// What the lessons are drawn from.
public struct SourceList: Equatable, Sendable {
  /// An article, a talk, a guide.
  public struct Source: Equatable, Sendable {
    public var id: Located<String>
    public var title: String
    /// Who wrote it, where it says so.
    public var author: String?
    public var language: Language
    /// Nil for a text without a date.
    public var year: Int?
    /// What it is called in few words: `a note by 三戒1993, 2013`.
    public var name: LocalizedText
    /// Where it stands, and since when: a site, a guide.
    public var place: LocalizedText
    /// What else is to be known of it.
    public var note: LocalizedText?
  }

  public var list: [Source]

  public init(list: [Source]) { self.list = list }

  public subscript(id: String) -> Source? { list.first { $0.id.value == id } }

  /// What is missing or stale in the translations, all of which are made from the English.
  public func translationDiagnostics() -> [Diagnostic<ContentFact>] {
    list.flatMap { [$0.name, $0.place, $0.note].compactMap(\.self) }
      .flatMap { $0.translationDiagnostics(origin: .en) }
  }
}

extension SourceList {
  /// Reads `sources.yaml`: a list of `{id, title, author, language, year, name, place, note}`; one
  /// that bears no date says `undated: true` instead of a year.
  public static func read(_ source: SourceText) -> Reading<SourceList> {
    var reader = ContentReader(source)
    guard let node = reader.tree(of: source.text),
      let list = reader.list(node, of: { reader, item in reader.source(item) })
    else { return reader.reading(nil) }
    reader.requireUnique(list.map(\.id))
    return reader.reading(SourceList(list: list))
  }
}

extension ContentReader {
  private static let sourceKeys = [
    "id", "title", "author", "language", "year", "undated", "name", "place", "note",
  ]

  fileprivate mutating func source(_ node: Node) -> SourceList.Source? {
    guard let fields = fields(of: node, known: Self.sourceKeys) else { return nil }
    let id = identifier(required("id", in: fields))
    let title = text(required("title", in: fields))
    let author = text(fields["author"])
    let language = origin(required("language", in: fields))
    let year = count(fields["year"])
    let isUndated = flag(fields["undated"])
    if fields["year"] == nil, !isUndated {
      report(.missingOneOf(["year", "undated: true"]), at: fields.start)
    }
    if fields["year"] != nil, isUndated {
      report(.onlyOneOf(["year", "undated"]), at: fields.start)
    }
    let name = localizedText(required("name", in: fields))
    let place = localizedText(required("place", in: fields))
    let note = localizedText(fields["note"])
    guard let id, let title, let language, let name, let place else { return nil }
    return SourceList.Source(
      id: id, title: title.value, author: author?.value, language: language.value, year: year,
      name: name, place: place, note: note)
  }
}
