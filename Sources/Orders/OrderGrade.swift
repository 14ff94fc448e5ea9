/// What an answer to an order question is worth, why, and what would put it right.
///
/// Places are indices into the answer, from 0.
public struct OrderGrade: Sendable, Equatable {
  /// The counts and the sum; `working.description` is the line that is printed.
  public let working: OrderWorking
  /// The first entry that is an extra or stands before one of its predecessors; nil while the
  /// answer could still be continued rightly. Feedback only: no mark depends on it.
  public let firstWrongPosition: Int?
  /// The fewest entries that must be moved for the given items to stand in a legal order.
  public let moves: [Int]
  /// The entries to strike out: distractors, duplicates and ids that are no items.
  public let extras: [Int]
  /// The items that are not given, in file order.
  public let missing: [String]
  /// Of the right orders the one nearest to the answer: what may stay stays in its order.
  public let nearest: [String]

  /// Every item once, nothing else, and none before a predecessor.
  public var isCorrect: Bool { working.isCorrect }
  /// τ_P, from 0 to 1.
  public var pairs: Double { working.pairs }
  /// S, from 0 to 1.
  public var keep: Double { working.keep }
  /// g, from 0 to 1.
  public var guess: Double { working.guess }
  /// The mark under the key's scheme, from 0 to 1.
  public var score: Double { working.score }

  /// The fewest insertions and deletions that lead to a right answer; a move is one of each.
  public var editDistance: Int {
    2 * moves.count + extras.count + missing.count
  }
}
