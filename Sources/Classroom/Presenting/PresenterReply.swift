public import Curriculum
import Learning
public import Sessions

/// One thing that a room sees, or that its presenter is told.
public enum PresenterReply: Sendable {
  /// A page of a lesson or a question, at the head of a screen.
  case page(Page)
  /// Who takes what, by the titles of pages.
  case groups(Place, [String])
  /// So many hands count beside so many answers from terminals.
  case bothCount(hands: Int, answers: Int)
  /// A break, and when it is to end, in milliseconds since 1970, UTC; nil where that is not known.
  case pause(Place, minutes: Int, until: Int?)
  /// What comes back to each learner, by the titles of lessons.
  case cards(Place, [String])
  /// The room is asked once more.
  case voteAgain(isLive: Bool)
  /// What the presenter counted hands for, where nothing is chosen; and before, where the room has
  /// talked since.
  case hands([Int], before: [Int]?, of: Page.Ask)
  /// The room's answers, and what has become of those of the round before.
  case tally(Tally, RoomQuestion, since: (before: Tally, shift: Shift)?)
  /// How right the room's answers were, as a tally has it.
  case outcome(Tally, RoomQuestion, since: (before: Tally, shift: Shift)?)
  /// The vote is closed; how many answered is told, and what only when the answer is shown.
  case sealed(count: Int)
  /// Who has answered so far.
  case voting(Attendance)
  /// The vote is closed but for those who were given more time.
  case extraTime(waitingFor: Int)
  /// So many calls got as many votes: the presenter says which is played.
  case tied([String])
  /// Nobody named a call that UIKit has, and the room is asked once more.
  case noCalls
  /// Code that solves the page's task, and is played next.
  case solution(String)
  /// What the room talks about; nil where the page has no question of its own.
  case discuss(Document?)
  case explainOwners
  /// Code of the page with a change of the presenter's, which Return runs.
  case changed(Page.Listing)
  /// What is to be said to this page, for the presenter.
  case notes(Document?)
  case pages([Row])
  case help([PresenterCommand])
  /// The last page has been left, of what is called so.
  case ended(title: String)
  case refusal(Refusal)
  /// What the simulator or the page answers.
  case session(Reply)

  /// Where a page stands.
  public struct Place: Equatable, Sendable {
    /// The lesson's id or the plan's.
    public var id: String
    public var number: Int
    public var count: Int
    /// The part of the plan and how many minutes it has.
    public var part: Int
    public var parts: Int
    public var minutes: Int
  }

  /// A line of the list of pages.
  public struct Row: Equatable, Sendable {
    public var number: Int
    /// The item; nil for what asks and shows nothing.
    public var item: String?
    public var title: SlideTitle
    public var isCurrent: Bool
  }

  /// Why a line was not obeyed.
  public enum Refusal: Equatable, Sendable {
    case noSuchPage(String, count: Int)
    /// A command that would lead away from the page.
    case notInClass(String)
    /// Hands are counted with a number a choice.
    case noNumbers(choices: Int?)
    /// There is nothing to raise a hand for: what is asked has to be said in words.
    case noHands
    /// There is nothing to vote on now.
    case nothingAsked
    /// The page asks, and has not yet.
    case notAskedYet
    /// Nobody answers for the room while it answers itself.
    case voteIsOpen
    /// It would close with no answer; Return once more closes it.
    case nobodyAnswered
    /// The class would end with it; `:quit` once more ends it.
    case voteWouldEnd
    /// The class would end with so many pages to come; `:quit` once more ends it.
    case pagesAreLeft(Int)
    /// The class would end with the answers to so many bets to come; `:quit` once more ends it.
    case betsAreOpen(Int)
    /// It would end with the page; the same once more leaves it.
    case voteWouldBeLeft
    /// So many answers are in words of the learners' own, and no other has a number.
    case noWords(Int)
    case nothingToEdit
    case change(CodeChange.Fault)
  }
}

/// What a presentation says to a line.
public struct PresenterResponse: Sendable {
  public var replies: [PresenterReply] = []
  /// Whether what it says begins at the head of a screen.
  public var isNewSlide = false
  public var isOver = false
  /// Whether the vote is to be closed, and then counted.
  public var closesVote = false

  public init(_ replies: PresenterReply...) { self.replies = replies }
}
