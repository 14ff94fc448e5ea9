/// How right answers were of which somebody was so certain.
public struct Calibration: Equatable, Sendable {
  /// 1, 2 or 3.
  public let certainty: Int
  public let count: Int
  /// The sum of the scores.
  public let score: Double

  public static let certainties = 1...3

  /// A row for each degree that was given, from the lowest.
  public static func rows(_ answers: [(certainty: Int, score: Double)]) -> [Calibration] {
    certainties.compactMap { certainty in
      let scores = answers.filter { $0.certainty == certainty }.map(\.score)
      if scores.isEmpty { return nil }
      return Calibration(
        certainty: certainty, count: scores.count, score: scores.reduce(0, +))
    }
  }

  public var share: Double { score / Double(count) }

  /// Where shares lie at which no other degree would have earned more: the lines -2 + 4f and
  /// -6 + 9f cross f and one another there.
  public var honestShares: ClosedRange<Double> {
    switch certainty {
    case ...1: 0...2.0 / 3
    case 2: 2.0 / 3...0.8
    default: 0.8...1
    }
  }
}
