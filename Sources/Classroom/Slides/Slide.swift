public import Curriculum

/// What a room has before it at one time, and what is done with it.
public struct Slide: Equatable, Sendable {
  /// What a slide shows.
  public enum Content: Equatable, Sendable {
    /// A step of a lesson or a question of a quiz: `lazy-view/ask-first`.
    case item(String)
    /// Who takes which of some items; the first group takes the first.
    case groups([String])
    case pause
    /// The items of these lessons come back to each learner.
    case cards(lessons: [String])
  }

  /// Return leads from one to the next, and from the last to the next slide.
  public enum Stage: Equatable, Sendable {
    /// It is only read.
    case shown
    /// The room says what it expects, for the first time or the second.
    case vote(round: Int)
    /// The run, and what is right.
    case reveal
    /// The room talks about a question, that of the page where it has one.
    case discuss
    /// Each group explains who owns what.
    case explainOwners
    /// A command that draws what has happened.
    case picture(String)
  }

  public var content: Content
  public var stages: [Stage]
  public var mode: Plan.Mode?
  /// The part of the plan that it belongs to; 0 in a lesson.
  public var part: Int
  /// The plan that it was asked in before, where it is asked again.
  public var recalled: Recalled?

  /// Where a slide was asked before.
  public struct Recalled: Equatable, Sendable {
    public var plan: String
    /// Whether it is one of those that the room was weakest at.
    public var wasHard: Bool
  }

  public init(_ content: Content, _ stages: [Stage], mode: Plan.Mode? = nil, part: Int = 0) {
    (self.content, self.stages, self.mode, self.part) = (content, stages, mode, part)
  }

  /// Whether what is right is shown on it.
  var reveals: Bool { stages.contains(.reveal) }

  /// Whether what was answered on it stays hidden until the answer is shown: a bet.
  var hidesAnswers: Bool { mode == .bet || !reveals }

  /// What is asked or shown, by its name.
  public var item: String? { if case .item(let item) = content { item } else { nil } }
}
