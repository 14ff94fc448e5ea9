public import Notation

/// What an answer is worth, and how it differs from the right one.
public struct Mark: Equatable, Sendable {
  /// From 0 to 1.
  public var score: Double
  public var isCorrect: Bool
  /// The right answer that is nearest to the given one: ids, calls, lines or values, as answered.
  public var right: [String]
  /// The answer as it was understood, where that is not as it was typed: calls in the spelling of
  /// the right ones.
  public var given: [String]?
  /// What of the answer stands in a wrong place.
  public var misplaced: [String] = []
  public var missing: [String] = []
  /// What does not belong in the answer.
  public var extras: [String] = []
  /// What code lacks of its goal.
  public var lack: Lack?
  /// What was given more often than it happens.
  public var repeated: [String] = []
  /// What the run shows and was not asked for.
  public var unasked: [String] = []
  /// The arithmetic, the same in every language: `1 - 1/3 = 0.6667`.
  public var working: String
  /// The arithmetic as facts for sentences.
  public var steps: [Step] = []
  /// What the score is made of, by the names that `grade --json` has for it.
  public var parts: [JSON.Member] = []

  /// A step on the way to a score.
  public enum Step: Equatable, Sendable {
    case allRight
    /// One of several was to be chosen.
    case oneRight, oneWrong
    /// How a typed list differs: what is missing, too many, in a wrong place, and lines that are
    /// others; what is left of so many.
    case missing(Int)
    case tooMany(Int)
    case misplaced(Int)
    case other(Int)
    case left(Int, of: Int)
    /// Columns that are right, and how many a guess gets.
    case columns(Int, of: Int, guess: Double)
    /// Gaps that are filled, conditions that have become true.
    case gaps(Int, of: Int)
    case conditions(Int, of: Int)
    /// Calls that were refused, and answers that were told, against par.
    case refused(Int, told: Int, par: Int)
    case pairs(Int, of: Int, worth: Double?)
    case kept(Int, of: Int, guess: Double, worth: Double?)
    case superfluous(Int)
    case wholeOrderOnly
    case nothingWrong
    case found(Int, of: Int)
    /// Of what was found, what was given the name of something else.
    case misnamed(Int)
    case falseChoices(Int)
    case together(Double)
  }

  public init(
    score: Double, isCorrect: Bool, right: [String], working: String, steps: [Step] = [],
    parts: [JSON.Member] = []
  ) {
    (self.score, self.isCorrect, self.right) = (score, isCorrect, right)
    (self.working, self.steps, self.parts) = (working, steps, parts)
  }
}

extension Mark {
  /// What a report says of it: not how the answer differs from the right one.
  public var brief: Mark {
    Mark(score: score, isCorrect: isCorrect, right: right, working: working, parts: parts)
  }
}
