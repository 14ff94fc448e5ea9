public import Cohorts
import LibC

/// A cohort's database on a server that speaks PostgreSQL's protocol.
///
/// A lost connection is begun anew, and what was under way is done again: every statement may be run
/// twice. What `run` has returned from is the server's. Where the server stayed away for the whole
/// patience the next call tries once, for a moment: nobody waits again for what they were told of.
public final class PostgreSQLDatabase: Database {
  private let address: String
  private let token: String
  private let patience: Int
  private var connection: ServerConnection
  private var isInTransaction = false
  /// Whether the server was not to be reached for the whole patience.
  private var isAway = false
  /// Whether the engine knows no `LISTEN`.
  private var isSilent = false
  /// When it is worth looking again where nothing is announced.
  private var glance = Deadline(milliseconds: 0)

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
  public func awaitChange(
    _ change: Change, of cohort: String, milliseconds: Int
  ) throws(DatabaseFault) -> Bool {
    do throws(DatabaseFault) {
      if isSilent { return awaitGlance(milliseconds: milliseconds) }
      return try connection.awaitAnnouncement(
        on: Channel(change: change, cohort: cohort), milliseconds: milliseconds)
    } catch .failed(_) {
      isSilent = true
    } catch .lost(_) {
      // Whoever looks next finds the server again, or is told.
      usleep(UInt32(clamping: min(milliseconds, 200)) * 1000)
    }
    return true
  }

  /// Where nothing is announced it is worth looking once a second.
  private func awaitGlance(milliseconds: Int) -> Bool {
    usleep(UInt32(clamping: min(milliseconds, glance.remaining)) * 1000)
    guard glance.remaining == 0 else { return false }
    glance = Deadline(milliseconds: 1000)
    return true
  }

  public func announce(_ change: Change, of cohort: String) throws(DatabaseFault) {
    switch change {
    case .asked: break
    case .answered: if try run(.ring, [.text(cohort)]).isEmpty { return }
    }
    let channel = Channel(change: change, cohort: cohort)
    do throws(DatabaseFault) {
      try persisting { () throws(DatabaseFault) in
        _ = try connection.run("SELECT pg_notify($1, $2)", [.text(channel.name), .text(cohort)])
      }
    } catch .failed(_) {
      // An engine that announces nothing: the others look from time to time.
    }
  }

  public func heedAnswers(of cohort: String) throws(DatabaseFault) {
    try run(.heed, [.text(cohort)])
  }

  /// Does something, and does it again with a new connection for as long as the server is away.
  ///
  /// Within a transaction it is the whole of it that is done again.
  private func persisting<Result>(
    _ body: () throws(DatabaseFault) -> Result
  ) throws(DatabaseFault) -> Result {
    if isInTransaction { return try body() }
    let deadline = Deadline(milliseconds: isAway ? min(patience, 1000) : patience)
    var isLost = isAway
    while true {
      do throws(DatabaseFault) {
        if isLost {
          connection = try ServerConnection(
            address: address, token: token, patience: patience, within: deadline.remaining)
        }
        let result = try body()
        isAway = false
        return result
      } catch {
        guard error.passes, deadline.remaining > 0, !isAway else {
          isAway = error.passes
          throw error
        }
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
