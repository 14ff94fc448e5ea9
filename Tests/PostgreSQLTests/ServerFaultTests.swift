import Cohorts
import Foundation
import Testing
import WaitingTrait

@testable import PostgreSQL

/// A server that is not there, not willing, or gone.
@Suite(.serialized, .waiting) struct ServerFaultTests {
  /// A server of its own: it is killed and stopped.
  let cluster = Cluster()

  private func fault(opening address: String, patience: Int = 3000) -> DatabaseFault? {
    do throws(DatabaseFault) {
      _ = try PostgreSQLDatabase(address: address, token: "", patience: patience)
      return nil
    } catch {
      return error
    }
  }

  @Test func aWrongAddressIsTold() throws {
    guard case .malformedAddress(let reason) = fault(opening: "postgresql://[::1/class") else {
      Issue.record("not malformed")
      return
    }
    #expect(reason.contains("IPv6") && !reason.contains("\n"))
    #expect(DatabaseAddress("http://127.0.0.1/class") == .server("http://127.0.0.1/class"))
    guard case .malformedAddress = fault(opening: "http://127.0.0.1/class") else {
      Issue.record("a server of another kind")
      return
    }
    guard case .unreachable = fault(opening: "postgresql://127.0.0.1:1/class") else {
      Issue.record("not unreachable")
      return
    }
    guard case .unreachable = fault(opening: "postgresql://nowhere.invalid/class") else {
      Issue.record("not unreachable")
      return
    }
  }

