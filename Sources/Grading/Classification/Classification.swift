import Orders

/// What a choice of labels is worth against a key: the hits, less the false choices.
///
/// The mark is plus/minus (Betts et al. 2022, doi 10.1177/0013164421994636): it is the share of the
/// key found, and each false choice takes one hit back, so ticking on the off chance does not pay.
/// An empty key ("this code is right") is met by choosing nothing, and by nothing else.
public struct Classification<Option: Hashable & Comparable & Sendable>: Sendable, Equatable {
  /// Chosen and in the key, ascending.
  public let hits: [Option]
  /// Chosen and not in the key, ascending.
  public let falseChoices: [Option]
  /// In the key and not chosen, ascending.
  public let missed: [Option]
  /// How many hits were given the name of something else, and are worth half.
  public let misnamed: Int

  /// Compares two sets; what is named twice counts once.
  public init(chosen: some Sequence<Option>, key: some Sequence<Option>, misnamed: Int = 0) {
    self.misnamed = misnamed
    let chosen = Set(chosen)
    let key = Set(key)
    hits = chosen.intersection(key).sorted()
    falseChoices = chosen.subtracting(key).sorted()
    missed = key.subtracting(chosen).sorted()
  }

  /// Exactly the key was chosen, and nothing of it given a wrong name.
  public var isCorrect: Bool { falseChoices.isEmpty && missed.isEmpty && misnamed == 0 }

  /// The mark, from 0 to 1.
  public var score: Double {
    guard keyCount > 0 else { return isCorrect ? 1 : 0 }
    let worth = Double(hits.count) - Double(misnamed) / 2 - Double(falseChoices.count)
    return max(0, worth) / Double(keyCount)
  }

  /// The mark's sum in ASCII: `max(0, 2-1)/3 = 0.3333`, `max(0, 2-1/2-0)/2 = 0.75` with a wrong name,
  /// for an empty key `|K| = 0, |R| = 1: 0`.
  public var working: String {
    let score = score.fourDecimals
    guard keyCount > 0 else { return "|K| = 0, |R| = \(falseChoices.count): \(score)" }
    let halves = misnamed > 0 ? "-\(misnamed)/2" : ""
    return "max(0, \(hits.count)\(halves)-\(falseChoices.count))/\(keyCount) = \(score)"
  }

  private var keyCount: Int { hits.count + missed.count }
}
