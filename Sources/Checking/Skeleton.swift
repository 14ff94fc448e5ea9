public import Curriculum

/// A lesson or a quiz with blanks, which passes `check` once they are filled.
public struct Skeleton: Sendable {
  /// What a writer replaces; `check` tells where each stands.
  public static let blank = "…TODO"

  /// A file as `new` writes it.
  public struct File: Equatable, Sendable {
    /// Within the content.
    public var path: String
    public var text: String
  }

  public let files: [File]

  /// A question needs an id that says what it asks; the writer changes it.
  private static let questionID = "what-it-prints"

  /// A quiz with one question.
  public init(quiz id: String, origin: Language) {
    let texts = { (indent: String) in
      Language.allCases.map { "\(indent)\($0.rawValue): \(Self.blank)" }.joined(separator: "\n")
    }
    let text = """
      format: 2
      id: \(id)
      title:
      \(texts("  "))
      origin: \(origin.rawValue)
      questions:
      - id: \(Self.questionID)
        kind: predict
        ask: prints
        ios: 26
        dialects: [swift, objc]
        level: 1
        skills: [\(Self.blank)]
        code: |
          \(Self.blank)
        prompt:
      \(texts("    "))
        hint:
      \(texts("    "))
        explanation:
      \(texts("    "))

      """
    files = [File(path: "Quizzes/\(id).yaml", text: text)]
  }

  /// A lesson: a prediction, a task on the same idea and the first question of its own quiz.
  public init(lesson id: String, number: Int, part: Int, origin: Language) {
    let folder = "Lessons/\(number < 10 ? "0" : "")\(number)-\(id)"
    let lesson = """
      format: 2
      id: \(id)
      part: \(part)
      origin: \(origin.rawValue)
      minutes: 15
      ios: 26
      dialects: [swift, objc]
      skills: [\(Self.blank)]
      exit: \(id)/\(Self.questionID)
      cards: [\(id)/\(Self.questionID)]
      steps:
      - id: before-it-runs
        kind: predict
        ask: prints
        code: |
          \(Self.blank)
      - id: your-turn
        kind: task
        goal: {prints: ["\(Self.blank)"]}
        solution: |
          \(Self.blank)
      - {id: exit, kind: quiz, question: \(id)/\(Self.questionID)}

      """
    let text = """
      ---
      title: \(Self.blank)
      ---
      ## before-it-runs: \(Self.blank)

      \(Self.blank)

      ### after

      \(Self.blank)

      ## your-turn: \(Self.blank)

      \(Self.blank)

      ### hints

      - nudge: \(Self.blank)
      - rule: \(Self.blank)

      ## exit: \(Self.blank)

      \(Self.blank)

      ## summary: \(Self.blank)

      \(Self.blank)

      """
    files =
      [File(path: "\(folder)/lesson.yaml", text: lesson)]
      + Language.allCases.map { File(path: "\(folder)/\($0.rawValue).md", text: text) }
      + Skeleton(quiz: id, origin: origin).files
  }
}
