import Learning
public import Sessions
public import Syntax

/// What a candidate is told.
public enum SittingReply: Sendable {
  /// What will be recorded, before anything is.
  case agreement(Agreement)
  /// Something else was typed than what accepts it.
  case asksAcceptance
  /// It goes on: so many entries are sealed.
  case resumed(entries: Int)
  case page(Page, PageMarks)
  case taken(Int)
  case taking(lines: Int)
  case gap(Int, of: Int)
  /// So many answers from before an interruption can be read again.
  case unsealed(answers: Int)
  /// What was typed is no code, or not that of this record.
  case unsealsNothing
  /// There is no answer from before an interruption.
  case nothingSealed
  /// What was answered before an interruption is not taken back line by line.
  case staysSealed
  /// The answer is what it was before; what is left of it.
  case takenBack([String])
  case asksCertainty
  /// Why that was answered; where it is marked, the answer alone is worth nothing.
  case asksReason(isMarked: Bool)
  case list([Row])
  /// The last question has been left.
  case afterLast(hasReview: Bool)
  case flagged(Int, Bool)
  case noted
  case dialects([Dialect])
  /// So many minutes are left.
  case warning(minutes: Int)
  case timeIsUp
  /// `:end` ends it when it is typed again.
  case confirmsEnd(open: [Int], unreasoned: [Int], flagged: [Int])
  case ended
  case noSuchQuestion(String, count: Int)
  /// The round has no review, and the question was left.
  case noWayBack(Int)
  /// The question does not say that its code may be run.
  case noSimulator
  case simulator
  /// What the simulator or a command says.
  case session(Reply)
}

extension SittingReply {
  /// What is recorded, and how long the sitting takes.
  public struct Agreement: Equatable, Sendable {
    public var round: String
    public var candidate: String
    public var questions: Int
    public var minutes: Int
    /// Whether there is a way back to a question that was left.
    public var hasReview: Bool
    /// By which the candidate opens their answers after an interruption; nil where nothing does.
    public var code: ShortCode?

    public init(
      round: String, candidate: String, questions: Int, minutes: Int, hasReview: Bool = true,
      code: ShortCode? = nil
    ) {
      (self.round, self.candidate) = (round, candidate)
      (self.questions, self.minutes, self.hasReview) = (questions, minutes, hasReview)
      self.code = code
    }
  }

  /// What stands on a page beside the question.
  public struct PageMarks: Equatable, Sendable {
    public var minutes: Int
    public var isMarked: Bool
    /// Whether not the answer is marked, but what is said of why.
    public var marksReason: Bool
    public var isFlagged: Bool
    public var answer: Standing
    /// Whether the answer is worth nothing yet, for it was not said why.
    public var lacksReason: Bool
    /// What was said of why, unless it was before an interruption.
    public var reason: String?
    /// Whether `:play` runs its code.
    public var isPlayed: Bool
    /// Where an answer is sealed: whether what is typed is added to it, or takes its place.
    public var isAddedTo: Bool?
  }

  /// What is known of an answer.
  public enum Standing: Equatable, Sendable {
    case open, given
    /// It was given before an interruption, in this minute: only the examiner reads it.
    case sealed(minute: Int)

    init(_ state: Sitting.State) {
      self =
        if !state.answers.isEmpty { .given } else if let minute = state.sealed {
          .sealed(minute: minute)
        } else { .open }
    }
  }

  /// A question in the list of all.
  public struct Row: Sendable {
    public var number: Int
    public var ask: Page.Ask
    public var minutes: Int
    public var isMarked: Bool
    public var answer: Standing
    /// Whether the answer is worth nothing yet, for it was not said why.
    public var lacksReason: Bool
    public var isFlagged: Bool
    public var isCurrent: Bool
  }
}

/// What a sitting says to a line, and what its record gets before that is said.
public struct SittingResponse: Sendable {
  public var replies: [SittingReply] = []
  public var entries: [Entry] = []
  public var isOver = false
  /// A code that the record is to be opened by; `Sitting.unseal` goes on then.
  public var code: ShortCode?

  public init(_ replies: SittingReply...) { self.replies = replies }
}