  @Test func aRefusedLoginIsTold() throws {
    let address = try cluster.database()
    let wrong = address.replacing(":secret", with: ":guessed")
    #expect(
      fault(opening: wrong)
        == .loginRefused(reason: "password authentication failed for user \"teacher\""))
    guard
      case .loginRefused(let reason) = fault(opening: address.replacing(":secret", with: ""))
    else {
      Issue.record("a password that is missing is no server that is")
      return
    }
    #expect(reason.contains("password"))
    #expect(
      fault(opening: cluster.address("teacher", "nowhere"))
        == .loginRefused(reason: "database \"nowhere\" does not exist"))
  }

  @Test func aServerThatAnswersNothingIsTold() throws {
    let address = try cluster.database()
    let database = try PostgreSQLDatabase(address: address, token: "", patience: 500)
    try database.migrate()
    cluster.tell("pause")
    let start = ContinuousClock.now
    #expect(throws: DatabaseFault.self) { try database.run(.learners, [.text("room")]) }
    #expect(fault(opening: address, patience: 500) != nil)
    #expect(ContinuousClock.now - start < .seconds(10))
    cluster.tell("resume")
    #expect(try database.run(.learners, [.text("room")]) == [])
  }

  @Test func anAnswerArrivesOnceThoughTheServerIsKilledAndStartedAgain() async throws {
    let database = try PostgreSQLDatabase(address: cluster.database(), token: "")
    try database.migrate()
    try database.run(
      .put,
      [
        .text("room"), .text("q1"), .integer(1), .text("item"), .text(""), .integer(1), .integer(0),
        .integer(1),
      ])
    let cluster = cluster
    let restarts = Task.detached {
      for _ in 0..<3 {
        try await Task.sleep(for: .milliseconds(150))
        cluster.tell("kill")
        cluster.tell("start")
      }
    }
    for number in 0..<400 {
      let rows = try database.run(
        .answer,
        [
          .text("room"), .text("q1"), .integer(1), .text("learner \(number)"), .text("a"),
          .integer(0), .text(""), .integer(7),
        ])
      #expect(rows == [Row([.integer(7)])])
      try await Task.sleep(for: .milliseconds(2))
    }
    try await restarts.value
    #expect(
      try database.run(.answerCount, [.text("room"), .text("q1"), .integer(1)])
        == [Row([.integer(400)])])
  }

  @Test func aTransactionIsDoneAgainWhereTheServerWasKilled() throws {
    let database = try PostgreSQLDatabase(address: cluster.database(), token: "")
    try database.migrate()
    var times = 0
    try database.transaction { () throws(DatabaseFault) in
      times += 1
      try database.run(.enrol, [.text("room"), .text("1"), .text("")])
      if times == 1 {
        cluster.tell("kill")
        cluster.tell("start")
      }
      try database.run(.enrol, [.text("room"), .text("2"), .text("")])
    }
    #expect(times == 2)
    #expect(try database.run(.learners, [.text("room")]).count == 2)
  }

  @Test(.enabled(if: SmallDisk.isPossible, "a disk is only mounted by root"))
  func aFullDiskIsToldAndWhatWasConfirmedIsKept() throws {
    let disk = try SmallDisk(owner: "postgres")
    defer { disk.end() }
    let name = "d\(UInt32.random(in: 0 ... .max))"
    let database = try PostgreSQLDatabase(address: cluster.database(name), token: "")
    try database.migrate()
    let owner = try cluster.connection("root", name)
    try owner.run("CREATE TABLESPACE small LOCATION '\(disk.path)'")
    defer { _ = try? owner.run("DROP TABLE answer; DROP TABLESPACE small") }
    try owner.run("ALTER TABLE answer SET TABLESPACE small")
    let poll: [Datum] = [.text("room"), .text("q1"), .integer(1)]
    try database.run(.put, poll + [.text("a/b"), .text(""), .integer(1), .integer(0), .integer(1)])
    // Text that cannot be packed smaller.
    func answer(_ number: Int) throws {
      let text = (0..<4000).map { _ in "\(UInt8.random(in: 0 ... .max))" }.joined()
      try database.run(
        .answer,
        poll + [.text("\(number)"), .text(text), .integer(0), .text(""), .integer(5)])
    }
    var count = 0
    let fault = #expect(throws: DatabaseFault.self) {
      while count < 2000 {
        try answer(count)
        count += 1
      }
    }
    #expect(fault == .full && count > 0)
    #expect(try database.run(.answerCount, poll) == [Row([.integer(count)])])
  }

  @Test func nobodyWaitsAgainForAServerThatStayedAway() throws {
    let database = try PostgreSQLDatabase(address: cluster.database(), token: "", patience: 3000)
    try database.migrate()
    cluster.tell("pause")
    #expect(throws: DatabaseFault.self) { try database.run(.learners, [.text("room")]) }
    let start = ContinuousClock.now
    #expect(throws: DatabaseFault.self) { try database.run(.learners, [.text("room")]) }
    #expect(ContinuousClock.now - start < .seconds(2))
    cluster.tell("kill")
    cluster.tell("start")
    #expect(try database.run(.learners, [.text("room")]) == [])
    cluster.tell("kill")
    cluster.tell("start")
    #expect(try database.run(.learners, [.text("room")]) == [])
  }

  @Test func whatWaitsGivesWayToAKeyboardAndIsAskedAgain() throws {
    let address = try cluster.database()
    let database = try PostgreSQLDatabase(address: address, token: "")
    try database.migrate()
    try database.run(.enrol, [.text("room"), .text("1"), .text("")])
    let keyboard = Pipe()
    database.giveWay(to: keyboard.fileHandleForReading.fileDescriptor)
    // Nothing was typed.
    #expect(try database.run(.learners, [.text("room")]).count == 1)
    cluster.tell("pause")
    keyboard.fileHandleForWriting.write(Data("a".utf8))
    for _ in 0..<3 {
      #expect(throws: DatabaseFault.putOff) { try database.run(.learners, [.text("room")]) }
      #expect(throws: DatabaseFault.putOff) {
        try database.transaction { () throws(DatabaseFault) in
          _ = try database.run(.enrol, [.text("room"), .text("2"), .text("")])
        }
      }
    }
    cluster.tell("resume")
    database.giveWay(to: nil)
    // What is asked now is answered, and not what was asked before.
    #expect(try database.run(.class, [.text("room")]) == [])
    #expect(try database.run(.learners, [.text("room")]).count == 1)
    // And nothing that was begun is left open.
    try database.run(.enrol, [.text("room"), .text("3"), .text("")])
    let other = try PostgreSQLDatabase(address: address, token: "")
    #expect(try other.run(.learners, [.text("room")]).count == 2)
  }

  @Test func whoTypesOnAndOnIsToldAllTheSame() throws {
    let database = try PostgreSQLDatabase(address: cluster.database(), token: "", patience: 500)
    try database.migrate()
    let keyboard = Pipe()
    keyboard.fileHandleForWriting.write(Data("a".utf8))
    database.giveWay(to: keyboard.fileHandleForReading.fileDescriptor)
    cluster.tell("pause")
    defer { cluster.tell("resume") }
    var fault = DatabaseFault.putOff
    var tries = 0
    while fault == .putOff, tries < 5000 {
      tries += 1
      usleep(2000)
      do throws(DatabaseFault) { try database.run(.learners, [.text("room")]) } catch {
        fault = error
      }
    }
    guard case .lost = fault else {
      Issue.record("\(fault) after \(tries) tries")
      return
    }
    #expect(tries > 1)
  }

  @Test func aServerThatStaysAwayIsTold() throws {
    let database = try PostgreSQLDatabase(address: cluster.database(), token: "", patience: 500)
    try database.migrate()
    cluster.tell("kill")
    let fault = #expect(throws: DatabaseFault.self) {
      try database.run(.learners, [.text("room")])
    }
    guard case .unreachable = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
    cluster.tell("start")
  }
}
