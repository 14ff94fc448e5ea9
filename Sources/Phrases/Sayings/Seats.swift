public import Classroom
public import Curriculum

// What a learner in a class is told, and what is said of its room.
extension Phrasebook {
  /// - Parameter name: under which answers are kept; empty where none was given.
  public func seatWelcome(room: String, name: String) -> String {
    name.isEmpty
      ? say("seat.welcome", ["room": .text(room)])
      : say("seat.welcome-named", ["room": .text(room), "name": .text(name)])
  }

  /// While nothing is asked.
  public var seatWaiting: String { say("seat.waiting") }

  /// - Parameter time: of the day at which a break ends, as `10:45`.
  public func seatPause(minutes: Int, until time: String) -> String {
    say("seat.pause", ["count": .number(minutes), "time": .text(time)])
  }

  /// The page of the learner's group.
  public func seatGroup(_ number: Int, _ title: String) -> String {
    say("seat.group", ["number": .number(number), "title": .text(title)])
  }

  /// Above the lessons whose cards a class recommends.
  public var seatCards: String { say("seat.cards") }

  // What becomes of an answer that the room does not take as it is, or not yet.

  /// Code that was sent and does not compile counts all the same.
  public var seatDoesNotCompile: String { say("seat.does-not-compile") }
  /// The room cannot be reached: the answer waits in a file.
  public var seatKeptHere: String { say("seat.kept-here") }
  /// When the terminal is left with an answer that is not even on the disk.
  public var seatNotSent: String { say("seat.not-sent") }
  /// When the terminal is left with an answer that waits on the disk.
  public var seatSentWhenBack: String { say("seat.sent-when-back") }
  /// At the next start, for one that still counts.
  public var seatSentLater: String { say("seat.sent-later") }
  /// At the next start, for one whose vote is closed.
  public var seatSentTooLate: String { say("seat.sent-too-late") }

  /// - Parameter answer: in words of the page; empty where it is code.
  public func seatTaken(_ answer: [String]) -> String {
    answer.isEmpty
      ? say("seat.taken-code")
      : say("seat.taken", ["answer": .text(parts(answer).joined(separator: " "))])
  }

  /// What was typed of an answer of several lines is gone; what was sent stands.
  public var seatDropped: String { say("seat.dropped") }

  public var seatNothingToDrop: String { say("seat.nothing-to-drop") }

  /// - Parameter begun: what the learner has typed of an answer, in words of the page.
  public func seatClosed(begun: [String]) -> String {
    say("seat.closed-begun", ["answer": list(begun)])
  }

  /// - Parameter isPresenters: whether the presenter chose the call, and not the room.
  public func seatCallRefused(_ call: String, isPresenters: Bool) -> String {
    isPresenters
      ? say("seat.presenters-call-refused", ["call": .text(call)])
      : say("seat.call-refused", ["call": .text(call)])
  }

  // What a learner is told once the room has seen what is right; an answer that is code is not
  // said again.

  /// Empty for code, which is not said once more.
  public func seatAnswered(_ own: [String]) -> String {
    own.isEmpty ? say("seat.revealed") : say("seat.answered", ["answer": list(own)])
  }

  /// Empty for code, likewise.
  public func seatRight(_ own: [String]) -> String {
    own.isEmpty ? say("seat.right-code") : say("seat.right", ["answer": list(own)])
  }

  /// Empty for code, likewise.
  public func seatWrong(_ own: [String]) -> String {
    own.isEmpty ? say("seat.wrong-code") : say("seat.wrong", ["answer": list(own)])
  }

  /// A vote after the talk begins without the answer before it.
  public var seatAskedAgain: String { say("seat.asked-again") }
  /// With code the earlier answer is where one goes on.
  public var seatEarlierCode: String { say("seat.earlier-code") }

  /// The right answer is shown to whoever gave none.
  public var seatUnanswered: String { say("seat.unanswered") }

  public func right(_ right: [String]) -> String { say("seat.right-is", ["answer": list(right)]) }

  /// Parts with a stroke between them; a dash stands for one that is missing.
  private func list(_ answer: [String]) -> Value { .text(parts(answer).joined(separator: " / ")) }

  /// The vote was closed; whether there is an answer that counts.
  public func seatClosed(answered: Bool) -> String {
    answered ? say("seat.closed") : say("seat.closed-without")
  }

  /// To those of whom no answer was asked.
  public var seatClosedForOthers: String { say("seat.closed-for-others") }

  /// How sure the learner is of a bet.
  public var seatAsksCertainty: String { say("seat.asks-certainty") }

  /// From 1 to 3.
  public func seatCertain(_ certainty: Int) -> String {
    say("seat.certain", ["certainty": .number(certainty)])
  }

  /// Its sign of life has not come for a while.
  public var seatPresenterLost: String { say("seat.presenter-lost") }

  /// Only after it was said to be lost.
  public var seatPresenterBack: String { say("seat.presenter-back") }

  /// A line that the end of input has cut.
  public var seatUnsent: String { say("seat.unsent") }

