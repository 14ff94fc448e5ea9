public import Diagnostics
import Notation

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
  }

  public var list: [Claim]

  /// What lessons and quizzes may cite.
  public var ids: Set<String> { Set(list.map(\.id.value)) }

  public subscript(id: String) -> Claim? {
    list.first { $0.id.value == id }
  }
}

extension Claims {
  /// Reads `claims.yaml`: a list of `{id, verdict, claim}`.
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
    guard let fields = fields(of: node, known: ["id", "verdict", "claim"]) else { return nil }
    let id = identifier(required("id", in: fields))
    let verdict = word(required("verdict", in: fields), of: Claims.Verdict.self)
    let text = text(required("claim", in: fields))
    guard let id, let verdict, let text else { return nil }
    return Claims.Claim(id: id, verdict: verdict, text: text.value)
  }
}
