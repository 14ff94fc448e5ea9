import CMath

/// FSRS-6 with its published default weights, and what they make of a memory.
///
/// Stability is in days: how long recall takes to fall to 0.9. Difficulty runs from 1 to 10.
/// Source: github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm, "FSRS-6".
enum Weights {
  static let w = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]
  static let leastStability = 0.001
  private static let decay = -w[20]
  private static let factor = pow(0.9, 1 / decay) - 1

  /// The chance, 0 to 1, of remembering after whole days.
  static func recall(after days: Int, stability: Double) -> Double {
    pow(1 + factor * Double(days) / stability, decay)
  }

  /// The whole days until recall has fallen to 0.9: 1 to 36,500.
  static func interval(stability: Double) -> Int {
    let days = stability / factor * (pow(0.9, 1 / decay) - 1)
    return Int(min(max(days.rounded(.toNearestOrEven), 1), 36_500))
  }

  static func firstStability(_ rating: Rating) -> Double {
    max(w[rating.rawValue - 1], leastStability)
  }

  static func firstDifficulty(_ rating: Rating) -> Double { bounded(unbounded(rating)) }

  /// Failures make an item harder, the less so the harder it is, and every answer draws it a little
  /// towards what an easy item begins with.
  static func difficulty(after rating: Rating, from difficulty: Double) -> Double {
    let change = -w[6] * Double(rating.rawValue - 3)
    let damped = difficulty + (10 - difficulty) * change / 9
    return bounded(w[7] * unbounded(.easy) + (1 - w[7]) * damped)
  }

  /// Asked again within a day: only what was forgotten loses.
  static func stabilityOfSameDay(after rating: Rating, from stability: Double) -> Double {
    let growth = exp(w[17] * (Double(rating.rawValue - 3) + w[18])) * pow(stability, -w[19])
    return max(stability * (rating == .again ? growth : max(growth, 1)), leastStability)
  }

  /// Asked again after whole days.
  static func stability(after rating: Rating, days: Int, of memory: Memory) -> Double {
    let recall = recall(after: days, stability: memory.stability)
    let stability =
      rating == .again
      ? forgotten(memory, recall: recall) : remembered(memory, recall: recall, rating)
    return max(stability, leastStability)
  }

  private static func remembered(_ memory: Memory, recall: Double, _ rating: Rating) -> Double {
    let growth =
      exp(w[8]) * (11 - memory.difficulty) * pow(memory.stability, -w[9])
      * (exp((1 - recall) * w[10]) - 1)
    let bonus = rating == .hard ? w[15] : rating == .easy ? w[16] : 1
    return memory.stability * (1 + growth * bonus)
  }

  private static func forgotten(_ memory: Memory, recall: Double) -> Double {
    let long =
      w[11] * pow(memory.difficulty, -w[12]) * (pow(memory.stability + 1, w[13]) - 1)
      * exp((1 - recall) * w[14])
    return min(long, memory.stability / exp(w[17] * w[18]))
  }

  private static func unbounded(_ rating: Rating) -> Double {
    w[4] - exp(w[5] * Double(rating.rawValue - 1)) + 1
  }

  private static func bounded(_ difficulty: Double) -> Double { min(max(difficulty, 1), 10) }
}
