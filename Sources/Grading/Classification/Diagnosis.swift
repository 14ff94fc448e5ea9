/// How well something is recognised over many answers: a diagnosis, never a mark.
///
/// It is no mark because choosing everything would earn an F1 of a half on a key of a third.
/// A ratio without a denominator is 0, as in scikit-learn.
public struct Diagnosis: Sendable, Equatable {
  /// Chosen rightly.
  public private(set) var hits = 0
  /// Chosen though not in the key.
  public private(set) var falseChoices = 0
  /// Not chosen though in the key.
  public private(set) var missed = 0

  /// No answers yet.
  public init() {}

  /// All options of some answers taken together.
  public init<Option>(of answers: [Classification<Option>]) {
    for answer in answers {
      hits += answer.hits.count
      falseChoices += answer.falseChoices.count
      missed += answer.missed.count
    }
  }

  /// One option in some answers.
  public init<Option>(of option: Option, in answers: [Classification<Option>]) {
    hits = answers.count { $0.hits.contains(option) }
    falseChoices = answers.count { $0.falseChoices.contains(option) }
    missed = answers.count { $0.missed.contains(option) }
  }

  /// Of what was chosen, the share that was right.
  public var precision: Double { ratio(hits, hits + falseChoices) }

  /// Of what was to be chosen, the share that was.
  public var recall: Double { ratio(hits, hits + missed) }

  /// The harmonic mean of the two.
  public var f1: Double { ratio(2 * hits, 2 * hits + falseChoices + missed) }

  private func ratio(_ part: Int, _ whole: Int) -> Double {
    whole > 0 ? Double(part) / Double(whole) : 0
  }
}
