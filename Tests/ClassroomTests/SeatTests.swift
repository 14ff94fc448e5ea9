import Classroom
import Curriculum
import Sessions
import Testing

@Suite struct SeatTests {
  private let now = Instant(wall: 0, monotonic: 0)

  private func seat(number: Int = 0, hasMoreTime: Bool = false) -> Seat {
    Seat(in: "r", number: number, hasMoreTime: hasMoreTime, library: content, language: .en)
  }

  private func put(
    _ item: String = "lazy-view/outlet-before", round: Int = 1, state: Poll = .open
  ) -> PutQuestion {
    var put = PutQuestion(class: "x", vote: .init(slide: 1, round: round), item: item)
    put.state = state
    return put
  }

  @Test func aQuestionIsShownAndAnswered() {
    var seat = seat()
    guard case .page(let page, nil) = seat.hear(put(), hasAnswered: false, at: now).replies.first
    else { return #expect(Bool(false)) }
    #expect(page.sitting == .joined("r") && seat.isAsked)
    let answered = seat.handle("b", at: now)
    #expect(answered.answer?.answer.count == 1 && answered.replies.isEmpty)
    guard case .taken(["b"]) = seat.keep(true).replies.first else { return #expect(Bool(false)) }
    #expect(!seat.isAsked)
    // Until the vote is closed another answer takes its place.
    #expect(seat.handle("a", at: now).answer != nil)
  }

  @Test func whatComesAfterTheEndIsLate() {
    var seat = seat()
    _ = seat.hear(put(), hasAnswered: false, at: now)
    guard
      case .closed(answered: false) = seat.hear(
        put(state: .closed), hasAnswered: false, at: now
      ).replies.first,
      case .late = seat.handle("a", at: now).replies.first
    else { return #expect(Bool(false)) }
  }

  @Test func moreTimeIsTheLearnersOwn() {
    for hasMoreTime in [false, true] {
      var seat = seat(hasMoreTime: hasMoreTime)
      _ = seat.hear(put(), hasAnswered: false, at: now)
      _ = seat.hear(put(state: .extra), hasAnswered: false, at: now)
      #expect((seat.handle("a", at: now).answer != nil) == hasMoreTime)
    }
  }

  @Test func whoHasAnsweredBeforeIsNotAsked() {
    var seat = seat()
    _ = seat.hear(put(), hasAnswered: true, at: now)
    #expect(!seat.isAsked)
    _ = seat.hear(put(round: 2), hasAnswered: false, at: now)
    #expect(seat.isAsked)
  }

  @Test func aGroupAnswersItsOwnPage() {
    for number in 0..<6 {
      var seat = seat(number: number)
      var put = put("leaks/clock")
      put.groups = PutQuestion.Groups(answering: [2], of: 3)
      _ = seat.hear(put, hasAnswered: false, at: now)
      #expect(seat.isAsked == (number % 3 == 1))
    }
  }

  @Test func aDriveStandsWhereTheRoomHasPlayedIt() {
    var seat = seat()
    var put = put("push-and-pop/push")
    put.played = ["detail loadView"]
    guard case .page(let page, _) = seat.hear(put, hasAnswered: false, at: now).replies.first
    else { return #expect(Bool(false)) }
    #expect(page.entered == ["detail loadView"])
  }

  @Test func noCommandTellsTheAnswer() {
    var seat = seat()
    _ = seat.hear(put(), hasAnswered: false, at: now)
    for command in [":answer", ":hint", ":play", ":why", ":next", ":learn 1", ":undo 3x"] {
      let replies = seat.handle(command, at: now).replies
      let isRefused = replies.contains {
        switch $0 {
        case .notInClass, .dropped: true
        default: false
        }
      }
      #expect(isRefused, "\(command)")
    }
  }

  @Test func anUnknownPageIsSaidToBeOne() {
    var seat = seat()
    guard
      case .unknownItem("nowhere/none") = seat.hear(
        put("nowhere/none"), hasAnswered: false, at: now
      ).replies.first
    else { return #expect(Bool(false)) }
    #expect(!seat.isAsked)
  }

  // MARK: - In the database

  @Test func aPutQuestionIsReadAsItWasWritten() {
    var question = put("leaks/clock", state: .extra)
    question.mode = .groups
    question.played = ["detail loadView"]
    question.groups = PutQuestion.Groups(answering: [2], of: 3)
    let read = PutQuestion(
      name: question.name, round: 1, item: question.item, text: question.text, state: .extra)
    #expect(read == question)
  }

  @Test func whatNoPresenterWroteIsNone() {
    for (name, text) in [
      ("x", "{}"), ("x/y", "{}"), ("x/-1", "{}"), ("x/1/2", "{}"), ("x/1", "{"), ("", ""),
    ] {
      #expect(
        PutQuestion(name: name, round: 1, item: "a/b", text: text, state: .open) == nil, "\(name)")
    }
    #expect(PutQuestion(name: "x/1", round: 0, item: "a/b", text: "{}", state: .open) == nil)
  }
}
