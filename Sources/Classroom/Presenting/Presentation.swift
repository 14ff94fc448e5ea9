public import Curriculum
public import Interpreter
public import Learning
public import Sessions

/// A lesson or a plan before a room: a value that takes the presenter's lines and answers with what
/// the room sees.
public struct Presentation {
  public let slides: Slides
  /// The slide on the screen, and what is done with it.
  public private(set) var index = 0
  public internal(set) var stage = 0
  var session: Session
  let library: Library
  /// The page's code as the presenter has changed it; nil where it is the author's.
  var draft: Draft?
  /// The hands that were counted, and the answers that learners typed, by slide and round.
  public internal(set) var hands: [Vote: [Int]] = [:]
  var votes: [Vote: [CastVote]] = [:]
  /// How often the room was asked about each slide.
  var rounds: [Int: Int] = [:]
  /// The round in which the room was asked about each slide before it was asked once more.
  var firstRounds: [Int: Int] = [:]
  /// Which vote of the room on its question each one is, from 1: the calls of a drive are of one, and
  /// one that nobody answered does not count.
  var numbers: [Vote: Int] = [:]
  /// The calls that the room has had UIKit make on each slide that it has left.
  var playedCalls: [Int: [String]] = [:]
  /// The bets that the room has been shown with their answer.
  var settled: Set<Vote> = []
  /// When the slide came to the screen, on the wall, in milliseconds.
  var shown = 0
  /// What learners wrote in words of their own that the room has been shown, by slide.
  var shownWords: [Int: Set<[String]>] = [:]
  /// The call that was just named and UIKit does not make now, and whether the room named it.
  var refusedCall: (call: String, isRooms: Bool)?
  /// The calls that most of the room named, as often each, while nobody has chosen one of them.
  var tiedCalls: [String] = []
  /// What the presenter was asked to say once more.
  var warned: Warning?
  /// Whether the slide was answered when it was reached: it is shown with what was.
  var isCounted = false
  /// Whether the room is asked about the slide now.
  var isAsking = false
  /// Whether learners answer at terminals of their own, and how that stands.
  let isLive: Bool
  public internal(set) var poll = Poll.none
  public internal(set) var attendance = Attendance()

  /// Code that Return runs.
  struct Draft {
    var code: Page.Listing
    var hasRun = false
  }

  /// What a presenter is warned of before it is done.
  enum Warning: Equatable {
    /// Nobody has answered what is asked.
    case ofNoAnswers
    /// The class would end, with an open vote or with pages to come.
    case ofEnding
    /// This slide would be shown, and an open vote end.
    case ofLeaving(for: Int)
  }

  /// One time that a room is asked.
  public struct Vote: Hashable, Sendable {
    public var slide: Int
    public var round: Int

    public init(slide: Int, round: Int) { (self.slide, self.round) = (slide, round) }
  }

  public init(
    _ slides: Slides, library: Library, in language: Language, isLive: Bool = false,
    vocabulary: @autoclosure @escaping () -> Vocabulary = Vocabulary(),
    options: RunOptions = RunOptions()
  ) {
    self.slides = slides
    self.isLive = isLive
    self.library = library
    session = Session(
      language: language, library: library, vocabulary: vocabulary(), options: options)
  }

  public var language: Language { session.language }

  /// What the lesson or the plan is called; the id of a plan without a title.
  public var title: String {
    guard let entry = library.lesson(named: slides.id) else { return name(ofPlan: slides.id) }
    return library.text(of: entry, in: language)?.title.value ?? slides.id
  }

  private func name(ofPlan name: String) -> String {
    library.plan(named: name)?.title.map {
      Document($0.text(in: language, origin: .en)).plainText
    } ?? name
  }

  public var slide: Slide { slides.slides[index] }
  /// What is done with the slide now.
  public var current: Slide.Stage { slide.stages[stage] }

  /// The first page.
  public mutating func begin(at time: Instant) -> PresenterResponse {
    go(to: 0, at: time)
  }

  /// Shows a slide from its first stage, or where the room has answered it already from there on.
  ///
  /// - Parameter anew: whether the room is asked though it has answered.
  public mutating func go(
    to target: Int, anew: Bool = false, at time: Instant
  ) -> PresenterResponse {
    keepCalls()
    shown = time.wall
    index = min(max(target, 0), slides.slides.count - 1)
    (stage, draft, isAsking, poll, refusedCall) = (0, nil, false, .none, nil)
    tiedCalls = []
    var response = PresenterResponse()
    response.isNewSlide = true
    show(anew: anew, at: time, &response)
    if isCounted {
      stand(at: time, &response)
    } else {
      enter(at: time, &response)
    }
    return response
  }

