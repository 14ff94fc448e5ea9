import Foundation
import Terminal
import Testing
import WaitingTrait

/// `class results` through the front door: what a room answered, read by programs of others.
@Suite(.serialized, .waiting) struct ClassResultsTests {
  private let folder = StateFolder()

  private var database: [String] { ["--db", folder.path + "/room.sqlite3"] }

  /// Two learners vote on a page, and one of them votes once more; one has a name like a formula.
  private func holdClass() throws {
    let presenter = try start(
      ["class", "present", "lazy-view", "--room", "r"] + database, state: StateFolder())
    try presenter.enter(":goto 2", says: "2 of")
    let (ann, bob) = (StateFolder(), StateFolder())
    let first = try start(["class", "join", "r", "--name", "=1+1"] + database, state: ann)
    let second = try start(["class", "join", "r"] + database, state: bob)
    try first.enter("a", says: "Your answer stands: a.")
    try second.enter("b", says: "Your answer stands: b.")
    try presenter.expect("2/2")
    try presenter.enter("", says: "Answers: 2")
    try presenter.enter(":revote", says: "once more")
    try first.expect("The line after the initialiser")
    try first.enter("c", says: "Your answer stands: c.")
    try presenter.expect("1/2")
    try presenter.enter("", says: "Answers: 1")
    try presenter.enter(":quit", says: "still to come")
    try presenter.type(":quit\r")
    try presenter.expect("viewdidlearn class results lazy-view --room r --db ")
    #expect(try presenter.exitCode() == 0)
    #expect(try first.exitCode() == 0 && second.exitCode() == 0)
  }

  private func results(_ options: [String]) throws -> Ran {
    try run(
      ["class", "results", "lazy-view", "--room", "r", "--language", "en"] + database + options)
  }

  @Test func aRoomsAnswersAreReadByOthers() throws {
    try holdClass()
    let csv = try results([])
    #expect(csv.code == 0 && csv.errors == "Answers of the room r: 3\n", "\(csv.errors)")
    let rows = csv.output.split(separator: "\r\n")
    #expect(rows.count == 4)
    #expect(rows[0].hasPrefix("item,question,vote,opened,learner,name,answered,answer,score,"))
    #expect(rows[0].hasSuffix(",misconception,certainty"))
    #expect(
      rows[1...].allSatisfy { $0.hasPrefix("lazy-view/") && $0.contains("The view comes late") })
    #expect(rows.count { $0.contains(",1,20") } == 2 && rows.count { $0.contains(",2,20") } == 1)
    #expect(rows.count { $0.contains(",'=1+1,") } == 2)

    let path = folder.path + "/results.json"
    let xapi = try results(["--format", "xapi", "--out", path])
    #expect(xapi.code == 0 && xapi.output.isEmpty)
    #expect(try Readers.count("xapi", path) == "3\n")
    let statements = try String(contentsOfFile: path, encoding: .utf8)
    #expect(!statements.contains("=1+1"))
    #expect(Set(statements.matches(of: /"id":"([0-9a-f-]{36})"/).map(\.1)).count == 3)