  /// An answer that was sent after the vote was closed.
  public var seatLate: String { say("seat.late") }

  /// To whoever came in with `--more-time`, when the vote ends for the others.
  public var seatMoreTime: String { say("seat.more-time") }

  /// The page that is shown is that of the learner's own group.
  public func seatOwnGroup(_ own: Int) -> String {
    say("seat.own-group", ["own": .number(own)])
  }

  /// - Parameter own: the learner's group; nil where the learner is in none.
  public func seatOtherGroup(answering: [Int], own: Int?) -> String {
    let answering = Value.list(answering.map { "\($0)" })
    guard let own else { return say("seat.other-group-alone", ["answering": answering]) }
    return say("seat.other-group", ["answering": answering, "own": .number(own)])
  }

  /// The presenter's content has a page that this program lacks.
  public func seatUnknownItem(_ item: String) -> String {
    say("seat.unknown-item", ["item": .text(item)])
  }

  /// A command of the prompt that a class does not have.
  public func seatNotInClass(_ command: String) -> String {
    say("seat.not-in-class", ["command": .text(command)])
  }

  /// Who types, where not everybody does.
  public func seatMode(_ mode: Plan.Mode?) -> String? {
    switch mode {
    case .pairs: say("seat.pairs")
    case .groups: say("seat.groups")
    case .room: say("seat.room")
    case .bet: say("seat.bet")
    case .voteRunVerdict: say("seat.verdict")
    case .shout, .pollRunDiscuss, nil: nil
    }
  }

  /// What a command does at a learner's terminal.
  public func help(_ command: SeatCommand) -> String {
    switch command {
    case .again: say("seat.help-again")
    case .code: say("command.code")
    case .drop: say("seat.help-drop")
    case .glossary: say("command.glossary")
    case .language: say("seat.help-language")
    case .help: say("seat.help-help")
    case .quit: say("seat.help-quit")
    }
  }

  /// Stands before the prompt's sign while it is asked how sure somebody is.
  public var certaintyPrompt: String { say("prompt.certainty") }

  /// While an answer is awaited the prompt names the vote, else the room.
  public func prompt(room: String, isAsked: Bool) -> String {
    isAsked ? say("prompt.vote") : say("prompt.room", ["room": .text(room)])
  }

  func roomHeading(_ room: String) -> String { say("prompt.room", ["room": .text(room)]) }
}

// MARK: - Rooms
extension Phrasebook {
  // What stands above the line by which learners come in.

  /// - Parameter path: of a file that learners find by the room's name; nil where the line says it.
  public func roomOpened(_ room: String, path: String?) -> String {
    guard let path else { return say("room.opened-at", ["room": .text(room)]) }
    return say("room.opened", ["room": .text(room), "path": .text(path)])
  }

  /// - Parameter role: stands in the line in place of the one that learners share.
  public func roomOpened(_ room: String, role: String) -> String {
    say("room.opened-server", ["room": .text(room), "role": .text(role)])
  }

  /// What is done about a database that cannot be reached.
  public var roomAway: String { say("room.away") }

  /// Only after it was said that it cannot be reached.
  public var roomBack: String { say("room.back") }

  /// After a terminal that was lost without an end.
  public var roomResumed: String { say("room.resumed") }

  /// - Parameter seconds: for how long it is waited.
  public func roomWait(seconds: Int) -> String {
    say("room.wait", ["seconds": .number(seconds)])
  }

  /// Another terminal presents in the room.
  public func roomLost(_ room: String) -> String { say("room.lost", ["room": .text(room)]) }

  /// Without the rooms that there are, which stand below it.
  public func refusal(_ refusal: RoomRefusal) -> String {
    switch refusal {
    case .taken(let room): say("room.taken", ["room": .text(room)])
    case .noRoom(let room, _): say("room.none", ["room": .text(room)])
    case .noRoomInDatabase(let room): say("room.none-in-database", ["room": .text(room)])
    case .foreign(let path): say("room.foreign", ["path": .text(path)])
    case .malformedName(let room): say("room.malformed", ["room": .text(room)])
    case .database(let path, let reason):
      say("room.database", ["path": .text(path), "reason": .text(reason)])
    }
  }

  /// By their names, below a refusal.
  public func rooms(_ names: [String]) -> String {
    say("room.others", ["rooms": .list(names)])
  }

  /// An answer could not be written down.
  public func notKept(_ reason: String) -> String {
    say("room.not-kept", ["reason": .text(reason)])
  }
}

/// Why somebody does not come into a room.
public enum RoomRefusal: Error, Equatable, Sendable {
  /// Another terminal presents there.
  case taken(room: String)
  /// There is none of that name on this machine; the others there are.
  case noRoom(String, others: [String])
  /// No class was held in that room of a database that was named.
  case noRoomInDatabase(String)
  /// The place was made by another person.
  case foreign(path: String)
  /// Not of small letters, digits and hyphens.
  case malformedName(String)
  case database(path: String, reason: String)
}
