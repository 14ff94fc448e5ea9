import Classroom
import Curriculum
import Grading
import Learning
import Sessions
import Syntax
import Testing

/// A class whose learners answer at terminals of their own.
@Suite struct VotingTests {
  private let now = Instant(wall: 0, monotonic: 0)

  private func room(_ name: String, page: Int = 1) throws -> Presentation {
    let slides = try #require(content.slides(named: name))
    var room = Presentation(slides, library: content, in: .en, isLive: true)
    _ = room.begin(at: now)
    _ = room.handle(":goto \(page)", at: now)
    return room
  }

  /// What the room answers, by what each would type.
  private func votes(_ lines: [String], to question: RoomQuestion) throws -> [CastVote] {
    // A call of one's own can be typed where it is declared, and is none of UIKit's.
    let own = Page.Listing(text: "class Club { func unite() {} }", dialect: .swift)
    return try lines.enumerated().map { number, line in
      var ballot = Ballot(
        question.form, mending: question.page.code?.text ?? "", beside: [own])
      for row in line.split(separator: "|", omittingEmptySubsequences: false) {
        _ = try ballot.take(String(row))
      }
      #expect(ballot.isWhole, "\(line)")
      return CastVote(learner: "l\(number)", answer: question.sent(ballot))
    }
  }

  private func tally(_ lines: [String], of room: Presentation) throws -> Tally {
    let question = try #require(room.question)
    return Tally(question, try votes(lines, to: question))
  }

  /// Return closes, and the votes are counted.
  private func close(
    _ room: inout Presentation, _ votes: [CastVote]
  ) -> [PresenterReply] {
    room.take(votes, from: Attendance(present: 9, answered: votes.count))
    let closing = room.handle("", at: now)
    #expect(closing.closesVote && closing.replies.isEmpty && room.poll == .closed)
    return room.count(at: now).replies
  }

  @Test func whatTheRoomAnsweredBeforeIsNoAnswerToWhatItIsAskedNow() throws {
    var room = try room("lazy-view", page: 2)
    let question = try #require(room.question)
    room.take(
      try votes(["a", "b"], to: question), from: Attendance(present: 9, answered: 2, typing: 1))
    _ = room.handle("", at: now)
    _ = room.handle(":revote", at: now)
    #expect(room.attendance == Attendance(present: 9))
    _ = room.handle(":goto 3", at: now)
    #expect(room.attendance.answered == 0)
  }

  // MARK: - Every kind of question

  @Test func aChoiceIsCountedByLetters() throws {
    var room = try room("lazy-view", page: 2)
    let question = try #require(room.question)
    let votes = try votes(["a", "b", "b", "c"], to: question)
    guard case .tally(let tally, _, nil) = close(&room, votes).first else {
      return #expect(Bool(false))
    }
    #expect(tally.picture == .choices([1, 2, 1, 0], none: 0) && tally.count == 4)
    // Which of them is right is what study says.
    let alone = try #require(content.slides(named: "lazy-view"))
    var study = Presentation(alone, library: content, in: .en)
    _ = study.begin(at: now)
    let right = ["a", "b", "c", "d"].firstIndex { letter in
      _ = study.handle(":goto 2", at: now)
      let replies = study.handle(letter, at: now).replies
      return replies.contains {
        if case .session(.graded(let graded)) = $0 { graded.mark.isCorrect } else { false }
      }
    }
    #expect(tally.right == [1, 2, 1, 0][try #require(right)])
  }

