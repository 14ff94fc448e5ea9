public import Grading
public import Mistakes

/// An answer with what it is worth, and what is right.
public struct Graded: Sendable {
  /// The answer beside the right one, as its form has it.
  public enum Answer: Sendable {
    /// Calls or printed lines.
    case beside(Beside)
    /// Numbers of options, ascending; without texts they are the twelve mistakes. Yours are nil
    /// when the answer was only shown.
    case options(yours: [Int]?, right: [Int], texts: [String]?)
    case value(yours: String?, right: String)
    /// What was chosen of what each source says, by places, from 0.
    case sources(yours: Int?, right: Int, of: [[Page.Claim]])
    /// There is no right answer.
    case opinion
    /// With what comes under each version.
    case columns(
      versions: [String], yours: [String]?, right: [String], rows: [VersionsKey.Row] = [])
    case lines([Line])
    /// The code as it is right; whether it was the person who mended it, and what was wrong, where
    /// no author says so.
    case code(String, isYours: Bool, of: Finding.Subject? = nil)
    /// UIKit's part, how often a call was refused, and how many hints were given.
    case drive(refused: Int, hints: Int, calls: [String])
  }

  /// An order beside the right order that is nearest to it, in what was shown.
  public struct Beside: Equatable, Sendable {
    /// Nil when the answer was only shown.
    public var yours: [String]?
    public var right: [String]
    /// What stands in a wrong place.
    public var moves: [String]
    public var missing: [String]
    /// What does not happen at all.
    public var extras: [String]
    /// What was given more often than it happens.
    public var repeated: [String]
    /// Whether these are lines that are printed, and not calls.
    public var isPrinted = false
    /// What the run shows as well, and was not asked for.
    public var unasked: [String] = []
  }

  /// A line of code that was named, or should have been.
  public struct Line: Equatable, Sendable {
    public var number: Int
    public var code: String
    public var isYours: Bool
    public var isRight: Bool
    /// The mistake of the line, and the one that was named.
    public var mistake: Int?
    public var yourMistake: Int?
  }

  public var mark: Mark
  /// Whether the right answer was shown without one of the learner's.
  public var isShown: Bool
  public var answer: Answer
}
