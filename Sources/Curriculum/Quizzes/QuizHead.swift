public import Diagnostics
import YAML

/// What lists and maps know of a quiz: which questions it has, and what they ask for.
///
/// The course has as many as it has lessons, so the texts of the questions are not read for it:
/// only who opens a quiz finds out whether they are sound.
public struct QuizHead: Equatable, Sendable {
  public var id: String
  public var title: LocalizedText
  public var origin: Language
  public var questions: [Question]

  /// What a list of quizzes needs to know of a question without its texts.
  public struct Question: Equatable, Sendable {
    public var id: String
    public var kind: Exercise.Kind
    /// Whether its answer is typed, and not picked from what is shown.
    public var isProduced: Bool
    public var skills: [Skill]
    /// Those in which it can be asked; nil where its code tells.
    public var dialects: [Snippet.Dialect]?
  }

  /// Nil where the head itself cannot be read.
  public init?(_ source: SourceText) {
    var reader = ContentReader(source)
    guard let node = reader.tree(of: source.text) else { return nil }
    let fields = Fields(node: node)
    let id = reader.identifier(fields["id"])
    let title = reader.localizedText(fields["title"])
    let origin = reader.origin(fields["origin"])?.value ?? .en
    let questions = fields["questions"]?.items?.map { Question($0) }
    guard reader.diagnostics.isEmpty, let id, let title, let questions, !questions.isEmpty,
      !questions.contains(nil)
    else { return nil }
    (self.id, self.title, self.origin) = (id.value, title, origin)
    self.questions = questions.compactMap(\.self)
  }
}

extension QuizHead.Question {
  fileprivate init?(_ node: Node) {
    guard let id = node["id"]?.string,
      let (kind, ask) = node["kind"]?.string.flatMap({ ContentReader.questionKinds[$0] })
    else { return nil }
    let asked = kind == .predict ? ask ?? node["ask"]?.string : nil
    let isPicked = asked == "calls" && node["from"]?.string ?? "list" == "list"
    self.id = id
    self.kind = asked == "choice" ? .choice : kind
    isProduced = self.kind.isProduced && !isPicked
    dialects = (node["dialects"]?.items ?? node["dialect"].map { [$0] })?
      .compactMap { $0.string.flatMap(Snippet.Dialect.init(rawValue:)) }
    skills = (node["skills"]?.items ?? []).compactMap { $0.string.flatMap(Skill.init(rawValue:)) }
  }
}
