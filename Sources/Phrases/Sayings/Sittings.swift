public import Screening
public import Syntax

// What is said to a candidate while a paper is taken.
extension Phrasebook {
  /// What is recorded and what is not, a paragraph each.
  public func agreement(_ agreement: SittingReply.Agreement) -> [String] {
    [
      say(
        "sitting.length",
        ["count": .number(agreement.questions), "minutes": .number(agreement.minutes)]),
      say("sitting.recorded"), say("sitting.not-recorded"),
      say("sitting.clock"),
    ] + (agreement.code.map { [say("sitting.code", ["code": .text("\($0)")])] } ?? [])
      + [say(agreement.hasReview ? "sitting.review" : "sitting.no-review")]
  }

  /// How it is accepted.
  public var acceptance: String { say("sitting.accept") }

  /// By which it is accepted.
  public var acceptanceWords: [String] {
    say("sitting.accept-words").split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  /// How many entries the record has.
  public func resumed(entries: Int) -> String {
    say("sitting.resumed", ["count": .number(entries)])
  }

  /// What a page says beside its question.
  public func marks(_ marks: SittingReply.PageMarks) -> [String] {
    [say("sitting.minutes", ["minutes": .number(marks.minutes)])]
      + (marks.isMarked ? [] : [say("sitting.unmarked")])
      + (marks.marksReason ? [say("sitting.marks-reason")] : [])
      + (marks.answer == .open ? [] : [standing(marks.answer)])
      + (marks.lacksReason ? [say("sitting.lacks-reason")] : [])
      + (marks.isFlagged ? [isFlagged] : [])
      + (marks.isPlayed ? [say("sitting.is-played")] : [])
  }

  /// How a question of the list stands.
  public func standing(_ row: SittingReply.Row) -> [String] {
    [standing(row.answer)]
      + (row.lacksReason ? [say("sitting.lacks-reason")] : [])
      + (row.isFlagged ? [isFlagged] : [])
      + (row.isMarked ? [] : [say("sitting.unmarked")])
  }

  /// A mark of the candidate's own, who wants to come back.
  public var isFlagged: String { say("sitting.is-flagged") }

  /// A sealed answer with the minute in which it was sealed, from 1.
  private func standing(_ answer: SittingReply.Standing) -> String {
    switch answer {
    case .open: say("sitting.is-open")
    case .given: say("sitting.is-answered")
    case .sealed(let minute): say("sitting.is-sealed", ["minute": .number(minute + 1)])
    }
  }

  /// What was said of why that was answered.
  public func reason(_ text: String) -> String { say("sitting.reason", ["reason": .text(text)]) }

  /// What becomes of a sealed answer when something is typed.
  public func sealedAnswer(isAddedTo: Bool) -> String {
    say(isAddedTo ? "sitting.added-to-sealed" : "sitting.replaces-sealed")
  }

  /// So many answers can be read and changed again.
  public func unsealed(_ answers: Int) -> String {
    say("sitting.unsealed", ["count": .number(answers)])
  }

  /// A recovery code that is not that of the record.
  public var unsealsNothing: String { say("sitting.unseals-nothing") }

  /// `:unseal` where every answer can be read already.
  public var nothingSealed: String { say("sitting.nothing-sealed") }

  /// A sealed answer of several lines cannot be changed line by line.
  public var staysSealed: String { say("sitting.stays-sealed") }

  /// An estimate of how long the question takes.
  public func minutes(_ row: SittingReply.Row) -> String {
    say("sitting.minutes", ["minutes": .number(row.minutes)])
  }

  public func taken(_ number: Int) -> String {
    say("sitting.taken", ["number": .number(number)])
  }

  /// After an answer, where the round asks for it; Return alone says nothing.
  public var asksCertainty: String { say("sitting.asks-certainty") }

  /// Whether the reason is what is marked: then an answer without one counts for nothing.
  public func asksReason(isMarked: Bool) -> String {
    isMarked ? say("sitting.asks-marked-reason") : say("sitting.asks-reason")
  }

  public func flagged(_ number: Int, _ isFlagged: Bool) -> String {
    say(isFlagged ? "sitting.flagged" : "sitting.unflagged", ["number": .number(number)])
  }

  /// A remark on a question, which the examiner reads.
  public var noted: String { say("sitting.noted") }

  /// The dialects that a paper is in.
  public func dialects(_ dialects: [Dialect]) -> String {
    let names = dialects.map { $0 == .swift ? "Swift" : "Objective-C" }
    return say("sitting.dialects", ["dialects": .list(names)])
  }

  /// Told at a few moments before the end, not all the time.
  public func minutesLeft(_ minutes: Int) -> String {
    say("sitting.warning", ["count": .number(minutes)])
  }

  /// The end has come while a line was being typed.
  public var timeIsUp: String { say("sitting.time-is-up") }

  /// What an end would leave, and how it is meant.
  public func confirmsEnd(open: [Int], unreasoned: [Int], flagged: [Int]) -> [String] {
    func list(_ numbers: [Int]) -> Value { .list(numbers.map { "\($0)" }) }
    return (open.isEmpty ? [] : [say("sitting.open", ["numbers": list(open)])])
      + (unreasoned.isEmpty ? [] : [say("sitting.unreasoned", ["numbers": list(unreasoned)])])
      + (flagged.isEmpty ? [] : [say("sitting.flags", ["numbers": list(flagged)])])
      + [say("sitting.confirms-end")]
  }

  /// Nothing is added to a record that has an end.
  public var sittingEnded: String { say("sitting.ended") }

  /// By which the candidate proves later which record was handed in.
  public func receipt(_ code: ShortCode, path: String) -> String {
    say("sitting.receipt", ["code": .text("\(code)"), "path": .text(path)])
  }

  public func noSuchQuestion(_ number: String, of count: Int) -> String {
    say("sitting.no-such-question", ["number": .text(number), "count": .number(count)])
  }

  /// A round without a review.
  public func noWayBack(to number: Int) -> String {
    say("sitting.no-way-back", ["number": .number(number)])
  }

  /// The last question has been left.
  public func afterLast(hasReview: Bool) -> String {
    say(hasReview ? "sitting.after-last" : "sitting.after-last-for-good")
  }

  /// The question is one whose code must not be run.
  public var noSimulator: String { say("sitting.no-simulator") }

  /// On the way into it.
  public var simulator: String { say("sitting.simulator") }

  /// A line was not taken, since it could not be written down.
  public func notTaken(_ reason: String) -> String {
    say("sitting.not-taken", ["reason": .text(reason)])
  }

  /// The program is left, and the sitting is not over.
  ///
  /// - Parameter code: by which the answers are opened then; nil where none is known.
  public func sittingLeft(_ code: ShortCode?) -> String {
    code.map { say("sitting.left", ["code": .text("\($0)")]) } ?? say("sitting.left-sealed")
  }

  /// The last line of a record was never confirmed.
  public var recordTorn: String { say("sitting.torn") }

  /// What stands at the head of a sitting that is played again.
  public var sittingRebuilt: String { say("sitting.rebuilt") }

  /// A record that was named to be gone on with.
  public func recordEnded(_ code: ShortCode) -> String {
    say("sitting.has-ended", ["code": .text("\(code)")])
  }

  /// A record that was named to be gone on with.
  public var otherPack: String { say("sitting.other-pack") }

  /// Two programs would write into one file.
  public var recordInUse: String { say("sitting.in-use") }

  /// By which a candidate knows whose pack it is.
  public func examiner(_ code: ShortCode) -> String {
    say("sitting.examiner", ["code": .text("\(code)")])
  }

  /// The prompt of a paper, with what is left of the time.
  public func prompt(_ standing: Sitting.Standing) -> String {
    let minutes = Value.number(standing.minutes ?? 0)
    return switch standing.step {
    case .agreement: say("prompt.sitting-agreement")
    case .question(let number, let count):
      say(
        "prompt.sitting",
        ["number": .number(number), "count": .number(count), "minutes": minutes])
    case .certainty: say("prompt.sitting-certainty", ["minutes": minutes])
    case .reason: say("prompt.sitting-reason", ["minutes": minutes])
    case .list: say("prompt.sitting-list", ["minutes": minutes])
    case .simulator: say("prompt.sitting-simulator", ["minutes": minutes])
    }
  }
}
