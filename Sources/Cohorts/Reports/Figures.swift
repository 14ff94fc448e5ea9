/// How some answers went.
public struct Figures: Hashable, Sendable {
  public var answers = 0
  /// How many were right in everything.
  public var right = 0
  /// The sum of the scores, in thousandths.
  public var score = 0

  public init() {}

  /// The columns of a report's statement behind its first.
  init(_ row: Row) { (answers, right, score) = (row.integer(1), row.integer(2), row.integer(3)) }

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
