public import Diagnostics
import YAML

/// What the sources of the lessons claim, and whether it is true.
public struct Claims: Equatable, Sendable {
  /// What became of a claim.
  public enum Verdict: String, CaseIterable, Equatable, Sendable {
    case right, outdated, disputed, wrong
  }

  /// A statement of a source that can be true or not.
  public struct Claim: Equatable, Sendable {
    public var id: Located<String>
    public var verdict: Verdict
    /// In our own words, in English.
    public var text: String
    /// Whose it is, by the id in `sources.yaml`.
    public var source: Located<String>?
    /// What the source says, in our words and in every language.
    public var said: LocalizedText?
    public var evidence: Evidence
  }

  /// What shows whether a claim is true.
  public enum Evidence: Equatable, Sendable {
    /// Scripts and transcripts that run it, by their paths in the repository.
    case runs([String])
    /// A recommendation, an opinion or the meaning of a word: nothing can run.
    case advice, definition
  }

  public var list: [Claim]

  public init(list: [Claim]) { self.list = list }

  /// What lessons and quizzes may cite.
  public var ids: Set<String> { Set(list.map(\.id.value)) }

  public subscript(id: String) -> Claim? {
    list.first { $0.id.value == id }
  }
}

extension Claims {
  /// Reads `claims.yaml`: a list of `{id, verdict, claim, source, said, shown}`.
  public static func read(_ source: SourceText) -> Reading<Claims> {
    var reader = ContentReader(source)
    guard let node = reader.tree(of: source.text),
      let list = reader.list(node, of: { reader, item in reader.claim(item) })
    else { return reader.reading(nil) }
    reader.requireUnique(list.map(\.id))
    return reader.reading(Claims(list: list))
  }
}

extension ContentReader {
  fileprivate mutating func claim(_ node: Node) -> Claims.Claim? {
    guard
      let fields = fields(of: node, known: ["id", "verdict", "claim", "source", "said", "shown"])
    else {
      return nil
    }
    let id = identifier(required("id", in: fields))
    let verdict = word(required("verdict", in: fields), of: Claims.Verdict.self)
    let text = text(required("claim", in: fields))
    let source = identifier(fields["source"])
    let said = localizedText(fields["said"])
    let evidence = evidence(required("shown", in: fields))
    guard let id, let verdict, let text, let evidence else { return nil }
    return Claims.Claim(
      id: id, verdict: verdict, text: text.value, source: source, said: said, evidence: evidence)
  }

  private mutating func evidence(_ node: Node?) -> Claims.Evidence? {
    if node?.items != nil { return texts(node).map { .runs($0.map(\.value)) } }
    return switch word(node, of: Unrunnable.self) {
    case .advice: .advice
    case .definition: .definition
    case nil: nil
    }
  }
}

/// Why no run can say whether a claim is true.
private enum Unrunnable: String, CaseIterable { case advice, definition }
