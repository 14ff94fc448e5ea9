import Foundation
import LibC
import Terminal
import Testing
import WaitingTrait

/// A class at real terminals, on one machine.
@Suite(.serialized, .waiting) struct ClassTests {
  private let folder = StateFolder()

  private var database: [String] { ["--db", folder.path + "/room.sqlite3"] }

  private func present(_ state: StateFolder, _ name: String = "lazy-view") throws -> Terminal {
    try start(["class", "present", name, "--room", "r"] + database, state: state)
  }

  private func join(_ state: StateFolder, _ options: [String] = []) throws -> Terminal {
    try start(["class", "join", "r"] + database + options, state: state)
  }

  @Test func fortyLearnersAnswerOnceEach() throws {
    let host = StateFolder()
    var presenter = try present(host)
    try presenter.enter(":goto 2", says: "2 of")
    let states = (0..<40).map { _ in StateFolder() }
    var learners = try states.map { try join($0) }
    // Twenty answer, two of them twice.
    for learner in learners[..<20] { try learner.enter("a", says: "Your answer stands: a.") }
    for learner in learners[..<2] { try learner.enter("b", says: "Your answer stands: b.") }
    // One is killed with half an answer, and one with a whole one; both come back.
    try learners[20].type("c")
    for place in [19, 20] {
      kill(learners[place].child, SIGKILL)
      #expect(try learners[place].exitCode() == -SIGKILL)
      learners[place] = try join(states[place])
      // Who has answered is told so, and may answer anew.
      #expect(learners[place].output.contains("Your answer stands: a.") == (place == 19))
    }
    try presenter.expect("20/40")
    // The presenter's terminal is lost, and the vote stays open meanwhile.
    kill(presenter.child, SIGKILL)
    #expect(try presenter.exitCode() == -SIGKILL)
    for learner in learners[20...] { try learner.enter("c", says: "Your answer stands: c.") }
    presenter = try present(host)
    #expect(presenter.output.contains("Answered: 40 of 40"))
    try presenter.enter("", says: "Answers: 40")
    let shown = presenter.output.replacing(/\x1B\[[0-9;]*m/, with: "").split(separator: "\r\n")
    #expect(shown.contains { $0.contains("a  18  ") } && shown.contains { $0.contains("b   2  ") })
    #expect(shown.contains { $0.contains("c  20  ") } && shown.contains { $0.contains("d   0  ") })
    for learner in learners { try learner.expect("The vote is closed. Your answer counts.") }
    try learners[0].enter("d", says: "Too late")
    // The page is revealed, and the class ends for all, as pages are left once that is sure.
    try presenter.enter("", says: "The answer.")
    try presenter.enter(":quit", says: "pages are still to come")
    try presenter.type(":quit\r")
    #expect(try presenter.exitCode() == 0)
    for learner in learners {
      try learner.expect("The class is over.")
      #expect(try learner.exitCode() == 0)
    }
  }

  @Test func aPlainTerminalIsToldInLinesWhoHasAnswered() throws {
    let presenter = try start(
      ["class", "present", "lazy-view", "--room", "r", "--plain"] + database, state: StateFolder())
    try presenter.enter(":goto 2", says: "2 of")
    try join(StateFolder()).enter("a", says: "Your answer stands: a.")
    try presenter.expect("Answered: 1 of 1")
  }

  @Test func theLanguageThatWasChosenIsSpokenToWhoComesBack() throws {
    let presenter = try present(StateFolder())
    try presenter.enter(":goto 2", says: "2 of")
    let state = StateFolder()
    let learner = try start(["class", "join", "r"] + database, state: state)
    try learner.enter(":language cs", says: "písmeno")
    try learner.type(":quit\r")
    _ = try learner.exitCode()
    let again = try start(["class", "join", "r"] + database, state: state)
    #expect(again.output.contains("místnosti 'r'"))
  }

  @Test func whoHasMoreTimeAnswersAfterTheOthers() throws {
    let presenter = try present(StateFolder())
    try presenter.enter(":goto 2", says: "2 of")
    let (slow, quick) = (StateFolder(), StateFolder())
    let (late, other) = (try join(slow, ["--more-time"]), try join(quick))
    try presenter.expect("0/2")
    try presenter.enter("", says: "Nobody has answered yet")
    try presenter.enter("", says: "without an answer yet: 1")
    try late.expect("You have more time")
    try other.expect("There is no answer of yours.")
    try other.enter("a", says: "Too late")
    try late.enter("b", says: "Your answer stands: b.")
    try presenter.expect("1/2")
    try presenter.enter("", says: "Answers: 1")
  }

  @Test func rowsThatWereTypedCountWithoutTheLastOne() throws {
    let presenter = try present(StateFolder())
    try presenter.enter(":goto 5", says: "5 of")
    let learner = try join(StateFolder())
    try learner.enter("print(draft.isViewLoaded)")
    try presenter.expect("1 typing")
    try presenter.enter("", says: "Answers: 1")
    try learner.expect("What you had typed by then counts: print(draft.isViewLoaded)")
  }

  @Test func whoLeavesIsNotWaitedFor() throws {
    let presenter = try present(StateFolder())
    try presenter.enter(":goto 2", says: "2 of")
    let (one, _) = (try join(StateFolder()), try join(StateFolder()))
    try presenter.expect("0/2")
    try one.type("quit\r")
    #expect(try one.exitCode() == 0)
    try presenter.expect("0/1")
  }

  @Test func aLearnerInAPipeLeavesOnceAllIsAnswered() throws {
    let presenter = try present(StateFolder())
    try presenter.enter(":goto 2", says: "2 of")
    let state = StateFolder()
    let ran = try run(
      ["--language", "en", "--state", state.path, "class", "join", "r"] + database, input: "a\n")
    #expect(ran.code == 0 && ran.output.contains("Your answer stands: a."))
    try presenter.expect("1/1")
  }

  @Test func whoComesBackAfterTheEndIsToldWhatTheyAnswered() throws {
    let presenter = try present(StateFolder())
    try presenter.enter(":goto 2", says: "2 of")
    let state = StateFolder()
    let learner = try join(state)
    try learner.enter("a", says: "Your answer stands: a.")
    try learner.type(":quit\r")
    _ = try learner.exitCode()
    try presenter.enter("", says: "Answers: 1")
    try presenter.type("\r")
    try presenter.enter(":quit", says: "still to come")
    try presenter.type(":quit\r")
    #expect(try presenter.exitCode() == 0)
    let back = try run(
      ["--language", "en", "--state", state.path, "class", "join", "r"] + database, input: "")
    #expect(back.output.contains("You answered a"), "\(back.output)")
    #expect(!back.output.contains("did not answer") && !back.output.contains("comes by itself"))
  }

  @Test func anOpenVoteIsNotEndedUnasked() throws {
    let presenter = try present(StateFolder())
    try presenter.enter(":goto 2", says: "2 of")
    try presenter.enter("quit", says: "A vote is open")
    try presenter.type("\u{4}")
    try presenter.expect("The class is over.")
    #expect(try presenter.exitCode() == 0)
  }

  @Test func aVoteOutlivesThePresentersTerminal() throws {
    let presenter = try present(StateFolder())
    for page in [1, 2, 1, 3, 2] { try presenter.enter(":goto \(page)", says: "\(page) of") }
    let learner = try join(StateFolder())
    presenter.hangUp()
    _ = try presenter.exitCode()
    try learner.enter("a", says: "Your answer stands: a.")
    let next = try present(StateFolder())
    #expect(next.output.contains("Answered: 1 of 1"))
    try next.enter("", says: "Answers: 1")
    try next.enter("", says: "The answer.")
    try learner.expect("You answered a")
  }

  @Test func thatTheDatabaseIsAwayIsToldOnceAndThatItIsBack() throws {
    let presenter = try present(StateFolder())
    try presenter.enter(":goto 2", says: "2 of")
    let learner = try join(StateFolder())
    try presenter.expect("0/1")
    let names = ["room.sqlite3", "room.sqlite3-wal", "room.sqlite3-shm"]
    for name in names { rename("\(folder.path)/\(name)", "\(folder.path)/away-\(name)") }
    for terminal in [presenter, learner] {
      try terminal.expect("cannot be reached")
      try terminal.expect("This terminal tries again and again")
      try terminal.expectPrompt(prompt)
    }
    try learner.enter("a", says: "Your answer is kept here")
    for name in names { rename("\(folder.path)/away-\(name)", "\(folder.path)/\(name)") }
    for terminal in [presenter, learner] { try terminal.expect("can be reached again") }
    try learner.expect("Your answer stands: a.")
    try presenter.expect("1/1")
    for terminal in [presenter, learner] {
      #expect(terminal.output.components(separatedBy: "cannot be reached").count <= 3)
    }
  }

  /// What waits outlives the terminal: it is sent by the next one, once, or told to be late.
  @Test(arguments: [true, false]) func anAnswerOutlivesItsTerminal(isInTime: Bool) throws {
    let presenter = try present(StateFolder())
    try presenter.enter(":goto 2", says: "2 of")
    let (state, names) = (StateFolder(), ["room.sqlite3", "room.sqlite3-wal", "room.sqlite3-shm"])
    let learner = try join(state)
    for name in names { rename("\(folder.path)/\(name)", "\(folder.path)/away-\(name)") }
    try learner.expect("cannot be reached")
    try learner.expectPrompt(prompt)
    try learner.enter("a", says: "Your answer is kept here")
    kill(learner.child, SIGKILL)
    _ = try learner.exitCode()
    for name in names { rename("\(folder.path)/away-\(name)", "\(folder.path)/\(name)") }
    try presenter.expect("can be reached again")
    if !isInTime {
      try presenter.enter("", says: "Nobody has answered yet")
      try presenter.enter("", says: "The vote is closed")
    }
    let back = try join(state)
    #expect(back.output.contains("has reached the room, and counts") == isInTime)
    #expect(back.output.contains("came too late: its vote is closed") != isInTime)
    if isInTime { try presenter.expect("1/1") }
    try back.type(":quit\r")
    _ = try back.exitCode()
    #expect(!(try join(state)).output.contains("had waited here"))
  }

  @Test func eachIsToldTheirGroupAndWhoComesLateToo() throws {
    let presenter = try present(StateFolder(), "class-an-end")
    try presenter.enter("", says: "1 of 17")
    let learners = try (0..<3).map { _ in try join(StateFolder()) }
    try presenter.expect("0/3")
    for _ in 0..<2 { try presenter.enter(":goto 4", says: " ") }
    var groups: Set<String> = []
    for learner in learners {
      try learner.expect("You are in group ")
      groups.insert(try learner.expect("."))
    }
    #expect(groups == ["1.", "2.", "3."])
    try presenter.enter(":next", says: "5 of")
    for learner in learners { try learner.expect("group") }
    let late = try join(StateFolder())
    try late.expect("group")
    let all = learners + [late]
    let asked = all.filter { $0.output.contains("Agree on an answer in your group") }
    let following = all.filter { $0.output.contains("; you are in group ") }
    #expect(asked.count + following.count == 4 && (1...2).contains(asked.count))
  }

  @Test func aBreakIsTold() throws {
    let presenter = try present(StateFolder(), "class-a-life")
    let learner = try join(StateFolder())
    try presenter.expect("0/1")
    for _ in 0..<2 { try presenter.enter(":goto 9", says: " ") }
    #expect(presenter.output.contains("The class goes on at "))
    try learner.expect("A break of 5 minutes, until ")
    // Who comes in meanwhile is told before the first prompt.
    #expect(try join(StateFolder()).output.contains("A break of 5 minutes, until "))
  }

  @Test func whoPlaysARecordingStillPresents() throws {
    let cast = folder.path + "/class.cast"
    let recorder = try start(["class", "present", "lazy-view", "--record", cast], state: folder)
    try recorder.type(":quit\r")
    #expect(try recorder.exitCode() == 0)
    let presenter = try present(StateFolder())
    try presenter.type(":play \(cast)\r")
    try presenter.expect("page 1 of 2")
    try refuseASecondPresenter()
    try presenter.type("q")
    try presenter.expectPrompt(prompt)
    try presenter.enter(":goto 2", says: "2 of")
  }

  @Test func aSecondPresenterIsRefused() throws {
    let first = try present(StateFolder())
    try refuseASecondPresenter()
    try first.enter(":goto 2", says: "2 of")
  }

  private func refuseASecondPresenter() throws {
    let second = try Terminal(
      program, ["--state", folder.path, "class", "present", "sheets", "--room", "r"] + database,
      environment: ["TERM": "xterm", "LANG": "C"])
    try second.expect("another terminal presents in the room 'r'")
    #expect(try second.exitCode() == 1)
  }

  @Test func namesAndAnswersReachNoTerminalRaw() throws {
    let presenter = try present(StateFolder(), "first-display")
    let state = StateFolder()
    let learner = try join(state, ["--name", "\u{1B}[31m'; DROP TABLE answer; --"])
    try learner.enter("\u{1B}[2J'; DROP TABLE answer; --")
    try learner.enter(":goto '; DROP TABLE poll; --", says: "is not for a class")
    try presenter.expect("0/1")
    #expect(!presenter.output.contains("\u{1B}[31m'"))
    #expect(!learner.output.contains("\u{1B}[31m'"))
  }

  @Test(arguments: ["röm", "../x", "", "a b"])
  func aRoomHasAPlainName(_ name: String) throws {
    let learner = try Terminal(
      program, ["--state", folder.path, "class", "join", name] + database,
      environment: ["TERM": "xterm", "LANG": "C"])
    try learner.expect("is not a name for a room")
    #expect(try learner.exitCode() == 1)
  }

  @Test func aRoomIsFoundHoweverItsNameIsWritten() throws {
    let presenter = try start(
      ["class", "present", "lazy-view", "--room", "Monday"] + database, state: StateFolder())
    #expect(presenter.output.contains("Room 'monday'"))
    let learner = try start(["class", "join", "MONDAY"] + database, state: StateFolder())
    #expect(learner.output.contains("You are in the room 'monday'."))
  }

  @Test func whatNoReturnHasSentIsNoAnswer() throws {
    let presenter = try present(StateFolder())
    try presenter.enter(":goto 2", says: "2 of")
    let ran = try run(
      ["--language", "en", "--state", folder.path, "class", "join", "r"] + database, input: "b")
    #expect(ran.code == 0 && ran.output.contains("The last line ended without Return"))
    #expect(!ran.output.contains("Your answer stands"))
    let learner = try join(StateFolder())
    try learner.type("c")
    try presenter.expect("1 typing")
    learner.hangUp()
    _ = try learner.exitCode()
    try presenter.enter("", says: "Answers: 0")
  }

  @Test func aRoomThatIsNotThereIsSaidToBeMissing() throws {
    let learner = try Terminal(
      program, ["--state", folder.path, "class", "join", "nobody-here"] + database,
      environment: ["TERM": "xterm", "LANG": "C"])
    try learner.expect("There is no room 'nobody-here' in the database behind --db")
    #expect(try learner.exitCode() == 1)
    #expect(!learner.output.contains(folder.path))
  }

  @Test func whereARoomIsMissingTheOthersAreNamed() throws {
    let room = "t\(UInt32.random(in: 0 ... .max))"
    defer { try? FileManager.default.removeItem(atPath: "/var/tmp/viewdidlearn/\(room)") }
    let presenter = try start(
      ["class", "present", "lazy-view", "--room", room], state: StateFolder())
    try presenter.enter(":quit", says: "A vote is open")
    try presenter.type(":quit\r")
    #expect(try presenter.exitCode() == 0)
    let ran = try run("class", "join", "nobody-here", "--language", "en", "--state", folder.path)
    #expect(ran.code == 1)
    #expect(ran.errors.hasPrefix("error: There is no room 'nobody-here' on this machine"))
    #expect(ran.errors.contains(room) && !ran.errors.contains("/var/tmp"))
  }
}
