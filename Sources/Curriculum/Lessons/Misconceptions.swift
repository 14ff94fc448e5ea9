public import Diagnostics
import YAML

/// What people believe of the life cycle that is not so.
public struct Misconceptions: Equatable, Sendable {
  /// Something that people believe, with the run that they expect.
  public struct Misconception: Equatable, Sendable {
    public var id: Located<String>
    /// Names the idea, and the line that shows it to be false.
    public var text: LocalizedText
    /// The run that somebody with the idea expects.
    public var thinks: Belief?
  }

  /// How a question's run is changed into the one that is expected.
  public enum Belief: Equatable, Sendable {
    /// As if the code said something else.
    case instead([Replacement])
    /// As it is under another version.
    case ios(Located<String>)
    /// As if a line of the code, from 1, were not there.
    case without(line: Int)
    /// As if this line stood at the end of the code.
    case with(String)
  }

  /// A text of the code, and what somebody with the idea takes it for.
  public struct Replacement: Equatable, Sendable {
    public var old: String
    public var new: String
  }

  public var list: [Misconception]

  public init(list: [Misconception]) { self.list = list }

  public subscript(id: String) -> Misconception? { list.first { $0.id.value == id } }
}

extension Misconceptions {
  /// Reads `misconceptions.yaml`: a list of `{id, text, thinks}`.
  public static func read(_ source: SourceText) -> Reading<Misconceptions> {
    var reader = ContentReader(source)
    guard let node = reader.tree(of: source.text),
      let list = reader.list(node, of: { reader, item in reader.misconception(item) })
    else { return reader.reading(nil) }
    reader.requireUnique(list.map(\.id))
    return reader.reading(Misconceptions(list: list))
  }

  /// What is missing or stale in the translations, all of which are made from the English.
  public func translationDiagnostics() -> [Diagnostic<ContentFact>] {
    list.flatMap { $0.text.translationDiagnostics(origin: .en) }
  }
}

extension ContentReader {
  fileprivate mutating func misconception(_ node: Node) -> Misconceptions.Misconception? {
    guard let fields = fields(of: node, known: ["id", "text", "thinks"]) else { return nil }
    let id = identifier(required("id", in: fields))
    let text = localizedText(required("text", in: fields))
    let thinks = fields["thinks"].flatMap { belief($0) }
    guard let id, let text else { return nil }
    return Misconceptions.Misconception(id: id, text: text, thinks: thinks)
  }

  private mutating func belief(_ node: Node) -> Misconceptions.Belief? {
    let keys = ["instead", "ios", "without", "with"]
    guard let fields = fields(of: node, known: keys) else { return nil }
    if let node = fields["instead"] {
      guard let entries = node.entries, !entries.isEmpty else {
        report(.expected(.mapping), at: node.range)
        return nil
      }
      return .instead(
        entries.compactMap { entry in
          entry.value.string.map { Misconceptions.Replacement(old: entry.key, new: $0) }
        })
    }
    if let node = fields["ios"] { return version(node).map { .ios($0) } }
    if let node = fields["without"] { return count(node).map { .without(line: $0) } }
    if let node = fields["with"] { return text(node).map { .with($0.value) } }
    report(.missingOneOf(keys), at: node.range)
    return nil
  }
}
