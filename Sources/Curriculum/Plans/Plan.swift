public import Diagnostics

/// A class as it is planned: what is shown and asked in which order, and how long each takes.
public struct Plan: Equatable, Sendable {
  public var id: Located<String>
  /// Nil where the id is all that it is called.
  public var title: LocalizedText?
  public var minutes: Located<Int>
  public var parts: [Part]

  /// A stretch of a class, with the minutes it is meant to take.
  public struct Part: Equatable, Sendable {
    public var minutes: Int
    public var subject: Subject
    /// Nil where the presenter types, and the room says what.
    public var mode: Mode?
    /// Nil where the next part follows.
    public var then: Then?
    /// By which a later part reveals it.
    public var name: Located<String>?
    public var range: SourceRange

    public init(
      minutes: Int, subject: Subject, mode: Mode? = nil, then: Then? = nil,
      name: Located<String>? = nil, range: SourceRange
    ) {
      (self.minutes, self.subject, self.mode) = (minutes, subject, mode)
      (self.then, self.name, self.range) = (then, name, range)
    }

    /// Whether its answers stay hidden until a later part reveals them.
    public var isRevealedLater: Bool { name != nil }
  }

  /// What a part is about; what is asked is a step of a lesson or a question of a quiz.
  public enum Subject: Equatable, Sendable {
    case steps([Lesson.QuestionReference])
    case poll(Lesson.QuestionReference)
    case drive(Lesson.QuestionReference)
    /// So many groups, which take a step each.
    case groups(Int, [Lesson.QuestionReference])
    /// What each answers alone, at the end.
    case exit(Lesson.QuestionReference)
    case pause
    /// So many items of an earlier plan, those that the room was weakest at.
    case review(Located<String>, items: Int)
    /// What comes back to each learner afterwards.
    case cards(Cards)

    public var references: [Lesson.QuestionReference] {
      switch self {
      case .steps(let steps), .groups(_, let steps): steps
      case .poll(let one), .drive(let one), .exit(let one): [one]
      case .pause, .review, .cards: []
      }
    }
  }

  /// Who types, and in which order the room votes, sees and talks.
  public enum Mode: String, CaseIterable, Sendable {
    case pairs, groups, room, bet, shout
    case pollRunDiscuss = "poll-run-discuss"
    case voteRunVerdict = "vote-run-verdict"
  }

  /// What follows the last page of a part.
  public enum Then: Equatable, Sendable {
    /// A command that draws: `:timeline`.
    case picture(Located<String>)
    /// Each group explains who owns what.
    case explainOwners
    /// The answers to an earlier part, by its name.
    case reveal(Located<String>)
  }

  public enum Cards: String, CaseIterable, Sendable {
    case week
  }
}

extension Plan {
  /// What is missing or stale in the title; English is what it was first written in.
  public func translationDiagnostics() -> [Diagnostic<ContentFact>] {
    title?.translationDiagnostics(origin: .en) ?? []
  }
}
