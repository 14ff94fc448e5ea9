public import Cohorts
import LibC

/// A cohort's database on a server that speaks PostgreSQL's protocol.
///
/// A lost connection is begun anew, and what was under way is done again: every statement may be run
/// twice. What `run` has returned from is the server's.
public final class PostgreSQLDatabase: Database {
  private let address: String
  private let token: String
  private let patience: Int
  private var connection: ServerConnection
  private var isInTransaction = false

  /// Connects at once; that nobody is there is told, and not waited for.
  ///
  /// - Parameters:
  ///   - address: a URL, as `postgresql://ann@school.example/classes?sslmode=verify-full`.
  ///   - token: whose SHA-256 is the learner's id, for row-level security; empty for a teacher.
  ///   - patience: how long an answer, or the way back to the server, is waited for, in
  ///     milliseconds.
  public init(address: String, token: String, patience: Int = 20_000) throws(DatabaseFault) {
    (self.address, self.token, self.patience) = (address, token, patience)
    connection = try ServerConnection(address: address, token: token, patience: patience)
  }

  @discardableResult
  public func run(
    _ statement: Statement, _ values: [Datum]
  ) throws(DatabaseFault) -> [Row] {
    try persisting { () throws(DatabaseFault) in try connection.run(statement.rawValue, values) }
  }

  public func transaction<Result>(
    _ body: () throws(DatabaseFault) -> Result
  ) throws(DatabaseFault) -> Result {
    try persisting { () throws(DatabaseFault) in
      try connection.run("BEGIN")
      isInTransaction = true
      defer { isInTransaction = false }
      do throws(DatabaseFault) {
        let result = try body()
        try connection.run("COMMIT")
        return result
      } catch {
        _ = try? connection.run("ROLLBACK")
        throw error
      }
    }
  }

  public func hasSchema() throws(DatabaseFault) -> Bool {
    try persisting { () throws(DatabaseFault) in
      try connection.run(
        """
        SELECT 1 FROM information_schema.tables
        WHERE table_name = 'schema_step' AND table_schema = ANY (current_schemas(false))
        """
      ).count > 0
    }
  }

  public func take(_ step: Step) throws(DatabaseFault) {
    try persisting { () throws(DatabaseFault) in
      try connection.execute(step.script)
      if let rights = step.rights { try connection.execute(rights) }
    }
  }

  @discardableResult
  public func awaitChange(of cohort: String, milliseconds: Int) throws(DatabaseFault) -> Bool {
    do throws(DatabaseFault) {
      return try connection.awaitAnnouncement(of: cohort, milliseconds: milliseconds)
    } catch .failed(_) {
      // An engine that announces nothing is asked again and again.
      usleep(UInt32(clamping: milliseconds) * 1000)
    } catch .lost(_) {
      // Whoever looks next finds the server again, or is told.
      usleep(UInt32(clamping: min(milliseconds, 200)) * 1000)
    }
    return true
  }

  public func announceChange(of cohort: String) throws(DatabaseFault) {
    do throws(DatabaseFault) {
      try persisting { () throws(DatabaseFault) in
        _ = try connection.run("SELECT pg_notify('viewdidlearn', $1)", [.text(cohort)])
      }
    } catch .failed(_) {
      // An engine that announces nothing: the others look from time to time.
    }
  }

  /// Does something, and does it again with a new connection for as long as the server is away.
  ///
  /// Within a transaction it is the whole of it that is done again.
  private func persisting<Result>(
    _ body: () throws(DatabaseFault) -> Result
  ) throws(DatabaseFault) -> Result {
    if isInTransaction { return try body() }
    let deadline = Deadline(milliseconds: patience)
    var isLost = false
    while true {
      do throws(DatabaseFault) {
        if isLost {
          connection = try ServerConnection(
            address: address, token: token, patience: max(1, deadline.remaining))
        }
        return try body()
      } catch {
        guard error.passes, deadline.remaining > 0 else { throw error }
        isLost = true
        usleep(100_000)
      }
    }
  }
}

extension DatabaseFault {
  /// Whether a server may be back soon.
  fileprivate var passes: Bool {
    switch self {
    case .lost, .unreachable: true
    default: false
    }
  }
}
