public import Cohorts
import LibC

/// A cohort's database as a file on this machine, which many processes use at once.
///
/// An answer that `run` has returned from survives `kill -9` and a power cut.
///
///     let database = try SQLiteDatabase(path: "/srv/class/room.sqlite3")
///     try database.migrate()
///     try database.run(.enrol, [.text("room"), .text(learner), .text("")])
public final class SQLiteDatabase: Database {
  private let connection: Connection
  private var statements: [Cohorts.Statement: Statement] = [:]
  /// SQLite's count of what others have committed, as it was looked at last.
  private var seenVersion = 0

  /// Opens the file, or creates it; its folder must be there.
  ///
  /// - Parameter patience: how long to wait for other processes, in milliseconds.
  public init(path: String, patience: Int = 5000) throws(DatabaseFault) {
    do throws(DatabaseFailure) {
      connection = try Connection(path: path, patience: patience)
      try connection.useWriteAheadLog(patience: patience)
      seenVersion = try connection.version()
    } catch {
      throw DatabaseFault(error)
    }
  }

  @discardableResult
  public func run(
    _ statement: Cohorts.Statement, _ values: [Datum]
  ) throws(DatabaseFault) -> [Row] {
    try access { () throws(DatabaseFailure) in
      var rows: [Row] = []
      try prepared(statement).run(values.map(Statement.Value.init)) { rows.append(Row($0)) }
      return rows
    }
  }

  public func transaction<Result>(
    _ body: () throws(DatabaseFault) -> Result
  ) throws(DatabaseFault) -> Result {
    try access { () throws(DatabaseFailure) in try connection.run("BEGIN IMMEDIATE") }
    do throws(DatabaseFault) {
      let result = try body()
      try access { () throws(DatabaseFailure) in try connection.run("COMMIT") }
      return result
    } catch {
      // Some failures have rolled back already.
      if connection.isInTransaction { try? connection.run("ROLLBACK") }
      throw error
    }
  }

  public func hasSchema() throws(DatabaseFault) -> Bool {
    try access { () throws(DatabaseFailure) in
      var count = 0
      try connection.run("SELECT COUNT(*) FROM sqlite_schema WHERE name = 'schema_step'") {
        count = $0.integer(0)
      }
      return count > 0
    }
  }

  public func take(_ step: Step) throws(DatabaseFault) {
    try access { () throws(DatabaseFailure) in try connection.execute(step.script) }
  }

  @discardableResult
  public func awaitChange(
    _ change: Change, of cohort: String, milliseconds: Int
  ) throws(DatabaseFault) -> Bool {
    var remaining = milliseconds
    while true {
      let version = try access { () throws(DatabaseFailure) in try connection.version() }
      if version != seenVersion {
        seenVersion = version
        return true
      }
      // A signal ends the nap, and what is waited for with it.
      guard remaining > 0, usleep(UInt32(min(remaining, 50)) * 1000) == 0 else { return false }
      remaining -= 50
    }
  }

  /// Others look at the file itself.
  public func announce(_ change: Change, of cohort: String) throws(DatabaseFault) {}

  public func heedAnswers(of cohort: String) throws(DatabaseFault) {}

  /// A file has answered before anybody could type.
  public func giveWay(to descriptor: Int32?) {}

  private func prepared(
    _ statement: Cohorts.Statement
  ) throws(DatabaseFailure) -> Statement {
    if let statement = statements[statement] { return statement }
    let prepared = try connection.prepare(statement.rawValue)
    statements[statement] = prepared
    return prepared
  }

  private func access<Result>(
    _ body: () throws(DatabaseFailure) -> Result
  ) throws(DatabaseFault) -> Result {
    do throws(DatabaseFailure) {
      // What is written to a file that was deleted is lost.
      if connection.hasMoved { throw .moved }
      return try body()
    } catch {
      throw DatabaseFault(error)
    }
  }
}

extension Connection {
  /// Readers and one writer go on side by side; without shared memory the file keeps its old mode.
  fileprivate func useWriteAheadLog(patience: Int) throws(DatabaseFailure) {
    var mode = ""
    try run("PRAGMA journal_mode") { mode = $0.text(0) }
    if mode == "wal" || isReadOnly { return }
    var remaining = patience
    while true {
      do throws(DatabaseFailure) {
        return try execute("PRAGMA journal_mode = WAL")
      } catch .withoutSharedMemory {
        return try execute("PRAGMA journal_mode = DELETE")
      } catch .locked where remaining > 0 {
        // Who changes the mode of a file is not made to wait by SQLite itself.
        usleep(10_000)
        remaining -= 10
      }
    }
  }

  /// SQLite's count of what other connections have committed.
  fileprivate func version() throws(DatabaseFailure) -> Int {
    var version = 0
    try run("PRAGMA data_version") { version = $0.integer(0) }
    return version
  }
}

extension Statement.Value {
  fileprivate init(_ datum: Datum) {
    switch datum {
    case .integer(let value): self = .integer(value)
    case .text(let value): self = .text(value)
    }
  }
}

extension Row {
  fileprivate init(_ row: Statement.Row) {
    self.init(
      row.columns.map { row.isInteger($0) ? .integer(row.integer($0)) : .text(row.text($0)) })
  }
}

extension DatabaseFault {
  fileprivate init(_ failure: DatabaseFailure) {
    self =
      switch failure {
      case .damaged: .damaged
      case .locked: .busy
      case .full: .full
      case .readOnly: .readOnly
      case .unopenable(let reason): .unreachable(reason: reason)
      case .withoutSharedMemory, .moved: .unreachable(reason: systemReason(ESTALE))
      case .newer(let format): .newerSchema(step: format, known: Step.newest)
      case .other(let reason): .failed(reason: reason)
      }
  }
}
