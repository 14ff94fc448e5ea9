public import Classroom
import Curriculum
import Learning
public import Sessions

// What a room sees beside the pages of a class.
extension Phrasebook {
  /// What a slide is of, and its number among all.
  func slideHeading(_ id: String, _ number: Int, of count: Int) -> String {
    say(
      "slide.heading", ["id": .text(id), "number": .number(number), "count": .number(count)])
  }

  /// The same for a place in a class.
  public func slideHeading(_ place: PresenterReply.Place) -> String {
    slideHeading(place.id, place.number, of: place.count)
  }

  /// What the room is to do with a page.
  ///
  /// - Parameter countsHands: whether hands can answer it.
  public func invitation(room page: Page.Presented, countsHands: Bool) -> String {
    guard page.isAsked else { return goingOn }
    let then = Value.text(
      page.isLive
        ? say("slide.return-closes")
        : say(page.isRevealedLater ? "slide.return-on" : "slide.return-reveals"))
    let after = countsHands ? .text(say("slide.or-hands", ["after": then])) : then
    return switch page.mode {
    case nil, .pollRunDiscuss: say("slide.vote", ["after": after])
    case .pairs: say("slide.vote-pairs", ["after": after])
    case .groups: say("slide.vote-groups", ["after": after])
    case .room where page.isLive: say("slide.vote-room-live", ["after": after])
    case .room: say("slide.vote-room", ["after": after])
    case .bet where page.isLive: say("slide.vote-bet-live", ["after": after])
    case .bet: say("slide.vote-bet", ["after": after])
    case .shout where page.isLive: say("slide.vote-shout-live", ["after": after])
    case .shout: say("slide.vote-shout", ["after": after])
    case .voteRunVerdict: say("slide.vote-verdict", ["after": after])
    }
  }

  /// How a page that asks nothing is left.
  public var goingOn: String { say("slide.read") }

  /// That a page was asked in an earlier class.
  public func recalled(_ earlier: Page.Presented.Recalled) -> String {
    earlier.wasHard
      ? say("slide.recalled-hard")
      : say("slide.recalled", ["title": .text(earlier.title)])
  }

  /// - Parameter isLive: whether learners answer at terminals, and Return closes their vote.
  public func voteAgain(isLive: Bool) -> String {
    isLive ? say("slide.vote-again-live") : say("slide.vote-again")
  }

  /// In whole minutes; when it ends is said apart.
  public func pause(minutes: Int) -> String { say("slide.pause", ["count": .number(minutes)]) }

  /// - Parameter time: of the day, as `10:45`.
  public func goesOn(at time: String) -> String { say("slide.until", ["time": .text(time)]) }

  public var groupsHeading: String { say("slide.groups") }

  /// A group's number with the title of its page.
  public func group(_ number: Int, _ title: String) -> String {
    say("slide.group", ["number": .number(number), "title": .text(title)])
  }

  public var cardsHeading: String { say("slide.cards") }

  /// What the room talks about where the page has no question of its own.
  public var talk: String { say("slide.talk") }

  /// Before groups explain to each other.
  public var explainOwners: String { say("slide.explain-owners") }

  public var oneSolution: String { say("slide.solution") }

  /// Below code that an edit has changed and nobody has run.
  public var codeToRun: String { say("slide.changed") }

  /// Of all choices together.
  public func hands(_ count: Int) -> String { say("slide.hands", ["count": .number(count)]) }

  /// Both counts, a number a choice.
  public func hands(before: [Int], now: [Int]) -> String {
    func list(_ counts: [Int]) -> Value { .text(counts.map { "\($0)" }.joined(separator: " ")) }
    return say("slide.hands-before", ["before": list(before), "now": list(now)])
  }

  /// Below the title of a hand-out.
  public func aboutHandOut(pages: Int, minutes: Int) -> String {
    say("handout.about", ["pages": .number(pages), "minutes": .number(minutes)])
  }

  public func handOutWritten(_ title: String) -> String {
    say("handout.written", ["title": .text(title)])
  }

  /// A value that is typed as one letter, in a word.
  public func onPaper(_ value: String) -> String {
    switch value {
    case "y": say("handout.yes")
    case "n": say("handout.no")
    default: value
    }
  }

  /// - Parameters:
  ///   - count: of the answers that were written, those of one class of a room.
  ///   - date: when it was held.
  ///   - others: when the others of the same lesson or plan were.
  public func results(
    _ count: Int, of room: String, held date: String, others: [String]
  ) -> String {
    let written = say("results.written", ["count": .number(count), "room": .text(room)])
    if others.isEmpty { return written }
    return beside([
      written, say("results.held", ["date": .text(date), "others": .list(others)]),
    ])
  }

  /// - Parameter dates: when classes of the lesson or plan were held.
  public func noClassHeld(_ date: String, of room: String, held dates: [String]) -> String {
    say(
      "results.none-held",
      ["date": .text(date), "room": .text(room), "dates": .list(dates)])
  }

  /// What was asked and is no question that other programs could mark.
  public func notQuestions(_ items: [String]) -> String {
    say("results.no-questions", ["items": .list(items)])
  }

  /// Before the commands that tell what a room has answered, once its class is over.
  public var afterClass: String { say("results.after") }

  /// Where `:notes` finds none.
  public var noNotes: String { say("slide.no-notes") }

  public var classEnded: String { say("slide.ended") }

