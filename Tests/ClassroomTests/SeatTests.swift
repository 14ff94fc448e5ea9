import Classroom
import Curriculum
import Grading
import Learning
import Playgrounds
import Sessions
import Testing

@Suite struct SeatTests {
  private let now = Instant(wall: 0, monotonic: 0)

  private func seat(hasMoreTime: Bool = false) -> Seat {
    Seat(in: "r", hasMoreTime: hasMoreTime, library: content, language: .en)
  }

  private func put(
    _ item: String = "lazy-view/outlet-before", round: Int = 1, state: Poll = .open
  ) -> PutQuestion {
    var put = PutQuestion(at: .init(class: "x", vote: .init(slide: 1, round: round)), item: item)
    put.state = state
    return put
  }

  @Test func aQuestionIsShownAndAnswered() {
    var seat = seat()
    guard case .page(let page, nil) = seat.hear(put(), own: nil, at: now).replies.first
    else { return #expect(Bool(false)) }
    #expect(page.sitting == .joined("r") && seat.isAsked)
    let answered = seat.handle("b", at: now)
    #expect(answered.answer?.answer.count == 1 && answered.replies.isEmpty)
    guard case .taken(["b"], _) = seat.keep(true).replies.first else { return #expect(Bool(false)) }
    #expect(!seat.isAsked)
    // Until the vote is closed another answer takes its place.
    #expect(seat.handle("a", at: now).answer != nil)
  }

  /// Whoever comes back to gaps of which some are filled goes on with the next, and is not told that
  /// the answer stands.
  @Test func gapsThatWereLeftOpenAreGoneOnWith() throws {
    let item = "first-display/its-place"
    var first = seat()
    _ = first.hear(put(item), own: nil, at: now)
    let sent = try #require(first.handle("viewDidLoad", at: now).answer)
    #expect(sent.answer == ["viewDidLoad", "", ""])
    var seat = seat()
    let own = CastVote(learner: "l", answer: sent.answer, certainty: nil)
    let replies = seat.hear(put(item), own: own, at: now).replies
    guard case .page(let page, nil) = replies.first, case .fill(gap: 2, of: 3) = page.ask else {
      return #expect(Bool(false), "\(replies)")
    }
    #expect(replies.count == 1 && seat.isAsked)
    _ = seat.handle("viewIsAppearing", at: now)
    _ = seat.keep(true)
    let whole = seat.handle("viewDidAppear", at: now).answer
    #expect(whole?.answer == ["viewDidLoad", "viewIsAppearing", "viewDidAppear"])
    guard case .taken(_, .gaps) = seat.keep(true).replies.first else {
      return #expect(Bool(false))
    }
  }

  /// Nothing is an answer, and no code.
  @Test func whoSaidThatNothingIsCalledIsToldSo() {
    var seat = seat()
    let item = "lazy-view/asking-loads"
    _ = seat.hear(put(item), own: nil, at: now)
    let own = seat.handle("0", at: now).answer.map { CastVote(learner: "l", answer: $0.answer) }
    _ = seat.keep(true)
    let replies = seat.hear(put(item, state: .revealed), own: own, at: now).replies
    guard case .revealed(["0"], let right, isCorrect: false, _) = replies.last else {
      return #expect(Bool(false), "\(replies)")
    }
    #expect(right.count == 2)
  }

  @Test func whatComesAfterTheEndIsLate() {
    var seat = seat()
    _ = seat.hear(put(), own: nil, at: now)
    guard
      case .closed(answered: false, begun: nil) = seat.hear(
        put(state: .closed), own: nil, at: now
      ).replies.first,
      case .late = seat.handle("a", at: now).replies.first
    else { return #expect(Bool(false)) }
  }

  @Test func whoOnlyFollowsAnotherGroupIsNotToldHowToAnswer() {
    for (group, isAsked) in [(1, true), (2, false), (nil, false)] {
      var (seat, put) = (seat(), put("leaks/clock"))
      (put.mode, put.groups) = (.groups, .init(answering: [1], of: 2, part: 1))
      let replies = seat.hear(put, own: nil, inGroup: group, at: now).replies
      guard case .page(let page, let mode) = replies.first else { return #expect(Bool(false)) }
      #expect(mode == (isAsked ? .groups : nil) && seat.isAsked == isAsked)
      // How code is changed is said to those who change it.
      #expect(page.isAnswered != isAsked)
      put.state = .revealed
      let told = seat.hear(put, own: nil, inGroup: group, at: now).replies.map { "\($0)" }
      #expect(told.contains { $0.hasPrefix("revealedUnanswered") } == isAsked)
    }
  }

  @Test func whatStandsBeforeTheRoomIsTold() {
    let seat = seat()
    guard
      case .pause(minutes: 5, until: 600_000) = seat.see(
        .pause(minutes: 5, until: 600_000), inGroup: nil
      ).replies.first
    else { return #expect(Bool(false)) }
    let groups = Backdrop.groups(["leaks/clock", "leaks/ring"], part: 1, class: "x")
    guard case .group(2, let title) = seat.see(groups, inGroup: 2).replies.first else {
      return #expect(Bool(false))
    }
    #expect(!title.isEmpty && title != "leaks/ring")
    #expect(seat.see(groups, inGroup: nil).replies.isEmpty)
    guard case .cards(let titles) = seat.see(.cards(lessons: ["tabs"]), inGroup: nil).replies.first
    else { return #expect(Bool(false)) }
    #expect(titles == ["Tabs"])
  }

  @Test func aBackdropIsReadAsItWasWritten() {
    let backdrops: [Backdrop] = [
      .pause(minutes: 5, until: 7), .groups(["leaks/clock"], part: 1, class: "x"),
      .cards(lessons: ["tabs"]),
    ]
    for backdrop in backdrops { #expect(Backdrop(backdrop.text) == backdrop) }
    for text in ["", "{", "{}", "[]", #"{"pause":"5"}"#, #"{"groups":[1],"part":0,"class":"x"}"#] {
      #expect(Backdrop(text) == nil, "\(text)")
    }
  }

  @Test(arguments: [
    ("lazy-view/another-tab", "1+ let x =", true),
    ("lazy-view/another-tab", "1+ // a comment", false),
    ("lazy-view/outlet-before", "b", false),
  ])
  func codeThatDoesNotCompileIsSaidToBeSo(_ item: String, _ line: String, _ isRefused: Bool) {
    var seat = seat()
    _ = seat.hear(put(item), own: nil, at: now)
    #expect(seat.handle(line, at: now).answer != nil)
    let replies = seat.keep(true).replies
    guard case .taken = replies.first else { return #expect(Bool(false)) }
    #expect(replies.contains { if case .doesNotCompile = $0 { true } else { false } } == isRefused)
    #expect(
      replies.contains {
        if case .session(.played(let account)) = $0 { !account.mistakes.isEmpty } else { false }
      } == isRefused)
  }

  @Test func thatThePresenterIsLostIsToldOnceAndThatTheyAreBack() {
    var sign = SignOfLife()
    /// What is told at each second, where the presenter is heard of at these.
    func told(_ heard: (Int) -> Int, _ seconds: ClosedRange<Int>) -> [Int: String] {
      var told: [Int: String] = [:]
      for second in seconds {
        guard let reply = sign.take(heard(second), at: second * 1000) else { continue }
        if case .presenterLost = reply { told[second] = "lost" }
        if case .presenterBack = reply { told[second] = "back" }
      }
      return told
    }
    #expect(told({ $0 / 2 + 1 }, 1...60) == [:])
    // Nothing is heard from the sixtieth second on, until the hundredth.
    #expect(told({ _ in 31 }, 61...99) == [72: "lost"])
    #expect(told({ $0 }, 100...110) == [100: "back"])
    // Nor is whoever could not be heard of because the room was not to be reached.
    #expect(told({ _ in 110 }, 111...115) == [:])
    sign.miss()
    #expect(told({ $0 < 142 ? 110 : $0 }, 140...145) == [:])
    // Who has left is not lost.
    #expect(told({ _ in 0 }, 146...190) == [:])
  }

  @Test func returnShowsTheGapThatIsNext() throws {
    for name in ["load-view/by-hand"] {
      var seat = seat()
      guard case .page(let page, _) = seat.hear(put(name), own: nil, at: now).replies.first,
        case .fill(1, let count) = page.ask, count > 1
      else { return #expect(Bool(false), "\(name)") }
      _ = seat.handle("first", at: now)
      guard case .page(let again, _) = seat.handle("", at: now).replies.first,
        case .fill(2, count) = again.ask
      else { return #expect(Bool(false), "\(name)") }
    }
  }

  @Test func neitherYesNorNoIsRefusedAsSuch() {
    let form = AnswerForm.columns(2, .isSo)
    #expect(throws: Refusal.malformedAnswer(.noYesNo("maybe"), count: 0)) {
      try form.read("y maybe")
    }
  }

  @Test func aBetIsTypedWithHowSureOneIs() {
    var seat = seat()
    var put = put()
    put.mode = .bet
    _ = seat.hear(put, own: nil, at: now)
    #expect(seat.handle("b", at: now).answer?.certainty == nil)
    guard case .asksCertainty = seat.keep(true).replies.last else { return #expect(Bool(false)) }
    #expect(seat.isAsked)
    let sure = seat.handle("３", at: now).answer
    #expect(sure?.certainty == 3 && sure?.answer.count == 1)
    guard case .certain(3) = seat.keep(true).replies.first else { return #expect(Bool(false)) }
    #expect(!seat.isAsked)
    // Another answer is another bet, of which nothing has to be said.
    #expect(seat.handle("a", at: now).answer?.certainty == nil)
    _ = seat.keep(true)
    #expect(seat.handle("", at: now).answer == nil && !seat.isAsked)
    let vote = CastVote(learner: "me", answer: sure?.answer ?? [], certainty: 3)
    #expect(CastVote(learner: "me", answer: ["b"]).text == "[\"b\"]")
    // Whoever comes back after a while sees what was asked above what they answered.
    put.state = .revealed
    var another = self.seat()
    let replies = another.hear(put, own: vote, at: now).replies
    guard case .page(let page, nil) = replies.first, case .revealed(["2"], _, _, _) = replies.last
    else { return #expect(Bool(false), "\(replies)") }
    #expect(page.isAnswered)
  }

  @Test func moreTimeIsTheLearnersOwn() {
    for hasMoreTime in [false, true] {
      var seat = seat(hasMoreTime: hasMoreTime)
      _ = seat.hear(put(), own: nil, at: now)
      _ = seat.hear(put(state: .extra), own: nil, at: now)
      #expect((seat.handle("a", at: now).answer != nil) == hasMoreTime)
    }
  }

  @Test func whoHasAnsweredBeforeIsNotAsked() {
    var seat = seat()
    _ = seat.hear(put(), own: nil, at: now)
    let answer = seat.handle("b", at: now).answer?.answer ?? []
    var another = self.seat()
    let replies = another.hear(
      put(), own: CastVote(learner: "me", answer: answer), at: now
    ).replies
    guard case .taken(["b"], _) = replies.last else { return #expect(Bool(false)) }
    #expect(!another.isAsked)
    // What is no answer to this question is none.
    seat = self.seat()
    _ = seat.hear(put(), own: CastVote(learner: "me", answer: ["x"]), at: now)
    #expect(seat.isAsked)
    _ = seat.hear(put(round: 2), own: nil, at: now)
    #expect(seat.isAsked)
  }

  @Test func aGroupAnswersItsOwnPage() {
    for group in [1, 2, 3, nil] {
      var seat = seat()
      var put = put("leaks/clock")
      put.groups = PutQuestion.Groups(answering: [2], of: 3, part: 1)
      _ = seat.hear(put, own: nil, inGroup: group, at: now)
      #expect(seat.isAsked == (group == 2))
    }
  }

  @Test func aDriveStandsWhereTheRoomHasPlayedIt() {
    var seat = seat()
    var put = put("push-and-pop/push")
    put.played = ["detail willMoveToParentViewController:"]
    guard case .page(let page, _) = seat.hear(put, own: nil, at: now).replies.first
    else { return #expect(Bool(false)) }
    #expect(page.entered == ["detail willMoveToParentViewController:"])
  }

  @Test func aCallThatSeveralHearIsNoAnswer() {
    var seat = seat()
    _ = seat.hear(put("sheets/covering"), own: nil, at: now)
    let response = seat.handle("viewWillAppear:", at: now)
    guard response.answer == nil,
      case .session(.driveRefused(.whose, count: 0)) = response.replies.first
    else { return #expect(Bool(false), "\(response)") }
    #expect(seat.isAsked)
  }

  @Test func noCommandTellsTheAnswer() {
    var seat = seat()
    _ = seat.hear(put(), own: nil, at: now)
    for command in [":answer", ":hint", ":play", ":why", ":next", ":learn 1", ":undo 3x"] {
      let replies = seat.handle(command, at: now).replies
      let isRefused = replies.contains {
        switch $0 {
        case .notInClass, .nothingToDrop: true
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
        put("nowhere/none"), own: nil, at: now
      ).replies.first
    else { return #expect(Bool(false)) }
    #expect(!seat.isAsked)
  }

  @Test func thatAVoteIsClosedIsSaidThoughAnotherIsOpen() {
    var seat = seat()
    _ = seat.hear(put(), own: nil, at: now)
    let replies = seat.hear(put("lazy-view/ask-first", round: 2), own: nil, at: now).replies
    guard case .closed(answered: false, begun: nil) = replies.first else {
      return #expect(Bool(false))
    }
    var another = self.seat()
    var groups = put("leaks/clock")
    groups.groups = PutQuestion.Groups(answering: [1], of: 3, part: 1)
    _ = another.hear(groups, own: nil, inGroup: 2, at: now)
    groups.state = .closed
    let told = another.hear(groups, own: nil, inGroup: 2, at: now).replies.first
    guard case .closedForOthers = told else {
      return #expect(Bool(false))
    }
  }

  // MARK: - What counts of an answer

  /// Asked for calls that are typed one a row.
  private func seatAtAList() throws -> (Seat, PutQuestion) {
    var seat = seat()
    let put = put("lazy-view/ask-first")
    _ = seat.hear(put, own: nil, at: now)
    return (seat, put)
  }

  @Test func whatIsTypedOfAnAnswerIsSentRowByRow() throws {
    var (seat, put) = try seatAtAList()
    let first = seat.handle("print(1)", at: now)
    #expect(first.answer?.answer == ["print(1)"])
    #expect(seat.keep(true).replies.isEmpty && seat.isAsked)
    #expect(seat.typing(inRow: false) == put.place.key)
    #expect(seat.handle("print(2)", at: now).answer?.answer == ["print(1)", "print(2)"])
    _ = seat.keep(true)
    put.state = .closed
    guard
      case .closed(answered: false, begun: ["print(1)", "print(2)"]?) = seat.hear(
        put, own: nil, at: now
      ).replies.first
    else { return #expect(Bool(false)) }
    #expect(seat.typing(inRow: true) == "")
  }

  @Test func aWholeAnswerStandsUntilAnotherIsWhole() throws {
    var (seat, put) = try seatAtAList()
    _ = seat.handle("print(1)", at: now)
    _ = seat.keep(true)
    #expect(seat.handle("", at: now).answer != nil)
    _ = seat.keep(true)
    #expect(!seat.isAsked && seat.typing(inRow: false) == "")
    #expect(
      seat.handle("print(2)", at: now).answer == nil && seat.typing(inRow: false) == put.place.key)
  }

  @Test func nothingIsDroppedWhereNothingWasTyped() throws {
    var (seat, _) = try seatAtAList()
    guard case .nothingToDrop = seat.handle(":drop", at: now).replies.first else {
      return #expect(Bool(false))
    }
    _ = seat.handle("print(1)", at: now)
    guard case .dropped = seat.handle(":drop", at: now).replies.first else {
      return #expect(Bool(false))
    }
  }

  @Test func whatIsRightIsSaidOnceTheRoomHasSeenIt() {
    var isRight: [Bool] = []
    for (place, answer) in [("1", "a"), ("2", "b"), ("3", "c"), ("4", "d")] {
      var seat = seat()
      _ = seat.hear(put(), own: nil, at: now)
      let own = CastVote(learner: "me", answer: seat.handle(answer, at: now).answer?.answer ?? [])
      _ = seat.keep(true)
      // Also at a terminal that has come back since.
      for var terminal in [seat, self.seat()] {
        let closed = terminal.hear(put(state: .closed), own: nil, at: now)
        #expect(!closed.replies.contains { if case .revealed = $0 { true } else { false } })
        guard
          case .revealed([place], let right, let isCorrect?, of: .choice) = terminal.hear(
            put(state: .revealed), own: own, at: now
          ).replies.last
        else { return #expect(Bool(false)) }
        #expect(isCorrect == (right == [place]))
        isRight.append(isCorrect)
      }
    }
    #expect(isRight.count { $0 } == 2)
  }

  @Test func whatIsRightIsSaidToThoseWhoDidNotAnswerToo() {
    var seat = seat()
    _ = seat.hear(put(), own: nil, at: now)
    guard
      case .revealedUnanswered(let right, of: .choice) = seat.hear(
        put(state: .revealed), own: nil, at: now
      ).replies.first
    else { return #expect(Bool(false)) }
    #expect(right.count == 1)
  }

  @Test func aRevoteIsSaidToBeOne() {
    func isSaid(_ put: PutQuestion) -> Bool {
      var seat = seat()
      return seat.hear(put, own: nil, at: now).replies.contains {
        if case .askedAgain = $0 { true } else { false }
      }
    }
    var again = put(round: 2)
    #expect(!isSaid(again))
    again.isAgain = true
    #expect(isSaid(again))
  }

  @Test func aRefusedCallIsToldToTheRoom() {
    var seat = seat()
    var put = put("push-and-pop/push", round: 2)
    put.refused = "detail viewDidLoad"
    let replies = seat.hear(put, own: nil, at: now).replies
    guard case .callRefused("detail viewDidLoad", isPresenters: false) = replies.last else {
      return #expect(Bool(false))
    }
  }

  @Test func codeIsShownAsTheLearnerHasMendedIt() throws {
    var seat = seat()
    _ = seat.hear(put("lazy-view/another-tab"), own: nil, at: now)
    _ = seat.handle("1+ // mine", at: now)
    _ = seat.keep(true)
    for line in ["", ":again"] {
      guard case .page(let page, _) = seat.handle(line, at: now).replies.first else {
        return #expect(Bool(false))
      }
      #expect(page.code?.text.contains("\n  // mine\n") == true && page.code?.isNumbered == true)
    }
    guard case .session(.listing(let listing)) = seat.handle(":code", at: now).replies.first else {
      return #expect(Bool(false))
    }
    #expect(listing.text.contains("\n  // mine\n"))
  }

  @Test func aRevoteOnCodeBeginsWithTheLearnersOwn() throws {
    var seat = seat()
    var again = put("lazy-view/another-tab", round: 2)
    again.isAgain = true
    func hearAgain() -> [SeatReply] {
      _ = seat.hear(put("lazy-view/another-tab"), own: nil, at: now)
      _ = seat.handle("1+ // mine", at: now)
      _ = seat.keep(true)
      return seat.hear(again, own: nil, at: now).replies
    }
    guard case .earlierCode = hearAgain().last else { return #expect(Bool(false)) }
    #expect(seat.isAsked)
    #expect(seat.handle("", at: now).answer?.answer.first?.contains("\n  // mine\n") == true)
    _ = seat.hear(nil, own: nil, at: now)
    seat = self.seat()
    _ = hearAgain()
    _ = seat.handle(":drop", at: now)
    guard case .page(let page, _) = seat.handle("", at: now).replies.first else {
      return #expect(Bool(false))
    }
    #expect(page.code?.text.contains("// mine") == false)
  }

  // MARK: - Commands

  @Test func bareWordsAreCommandsAsElsewhere() throws {
    var (seat, _) = try seatAtAList()
    for word in ["help", "?"] {
      guard case .commands = seat.handle(word, at: now).replies.first else {
        return #expect(Bool(false), "\(word)")
      }
    }
    #expect(seat.handle("quit", at: now).isOver)
  }

  @Test func anotherLanguageKeepsThePageOfTheClass() {
    var seat = seat()
    _ = seat.hear(put(), own: nil, at: now)
    let replies = seat.handle(":language ru", at: now).replies
    let pages = replies.compactMap { if case .page(let page, _) = $0 { page } else { nil } }
    #expect(pages.map(\.sitting) == [.joined("r")] && pages.first?.help == nil)
    #expect(!replies.contains { if case .session(.page) = $0 { true } else { false } })
    #expect(seat.language == .ru)
  }

  @Test func helpTellsOfOneCommand() {
    var seat = seat()
    guard case .commands([.drop]) = seat.handle(":help :drop", at: now).replies.first else {
      return #expect(Bool(false))
    }
  }

  // MARK: - In the database

  @Test func aPutQuestionIsReadAsItWasWritten() {
    var question = put("leaks/clock", state: .extra)
    question.mode = .groups
    question.played = ["detail loadView"]
    question.groups = PutQuestion.Groups(answering: [2], of: 3, part: 1)
    question.refused = "detail viewDidLoad"
    question.isAgain = true
    (question.number, question.language) = (2, .cs)
    let read = PutQuestion(
      name: question.place.name, round: 1, item: question.item, text: question.text,
      number: 2, state: .extra)
    #expect(read == question)
  }

  @Test func whatNoPresenterWroteIsNone() {
    for (name, text) in [
      ("x", "{}"), ("x/y", "{}"), ("x/-1", "{}"), ("x/1/2", "{}"), ("x/1", "{"), ("", ""),
    ] {
      #expect(
        PutQuestion(name: name, round: 1, item: "a/b", text: text, number: 1, state: .open) == nil,
        "\(name)")
    }
    #expect(
      PutQuestion(name: "x/1", round: 0, item: "a/b", text: "{}", number: 1, state: .open) == nil)
  }
}