  /// Puts what the slide holds on the screen.
  private mutating func show(
    anew: Bool, at time: Instant, _ response: inout PresenterResponse
  ) {
    isCounted = false
    switch slide.content {
    case .item(let item):
      let shown = session.present(item, at: time) ?? Response(.refusal(.unreadableQuestion))
      isCounted = !anew && wasAnswered
      guard let calls = playedCalls[index] else {
        response.replies += told(shown.replies)
        return
      }
      for call in calls { _ = session.handle(call, at: time) }
      response.replies += told(session.presented.map { [.page($0)] } ?? [])
    case .groups(let items): response.replies.append(.groups(place, items.map(title)))
    case .pause:
      response.replies.append(.pause(place, minutes: place.minutes, until: until))
    case .cards(let lessons):
      response.replies.append(.cards(place, lessons.map(title)))
    }
  }

  /// Whether the room has answered what the slide asks, and has not to do so call by call.
  private var wasAnswered: Bool {
    guard let vote = lastVote, session.roomForm != .calls else { return false }
    return wasAnswered(vote)
  }

  /// Stands where the room was last asked about the slide, with what it has answered.
  private mutating func stand(at time: Instant, _ response: inout PresenterResponse) {
    let isAgain = lastVote.map { $0.round > firstRounds[index] ?? $0.round } ?? false
    let asking = slide.stages.indices.filter {
      if case .vote = slide.stages[$0] { true } else { false }
    }
    stage = (isAgain ? asking.last : asking.first) ?? 0
    isAsking = true
    poll = isLive ? .closed : .none
    response.replies += count(at: time).replies
  }

  /// The calls of a drive that is left before its end stay played.
  private mutating func keepCalls() {
    guard session.roomForm == .calls else { return }
    let calls = session.isRevealed ? [] : session.playedCalls
    playedCalls[index] = calls.isEmpty ? nil : calls
  }

  /// Begins a stage of the slide.
  mutating func enter(at time: Instant, _ response: inout PresenterResponse) {
    if case .vote = current {} else { (isAsking, poll) = (false, .none) }
    switch current {
    case .shown: break
    case .vote(let round):
      if round > 1 { response.replies.append(.voteAgain(isLive: isLive)) }
      ask(again: round > 1)
    case .reveal:
      if let bets = settle() { response.replies.append(bets) }
      if !session.isRevealed { response.replies += told(session.reveal(at: time).replies) }
      if !isHidden, let outcome { response.replies.append(outcome) }
    case .discuss:
      let ask = session.presentersText?.ask
      response.replies.append(.discuss(ask.flatMap { $0.blocks.isEmpty ? nil : $0 }))
    case .explainOwners: response.replies.append(.explainOwners)
    case .picture(let command):
      response.replies += told(session.handle(command, at: time).replies)
    }
  }

  /// Where the slide stands.
  public var place: PresenterReply.Place {
    PresenterReply.Place(
      id: slides.id, number: index + 1, count: slides.slides.count, part: slide.part + 1,
      parts: slides.minutes.count, minutes: slides.minutes[slide.part])
  }

  /// A page as it stands in the class.
  private func presented(_ page: Page) -> Page {
    var page = page
    var place = slides.presented(index)
    place.isLive = isLive
    if isCounted { place.isAsked = false }
    place.recalled = slide.recalled.map { recalled in
      Page.Presented.Recalled(wasHard: recalled.wasHard, title: name(ofPlan: recalled.plan))
    }
    page.sitting = .presented(place)
    return page
  }

  /// What a page is called in the room's language; its name where it has no title.
  func title(of item: String) -> String { library.title(of: item, in: language) }

  /// What of a session's replies a room is told: a page as a slide, the run that it has voted on
  /// before its verdict, and nothing of what a learner alone would go on to.
  func told(_ replies: [Reply]) -> [PresenterReply] {
    let isJudged = replies.contains { if case .graded = $0 { true } else { false } }
    let ordered =
      isJudged
      ? replies.filter { !$0.isOfVerdict } + replies.filter(\.isOfVerdict) : replies
    return ordered.compactMap { reply in
      switch reply {
      case .page(let page): .page(presented(page))
      case .skipped(let code): .solution(code)
      case .stepDone, .stepLeft, .questionDone, .comesBack, .queued, .beginsInItsWorld,
        .quotesSources:
        nil
      default: .session(reply)
      }
    }
  }
}

extension Reply {
  /// Whether it says what an answer is worth, and why.
  fileprivate var isOfVerdict: Bool {
    switch self {
    case .graded, .after, .grounds, .misconceptions: true
    default: false
    }
  }
}
