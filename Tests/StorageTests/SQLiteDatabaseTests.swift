import Cohorts
import LibC
import Storage
import Testing

@Suite struct SQLiteDatabaseTests {
  let folder = TemporaryFolder()

  private var path: String { folder.path + "/room.sqlite3" }

  private func opened() throws -> SQLiteDatabase {
    let database = try SQLiteDatabase(path: path)
    try database.migrate()
    return database
  }

  private func put(
    _ poll: String, round: Int = 1, opened: Int = 1000, on database: SQLiteDatabase
  ) throws {
    try database.run(
      .put,
      [
        .text("room"), .text(poll), .integer(round), .text("lazy-view/look"), .text(""),
        .integer(opened), .integer(0),
      ])
  }

  private func answer(
    _ text: String, by learner: String, round: Int = 1, on database: SQLiteDatabase
  ) throws -> Bool {
    let rows = try database.run(
      .answer,
      [
        .text("room"), .text("q1"), .integer(round), .text(learner), .text(text), .integer(500),
        .text(""), .integer(2000),
      ])
    return rows == [Row([.integer(2000)])]
  }

  @Test(arguments: Statement.allCases)
  func engineUnderstands(_ statement: Statement) throws {
    let database = try opened()
    let count = statement.rawValue.matches(of: /\$(\d+)/).compactMap { Int($0.1) }.max() ?? 0
    try database.run(statement, Array(repeating: .integer(1), count: count))
  }

  @Test func anAnswerSaidAgainIsOne() throws {
    let database = try opened()
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

  @Test func aClosedQuestionTakesNoAnswer() throws {
    let database = try opened()
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

  @Test func aSecondPresenterIsRefusedAsLongAsTheFirstIsHeard() throws {
    let database = try opened()
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

  @Test func aNameThatWasGivenStays() throws {
    let database = try opened()
    for name in ["", "Ann'); DROP TABLE answer; --", ""] {
      try database.run(.enrol, [.text("room"), .text("1"), .text(name)])
    }
    try database.run(.giveTime, [.text("room"), .text("1"), .integer(50)])
    #expect(
      try database.run(.learners, [.text("room")])
        == [Row([.text("1"), .text("Ann'); DROP TABLE answer; --"), .integer(50)])])
  }

  @Test func aTransactionIsDoneWholeOrNotAtAll() throws {
    let database = try opened()
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

  @Test func whatAnotherProcessWritesEndsTheWait() throws {
    let (one, other) = (try opened(), try opened())
    try one.awaitChange(of: "room", milliseconds: 100)
    try put("q1", on: other)
    let start = nanoseconds(CLOCK_MONOTONIC)
    try one.awaitChange(of: "room", milliseconds: 10_000)
    #expect(nanoseconds(CLOCK_MONOTONIC) - start < 5_000_000_000)
  }

  @Test func openedByManyAtOnceIsMigratedOnce() async throws {
    let path = path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { try SQLiteDatabase(path: path).migrate() }
      }
      try await group.waitForAll()
    }
    #expect(try opened().run(.newestStep, []) == [Row([.integer(Step.newest)])])
  }
}

// MARK: - Faults
extension SQLiteDatabaseTests {
  @Test func whatIsNoDatabaseIsTold() throws {
    overwrite(path, with: Array("this is no database, but a text that is long enough".utf8))
    #expect(throws: DatabaseFault.damaged) { try SQLiteDatabase(path: path).migrate() }
  }

  @Test func aFolderThatIsNotThereIsTold() {
    #expect(throws: DatabaseFault.unreachable(reason: "No such file or directory")) {
      try SQLiteDatabase(path: folder.path + "/no/room.sqlite3")
    }
  }

  @Test func aNewerSchemaIsTold() throws {
    let database = try opened()
    try database.take(
      Step(script: "INSERT INTO schema_step (step) VALUES (99)", rights: nil))
    #expect(throws: DatabaseFault.newerSchema(step: 99, known: Step.newest)) {
      try database.migrate()
    }
  }

  @Test func aFileThatWasDeletedIsTold() throws {
    let database = try opened()
    unlink(path)
    #expect(throws: DatabaseFault.unreachable(reason: "Stale file handle")) {
      try database.run(.class, [.text("room")])
    }
  }

  @Test func whoWaitsTooLongForOthersIsTold() throws {
    let (one, other) = (try opened(), try SQLiteDatabase(path: path, patience: 50))
    try one.transaction { () throws(DatabaseFault) in
      _ = #expect(throws: DatabaseFault.busy) {
        try other.run(.enrol, [.text("room"), .text("1"), .text("")])
      }
    }
  }
}

private func nanoseconds(_ clock: clockid_t) -> Int {
  var time = timespec()
  clock_gettime(clock, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
