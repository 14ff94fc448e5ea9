public import Diagnostics
import Notation

extension Lesson {
  /// Reads a `lesson.yaml`; with the set of all claims, those that the lesson cites are checked.
  public static func read(_ source: SourceText, claims: Set<String>? = nil) -> Reading<Lesson> {
    var reader = ContentReader(source, claims: claims)
    let lesson = reader.tree(of: source.text).flatMap { reader.lesson($0) }
    return reader.reading(lesson)
  }
}

extension ContentReader {
  private static let lessonKeys = ["format", "id", "origin", "ios", "after", "claims", "steps"]

  fileprivate mutating func lesson(_ node: Node) -> Lesson? {
    guard let fields = fields(of: node, known: Self.lessonKeys) else { return nil }
    requireFormat(in: fields)
    let id = identifier(required("id", in: fields))
    let origin = origin(required("origin", in: fields))
    let ios = version(required("ios", in: fields))
    let after = identifiers(fields["after"]) ?? []
    requireUnique(after)
    let claims = claimIDs(fields["claims"])
    let steps = steps(required("steps", in: fields))
    guard let id, let origin, let ios, let steps else { return nil }
    return Lesson(id: id, origin: origin, ios: ios, after: after, claims: claims, steps: steps)
  }

  /// The language that the others are translations of.
  mutating func origin(_ node: Node?) -> Located<Language>? {
    guard let text = text(node) else { return nil }
    if let language = Language(rawValue: text.value) { return Located(language, at: text.range) }
    report(.unknownLanguage(text.value), at: text.range)
    return nil
  }

  private mutating func steps(_ node: Node?) -> [Lesson.Step]? {
    guard let node, let steps = list(node, of: { reader, item in reader.step(item) }) else {
      return nil
    }
    if node.items?.isEmpty == true { report(.emptyList, at: node.range) }
    requireUnique(steps.map(\.id))
    return steps
  }
}
