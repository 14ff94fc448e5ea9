public import Curriculum
public import Syntax

/// What is to be read, done or answered: a page of a lesson, or a question.
public struct Page: Sendable {
  /// Where it stands.
  public enum Heading: Equatable, Sendable {
    case lesson(number: Int, title: String, step: Int, of: Int)
    /// A question of a quiz or of a review.
    case question(number: Int, of: Int)
  }

  /// Code as it is shown.
  public struct Listing: Equatable, Sendable {
    public var text: String
    public var dialect: Dialect
    /// Whether its lines are numbered, because answers name them.
    public var isNumbered = false

    public var lineCount: Int {
      text.split(separator: "\n", omittingEmptySubsequences: false).count
    }
  }

  /// What was set up before the learner begins.
  public enum SetUp: Equatable, Sendable {
    /// With the names of the types that it declares, for a page that is too long.
    case code(Listing, names: String)
    /// Too long for the page: what it declares, and how many lines it has.
    case name(String, lines: Int)
  }

  public var heading: Heading
  /// The title of the step.
  public var title: [Document.Inline] = []
  public var text: Document
  public var setUp: SetUp?
  public var code: Listing?
  public var ask: Ask
  /// The version that it is about, where that is not the one before.
  public var ios: String?
  /// Whether the page was shown because an earlier visit stopped here.
  public var isResumed = false
  /// Whether it cannot be done in Swift.
  public var isObjectiveCOnly = false
}

extension Page {
  /// What is wanted of the reader.
  public enum Ask: Sendable {
    case read, run, task
    /// Calls in the order in which they are shown, numbered from 1; whether some of them are not
    /// made at all.
    case order([String], hasDistractors: Bool)
    /// Options of the question's own; nil for the twelve mistakes.
    case classify([String]?)
    /// One of these.
    case choice([Document])
    /// The calls of an object or a line, or all: from a list, or typed.
    case calls(Subject, from: [String]?)
    case prints
    case owners(of: String)
    case number(of: String)
    case spot(Spot)
    case versions([String], Exercise.Versions.Question)
    /// What each source says; where they are weighed, `both` or `neither` may be right as well.
    case sources([[Claim]], isOpinion: Bool)
    case fill(gap: Int, of: Int)
    /// What is wanted, and what is so now.
    case fix
    case drive([String], par: Int)
  }

  /// Whose calls are asked for.
  public enum Subject: Equatable, Sendable {
    case all
    case object(String)
    case line(Int)
  }

  public enum Spot: Equatable, Sendable {
    case mistakes, loads, frees, leaks, log
  }

  /// What a source says.
  public struct Claim: Equatable, Sendable {
    public var id: String
    public var text: String
    /// Whose it is: language and year.
    public var source: String
  }
}
