import Curriculum
public import Notation

/// What an answer to a question of a quiz is worth, and why, as `grade --json` prints it.
public struct QuestionGrade: Equatable, Sendable {
  public let id: String
  /// Nil for a question without an answer, which scores 0.
  public let mark: Mark?

  public init(_ id: String, _ mark: Mark?) {
    self.id = id
    self.mark = mark
  }

  /// From 0 to 1.
  public var score: Double { mark?.score ?? 0 }

  /// The line that `grade --json` prints (contract §6).
  public var json: JSON {
    .object([
      JSON.Member("event", "grade"), JSON.Member("id", .string(id)),
      JSON.Member("correct", .bool(mark?.isCorrect ?? false)),
      JSON.Member("score", .number(score)), JSON.Member("parts", .object(mark?.parts ?? [])),
      JSON.Member("working", .string(mark?.working ?? "no answer = 0")),
    ])
  }
}
