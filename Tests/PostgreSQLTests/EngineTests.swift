import Cohorts
import Foundation
import Storage
import Testing

@testable import PostgreSQL

/// Where a cohort can be kept.
enum Engine: CaseIterable {
  case sqlite, postgreSQL

  /// A new file, or a new database of the server.
  func place() throws -> String {
    switch self {
    case .sqlite: FileManager.default.temporaryDirectory.path() + UUID().uuidString + ".sqlite3"
    case .postgreSQL: try Cluster.shared.database()
    }
  }

  func opened(_ place: String? = nil) throws -> any Database {
    let place = try place ?? self.place()
    let database: any Database =
      switch self {
      case .sqlite: try SQLiteDatabase(path: place)
      case .postgreSQL: try PostgreSQLDatabase(address: place, token: "")
      }
    try database.migrate()
    return database
  }
}

/// The same statements on every engine.
@Suite struct EngineTests {
  @Test(arguments: Engine.allCases)
  func everyStatementIsUnderstood(_ engine: Engine) throws {
    let database = try engine.opened()
    for statement in Statement.allCases {
      let count = statement.rawValue.matches(of: /\$(\d+)/).compactMap { Int($0.1) }.max() ?? 0
      // What is wanted as a text is one here, in the order of the statement's parameters.
      let values = statement.texts.prefix(count).map { $0 ? Datum.text("1") : .integer(1) }
      try database.run(statement, values)
    }
  }

  private func put(
    _ poll: String, round: Int = 1, opened: Int = 1000, on database: any Database
  ) throws {
    try database.run(
      .put,
      [
        .text("room"), .text(poll), .integer(round), .text("lazy-view/look"), .text(""),
        .integer(opened), .integer(0), .integer(1),
      ])
  }

  private func answer(
    _ text: String, by learner: String, round: Int = 1, on database: any Database
  ) throws -> Bool {
    let rows = try database.run(
      .answer,
      [
        .text("room"), .text("q1"), .integer(round), .text(learner), .text(text), .integer(500),
        .text(""), .integer(2000),
      ])
    return rows == [Row([.integer(2000)])]
  }

