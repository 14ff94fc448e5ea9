public import Cohorts
import LibC

/// A cohort's database on a server that speaks PostgreSQL's protocol.
///
/// A lost connection is begun anew, and what was under way is done again: every statement may be run
/// twice. What `run` has returned from is the server's. Where the server stayed away for the whole
/// patience the next call tries once, for a moment, or for longer where it gives way to a keyboard:
/// nobody waits again for what they were told of.
public final class PostgreSQLDatabase: Database {
  private let address: String
  private let token: String
  private let patience: Int
  private var connection: ServerConnection
  private var isInTransaction = false
  /// Whether the server was not to be reached for the whole patience.
  private var isAway = false
  /// Whether the connection cannot be used any more.
  private var isLost = false
  /// When what was put off since began; nil where the last call was done.
  private var putOffSince: Deadline?
  private var way: Int32?
  /// The number under which the server's host was found; nil where its name is to be looked up. To
  /// look up a name takes long where no network is, and gives way to nothing.
  private var host: String?
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
    host = connection.host
  }

  public func giveWay(to descriptor: Int32?) {
    way = descriptor
    connection.way = descriptor
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
      do throws(DatabaseFault) {
        try connection.run("BEGIN")
        isInTransaction = true
        defer { isInTransaction = false }
        let result = try body()
        try connection.run("COMMIT")
        return result
      } catch {
        // What was begun and has no end yet ends with its connection.
        if error == .putOff || error.isOfServer {
          isLost = true
        } else {
          _ = try? connection.run("ROLLBACK")
        }
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
    // Whoever looks next finds the server again, or is told.
    if isLost || isAway { return true }
    do throws(DatabaseFault) {
      if isSilent { return awaitGlance(milliseconds: milliseconds) }
      return try connection.awaitAnnouncement(
        on: Channel(change: change, cohort: cohort), milliseconds: milliseconds)
    } catch .failed(_) {
      isSilent = true
    } catch .lost(_) {
      isLost = true
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
    let deadline = Deadline(milliseconds: isAway && way == nil ? min(patience, 500) : patience)
    if isAway { isLost = true }
    while true {
      do throws(DatabaseFault) {
        if isLost { try reconnect(within: deadline.remaining) }
        let result = try body()
        (isAway, putOffSince) = (false, nil)
        return result
      } catch .putOff {
        // Who types on and on is told all the same that nobody answers.
        let since = putOffSince ?? Deadline(milliseconds: patience)
        putOffSince = since
        guard since.remaining == 0 else { throw .putOff }
        (isAway, isLost) = (true, true)
        throw .lost(reason: systemReason(ETIMEDOUT))
      } catch {
        let isOver = deadline.remaining == 0 || isAway
        guard error.isOfServer, !isOver else {
          isAway = error.isOfServer
          throw error
        }
        isLost = true
        if wait(for: nil, until: Deadline(milliseconds: 100), unless: way) == .givesWay {
          throw .putOff
        }
      }
    }
  }

  private func reconnect(within milliseconds: Int) throws(DatabaseFault) {
    let known = host
    do throws(DatabaseFault) {
      connection = try ServerConnection(
        address: address, token: token, patience: patience, within: milliseconds, at: known,
        unless: way)
      (isLost, host) = (false, connection.host)
    } catch {
      // Whoever refuses shows that there is a network, and that the server may have moved.
      if error == .unreachable(reason: systemReason(ETIMEDOUT)) || error == .putOff {
        host = known
      } else {
        host = nil
      }
      throw error
    }
  }
}

extension DatabaseFault {
  /// Whether a server may be back soon.
  fileprivate var isOfServer: Bool {
    switch self {
    case .lost, .unreachable: true
    case .malformedAddress, .loginRefused, .forbidden, .noTables, .oldSchema, .newerSchema, .full,
      .readOnly, .busy, .conflict, .damaged, .putOff, .failed:
      false
    }
  }
}