  @Test func callsFromAListHaveTheRoomsOrder() throws {
    let room = try room("lazy-view")
    let question = try #require(room.question)
    guard case .calls(from: let calls?) = question.page.ask else { return #expect(Bool(false)) }
    let load = try #require(calls.firstIndex(of: "loadView")) + 1
    let did = try #require(calls.firstIndex(of: "viewDidLoad")) + 1
    let tally = try tally(["\(load) \(did)", "\(load) \(did)", "\(did) \(load)", "0"], of: room)
    guard case .order(let consensus, none: 1) = tally.picture else { return #expect(Bool(false)) }
    #expect(consensus.order == [load - 1, did - 1] && tally.right == 2)
    #expect(consensus.split.map { [$0.before, $0.behind].sorted() } == [1, 2])
  }

  @Test func answersThatAreNoneAreToldApart() throws {
    let room = try room("lazy-view", page: 2)
    let question = try #require(room.question)
    var votes = try votes(["a"], to: question)
    for text in ["", "[", "[1]", "{}", "[\"\u{1B}[2J\"]", "[]", "[\"'; DROP TABLE\"]"] {
      votes.append(CastVote(learner: "x\(votes.count)", text: text))
    }
    let tally = Tally(question, votes)
    #expect(tally.count == 1 && tally.invalid == 7)
  }

  @Test func theNewestAnswerOfALearnerCounts() throws {
    let room = try room("lazy-view", page: 2)
    let question = try #require(room.question)
    let two = try votes(["a", "b"], to: question)
    let tally = Tally(question, [two[0], CastVote(learner: "l0", text: two[1].text)])
    #expect(tally.picture == .choices([0, 1, 0, 0], none: 0))
  }

  @Test func aTaskIsTypedAndPlayed() throws {
    let slides = try #require(content.slides(named: "lazy-view")).slides
    let page = try #require(slides.firstIndex { $0.item == "lazy-view/ask-first" }) + 1
    let room = try room("lazy-view", page: page)
    let tally = try tally(["print(draft.isViewLoaded)|", "print(1)|", "nonsense(|"], of: room)
    #expect(tally.count == 3 && tally.right == 1)
    guard case .code(let shares, better: 0) = tally.picture else { return #expect(Bool(false)) }
    #expect(shares.map(\.lines).contains(["print(draft.isViewLoaded)"]))
  }

  @Test func aTakenOutLineIsSaidToBeOne() throws {
    let slides = try #require(content.slides(named: "lazy-view"))
    let page = try #require(
      slides.slides.firstIndex { $0.item == "lazy-view/another-tab" })
    let room = try room("lazy-view", page: page + 1)
    let code = try #require(room.question?.page.code?.text).split(separator: "\n")
    let last = code.count
    let tally = try tally(
      ["\(last)-", "\(last)-", "1 // one", "1+ // two", "1 \(code[0])"], of: room)
    guard case .code(let shares, _) = tally.picture else { return #expect(Bool(false)) }
    #expect(shares.first?.lines == [] && shares.first?.count == 2)
    #expect(shares.first?.removed == [String(code[last - 1]).trimmed])
    #expect(Set(shares.dropFirst().map(\.lines)) == [["// one"], ["// two"], []])
    #expect(shares.dropFirst().flatMap(\.removed).isEmpty)
  }

  /// Each page of both plans takes an answer of its kind, and counts it.
  @Test func everyPageOfBothPlansIsVotedOn() throws {
    for name in ["class-a-life", "class-an-end"] {
      let count = try #require(content.slides(named: name)).slides.count
      for page in 1...count {
        let room = try room(name, page: page)
        guard let question = room.question else { continue }
        let line: String
        switch question.form {
        case .one: line = "a"
        case .several: line = "1"
        case .number, .line, .lines: line = "1"
        case .columns(let count, let column):
          let value = column == .size ? "1x1" : column == .isSo ? "y" : "1"
          line = Array(repeating: value, count: count).joined(separator: " ")
        case .list: line = "viewDidLoad|"
        case .gaps(let count): line = Array(repeating: "x", count: count).joined(separator: "|")
        case .code: line = "1+ // nothing"
        case .calls: line = "viewDidLoad"
        case .text: line = "it loads"
        }
        let tally = try tally([line, line], of: room)
        #expect(tally.count == 2 && tally.invalid == 0, "\(question.item)")
      }
    }
  }

  // MARK: - The vote

  @Test func returnClosesBeforeItReveals() throws {
    var room = try room("lazy-view", page: 2)
    #expect(room.poll == .open)
    guard case .refusal(.voteIsOpen) = room.handle("a", at: now).replies.first else {
      return #expect(Bool(false))
    }
    let votes = try votes(["a"], to: try #require(room.question))
    _ = close(&room, votes)
    let revealed = room.handle("", at: now)
    #expect(room.question == nil && room.poll == .none)
    #expect(revealed.replies.contains { if case .session(.graded) = $0 { true } else { false } })
  }

  @Test func thoseWithMoreTimeAreWaitedForOnce() throws {
    var room = try room("lazy-view", page: 2)
    room.take([], from: Attendance(present: 3, answered: 1, waitingFor: 1))
    guard case .extraTime(waitingFor: 1) = room.handle("", at: now).replies.first else {
      return #expect(Bool(false))
    }
    #expect(room.poll == .extra)
    #expect(room.handle("", at: now).closesVote && room.poll == .closed)
  }

  @Test func aRevoteShowsTheShiftAndTheGain() throws {
    var room = try room("lazy-view", page: 2)
    let question = try #require(room.question)
    let right = try #require(
      ["a", "b", "c", "d"].first { letter in
        (try? Tally(question, votes([letter], to: question)).right) == 1
      })
    let wrong = right == "a" ? "b" : "a"
    _ = close(&room, try votes([right, wrong, wrong, wrong], to: question))
    guard case .voteAgain = room.handle(":revote", at: now).replies.first else {
      return #expect(Bool(false))
    }
    #expect(room.poll == .open && room.question?.vote.round == 2)
    let second = try votes([right, right, right, wrong], to: question)
    guard case .tally(_, _, let (before, shift)?) = close(&room, second).first else {
      return #expect(Bool(false))
    }
    #expect(before.right == 1 && shift.becameRight == 2 && shift.stayedWrong == 1)
    // (3/4 − 1/4) / (1 − 1/4)
    #expect(shift.gain.map { abs($0 - 2.0 / 3) < 1e-9 } == true)
  }

  @Test func handsAndBallotsAreOneTally() throws {
    var room = try room("lazy-view", page: 2)
    let votes = try votes(["a", "b"], to: try #require(room.question))
    room.take(votes, from: Attendance(present: 2, answered: 2))
    guard case .tally(let tally, _, nil) = room.handle(":hands 1 0 4 0", at: now).replies.first
    else { return #expect(Bool(false)) }
    #expect(tally.picture == .choices([2, 1, 4, 0], none: 0) && tally.count == 7)
  }

  @Test func handsDoNotCloseAVote() throws {
    var room = try room("lazy-view", page: 2)
    guard case .tally(_, let open, _) = room.handle(":hands 1 0 4 0", at: now).replies.first,
      case .tally(_, let closed, _) = close(&room, []).first
    else { return #expect(Bool(false)) }
    #expect(open.isOpen && !closed.isOpen)
  }

  @Test func thatHandsAndBallotsBothCountIsTold() throws {
    var room = try room("lazy-view", page: 2)
    func warns(_ replies: [PresenterReply]) -> Bool {
      replies.contains { if case .bothCount(hands: 5, answers: 2) = $0 { true } else { false } }
    }
    let alone = room.handle(":hands 1 0 4 0", at: now).replies
    #expect(!alone.contains { if case .bothCount = $0 { true } else { false } })
    let votes = try votes(["a", "b"], to: try #require(room.question))
    #expect(warns(close(&room, votes)))
    #expect(warns(room.handle(":hands 1 0 4 0", at: now).replies))
  }

  @Test func wherePairsAnswerNobodyKnowsOfHowMany() throws {
    let slides = try #require(content.slides(named: "class-a-life"))
    for (place, slide) in slides.slides.enumerated() where slide.item != nil {
      var room = try room("class-a-life", page: place + 1)
      room.take(Attendance(present: 4, answered: 2))
      #expect(room.attendance.oneTypesForSeveral == (slide.mode == .pairs), "\(place + 1)")
    }
  }

  // MARK: - Groups

  /// The first page of the second plan that is for groups, and the part that it belongs to.
  private func groupPage() throws -> (page: Int, part: Int) {
    let slides = try #require(content.slides(named: "class-an-end"))
    let place = try #require(
      slides.slides.firstIndex { if case .groups = $0.content { true } else { false } })
    return (place + 1, slides.slides[place].part)
  }

  @Test func groupsAreDealtEvenlyAmongThoseWhoAreHere() throws {
    let (page, part) = try groupPage()
    #expect(try !room("class-an-end", page: page - 1).isForGroups)
    for count in [0, 1, 2, 3, 8, 31] {
      let room = try room("class-an-end", page: page)
      let seated = (0..<count).map { Seated(learner: "l\($0)") }.shuffled()
      let dealt = room.deal(among: seated, in: "x")
      #expect(Set(dealt.map(\.learner)).count == count)
      #expect(dealt.allSatisfy { $0.1.class == "x" && $0.1.part == part })
      let sizes = (1...3).map { group in dealt.count { $0.1.group == group } }
      #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1 && sizes.reduce(0, +) == count)
    }
  }

  @Test func whoComesLateHelpsTheSmallestGroupAndNobodyElseMoves() throws {
    let (page, part) = try groupPage()
    let room = try room("class-an-end", page: page + 1)
    // Of the second group two have left, and nobody counts them; some were dealt in other classes.
    let here = [1, 1, 2, 3, 3].enumerated().map { place, group in
      Seated(learner: "l\(place)", dealt: DealtGroup(class: "x", part: part, group: group))
    }
    let late = [
      Seated(learner: "a"),
      Seated(learner: "b", dealt: DealtGroup(class: "w", part: part, group: 1)),
      Seated(learner: "c", dealt: DealtGroup(class: "x", part: part + 1, group: 3)),
      Seated(learner: "d", dealt: DealtGroup(class: "x", part: part, group: 9)),
    ]
    let dealt = room.deal(among: here + late, in: "x")
    #expect(dealt.map(\.learner) == ["a", "b", "c", "d"])
    #expect(dealt.map(\.1.group) == [2, 1, 2, 3])
    #expect(room.deal(among: here, in: "x").isEmpty)
  }

  @Test func aDealtGroupIsReadAsItWasWritten() {
    let dealt = DealtGroup(class: "x", part: 1, group: 3)
    #expect(DealtGroup(dealt.text) == dealt)
    for text in ["", "x", "x/1", "x/1/0", "x/a/1", "x/1/2/3"] { #expect(DealtGroup(text) == nil) }
  }

  @Test func whatIsAskedOfGroupsNamesTheirPart() throws {
    let (page, part) = try groupPage()
    for group in 1...3 {
      let put = try #require(try room("class-an-end", page: page + group).put(in: "x"))
      #expect(put.groups == PutQuestion.Groups(answering: [group], of: 3, part: part))
    }
  }

  @Test func breaksAndGroupsAndTheEndAreBackdrops() throws {
    let slides = try #require(content.slides(named: "class-an-end"))
    let minute = 60_000
    for (place, slide) in slides.slides.enumerated() {
      var room = Presentation(slides, library: content, in: .en, isLive: true)
      _ = room.begin(at: now)
      _ = room.handle(":goto \(place + 1)", at: Instant(wall: minute, monotonic: minute))
      switch slide.content {
      case .item: #expect(room.backdrop(in: "x") == nil)
      case .pause: #expect(room.backdrop(in: "x") == .pause(minutes: 5, until: 6 * minute))
      case .groups(let items):
        #expect(room.backdrop(in: "x") == .groups(items, part: slide.part, class: "x"))
      case .cards(let lessons): #expect(room.backdrop(in: "x") == .cards(lessons: lessons))
      }
    }
    var room = try room("lazy-view", page: 2)
    _ = room.handle(":quit", at: now)
    let end = room.handle(":quit", at: now)
    guard case .ended(let title) = end.replies.first else { return #expect(Bool(false)) }
    #expect(end.isOver && end.isNewSlide && title == "The view comes late")
  }

  @Test func handsAreCountedForNumbersToo() throws {
    var room = try room("class-a-life", page: 1)
    let bets = try votes(["1", "5", "5"], to: try #require(room.question))
    room.take(bets, from: Attendance(present: 3, answered: 3))
    _ = room.handle(":hands 0 2 0 0 0 4", at: now)
    for _ in 1...2 { _ = room.handle(":goto 14", at: now) }
    let revealed = room.handle("", at: now).replies
    guard case .tally(let tally, let question, _) = revealed.first(where: { $0.isTally }) else {
      return #expect(Bool(false))
    }
    #expect(question.isRevealed)
    #expect(tally.picture == .numbers(Histogram(counts: [1: 3, 5: 6])) && tally.count == 9)
  }

  @Test func nothingIsClosedUnanswered() throws {
    var room = try room("lazy-view", page: 2)
    room.take([], from: Attendance(present: 3))
    guard case .refusal(.nobodyAnswered) = room.handle("", at: now).replies.first else {
      return #expect(Bool(false))
    }
    #expect(room.poll == .open)
    // Whoever looks at something else meanwhile is told again.
    _ = room.handle(":votes", at: now)
    #expect(!room.handle("", at: now).closesVote)
    #expect(room.handle("", at: now).closesVote && room.poll == .closed)
  }

  @Test func whatIsBegunOrCountedIsEnoughToClose() throws {
    for isTyping in [false, true] {
      var room = try room("lazy-view", page: 2)
      room.take([], from: Attendance(present: 3, typing: isTyping ? 1 : 0))
      if !isTyping { _ = room.handle(":hands 1 0 4 0", at: now) }
      #expect(room.handle("", at: now).closesVote)
    }
  }

  @Test func aClassWithAnOpenVoteIsLeftOnceMoreAsked() throws {
    var room = try room("lazy-view", page: 2)
    guard case .refusal(.voteWouldEnd) = room.handle("quit", at: now).replies.first else {
      return #expect(Bool(false))
    }
    #expect(!room.handle(":votes", at: now).isOver && !room.handle(":quit", at: now).isOver)
    #expect(room.handle(":quit", at: now).isOver)
  }

  @Test func betsWhoseAnswerIsToComeAreNotEndedInSilence() throws {
    var room = try room("class-a-life", page: 1)
    _ = close(&room, try votes(["1", "5", "5"], to: try #require(room.question)))
    guard case .refusal(.betsAreOpen(1)) = room.handle(":quit", at: now).replies.first else {
      return #expect(Bool(false))
    }
    #expect(room.handle(":quit", at: now).isOver)
    _ = room.handle(":goto 14", at: now)
    _ = room.handle("", at: now)
    guard case .refusal(.pagesAreLeft(1)) = room.handle(":quit", at: now).replies.first else {
      return #expect(Bool(false))
    }
  }

  @Test func aPageIsLeftOnceMoreAskedWherePeopleVote() throws {
    for line in [":goto 3", ":back", ":again"] {
      var room = try room("lazy-view", page: 2)
      room.take([], from: Attendance(present: 3))
      guard case .refusal(.voteWouldBeLeft) = room.handle(line, at: now).replies.first else {
        return #expect(Bool(false), "\(line)")
      }
      _ = room.handle(":votes", at: now)
      #expect(!room.handle(line, at: now).isNewSlide)
      #expect(room.handle(line, at: now).isNewSlide)
    }
  }

  @Test func whatNobodyAnsweredIsNoVote() throws {
    var room = try room("lazy-view", page: 2)
    let question = try #require(room.question)
    _ = room.handle(":goto 3", at: now)
    _ = room.handle(":goto 2", at: now)
    #expect(room.put(in: "x")?.vote.round == 2 && room.put(in: "x")?.number == 1)
    _ = room.handle("", at: now)
    _ = room.handle("", at: now)
    _ = room.handle(":revote", at: now)
    #expect(room.put(in: "x")?.number == 1 && room.put(in: "x")?.isAgain == false)
    _ = close(&room, try votes(["a", "b"], to: question))
    _ = room.handle(":revote", at: now)
    #expect(room.put(in: "x")?.number == 2 && room.put(in: "x")?.isAgain == true)
  }

  @Test func aPageThatIsReachedAgainIsNoRevote() throws {
    var room = try room("lazy-view", page: 2)
    let votes = try votes(["a", "b"], to: try #require(room.question))
    _ = close(&room, votes)
    _ = room.handle(":goto 1", at: now)
    room.take(Attendance())
    _ = room.handle(":goto 2", at: now)
    _ = room.handle(":again", at: now)
    #expect(room.put(in: "x")?.isAgain == false)
    guard case .tally(_, _, nil) = close(&room, votes).first else { return #expect(Bool(false)) }
    _ = room.handle(":revote", at: now)
    #expect(room.put(in: "x")?.isAgain == true)
    guard case .tally(_, _, _?) = close(&room, votes).first else { return #expect(Bool(false)) }
  }

  @Test func aPageThatWasAnsweredIsNotAskedAgain() throws {
    var room = try room("lazy-view", page: 2)
    _ = close(&room, try votes(["a", "b"], to: try #require(room.question)))
    _ = room.handle("", at: now)
    _ = room.handle(":goto 3", at: now)
    room.take(Attendance())
    let replies = room.handle(":back", at: now).replies
    #expect(room.poll == .closed && room.put(in: "x") == nil)
    guard case .page(let page) = replies.first, case .presented(let place) = page.sitting,
      case .tally(let tally, _, nil) = replies.last
    else { return #expect(Bool(false)) }
    #expect(!place.isAsked && tally.count == 2)
    // Return shows the answer once more, and the room may be asked again.
    _ = room.handle("", at: now)
    #expect(room.current == .reveal)
    _ = room.handle(":revote", at: now)
    #expect(room.put(in: "x")?.isAgain == true)
  }

  @Test func codeIsNotEditedWhileTheRoomVotes() throws {
    let slides = try #require(content.slides(named: "lazy-view"))
    let page = try #require(slides.slides.firstIndex { $0.item == "lazy-view/asking-loads" }) + 1
    var room = try room("lazy-view", page: page)
    guard case .refusal(.voteIsOpen) = room.handle(":edit 1 print(1)", at: now).replies.first
    else { return #expect(Bool(false)) }
    _ = close(&room, try votes(["1"], to: try #require(room.question)))
    guard case .changed = room.handle(":edit 1 print(1)", at: now).replies.first else {
      return #expect(Bool(false))
    }
  }

  @Test func handsAreCountedWhereThereIsWhatToRaiseThemFor() throws {
    for plan in ["class-a-life", "class-an-end"] {
      for page in 1...(try #require(content.slides(named: plan)).slides.count) {
        var room = try room(plan, page: page)
        guard let form = room.question?.form else { continue }
        let replies = room.handle(":hands 1", at: now).replies
        let isRefused = replies.contains {
          if case .refusal(.noHands) = $0 { true } else { false }
        }
        switch form {
        case .one, .several, .number, .columns(_, .isSo): #expect(!isRefused)
        default: #expect(isRefused, "\(form)")
        }
      }
    }
  }

  @Test func wordsOfOnesOwnAreShownWhenThePresenterSaysSo() throws {
    let slides = try #require(content.slides(named: "lazy-view"))
    let page = try #require(slides.slides.firstIndex { $0.item == "lazy-view/ask-first" }) + 1
    var room = try room("lazy-view", page: page)
    let votes = try votes(
      ["you are all fools|", "draft.viewDidLoad()|", "fools viewDidLoad|", "you are all fools|"],
      to: try #require(room.question))
    guard case .tally(let tally, _, _) = close(&room, votes).first,
      case .code(let shares, _) = tally.picture
    else { return #expect(Bool(false)) }
    #expect(shares.map(\.count) == [2, 1, 1])
    #expect(shares.map { $0.own?.isHidden } == [true, nil, true])
    #expect(room.words.map(\.text) == ["you are all fools", "fools viewDidLoad"])
    guard case .refusal(.noWords(2)) = room.handle(":show 3", at: now).replies.first,
      case .tally(let shown, _, _) = room.handle(":show 2", at: now).replies.first
    else { return #expect(Bool(false)) }
    #expect(shown.ownWords.map { $0.own?.isHidden } == [true, false])
    // Without learners' terminals there is nothing to hide.
    let alone = Presentation(slides, library: content, in: .en)
    #expect(alone.words.isEmpty)
  }

  @Test func whatIsPickedOrCountedIsNotHidden() throws {
    let pages = try #require(content.slides(named: "class-a-life")).slides.count
    var columns = 0
    for page in 1...pages {
      var room = try room("class-a-life", page: page)
      guard let question = room.question, case .columns(let count, let column) = question.form
      else { continue }
      let value = column == .size ? "1x1" : column == .isSo ? "y" : "1"
      let line = Array(repeating: value, count: count).joined(separator: " ")
      let votes = try votes([line], to: question)
      // A bet is seen with its answer only.
      guard case .tally(let tally, _, _) = close(&room, votes).first else { continue }
      #expect(tally.ownWords.isEmpty && room.words.isEmpty, "\(question.item)")
      columns += 1
    }
    #expect(columns > 0)
  }

  @Test func howSureTheRoomWasIsCounted() throws {
    let room = try room("lazy-view", page: 2)
    let question = try #require(room.question)
    let bets: [(String, Int?)] = [("a", 3), ("b", 3), ("b", 1), ("b", nil)]
    let votes = try bets.enumerated().map { place, bet in
      var ballot = Ballot(question.form)
      _ = try ballot.take(bet.0)
      return CastVote(
        learner: "l\(place)", answer: question.sent(ballot), certainty: bet.1)
    }
    let tally = Tally(question, votes)
    #expect(tally.count == 4 && tally.certainties.map(\.count) == [1, 2])
    let right = tally.right ?? 0
    #expect(
      tally.certainties.map(\.right) == (right == 3 ? [1, 1] : right == 1 ? [0, 1] : [0, 0]))
  }

  @Test func whatThePresenterChoosesCostsTheRoomNothing() throws {
    var room = try room("class-a-life", page: 8)
    let votes = try votes(
      ["detail loadView", "detail viewDidLoad"], to: try #require(room.question))
    _ = close(&room, votes)
    let replies = room.handle("detail loadView", at: now).replies
    guard case .session(.driveRefused(_, count: 0)) = replies.first else {
      return #expect(Bool(false))
    }
    #expect(room.put(in: "x")?.isPresentersCall == true)
    // What most of the room named is its own, and costs.
    let own = try self.votes(["detail viewDidLoad"], to: try #require(room.question))
    let counted = close(&room, own)
    #expect(
      counted.contains { if case .session(.driveRefused(_, count: 1)) = $0 { true } else { false } }
    )
    #expect(room.put(in: "x")?.isPresentersCall == false)
  }

  @Test func whatIsNoCallIsNotPlayed() throws {
    var room = try room("class-a-life", page: 8)
    let votes = try votes(
      ["fools unite", "fools unite", "detail loadView"], to: try #require(room.question))
    _ = close(&room, votes)
    #expect(room.put(in: "x")?.refused == "detail loadView")
    let nonsense = try self.votes(["fools unite"], to: try #require(room.question))
    guard case .noCalls = close(&room, nonsense).last else { return #expect(Bool(false)) }
    #expect(room.poll == .open && room.question?.vote.round == 3)
  }

  // MARK: - Modes

  @Test func aBetIsShownWithItsAnswer() throws {
    var room = try room("class-a-life", page: 1)
    let question = try #require(room.question)
    #expect(room.put(in: "x")?.mode == .bet)
    let bets = try votes(["1", "5", "5"], to: question)
    guard case .sealed(count: 3) = close(&room, bets).first else { return #expect(Bool(false)) }
    _ = room.handle(":goto 14", at: now)
    let revealed = room.handle("", at: now).replies
    guard case .tally(let tally, _, _) = revealed.first(where: { $0.isTally }) else {
      return #expect(Bool(false))
    }
    #expect(tally.count == 3)
  }

  private func counts(_ replies: [PresenterReply]) -> [Int] {
    replies.compactMap { if case .tally(let tally, _, _) = $0 { tally.count } else { nil } }
  }

  /// Leaves an open vote, too, which has to be said twice.
  private func jump(_ room: inout Presentation, to page: Int) -> [PresenterReply] {
    let isOpen = room.poll.isOpen
    let replies = room.handle(":goto \(page)", at: now).replies
    return isOpen ? room.handle(":goto \(page)", at: now).replies : replies
  }

  /// However the presenter jumps, each bet is shown with its own answer, and what was shown stays so.
  @Test func betsAreSettledHoweverThePresenterJumps() throws {
    var room = try room("class-a-life", page: 1)
    let (first, bet) = (room.slide.item, room.question?.vote)
    _ = close(&room, try votes(["1", "5", "5"], to: try #require(room.question)))
    _ = jump(&room, to: 13)
    let second = room.slide.item
    #expect(room.slide.mode == .bet && first != second)
    let numbers = try votes(["5|5|", "5|"], to: try #require(room.question))
    guard case .sealed(count: 2) = close(&room, numbers).first else { return #expect(Bool(false)) }
    // Over what this page reveals, to where the first bet is revealed.
    _ = jump(&room, to: 14)
    #expect(room.slide.item == first)
    #expect(counts(room.handle("", at: now).replies) == [3])
    #expect(bet != nil && room.revealed == bet)
    // Back to the page that was left: its bets are still to come, and come once.
    let back = jump(&room, to: 13)
    #expect(back.contains { if case .sealed(count: 2) = $0 { true } else { false } })
    #expect(counts(room.handle("", at: now).replies) == [2])
    #expect(room.revealed == .init(slide: 12, round: 1))
    // A bet that was shown is no secret any more.
    for (page, count) in [(13, 2), (1, 3)] {
      #expect(counts(jump(&room, to: page)) == [count], "\(page)")
    }
  }

  /// Who is asked once more and says nothing has bet all the same.
  @Test func beingAskedAgainTakesNoBetBack() throws {
    var room = try room("class-a-life", page: 1)
    _ = close(&room, try votes(["1", "5", "5"], to: try #require(room.question)))
    let bet = room.question?.vote
    _ = room.handle(":again", at: now)
    #expect(room.poll == .open && room.question?.vote != bet)
    _ = jump(&room, to: 14)
    #expect(counts(room.handle("", at: now).replies) == [3])
    #expect(bet != nil && room.revealed == bet)
  }

  /// What the room dictates is answered before it, and the bets are shown with that.
  @Test func betsAreSettledByAnAnswerThatIsTyped() throws {
    var room = try room("class-a-life", page: 1)
    _ = close(&room, try votes(["1", "5", "5"], to: try #require(room.question)))
    _ = jump(&room, to: 14)
    let replies = room.handle("5", at: now).replies
    #expect(replies.contains { if case .session(.graded) = $0 { true } else { false } })
    #expect(counts(replies) == [3])
  }

  /// Hands are bets too, and a vote that is left while people answer counts as it was left.
  @Test func betsByHandAndOfAVoteThatWasLeftAreKept() throws {
    var room = try room("class-a-life", page: 1)
    let bets = try votes(["1", "5", "5"], to: try #require(room.question))
    room.take(Array(bets.prefix(1)), from: Attendance(present: 3, answered: 1))
    let open = try #require(room.question?.vote)
    _ = jump(&room, to: 2)
    room.take(bets, to: open)
    _ = jump(&room, to: 1)
    _ = room.handle(":hands 4", at: now)
    guard case .sealed(count: 7) = jump(&room, to: 1).last else {
      return #expect(Bool(false))
    }
  }

  @Test func theRoomPlaysADriveCallByCall() throws {
    var room = try room("class-a-life", page: 8)
    let question = try #require(room.question)
    #expect(question.form == .calls && question.played.isEmpty)
    let votes = try votes(
      ["detail loadView", "detail.loadView()", "list viewWillDisappear: true"], to: question)
    let replies = close(&room, votes)
    guard case .tally(let tally, _, _) = replies.first, case .answers(let shares) = tally.picture
    else { return #expect(Bool(false)) }
    #expect(shares.map(\.count) == [2, 1] && shares[0].lines == ["detail loadView"])
    // The next call is asked for, by a room that knows that this one was refused.
    #expect(room.put(in: "x")?.refused == "detail loadView" && room.poll == .open)
    #expect(room.question?.vote.round == 2)
  }

  @Test func aCallThatIsUnderstoodWithoutItsObjectIsTheSame() throws {
    let room = try room("class-a-life", page: 8)
    let calls = ["detail loadView", "loadView", "list viewWillDisappear:", "viewWillDisappear"]
    guard case .answers(let shares) = try tally(calls, of: room).picture else {
      return #expect(Bool(false))
    }
    #expect(Set(shares.map(\.lines)) == [["detail loadView"], ["list viewWillDisappear:"]])
    #expect(shares.map(\.count) == [2, 2])
  }

  @Test func ofCallsWithAsManyVotesThePresenterChooses() throws {
    var room = try room("class-a-life", page: 8)
    let votes = try votes(
      ["detail loadView", "detail viewDidLoad"], to: try #require(room.question))
    let replies = close(&room, votes)
    guard case .tied(let calls) = replies.last else { return #expect(Bool(false)) }
    // Return chooses none, and the room may be asked once more.
    guard case .tied(calls) = room.handle("", at: now).replies.first else {
      return #expect(Bool(false))
    }
    var asked = room
    _ = asked.handle(":revote", at: now)
    #expect(asked.poll == .open && asked.question?.vote.round == 2)
    #expect(calls == ["detail loadView", "detail viewDidLoad"])
    _ = room.handle("detail loadView", at: now)
    #expect(room.poll == .open && room.put(in: "x")?.refused == "detail loadView")
  }

  @Test func callsThatWerePlayedStayPlayed() throws {
    var room = try room("class-a-life", page: 8)
    let first = "detail willMoveToParentViewController:"
    // A call that is refused is not played.
    for call in ["detail loadView", first] {
      _ = close(&room, try votes([call], to: try #require(room.question)))
    }
    _ = room.handle(":back", at: now)
    _ = room.handle(":goto 8", at: now)
    #expect(room.question?.played == [first])
    _ = room.handle(":again", at: now)
    #expect(room.question?.played == [])
  }

  @Test func aRefusedCallIsPutToTheRoomAsOne() throws {
    var room = try room("class-a-life", page: 8)
    _ = close(&room, try votes(["detail loadView"], to: try #require(room.question)))
    #expect(room.put(in: "x")?.refused == "detail loadView")
    #expect(room.put(in: "x")?.played == [])
    let first = "detail willMoveToParentViewController:"
    _ = close(&room, try votes([first], to: try #require(room.question)))
    #expect(room.put(in: "x")?.refused == nil && room.question?.played.last == first)
  }

  @Test func whatTheRoomHasSeenIsToldOfTheVote() throws {
    var room = try room("lazy-view", page: 2)
    _ = close(&room, try votes(["a"], to: try #require(room.question)))
    #expect(room.revealed == nil)
    _ = room.handle("", at: now)
    #expect(room.revealed == .init(slide: 1, round: 1))
  }

  @Test func whatIsShoutedIsTypedAtTerminalsToo() throws {
    let slides = try #require(content.slides(named: "class-an-end"))
    let page = try #require(slides.slides.firstIndex { $0.mode == .shout }) + 1
    var room = try room("class-an-end", page: page)
    #expect(room.poll == .open && room.put(in: "x")?.mode == .shout)
    let question = try #require(room.question)
    let replies = close(&room, try votes(["6", "6 13", "0"], to: question))
    guard case .tally(let tally, _, nil) = replies.first,
      case .lines(let lines, none: 1) = tally.picture
    else { return #expect(Bool(false)) }
    #expect(lines.map(\.number) == [6, 13] && lines.map(\.count) == [2, 1])
    // And what was shouted is typed before the room, and decided by the detectors.
    let graded = room.handle("6", at: now).replies
    #expect(graded.contains { if case .session(.graded) = $0 { true } else { false } })
  }

  @Test func aLostPresenterGoesOnWhereTheClassStands() throws {
    let slides = try #require(content.slides(named: "lazy-view"))
    var room = Presentation(slides, library: content, in: .en, isLive: true)
    var earlier = PutQuestion(
      at: .init(class: "x", vote: .init(slide: 1, round: 1)), item: "lazy-view/exit")
    earlier.state = .closed
    let open = PutQuestion(
      at: .init(class: "x", vote: .init(slide: 1, round: 2)), item: "lazy-view/exit")
    _ = room.resume([(earlier, []), (open, [])], at: now)
    #expect(room.question?.vote == .init(slide: 1, round: 2) && room.poll == .open)
    _ = room.handle(":back", at: now)
    _ = room.handle(":goto 2", at: now)
    #expect(room.question?.vote.round == 3)
  }
}

extension VotingTests {
  @Test func aVoteThatWasClosedAndNotCountedIsCountedByWhoGoesOn() throws {
    let slides = try #require(content.slides(named: "lazy-view"))
    var first = Presentation(slides, library: content, in: .en, isLive: true)
    _ = first.begin(at: now)
    _ = first.handle(":goto 2", at: now)
    let votes = try votes(["a", "b"], to: try #require(first.question))
    var put = try #require(first.put(in: "x"))
    put.state = .closed
    var next = Presentation(slides, library: content, in: .en, isLive: true)
    let replies = next.resume([(put, votes)], at: now).replies
    guard case .tally(let tally, _, nil) = replies.last else { return #expect(Bool(false)) }
    #expect(tally.count == 2 && next.poll == .closed)
  }
}

extension PresenterReply {
  fileprivate var isTally: Bool { if case .tally = self { true } else { false } }
}
