public import Diagnostics
import YAML

extension Lesson {
  static let formats = ["2"]

  /// Reads a `lesson.yaml`; with the set of all claims, those that the steps cite are checked.
  public static func read(_ source: SourceText, claims: Set<String>? = nil) -> Reading<Lesson> {
    var reader = ContentReader(source, claims: claims)
    let lesson = reader.tree(of: source.text).flatMap { reader.lesson($0) }
    return reader.reading(lesson)
  }
}

extension ContentReader {
  static let lessonKeys = [
    "format", "id", "part", "origin", "sources", "minutes", "ios", "dialects", "after", "next",
    "skills", "refutes", "exit", "cards", "steps",
  ]

  fileprivate mutating func lesson(_ node: Node) -> Lesson? {
    guard let fields = fields(of: node, known: Self.lessonKeys) else { return nil }
    requireFormat(in: fields, among: Lesson.formats)
    let id = identifier(required("id", in: fields))
    let part = count(required("part", in: fields))
    let origin = self.origin(required("origin", in: fields))
    let minutes = count(required("minutes", in: fields))
    let ios = version(required("ios", in: fields))
    let dialects = self.dialects(required("dialects", in: fields)) ?? []
    let after = identifiers(fields["after"]) ?? []
    let next = identifiers(fields["next"]) ?? []
    requireUnique(after)
    let skills = self.skills(fields["skills"])
    let refutes = identifier(fields["refutes"])
    let exit = reference(fields["exit"])
    let cards = list(fields["cards"]) { reader, item in reader.reference(item) } ?? []
    let sources = identifiers(fields["sources"]) ?? []
    let steps = self.steps(required("steps", in: fields), dialects: dialects)
    guard let id, let part, let origin, let minutes, let ios, !dialects.isEmpty, let steps else {
      return nil
    }
    return Lesson(
      id: id, part: part, origin: origin, sources: sources, minutes: minutes, ios: ios,
      dialects: dialects, after: after, next: next, skills: skills, refutes: refutes, exit: exit,
      cards: cards, steps: steps)
  }

  /// The language that the others are translations of.
  mutating func origin(_ node: Node?) -> Located<Language>? {
    guard let text = text(node) else { return nil }
    if let language = Language(rawValue: text.value) { return Located(language, at: text.range) }
    report(.unknownLanguage(text.value), at: text.range)
    return nil
  }

  private mutating func steps(
    _ node: Node?, dialects: [Snippet.Dialect]
  ) -> [Lesson.Step]? {
    guard let node,
      let steps = list(node, of: { reader, item in reader.step(item, dialects: dialects) })
    else { return nil }
    if node.items?.isEmpty == true { report(.emptyList, at: node.range) }
    requireUnique(steps.map(\.id))
    return steps
  }
}
