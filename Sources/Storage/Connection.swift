import CSQLite
import LibC

/// An open database with the statements prepared on it.
final class Connection {
  private let handle: OpaquePointer
  /// A handful, each prepared when it is first needed, by the address of its literal.
  private var statements: [(sql: UnsafePointer<UInt8>, statement: Statement)] = []
  /// Done before the first connection: it is too late when SQLite runs.
  private static let isFrugal: Void = viewdidlearn_take_memory_when_needed()

  /// Opens or creates the file; nothing of it is read yet.
  ///
  /// - Parameters:
  ///   - patience: how long to wait for another connection's lock, in milliseconds.
  ///   - system: SQLite's name for the way to use the file system; nil is its usual one.
  init(path: String, patience: Int, system: String? = nil) throws(DatabaseFailure) {
    _ = Self.isFrugal
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(
      path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, system)
    guard code == SQLITE_OK, let handle else {
      defer { sqlite3_close_v2(handle) }
      throw DatabaseFailure(code: code, of: handle)
    }
    self.handle = handle
    sqlite3_busy_timeout(handle, Int32(clamping: patience))
  }

  deinit {
    statements = []
    sqlite3_close_v2(handle)
  }

  /// Whether the file is write-protected.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Whether the path no longer leads to the open file.
  var hasMoved: Bool {
    var answer: Int32 = 0
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &answer)
    return answer != 0
  }

  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  var lastInsertedRow: Int { Int(sqlite3_last_insert_rowid(handle)) }
}

// MARK: - Running statements

extension Connection {
  /// Runs statements that are needed once and answer nothing.
  func execute(_ script: StaticString) throws(DatabaseFailure) {
    let code = sqlite3_exec(handle, script.description, nil, nil, nil)
    guard code == SQLITE_OK else { throw DatabaseFailure(code: code, of: handle) }
  }

  /// Prepares a statement that is needed again and again.
  func prepare(_ sql: String) throws(DatabaseFailure) -> Statement {
    try Statement(sql, on: handle)
  }

  /// Runs a statement that is needed again and again; a literal, so that none is ever put together
  /// from strings.
  func run(
    _ sql: StaticString, _ values: [Statement.Value] = [],
    row body: (Statement.Row) -> Void = { _ in }
  ) throws(DatabaseFailure) {
    try statement(sql).run(values, row: body)
  }

  private func statement(_ sql: StaticString) throws(DatabaseFailure) -> Statement {
    if let known = statements.first(where: { $0.sql == sql.utf8Start }) { return known.statement }
    let statement = try prepare(sql.description)
    statements.append((sql.utf8Start, statement))
    return statement
  }

  /// Has what was committed to a write-ahead log survive a power cut.
  func sync() throws(DatabaseFailure) {
    let code = viewdidlearn_sync_log(handle)
    guard code == SQLITE_OK else {
      throw DatabaseFailure(code: code, errno: errno, message: systemReason(errno))
    }
  }

  /// What a transaction is for.
  enum Purpose {
    /// `body` sees the file as it is at one moment.
    case reading
    /// All of `body` is done, or nothing; other writers wait meanwhile.
    case writing
  }

  func transaction<Result>(
    _ purpose: Purpose, _ body: () throws(DatabaseFailure) -> Result
  ) throws(DatabaseFailure) -> Result {
    switch purpose {
    case .reading: try run("BEGIN")
    case .writing: try run("BEGIN IMMEDIATE")
    }
    do throws(DatabaseFailure) {
      // Only now is it certain that nobody sets the file aside before the commit.
      if hasMoved { throw .moved }
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // Some failures have rolled back already.
      if isInTransaction { try? run("ROLLBACK") }
      throw error
    }
  }
}
