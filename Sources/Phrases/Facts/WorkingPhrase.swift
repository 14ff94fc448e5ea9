public import Grading
public import Orders

/// A step on the way to a score; numbers are counts, or parts of a mark from 0 to 1.
public enum WorkingPhrase: Sendable {
  /// Every call once and in its place.
  case allRight
  /// Anything but the whole order is worth nothing.
  case wholeOrderOnly
  /// Ordered pairs that stand in order, and what they add to a blend, where only what is more than
  /// half of them counts; nil where they alone are the mark.
  case pairs(Int, of: Int, worth: Double?)
  /// Calls that can stay where they are, how many a guess keeps, and what they add to a blend.
  case kept(Int, of: Int, guess: Double, worth: Double?)
  case extras(Int)
  /// The code has no mistake, and something was chosen.
  case nothingWrong
  case found(Int, of: Int)
  case falseChoices(Int)
  case together(Double)
}

extension OrderWorking {
  public var phrases: [WorkingPhrase] {
    if isCorrect { return [.allRight] }
    let extras = extras > 0 ? [WorkingPhrase.extras(extras)] : []
    let guess = guess * Double(items)
    return switch scheme {
    case .exact: [.wholeOrderOnly]
    case .pairs: [.pairs(pairsKept, of: pairCount, worth: nil), .together(score)]
    case .keep: [.kept(kept, of: items, guess: guess, worth: nil)] + extras + [.together(score)]
    case .blend:
      [
        .pairs(pairsKept, of: pairCount, worth: pairsHalf),
        .kept(kept, of: items, guess: guess, worth: keepHalf),
      ] + extras + [.together(score)]
    }
  }
}

extension Classification {
  public var phrases: [WorkingPhrase] {
    let key = hits.count + missed.count
    if key == 0 { return [.nothingWrong] }
    let wrong = falseChoices.isEmpty ? [] : [WorkingPhrase.falseChoices(falseChoices.count)]
    return [.found(hits.count, of: key)] + wrong + [.together(score)]
  }
}
