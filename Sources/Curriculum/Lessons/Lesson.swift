public import Diagnostics

/// A lesson without its prose: what is typed, run, asked for and checked, in any language.
public struct Lesson: Equatable, Sendable {
  public var id: Located<String>
  /// From 1: the part of the course that it belongs to.
  public var part: Int
  /// The language whose text was written first; the others are translations of it.
  public var origin: Located<Language>
  /// What it is drawn from, by the ids of `sources.yaml`.
  public var sources: [Located<String>]
  /// How long it takes.
  public var minutes: Int
  /// The iOS version that the app starts under.
  public var ios: Located<String>
  /// The dialects in which its code is shown, the one it was written in first.
  public var dialects: [Snippet.Dialect]
  /// Lessons to be learnt before.
  public var after: [Located<String>]
  /// What to go on with; empty for the next one.
  public var next: [Located<String>]
  public var skills: [Located<String>]
  /// The misconception that it shows to be none, by the id in `misconceptions.yaml`.
  public var refutes: Located<String>?
  /// The question at its end.
  public var exit: QuestionReference?
  /// The questions that come back afterwards.
  public var cards: [QuestionReference]
  public var steps: [Step]

  /// What its steps teach or correct, each once.
  public var claims: [Located<String>] {
    var seen: Set<String> = []
    return steps.flatMap(\.claims).filter { seen.insert($0.value).inserted }
  }
}

extension Lesson {
  /// A page of a lesson.
  public struct Step: Equatable, Sendable {
    /// What a page has a person do.
    public enum Kind: Equatable, Sendable {
      case read
      case run(Run)
      case exercise(Exercise)
      case quiz(QuizStep)
    }

    public var id: Located<String>
    public var kind: Kind
    public var setting: Setting
    /// Claims of the sources that the step shows to be true or not.
    public var claims: [Located<String>]
    public var range: SourceRange
  }

  /// Code that the learner types or Enter plays.
  public struct Run: Equatable, Sendable {
    public var code: Code
    public var expect: Expectation?
  }

  /// A question of a quiz, named or drawn.
  public enum QuizStep: Equatable, Sendable {
    case question(QuestionReference)
    case draw(Draw)
  }

  /// Questions that are drawn from quizzes.
  public struct Draw: Equatable, Sendable {
    /// Quizzes by their ids, or `part/1` for those of a part of the course.
    public var from: [Located<String>]
    public var count: Int
    /// Whether only what has not been asked before is drawn.
    public var isNew: Bool
    public var range: SourceRange
  }

  /// A question of a quiz, written `quiz/question`.
  public struct QuestionReference: Equatable, Sendable {
    public var quiz: String
    public var question: String
    public var range: SourceRange

    /// As journals name it.
    public var item: String { "\(quiz)/\(question)" }
  }
}
