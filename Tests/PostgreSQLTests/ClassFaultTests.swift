import Foundation
import Glibc
import Terminal
import Testing
import WaitingTrait

@testable import Cohorts
@testable import PostgreSQL

/// A class on a server, while what is between its terminals fails: answers arrive once, in the end,
/// or the learner is told.
@Suite(.serialized, .waiting) struct ClassFaultTests {
  /// A server of its own: it is killed and stopped.
  private let cluster = Cluster()
  private let name = "d\(UInt32.random(in: 0 ... .max))"
  private let teacher: String
  private let folder: URL

  init() throws {
    teacher = try cluster.database(name)
    folder = FileManager.default.temporaryDirectory.appending(path: "class-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private var learners: String { cluster.address("learner", name) }

  private func terminal(_ person: String, _ arguments: [String]) throws -> Terminal {
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "viewdidlearn")
    return try Terminal(
      program.path(),
      ["--language", "en", "--state", folder.appending(path: person).path(), "class"] + arguments,
      environment: [
        "TERM": "xterm", "LANG": "C", "HOME": "/nonexistent", "SWIFT_BACKTRACE": "enable=no",
      ])
  }

  /// A presenter who asks.
  private func present(
    _ person: String = "teacher", at address: String? = nil
  ) throws -> Terminal {
    let arguments = ["present", "lazy-view", "--room", "r", "--db", address ?? teacher]
    let presenter = try terminal(person, arguments)
    try presenter.expectPrompt()
    try presenter.type(":goto 2\r")
    try presenter.expect("2 of")
    try presenter.expectPrompt()
    return presenter
  }

  private func join(_ person: String, at address: String? = nil) throws -> Terminal {
    let learner = try terminal(person, ["join", "r", "--db", address ?? learners])
    try learner.expectPrompt()
    return learner
  }

  /// What is kept, whoever was told what: the answers of the class by their learners.
  private func kept() throws -> [String] {
    try PostgreSQLDatabase(address: teacher, token: "").run(.roomAnswers, [.text("r")])
      .map { $0.text(4) }
  }

  private func count(_ words: String, in terminal: Terminal) -> Int {
    terminal.output.components(separatedBy: words).count - 1
  }

  @Test func anAnswerOutlivesAServerThatIsKilledInMidVote() throws {
    let presenter = try present()
    let (one, other) = (try join("ann"), try join("bob"))
    try one.type("a\r")
    try one.expect("Your answer stands: a.")
    cluster.tell("kill")
    try other.type("b\r")
    try other.expect("Your answer is kept here")
    // Of two that wait, the newer one is sent.
    try other.type("c\r")
    try other.expect("Your answer is kept here")
    for terminal in [presenter, other] {
      try terminal.wait(for: "news of the outage") {
        count("tries again and again", in: terminal) > 0
      }
    }
    cluster.tell("start")
    try other.expect("Your answer stands: c.")
    try presenter.expect("2/2")
    try presenter.type("\r")
    try presenter.expect("Answers: 2")
    #expect(try Set(kept()).count == 2 && kept().count == 2)
    // That it is away is told once, and that it is back.
    for terminal in [presenter, other] {
      #expect(count("tries again and again", in: terminal) == 1)
      #expect(count("can be reached again", in: terminal) == 1)
    }
  }

  @Test func aCutNetworkHoldsUpNoKey() throws {
    _ = try present()
    let network = try Network(to: Int(cluster.port) ?? 0)
    defer { network.end() }
    let learner = try join("ann", at: learners.replacing(cluster.port, with: "\(network.port)"))
    network.cut()
    // It has asked, and waits for what never comes.
    try learner.wait(for: "a question") { network.holdsBack }
    try learner.type("b")
    try learner.expect("b")
    #expect(count("tries again and again", in: learner) == 0)
    try learner.type("\r")
    try learner.expect("Your answer is kept here")
    network.mend()
    try learner.expect("Your answer stands: b.")
    #expect(try kept().count == 1)
    for words in ["tries again and again", "can be reached again"] {
      #expect(count(words, in: learner) == 1)
    }
  }

  @Test func anAnswerThatCameTooLateOverACutNetworkIsToldToBeNone() throws {
    let presenter = try present()
    let network = try Network(to: Int(cluster.port) ?? 0)
    defer { network.end() }
    let address = learners.replacing(cluster.port, with: "\(network.port)")
    let (one, other) = (try join("ann", at: address), try join("bob", at: address))
    try presenter.expect("0/2")
    network.cut()
    for learner in [one, other] {
      try learner.type("b\r")
      try learner.expect("Your answer is kept here")
    }
    // Who leaves is told that nobody has it.
    try other.type(":quit\r")
    try other.expect("has not reached the room")
    #expect(try other.exitCode() == 4)
    try presenter.type("\r")
    try presenter.expect("Nobody has answered yet")
    try presenter.type("\r")
    try presenter.expect("Answers: 0")
    network.mend()
    try one.expect("Too late")
    #expect(try kept() == [])
  }

  @Test func aPresenterWhoseConnectionsAreForgottenGoesOn() throws {
    let network = try Network(to: Int(cluster.port) ?? 0)
    defer { network.end() }
    let presenter = try present(at: teacher.replacing(cluster.port, with: "\(network.port)"))
    let learner = try join("ann")
    network.reset()
    try learner.type("a\r")
    try learner.expect("Your answer stands: a.")
    try presenter.expect("1/1")
    network.cut()
    try presenter.type("\r")
    try presenter.expect("tries again and again")
    network.mend()
    try presenter.expect("can be reached again")
    try learner.expect("The vote is closed. Your answer counts.")
  }

  @Test func aLearnerAtTwoTerminalsIsOne() throws {
    let presenter = try present()
    let (one, other) = (try join("ann"), try join("ann"))
    try presenter.expect("0/1")
    try one.type("a\r")
    try one.expect("Your answer stands: a.")
    try other.type("b\r")
    try other.expect("Your answer stands: b.")
    try presenter.expect("1/1")
    try presenter.type("\r")
    try presenter.expect("Answers: 1")
    try presenter.type("\r")
    for learner in [one, other] { try learner.expect("You answered b") }
    #expect(try kept().count == 1)
  }

  @Test func aSecondPresenterIsRefused() throws {
    let presenter = try present()
    let second = try terminal("another", ["present", "sheets", "--room", "r", "--db", teacher])
    try second.expect("another terminal presents in the room 'r'")
    #expect(try second.exitCode() == 1)
    try presenter.type(":votes\r")
    try presenter.expect("Answered: 0 of 0")
  }

  @Test func whoMayNotPresentIsTold() throws {
    try PostgreSQLDatabase(address: teacher, token: "").migrate()
    let presenter = try terminal("ann", ["present", "lazy-view", "--room", "r", "--db", learners])
    try presenter.expect("this user may not do that in")
    #expect(try presenter.exitCode() == 4)
    #expect(!presenter.output.contains("permission denied"), "the server's own words")
  }

  @Test func whoMayNotMakeTheTablesIsToldWhoDoes() throws {
    let presenter = try terminal("ann", ["present", "lazy-view", "--room", "r", "--db", learners])
    try presenter.expect("has no tables yet")
    #expect(try presenter.exitCode() == 4)
  }

  @Test func whoComesBeforeTheFirstClassIsToldThatThereIsNoRoom() throws {
    let learner = try terminal("ann", ["join", "r", "--db", learners])
    try learner.expect("There is no room 'r' in the database behind --db")
    #expect(try learner.exitCode() == 1)
  }

  @Test func oldTablesAreTold() throws {
    try PostgreSQLDatabase(address: teacher, token: "").migrate(
      through: Array(Step.all.dropLast()))
    let learner = try terminal("ann", ["join", "r", "--db", learners])
    try learner.expect("older version (step")
    #expect(try learner.exitCode() == 4)
  }

  @Test(arguments: [
    ("postgresql://[::1/class", "IPv6", 2), ("postgresql://127.0.0.1:1/class", "refused", 4),
  ])
  func aWrongAddressIsTold(_ address: String, _ reason: String, _ code: Int32) throws {
    for arguments in [["join", "r"], ["present", "lazy-view", "--room", "r"]] {
      let person = try terminal("ann", arguments + ["--db", address])
      try person.expect(reason)
      #expect(try person.exitCode() == code)
    }
  }

  @Test func aRefusedLoginIsTold() throws {
    let guessed = learners.replacing(":secret", with: ":guessed")
    let learner = try terminal("ann", ["join", "r", "--db", guessed])
    try learner.expect("password authentication failed")
    #expect(try learner.exitCode() == 4)
    #expect(!learner.output.contains("guessed"))
  }

  @Test(.enabled(if: SmallDisk.isPossible, "a disk is only mounted by root"))
  func aFullDiskIsToldToWhoAnswers() throws {
    let disk = try SmallDisk(owner: "root")
    defer { disk.end() }
    let file = disk.path + "/answers.sqlite3"
    _ = try present(at: file)
    let learner = try join("ann", at: file)
    let filler = open(disk.path + "/filler", O_WRONLY | O_CREAT, 0o600)
    let block = [UInt8](repeating: 7, count: 4096)
    while write(filler, block, block.count) > 0 {}
    // What is left of the log is soon written.
    var tries = 0
    while !learner.output.contains("type it once more"), tries < 200 {
      tries += 1
      try learner.type(tries % 2 == 0 ? "a\r" : "b\r")
      try learner.expectPrompt()
    }
    #expect(learner.output.contains("is full"))
    close(filler)
    unlink(disk.path + "/filler")
    try learner.type("c\r")
    try learner.expect("Your answer stands: c.")
  }
}
