import YAML

extension ContentReader {
  /// The kinds of steps that are nothing to be answered here, with the keys of their own.
  private enum ReadingKind: String, CaseIterable {
    case read, run, quiz

    var keys: [String] {
      switch self {
      case .read: []
      case .run: ["code", "expect"]
      case .quiz: ["question", "draw"]
      }
    }
  }

  private static let stepKeys = ["id", "kind", "claims"] + settingKeys
  /// Orders and classifications stand in quizzes, whose texts they need.
  private static let exercises = Exercise.Kind.allCases.filter { $0 != .order && $0 != .classify }

  /// A step; without a known kind only the fields that all have are looked over.
  mutating func step(_ node: Node, dialects: [Snippet.Dialect]) -> Lesson.Step? {
    let kinds = ReadingKind.allCases.map(\.rawValue) + Self.exercises.map(\.rawValue)
    let known =
      Self.stepKeys + ReadingKind.allCases.flatMap(\.keys)
      + Self.exercises.flatMap(Self.keys)
    guard let fields = fields(of: node, known: known) else { return nil }
    let id = identifier(required("id", in: fields))
    let claims = claimIDs(fields["claims"])
    let setting = self.setting(in: fields, dialects: dialects)
    guard let word = self.word(required("kind", in: fields), among: kinds) else { return nil }
    let own =
      ReadingKind(rawValue: word)?.keys ?? Exercise.Kind(rawValue: word).map(Self.keys) ?? []
    requireKeys(of: word, Self.stepKeys + own, among: known, in: fields)
    let kind = self.kind(word, in: fields, setting)
    guard let id, let kind else { return nil }
    return Lesson.Step(id: id, kind: kind, setting: setting, claims: claims, range: node.range)
  }

  /// Reports the keys that only other kinds have.
  mutating func requireKeys(
    of kind: String, _ own: [String], among known: [String], in fields: Fields
  ) {
    for entry in fields.node.entries ?? []
    where known.contains(entry.key) && !own.contains(entry.key) {
      report(.keyNotForKind(key: entry.key, kind: kind), at: entry.keyRange)
    }
  }

  private mutating func kind(
    _ word: String, in fields: Fields, _ setting: Setting
  ) -> Lesson.Step.Kind? {
    switch ReadingKind(rawValue: word) {
    case .read: return .read
    case .run:
      let code = self.code(required("code", in: fields), in: setting.dialects)
      let expect = expectation(fields["expect"], in: setting.dialects)
      return code.map { .run(Lesson.Run(code: $0, expect: expect)) }
    case .quiz: return quizStep(in: fields).map { .quiz($0) }
    case nil:
      return Exercise.Kind(rawValue: word).flatMap { exercise($0, in: fields, setting) }
        .map { .exercise($0) }
    }
  }

  private mutating func quizStep(in fields: Fields) -> Lesson.QuizStep? {
    _ = onlyOne(of: ["question", "draw"], in: fields)
    if let node = fields["draw"] { return draw(node).map { .draw($0) } }
    return reference(fields["question"]).map { .question($0) }
  }

  private mutating func draw(_ node: Node) -> Lesson.Draw? {
    guard let fields = fields(of: node, known: ["from", "count", "new"]) else { return nil }
    let from = texts(required("from", in: fields))
    let count = self.count(required("count", in: fields))
    let isNew = flag(fields["new"])
    guard let from, let count else { return nil }
    return Lesson.Draw(from: from, count: count, isNew: isNew, range: node.range)
  }

  /// A question, written `quiz/question`.
  mutating func reference(_ node: Node?) -> Lesson.QuestionReference? {
    guard let text = text(node) else { return nil }
    let parts = text.value.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy(\.isIdentifier) else {
      report(.malformedReference(text.value), at: text.range)
      return nil
    }
    return Lesson.QuestionReference(
      quiz: String(parts[0]), question: String(parts[1]), range: text.range)
  }
}
