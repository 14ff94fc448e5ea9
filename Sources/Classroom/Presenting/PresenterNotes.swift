public import Curriculum
public import Learning
public import Sessions

/// What a presenter reads in a second terminal: this page, the next, the clock, and the answers.
public struct PresenterNotes: Equatable, Sendable {
  public var place: PresenterReply.Place
  public var title: SlideTitle
  public var notes: Document?
  public var stage: Slide.Stage
  public var poll: Poll
  /// nil on the last page.
  public var next: SlideTitle?
  public var clock: ClassClock
  /// How often each choice was made.
  public var hands: [Int]
  /// The number of the first choice; nil where they have letters.
  public var firstNumber: Int?
  /// Who answers at terminals; nil while nobody is asked there.
  public var attendance: Attendance?
  /// What learners wrote in words of their own, by the numbers that `:show` takes.
  public var words: [Words]

  /// Something that several learners typed, and how many of them did.
  public struct Words: Equatable, Sendable {
    public var text: String
    public var count: Int

    public init(text: String, count: Int) { (self.text, self.count) = (text, count) }
  }
}

extension Presentation {
  public func notes(
    seconds: Int, hands: [Int], poll: Poll = .none, attendance: Attendance? = nil,
    words: [PresenterNotes.Words] = []
  ) -> PresenterNotes {
    var attendance = attendance
    attendance?.oneTypesForSeveral = isAnsweredTogether
    return PresenterNotes(
      place: place, title: title(of: slide), notes: notes, stage: current, poll: poll,
      next: slides.slides.dropFirst(index + 1).first.map(title),
      clock: ClassClock(slides, at: index, seconds: seconds), hands: hands,
      firstNumber: asked.firstNumber, attendance: attendance,
      words: words)
  }

  /// What learners wrote in words of their own to what is on the screen.
  public var words: [PresenterNotes.Words] {
    guard let vote = lastVote, session.roomForm?.isFreelyWritten == true,
      !isHidden || session.isRevealed, case .tally(let tally, _, _)? = counted(vote)
    else { return [] }
    return tally.ownWords.map { share in
      PresenterNotes.Words(text: share.lines.joined(separator: " / "), count: share.count)
    }
  }

  /// What is asked on the screen.
  var asked: Page.Ask { session.presented?.ask ?? .read }

  /// How often each choice was made for what is on the screen, by hands and at terminals.
  public var lastHands: [Int] {
    guard let vote = lastVote else { return [] }
    // What was written has no choices, and to count it its code is run.
    if session.roomForm?.isFreelyWritten == false, case .tally(let tally, _, _) = counted(vote),
      case .choices(let counts, _) = tally.picture
    {
      return counts
    }
    return hands[vote] ?? []
  }

  public func title(of slide: Slide) -> SlideTitle {
    switch slide.content {
    case .item(let item): .text(title(of: item))
    case .groups(let items): .text(items.map(title).joined(separator: " / "))
    case .pause: .pause
    case .cards: .cards
    }
  }

  /// Stands where another presentation of the same slides stands.
  public mutating func follow(_ index: Int, stage: Int, at time: Instant) {
    _ = go(to: index, at: time)
    self.stage = min(max(stage, 0), slide.stages.count - 1)
  }
}

/// What a slide is called.
public enum SlideTitle: Equatable, Sendable {
  case text(String)
  case pause, cards
}

extension Page.Ask {
  /// Whether it can be answered by hands: there is something to choose from, or a number is asked.
  public var countsHands: Bool {
    switch self {
    case .choice, .sources, .order, .calls(from: .some), .classify, .number, .owners,
      .versions(_, .call):
      true
    case .read, .run, .task, .calls, .prints, .spot, .versions, .fill, .fix, .drive, .text: false
    }
  }

  /// The first of the numbers that hands are counted for: where a number is asked, or what there is
  /// to choose from has numbers; nil where it has letters.
  public var firstNumber: Int? {
    switch self {
    case .number, .owners: 0
    case .order, .calls(from: .some), .classify: 1
    case .read, .run, .task, .choice, .calls, .prints, .spot, .versions, .sources, .fill, .fix,
      .drive, .text:
      nil
    }
  }
}