  /// Why what the presenter typed does nothing, and what would.
  public func refusal(_ refusal: PresenterReply.Refusal) -> String {
    switch refusal {
    case .noSuchPage(let number, let count):
      say("slide.no-such-page", ["number": .text(number), "count": .number(count)])
    case .notInClass(let command): say("slide.not-in-class", ["command": .text(command)])
    case .noNumbers(choices: nil): say("slide.no-numbers")
    case .noNumbers(let count?):
      say(
        "slide.no-numbers-of",
        ["count": .number(count), "numbers": .text(exampleOfHands(count))])
    case .noWords(0): say("slide.no-words")
    case .noWords(let count): say("slide.no-such-words", ["count": .number(count)])
    case .noHands: say("slide.no-hands")
    case .nothingAsked: say("slide.nothing-asked")
    case .notAskedYet: say("slide.not-asked-yet")
    case .voteIsOpen: say("slide.vote-is-open")
    case .nobodyAnswered: say("slide.nobody-answered")
    case .voteWouldEnd: say("slide.vote-would-end")
    case .pagesAreLeft(let count): say("slide.pages-are-left", ["count": .number(count)])
    case .betsAreOpen(let count): say("slide.bets-are-open", ["count": .number(count)])
    case .voteWouldBeLeft: say("slide.vote-would-be-left")
    case .nothingToEdit: say("slide.nothing-to-edit")
    case .change(let fault): self.refusal(.malformedChange(fault))
    }
  }

  /// So many numbers of hands, as an example.
  private func exampleOfHands(_ count: Int) -> String {
    (0..<count).map { "\([3, 12, 5, 0, 7][$0 % 5])" }.joined(separator: " ")
  }

  /// What a command of the presenter's does.
  public func help(_ command: PresenterCommand) -> String {
    switch command {
    case .next: say("slide.help-next")
    case .back: say("slide.help-back")
    case .goto: say("slide.help-goto")
    case .pages: say("slide.help-pages")
    case .hands: say("slide.help-hands")
    case .votes: say("slide.help-votes")
    case .show: say("slide.help-show")
    case .revote: say("slide.help-revote")
    case .code: say("command.code")
    case .edit: say("slide.help-edit")
    case .again: say("slide.help-again")
    case .notes: say("slide.help-notes")
    case .help: say("slide.help-help")
    case .quit: say("slide.help-quit")
    }
  }

  /// With the votes while a vote is open.
  public func prompt(slide number: Int, of count: Int, _ votes: Attendance?) -> String {
    guard let votes else {
      return say("prompt.slide", ["number": .number(number), "count": .number(count)])
    }
    let prompt =
      votes.oneTypesForSeveral
      ? say(
        "prompt.slide-votes-together",
        ["number": .number(number), "count": .number(count), "answered": .number(votes.answered)])
      : say(
        "prompt.slide-votes",
        [
          "number": .number(number), "count": .number(count), "answered": .number(votes.answered),
          "present": .number(votes.present),
        ])
    return votes.typing == 0
      ? prompt : prompt + say("prompt.typing", ["count": .number(votes.typing)])
  }

  // MARK: - Notes

  /// How much time has passed, and how far the class is behind or ahead of its plan.
  public func clock(_ clock: ClassClock) -> String {
    let plan = say(
      "notes.clock",
      [
        "elapsed": .number(clock.elapsed), "total": .number(clock.total),
        "until": .number(clock.partEnds),
      ])
    if clock.late == 0 { return plan }
    let difference =
      clock.late > 0
      ? say("notes.behind", ["count": .number(clock.late)])
      : say("notes.ahead", ["count": .number(-clock.late)])
    return beside([plan, difference])
  }

  /// Nil is the end.
  public func next(_ title: SlideTitle?) -> String {
    title.map { say("notes.next", ["title": .text(self.title($0))]) } ?? say("notes.last")
  }

  /// A slide without a text is named by what it is.
  public func title(_ title: SlideTitle) -> String {
    switch title {
    case .text(let text): text
    case .pause: say("slide.pause-title")
    case .cards: say("slide.cards-title")
    }
  }

  /// What is done with the slide now.
  public func notes(_ stage: Slide.Stage, _ poll: Poll) -> String {
    switch stage {
    case .shown: say("notes.shown")
    case .vote where poll == .closed: say("notes.voted")
    case .vote: say("notes.vote")
    case .reveal: say("notes.reveal")
    case .discuss: say("notes.discuss")
    case .explainOwners: say("notes.explain-owners")
    case .picture(let command): say("notes.picture", ["command": .text(command)])
    }
  }

  /// - Parameters:
  ///   - folder: whose state nobody presents with.
  ///   - room: in which nobody does so; nil where none is named.
  public func nobodyPresents(from folder: String, in room: String?) -> String {
    room.map { say("notes.nobody-in-room", ["folder": .text(folder), "room": .text($0)]) }
      ?? say("notes.nobody", ["folder": .text(folder)])
  }

  /// What notes say where the presenter's program ended and the class did not.
  public var presenterIsGone: String { say("notes.presenter-gone") }

  /// Which class the notes are of.
  ///
  /// - Parameters:
  ///   - room: where learners answer at terminals; nil where there is none.
  ///   - folder: whose state the class is presented with.
  public func notes(ofRoom room: String?, presentedFrom folder: String) -> String {
    let folder = say("notes.folder", ["folder": .text(folder)])
    return room.map { beside([say("notes.room", ["room": .text($0)]), folder]) } ?? folder
  }
}
