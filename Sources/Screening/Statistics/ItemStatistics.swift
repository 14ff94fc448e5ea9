/// What the answers of a round say about one of its questions.
public struct ItemStatistics: Equatable, Sendable {
  /// How many were asked.
  public let count: Int
  /// The mean score, from 0 to 1; nil where nobody was asked.
  public let facility: Double?
  /// How the score goes with that of the candidate's other questions (point-biserial; the question
  /// itself is left out, which else would agree with itself); nil where one of both does not vary.
  public let discrimination: Double?

  /// What makes a question doubtful.
  public enum Flag: String, CaseIterable, Sendable {
    case tooHard = "too-hard"
    case tooEasy = "too-easy"
    case tellsNothing = "tells-nothing"
  }

  public static let facilities = 0.2...0.95
  public static let leastDiscrimination = 0.15

  /// Of fewer candidates no question is called doubtful: chance alone would do it.
  public static let leastCount = 20

  /// The scores of one question, each with the sum of the candidate's others.
  public init(_ scores: [(item: Double, rest: Double)]) {
    count = scores.count
    facility = scores.map(\.item).mean
    discrimination = correlation(scores.map { ($0.item, $0.rest) })
  }

  public var flags: [Flag] {
    if count < ItemStatistics.leastCount { return [] }
    return Flag.allCases.filter { flag in
      switch flag {
      case .tooHard: facility.map { $0 < ItemStatistics.facilities.lowerBound } ?? false
      case .tooEasy: facility.map { $0 > ItemStatistics.facilities.upperBound } ?? false
      case .tellsNothing:
        discrimination.map { $0 < ItemStatistics.leastDiscrimination } ?? false
      }
    }
  }
}

/// Cronbach's α of the scores of candidates, a row each; nil where nothing can be said: of one
/// candidate, of one question, of candidates who are all alike.
func cronbachAlpha(_ rows: [[Double]]) -> Double? {
  guard let width = rows.first?.count, width > 1 else { return nil }
  let items = (0..<width).compactMap { column in rows.map { $0[column] }.variance }
  guard items.count == width,
    let total = rows.map({ $0.reduce(0, +) }).variance, total > 1e-12
  else { return nil }
  return Double(width) / Double(width - 1) * (1 - items.reduce(0, +) / total)
}