  @Test(arguments: Engine.allCases)
  func anAnswerSaidAgainIsOne(_ engine: Engine) throws {
    let database = try engine.opened()
    try put("q1", on: database)
    #expect(try answer("a", by: "ann", on: database))
    #expect(try answer("b", by: "ann", on: database))
    #expect(try answer("c", by: "bob", on: database))
    let key: [Datum] = [.text("room"), .text("q1"), .integer(1)]
    #expect(try database.run(.answerCount, key) == [Row([.integer(2)])])
    #expect(
      Set(try database.run(.answers, key)) == [
        Row([.text("ann"), .text("b"), .integer(500), .text("")]),
        Row([.text("bob"), .text("c"), .integer(500), .text("")]),
      ])
    #expect(try database.run(.ownAnswer, key + [.text("ann")]) == [Row([.text("b")])])
  }

  @Test(arguments: Engine.allCases)
  func aClosedQuestionTakesNoAnswer(_ engine: Engine) throws {
    let database = try engine.opened()
    try put("q1", on: database)
    #expect(try answer("a", by: "ann", on: database))
    try database.run(.close, [.text("room"), .text("q1"), .integer(1), .integer(3000)])
    #expect(try !answer("b", by: "ann", on: database))
    #expect(try !answer("b", by: "bob", on: database))
    try put("q1", round: 2, opened: 4000, on: database)
    #expect(try answer("b", by: "bob", round: 2, on: database))
    let newest = try database.run(.newestPoll, [.text("room")])
    #expect(newest.map { [$0.integer(1), $0.integer(4), $0.integer(6)] } == [[2, 4000, 0]])
    #expect(try database.run(.polls, [.text("room")]).map { $0.integer(6) } == [3000, 0])
  }

  @Test(arguments: Engine.allCases)
  func aSecondPresenterIsRefusedAsLongAsTheFirstIsHeard(_ engine: Engine) throws {
    let database = try engine.opened()
    func present(_ who: String, at now: Int) throws -> Bool {
      let values: [Datum] = [
        .text("room"), .text("class-a-life"), .text(who), .integer(now), .integer(now - 30),
      ]
      return try database.run(.present, values) == [Row([.text(who)])]
    }
    #expect(try present("one", at: 100))
    #expect(try !present("two", at: 120))
    #expect(try present("one", at: 130))
    #expect(try !present("two", at: 160))
    #expect(try present("two", at: 161))
    try database.run(.stopPresenting, [.text("room"), .text("two")])
    #expect(try present("one", at: 162))
  }

  @Test(arguments: Engine.allCases)
  func aNameThatWasGivenStays(_ engine: Engine) throws {
    let database = try engine.opened()
    for name in ["", "Ann'); DROP TABLE answer; --", ""] {
      try database.run(.enrol, [.text("room"), .text("1"), .text(name)])
    }
    try database.run(.giveTime, [.text("room"), .text("1"), .integer(50)])
    #expect(
      try database.run(.learners, [.text("room")])
        == [Row([.text("1"), .text("Ann'); DROP TABLE answer; --"), .integer(50)])])
  }

  @Test(arguments: Engine.allCases)
  func aTransactionIsDoneWholeOrNotAtAll(_ engine: Engine) throws {
    let database = try engine.opened()
    #expect(throws: DatabaseFault.conflict) {
      try database.transaction { () throws(DatabaseFault) in
        try database.run(.enrol, [.text("room"), .text("1"), .text("")])
        throw DatabaseFault.conflict
      }
    }
    #expect(try database.run(.learners, [.text("room")]) == [])
    try database.transaction { () throws(DatabaseFault) in
      _ = try database.run(.enrol, [.text("room"), .text("1"), .text("")])
    }
    #expect(try database.run(.learners, [.text("room")]).count == 1)
  }

  @Test(arguments: Engine.allCases)
  func whatAnotherWritesEndsTheWait(_ engine: Engine) throws {
    let place = try engine.place()
    let (one, other) = (try engine.opened(place), try engine.opened(place))
    try one.awaitChange(.asked, of: "room", milliseconds: 100)
    try put("q1", on: other)
    try other.announce(.asked, of: "another room")
    try other.announce(.asked, of: "room")
    let start = ContinuousClock.now
    #expect(try one.awaitChange(.asked, of: "room", milliseconds: 10_000))
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test(arguments: Engine.allCases, Change.allCases)
  func whereNothingWasWrittenThereIsNothingToLookFor(_ engine: Engine, _ change: Change) throws {
    let place = try engine.place()
    let (one, other) = (try engine.opened(place), try engine.opened(place))
    try one.awaitChange(change, of: "room", milliseconds: 0)
    try one.heedAnswers(of: "room")
    #expect(try !one.awaitChange(change, of: "room", milliseconds: 0))
    try put("q1", on: other)
    try other.announce(change, of: "room")
    #expect(try one.awaitChange(change, of: "room", milliseconds: 10_000))
    #expect(try !one.awaitChange(change, of: "room", milliseconds: 0))
  }

  @Test func ofManyAnswersOneIsAnnouncedUntilTheyAreCounted() throws {
    let place = try Engine.postgreSQL.place()
    let (one, other) = (
      try Engine.postgreSQL.opened(place), try Engine.postgreSQL.opened(place)
    )
    try one.awaitChange(.answered, of: "room", milliseconds: 0)
    try other.announce(.answered, of: "room")
    #expect(try !one.awaitChange(.answered, of: "room", milliseconds: 200))
    for _ in 0..<2 {
      try one.heedAnswers(of: "room")
      for _ in 0..<20 { try other.announce(.answered, of: "room") }
      #expect(try one.awaitChange(.answered, of: "room", milliseconds: 10_000))
      #expect(try !one.awaitChange(.answered, of: "room", milliseconds: 200))
    }
  }

  @Test func anAnnouncementReachesThoseWhomItConcernsAndNoOthers() throws {
    let place = try Engine.postgreSQL.place()
    let (presenter, other) = (
      try Engine.postgreSQL.opened(place), try Engine.postgreSQL.opened(place)
    )
    let rooms = ["room", "another room"]
    for change in Change.allCases {
      for room in rooms { try presenter.awaitChange(change, of: room, milliseconds: 0) }
    }
    for room in rooms { try presenter.heedAnswers(of: room) }
    try other.announce(.asked, of: "room")
    try other.announce(.answered, of: "another room")
    #expect(try !presenter.awaitChange(.asked, of: "another room", milliseconds: 200))
    #expect(try !presenter.awaitChange(.answered, of: "room", milliseconds: 200))
    #expect(try presenter.awaitChange(.answered, of: "another room", milliseconds: 200))
    #expect(try presenter.awaitChange(.asked, of: "room", milliseconds: 200))
  }

  @Test func whoWasAwayForAWhileLooksAnew() throws {
    let name = "d\(UInt32.random(in: 0 ... .max))"
    let place = try Cluster.shared.database(name)
    let one = try Engine.postgreSQL.opened(place)
    try one.awaitChange(.answered, of: "room", milliseconds: 0)
    try one.heedAnswers(of: "room")
    #expect(try !one.awaitChange(.answered, of: "room", milliseconds: 0))
    let owner = try Cluster.shared.connection("root", name)
    try owner.run(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'teacher' AND datname = $1",
      [.text(name)])
    #expect(try one.awaitChange(.answered, of: "room", milliseconds: 5000))
    try one.heedAnswers(of: "room")
    #expect(try one.awaitChange(.answered, of: "room", milliseconds: 5000))
    #expect(try !one.awaitChange(.answered, of: "room", milliseconds: 0))
  }

  @Test(arguments: Engine.allCases)
  func openedByManyAtOnceIsMigratedOnce(_ engine: Engine) async throws {
    let place = try engine.place()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { _ = try engine.opened(place) }
      }
      try await group.waitForAll()
    }
    #expect(try engine.opened(place).run(.newestStep, []) == [Row([.integer(Step.newest)])])
  }

  @Test(arguments: Engine.allCases)
  func aNewerSchemaIsTold(_ engine: Engine) throws {
    let database = try engine.opened()
    try database.take(
      Step(script: "INSERT INTO schema_step (step) VALUES (99)", rights: nil))
    #expect(throws: DatabaseFault.newerSchema(step: 99, known: Step.newest)) {
      try database.migrate()
    }
  }
}

extension Statement {
  /// Which parameters are texts, in the order of their numbers.
  fileprivate var texts: [Bool] {
    switch self {
    case .newestStep: []
    case .present: [true, true, true, false, false]
    case .ring, .heed: [true]
    case .stopPresenting, .pushed, .ownSeat: [true, true]
    case .class, .learners, .newestPoll, .polls, .learnerCount, .roomAnswers,
      .answersByItem, .answersByMisconception, .answersByDay:
      [true]
    case .enrol, .hang, .deal: [true, true, true]
    case .giveTime: [true, true, false]
    case .put: [true, true, false, true, true, false, false, false]
    case .sit: [true, true, true]
    case .leave: [true, true]
    case .seated: [true, false]
    case .attendance: [true, true, false, false, true]
    case .close, .closeButForExtra, .reveal: [true, true, false, false]
    case .answer: [true, true, false, true, true, false, true, false]
    case .mark: [true, true, false, true, false, true]
    case .ownAnswer: [true, true, false, true]
    case .answers, .answerCount: [true, true, false]
    case .push: [true, true, true] + Array(repeating: false, count: 6) + [true]
    }
  }
}
