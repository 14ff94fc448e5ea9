/// How firmly an item is kept.
public struct Memory: Hashable, Sendable {
  /// Days until recall has fallen to 0.9.
  public internal(set) var stability: Double
  /// 1 (easy) to 10.
  public internal(set) var difficulty: Double

  init(first rating: Rating) {
    stability = Weights.firstStability(rating)
    difficulty = Weights.firstDifficulty(rating)
  }

  /// The memory after an answer that came so many whole days after the one before.
  mutating func take(_ rating: Rating, afterDays days: Int) {
    stability =
      days < 1
      ? Weights.stabilityOfSameDay(after: rating, from: stability)
      : Weights.stability(after: rating, days: days, of: self)
    difficulty = Weights.difficulty(after: rating, from: difficulty)
  }
}
