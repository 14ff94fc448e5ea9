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

  /// Compares two sets; what is named twice counts once.
  public init(chosen: some Sequence<Option>, key: some Sequence<Option>) {
    let chosen = Set(chosen)
    let key = Set(key)
    hits = chosen.intersection(key).sorted()
    falseChoices = chosen.subtracting(key).sorted()
    missed = key.subtracting(chosen).sorted()
  }

  /// Exactly the key was chosen.
  public var isCorrect: Bool { falseChoices.isEmpty && missed.isEmpty }

  /// The mark, from 0 to 1, where so many hits were given a wrong name and are worth half.
  public func score(misnamed: Int = 0) -> Double {
    guard keyCount > 0 else { return isCorrect ? 1 : 0 }
    let worth = Double(hits.count) - Double(misnamed) / 2 - Double(falseChoices.count)
    return max(0, worth) / Double(keyCount)
  }

  /// The mark's sum in ASCII: `max(0, 2-1)/3 = 0.3333`, `max(0, 2-1/2-0)/2 = 0.75` with a wrong name,
  /// for an empty key `|K| = 0, |R| = 1: 0`.
  public func working(misnamed: Int = 0) -> String {
    let score = score(misnamed: misnamed).fourDecimals
    guard keyCount > 0 else { return "|K| = 0, |R| = \(falseChoices.count): \(score)" }
    let halves = misnamed > 0 ? "-\(misnamed)/2" : ""
    return "max(0, \(hits.count)\(halves)-\(falseChoices.count))/\(keyCount) = \(score)"
  }

  private var keyCount: Int { hits.count + missed.count }
}