    let gift = try results(["--format", "gift", "--out", folder.path + "/results.gift"])
    #expect(gift.code == 0)
    #expect(try Readers.count("gift", folder.path + "/results.gift") == "2\n")
  }

  /// The class of another plan that asked the same in the same room is another.
  @Test func resultsAreThoseOfThePlanThatIsNamed() throws {
    try holdClass()
    let presenter = try start(
      ["class", "present", "class-an-end", "--room", "r"] + database, state: StateFolder())
    // It asks again what nobody had right before.
    #expect(presenter.output.contains("class-an-end · 1 of 17 · from last time, among"))
    try presenter.enter(":quit", says: "A vote is open")
    try presenter.type(":quit\r")
    #expect(try presenter.exitCode() == 0)
    #expect(try results([]).errors == "Answers of the room r: 3\n")
    try holdClass()
    let both = try results([])
    #expect(both.errors.hasPrefix("Answers of the room r: 3 · class of 20"))
    let date = try #require(both.errors.firstMatch(of: #/class of ([-0-9]+ [0-9:]+)/#)?.1)
    #expect(try results(["--held", String(date)]).output.contains("lazy-view/"))
    let none = try results(["--held", "1999"])
    #expect(none.code == 1 && none.errors.contains("no class of these questions"))
    #expect(none.errors.contains(date))
  }

  /// A vote on sources is a choice; that a task is left out is told.
  @Test(arguments: [("class-an-end", 12, "a\n"), ("lazy-view", 5, "print(1)\n\n")])
  func whatOtherProgramsCannotMarkIsTold(_ slides: String, _ page: Int, _ answer: String) throws {
    let presenter = try start(
      ["class", "present", slides, "--room", "r"] + database, state: StateFolder())
    try presenter.enter(":goto \(page)", says: "\(page) of")
    let state = StateFolder()
    let joined = try run(
      ["--language", "en", "--state", state.path, "class", "join", "r"] + database, input: answer)
    #expect(joined.output.contains("Your answer stands"))
    try presenter.enter("", says: "Answers: 1")
    try presenter.enter(":quit", says: "still to come")
    try presenter.type(":quit\r")
    #expect(try presenter.exitCode() == 0)
    let gift = try run(
      ["class", "results", slides, "--room", "r", "--language", "en", "--format", "gift"]
        + database)
    let isTask = slides == "lazy-view"
    let item = isTask ? "::lazy-view/ask-first::" : "::true-sizes/window-at-will-appear::"
    #expect(gift.output.contains(item) != isTask)
    #expect(gift.errors.contains("Left out, because no other program") == isTask)
  }

  /// As everywhere: which rooms there are, and nothing of files.
  @Test func aReportOfARoomThatNobodyKnowsSaysSo() throws {
    let ran = try run("cohort", "report", "--room", "nowhere-\(getpid())", "--language", "en")
    #expect(ran.code == 1 && ran.output.isEmpty)
    #expect(ran.errors.contains("nowhere-\(getpid())"), "\(ran.errors)")
    #expect(!ran.errors.contains("sqlite3"))
  }

  @Test func aRoomOfThisMachineIsFoundByItsName() throws {
    let room = "t\(UInt32.random(in: 0 ... .max))"
    defer { try? FileManager.default.removeItem(atPath: "/var/tmp/viewdidlearn/\(room)") }
    let presenter = try start(
      ["class", "present", "lazy-view", "--room", room], state: StateFolder())
    try presenter.enter(":quit", says: "A vote is open")
    try presenter.type(":quit\r")
    try presenter.expect("viewdidlearn cohort report --room \(room)")
    #expect(try presenter.exitCode() == 0)
    for arguments in [["cohort", "report"], ["class", "results", "lazy-view"]] {
      let ran = try run(
        arguments + ["--room", room, "--language", "en", "--state", folder.path])
      #expect(ran.code == 0, "\(ran.errors)")
    }
  }

  @Test func whatIsToldToBeTypedIsAShellsCommand() throws {
    let state = StateFolder()
    let path = folder.path + "/Ann's room.sqlite3"
    let presenter = try start(
      ["class", "present", "lazy-view", "--room", "r", "--db", path], state: state)
    try presenter.enter(":quit", says: "A vote is open")
    try presenter.type(":quit\r")
    try presenter.expect("viewdidlearn class results lazy-view --room r --db '")
    #expect(try presenter.exitCode() == 0)
    let commands = presenter.output.matches(of: /viewdidlearn (class [^\r`]*)/).map(\.1)
    #expect(commands.contains { $0.hasSuffix(#"Ann'\''s room.sqlite3'"#) })
  }

  @Test func whatIsWrongIsTold() throws {
    #expect(try results([]).errors.contains("There is no room 'r'"))
    let wrong = try results(["--format", "pdf"])
    #expect(wrong.code == 2 && wrong.errors.contains("csv, xapi, gift"))
    #expect(try run("class", "results", "nothing", "--language", "en").code == 2)
  }
}
