public import Diagnostics
import YAML

extension Quiz {
  /// Reads a quiz file; with the set of all claims, those that the questions cite are checked.
  ///
  /// A question that cannot be read is left out, so a quiz that is not sound may have fewer.
  public static func read(_ source: SourceText, claims: Set<String>? = nil) -> Reading<Quiz> {
    var reader = ContentReader(source, claims: claims)
    let quiz = reader.tree(of: source.text).flatMap { reader.quiz($0) }
    return reader.reading(quiz)
  }
}

extension ContentReader {
  private static let quizKeys = ["format", "id", "title", "origin", "questions"]

  fileprivate mutating func quiz(_ node: Node) -> Quiz? {
    guard let fields = fields(of: node, known: Self.quizKeys) else { return nil }
    requireFormat(in: fields, among: ["1", "2"])
    let id = identifier(required("id", in: fields))
    let title = localizedText(required("title", in: fields))
    let origin = origin(fields["origin"])?.value ?? .en
    let questions = questions(required("questions", in: fields))
    guard let id, let title, let questions else { return nil }
    return Quiz(id: id, title: title, origin: origin, questions: questions)
  }

  /// The questions that could be read; ids are compared among all of them.
  private mutating func questions(_ node: Node?) -> [Quiz.Question]? {
    guard let node else { return nil }
    if node.items?.isEmpty == true { report(.emptyList, at: node.range) }
    let questions = list(node) { reader, item in reader.question(item) }
    requireUnique(
      (node.items ?? []).compactMap { item in
        item["id"].flatMap { id in id.string.map { Located($0, at: id.range) } }
      })
    return questions
  }
}
