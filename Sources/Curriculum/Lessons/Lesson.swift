public import Diagnostics

/// A lesson without its prose: what is typed, run, asked for and checked, in any language.
public struct Lesson: Equatable, Sendable {
  public var id: Located<String>
  /// The language whose text was written first; the others are translations of it.
  public var origin: Located<Language>
  /// The iOS version that the app starts under.
  public var ios: Located<String>
  /// Lessons to be learnt before.
  public var after: [Located<String>]
  /// Claims of the sources that the lesson teaches or corrects.
  public var claims: [Located<String>]
  /// The simulation carries over from each to the next.
  public var steps: [Step]
}

extension Lesson {
  public struct Step: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
      case read
      case run(Run)
      case task(Task)
      case quiz(QuestionReference)
    }

    public var id: Located<String>
    public var kind: Kind
    /// When given, the app starts again under that version before the step.
    public var ios: Located<String>?
    /// When given, the app starts again under that rule before the step.
    public var memory: Snippet.Memory?
    public var dialect: Snippet.Dialect
    public var range: SourceRange
  }

  /// Code that the learner types or Enter plays.
  public struct Run: Equatable, Sendable {
    public var code: Snippet
    /// Exactly the calls that happen; nil when they are not what the step is about.
    public var trace: [ExpectedCall]?
    /// Exactly the lines that are printed.
    public var prints: [Located<String>]?
  }

  /// Something for the learner to bring about.
  public struct Task: Equatable, Sendable {
    /// Run before the learner begins.
    public var setup: Snippet?
    public var goal: Goal
    /// One way to reach the goal, which `check` proves.
    public var solution: Snippet
  }

  /// A question of a quiz, written `quiz/question`.
  public struct QuestionReference: Equatable, Sendable {
    public var quiz: String
    public var question: String
    public var range: SourceRange
  }
}
