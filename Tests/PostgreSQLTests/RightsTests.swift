import Foundation
import Testing

@testable import Cohorts
@testable import PostgreSQL

/// A learner's role writes its own answers and nothing else, however it is asked.
@Suite struct RightsTests {
  let name: String
  let teacher: PostgreSQLDatabase
  /// SHA-256 of `anns token`, by coreutils' `sha256sum`.
  let ann = "37212c02d8ce7e5e6909da5d0a07ed92be1b5cb8f067195b76981738479ab831"
  let bob = "0000"

  init() throws {
    name = "d\(UInt32.random(in: 0 ... .max))"
    teacher = try PostgreSQLDatabase(address: Cluster.shared.database(name), token: "")
    try teacher.migrate()
    try teacher.run(
      .put,
      [
        .text("room"), .text("q1"), .integer(1), .text("item"), .text(""), .integer(1), .integer(0),
        .integer(1),
      ])
  }

  private func learner(_ token: String) throws -> PostgreSQLDatabase {
    let database = try PostgreSQLDatabase(
      address: Cluster.shared.address("learner", name), token: token)
    try database.migrate()
    return database
  }

  private func answer(_ learner: String) -> [Datum] {
    [
      .text("room"), .text("q1"), .integer(1), .text(learner), .text("a"), .integer(1000),
      .text(""), .integer(5),
    ]
  }

  @Test func aLearnerAnswersForNobodyElse() throws {
    let database = try learner("anns token")
    #expect(try database.run(.answer, answer(ann)).count == 1)
    #expect(try database.run(.answer, answer(ann)).count == 1)
    #expect(throws: DatabaseFault.self) { try database.run(.answer, answer(bob)) }
    #expect(throws: DatabaseFault.self) {
      try database.run(.enrol, [.text("room"), .text(bob), .text("Bob")])
    }
    let key: [Datum] = [.text("room"), .text("q1"), .integer(1)]
    #expect(try teacher.run(.answerCount, key) == [Row([.integer(1)])])
  }

  @Test func aLearnerSeesAndChangesNoAnswerOfAnother() throws {
    #expect(try teacher.run(.answer, answer(bob)).count == 1)
    let database = try learner("anns token")
    let key: [Datum] = [.text("room"), .text("q1"), .integer(1)]
    #expect(try database.run(.answers, key) == [])
    let connection = try ServerConnection(
      address: Cluster.shared.address("learner", name), token: "anns token", patience: 5000)
    #expect(try connection.run("UPDATE answer SET answer = 'b' RETURNING learner") == [])
    #expect(try teacher.run(.ownAnswer, key + [.text(bob)]) == [Row([.text("a")])])
  }

  /// A report of a role that sees its own rows alone would say that nobody has answered.
  @Test(arguments: [Statement.roomAnswers, .answersByItem, .learnerCount])
  func whoMaySeeAPartIsNotShownItAsAll(_ statement: Statement) throws {
    #expect(try teacher.run(.answer, answer(bob)).count == 1)
    let fault = #expect(throws: DatabaseFault.self) {
      try learner("").run(statement, [.text("room")])
    }
    guard case .forbidden = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
    _ = try teacher.run(statement, [.text("room")])
  }

  @Test(arguments: [
    "DELETE FROM answer", "UPDATE poll SET closed = 9",
    "INSERT INTO class VALUES ('a', 'b', 'c', 1)",
    "DROP TABLE answer", "ALTER TABLE answer DISABLE ROW LEVEL SECURITY",
    "CREATE TABLE mine (a TEXT)",
    "INSERT INTO bell VALUES ('a', 0)", "UPDATE bell SET cohort = 'a'",
    "INSERT INTO schema_step VALUES (7)", "TRUNCATE answer", "DROP POLICY own ON answer",
  ])
  func aLearnerMayNot(_ statement: String) throws {
    let connection = try ServerConnection(
      address: Cluster.shared.address("learner", name), token: "anns token", patience: 5000)
    let fault = #expect(throws: DatabaseFault.self) { try connection.run(statement) }
    guard case .forbidden = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
  }

  @Test func aLearnerRingsTheBellOfARoomAndCannotHaveItHeeded() throws {
    try teacher.heedAnswers(of: "room")
    let database = try learner("anns token")
    #expect(try database.run(.ring, [.text("room")]) == [Row([.text("room")])])
    #expect(try database.run(.ring, [.text("room")]) == [])
    #expect(throws: DatabaseFault.self) { try database.heedAnswers(of: "room") }
  }

  @Test func aLearnerDoesNotRenewTheTables() throws {
    let (known, next) = (Step.all.count, Step.all.count + 1)
    let steps =
      Step.all
      + [Step(script: "INSERT INTO schema_step (step) SELECT MAX(step) + 1 FROM schema_step")]
    let database = try learner("anns token")
    #expect(throws: DatabaseFault.oldSchema(step: known, needed: next)) {
      try database.migrate(through: steps)
    }
    try teacher.migrate(through: steps)
    try database.migrate(through: steps)
    #expect(throws: DatabaseFault.newerSchema(step: next, known: known)) { try database.migrate() }
  }

  @Test func aLearnerDoesNotMakeTheTables() throws {
    let name = "d\(UInt32.random(in: 0 ... .max))"
    _ = try Cluster.shared.database(name)
    let database = try PostgreSQLDatabase(
      address: Cluster.shared.address("learner", name), token: "")
    let fault = #expect(throws: DatabaseFault.self) { try database.migrate() }
    guard case .noTables = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
  }
}
