/// The arithmetic of an order's mark: every count that goes into it, and the way to the result.
public struct OrderWorking: Sendable, Equatable {
  public let scheme: OrderScheme
  /// Every item once, nothing else, and none before a predecessor.
  public let isCorrect: Bool
  /// How many of the ordered pairs are given in order.
  public let pairsKept: Int
  public let pairCount: Int
  /// K: how many of the given items stand in a legal relative order.
  public let kept: Int
  /// X: how many entries are distractors or duplicates.
  public let extras: Int
  public let missing: Int
  /// n: how many items the key has.
  public let items: Int
  /// g: the `keep` a blind guess may expect.
  public let guess: Double
}

// MARK: - Parts

extension OrderWorking {
  /// τ_P: the share of the ordered pairs that is kept.
  ///
  /// Where no pair is ordered there is nothing to keep in order, only something to leave out: 1 if
  /// no item is missing, else 0.
  public var pairs: Double {
    guard pairCount > 0 else { return missing == 0 ? 1 : 0 }
    return Double(pairsKept) / Double(pairCount)
  }

  /// S: the share of the items that may stay, less the extras.
  public var keep: Double {
    guard items > 0 else { return isCorrect ? 1 : 0 }
    return Double(max(0, kept - extras)) / Double(items)
  }

  /// What `pairs` adds to a blend: at most a half, nothing for a share of a half or less.
  public var pairsHalf: Double { max(0, 2 * pairs - 1) / 2 }

  /// What `keep` adds to a blend: at most a half, nothing for what a guess earns.
  public var keepHalf: Double {
    guess < 1 ? max(0, (keep - guess) / (1 - guess)) / 2 : 0
  }

  /// The mark under the scheme, from 0 to 1.
  public var score: Double {
    switch scheme {
    case .exact: isCorrect ? 1 : 0
    case .pairs: pairs
    case .keep: keep
    case .blend: isCorrect ? 1 : pairsHalf + keepHalf
    }
  }
}

// MARK: - In one line

extension OrderWorking: CustomStringConvertible {
  /// The sum as a person would write it, in ASCII and in no language:
  /// `1/2*max(0, 2*14/15-1) + 1/2*max(0, (5/6-0.5234)/(1-0.5234)) = 0.7585`.
  public var description: String {
    "\(sum) = \(score.fourDecimals)"
  }

  private var sum: String {
    switch scheme {
    case .exact: isCorrect ? "correct" : "not correct"
    case .pairs: pairsTerm
    case .keep: keepTerm
    case .blend:
      isCorrect
        ? "correct" : "1/2*max(0, 2*\(pairsTerm)-1) + \(keepHalfTerm)"
    }
  }

  private var pairsTerm: String {
    pairCount > 0 ? "\(pairsKept)/\(pairCount)" : pairs.fourDecimals
  }

  private var keepTerm: String {
    guard items > 0 else { return keep.fourDecimals }
    return extras == 0 ? "\(kept)/\(items)" : "max(0, \(kept)-\(extras))/\(items)"
  }

  private var keepHalfTerm: String {
    guard guess < 1 else { return "0" }
    let guess = guess.fourDecimals
    return "1/2*max(0, (\(keepTerm)-\(guess))/(1-\(guess)))"
  }
}
