/// How some answers went.
public struct Figures: Hashable, Sendable {
  public var answers = 0
  /// How many were right in everything.
  public var right = 0
  /// The sum of the scores, in thousandths.
  public var score = 0

  public init() {}

  /// Three columns of a report's statement, from one on.
  init(_ row: Row, from column: Int) {
    (answers, right, score) = (
      row.integer(column), row.integer(column + 1), row.integer(column + 2)
    )
  }

  /// From 0 to 1, to three places; 0 where there is no answer.
  public var mean: Double {
    answers == 0 ? 0 : (Double(score) / Double(answers)).rounded() / 1000
  }

  static func += (one: inout Figures, other: Figures) {
    one.answers += other.answers
    one.right += other.right
    one.score += other.score
  }
}
