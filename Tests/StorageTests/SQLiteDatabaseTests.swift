import Cohorts
import LibC
import Storage
import Testing

/// What can happen to a file; what every engine does, `EngineTests` say.
@Suite struct SQLiteDatabaseTests {
  let folder = TemporaryFolder()

  private var path: String { folder.path + "/room.sqlite3" }

  private func opened() throws -> SQLiteDatabase {
    let database = try SQLiteDatabase(path: path)
    try database.migrate()
    return database
  }

  @Test func whatIsNoDatabaseIsTold() throws {
    overwrite(path, with: Array("this is no database, but a text that is long enough".utf8))
    #expect(throws: DatabaseFault.damaged) { try SQLiteDatabase(path: path).migrate() }
  }

  @Test func aFolderThatIsNotThereIsTold() {
    #expect(throws: DatabaseFault.unreachable(reason: "No such file or directory")) {
      try SQLiteDatabase(path: folder.path + "/no/room.sqlite3")
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
