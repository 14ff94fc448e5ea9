import CPostgreSQL
import Cohorts
import LibC

/// One connection with a server; when it is lost, it stays lost.
final class ServerConnection {
  private let handle: OpaquePointer
  /// How long an answer is waited for, in milliseconds.
  private let patience: Int
  private var listening: Set<Channel> = []
  /// What was announced and nobody has asked for yet.
  private var announced: Set<Channel> = []
  /// What every wait gives way to once it can be read.
  var way: Int32?
  /// Whether an answer is still to come that nobody waits for any more.
  private var owesAnswer = false

  /// Connects within so many milliseconds, or the patience.
  ///
  /// - Parameters:
  ///   - address: a URL, as libpq reads it; TLS is what it says (`?sslmode=verify-full`).
  ///   - token: by which row-level security knows a learner; empty for a teacher.
  ///   - host: the number under which its host was found before, so that no name is looked up; nil
  ///     where it is not known, or is to be looked up anew.
  ///   - way: what this and every later wait gives way to once it can be read.
  init(
    address: String, token: String, patience: Int, within milliseconds: Int? = nil,
    at host: String? = nil, unless way: Int32? = nil
  ) throws(DatabaseFault) {
    if let reason = malformation(of: address) { throw .malformedAddress(reason: reason) }
    // What stands before the address may be overruled by it.
    let options = [
      ("application_name", "viewdidlearn"), ("keepalives_idle", "5"), ("keepalives_interval", "2"),
      ("keepalives_count", "3"), ("tcp_user_timeout", String(patience)), ("dbname", address),
      ("client_encoding", "UTF8"), ("hostaddr", host ?? ""),
    ].filter { !$0.1.isEmpty }
    guard let handle = startConnecting(options) else { throw .failed(reason: systemReason(ENOMEM)) }
    self.handle = handle
    self.patience = patience
    self.way = way
    // What a server remarks is not for standard error.
    PQsetNoticeProcessor(handle, { _, _ in }, nil)
    _ = PQsetErrorVerbosity(handle, PQERRORS_VERBOSE)
    try connect(within: max(1, milliseconds ?? patience))
    try run(
      """
      SELECT set_config('viewdidlearn.token', $1, false), set_config('lock_timeout', $2, false)
      """, [.text(token), .text(String(patience))])
    // Whoever asks for all is refused where rows would be hidden, and not shown a part as the whole.
    if token.isEmpty { try run("SET row_security = off") }
  }

  deinit {
    PQfinish(handle)
  }

  /// The number of the host that it is connected with; nil where that may be another the next time.
  var host: String? {
    guard let name = PQhost(handle).map({ String(cString: $0) }), !name.contains(","),
      let number = PQhostaddr(handle).map({ String(cString: $0) }), !number.isEmpty
    else { return nil }
    return number
  }

  /// Runs one statement and answers its rows.
  @discardableResult
  func run(_ sql: String, _ values: [Datum] = []) throws(DatabaseFault) -> [Row] {
    try settle()
    let parameters = Parameters(values)
    guard parameters.send(sql, on: handle) == 1 else { throw loss }
    return try answer()
  }

  /// Runs statements that are needed once and answer nothing, all or none.
  func execute(_ script: StaticString) throws(DatabaseFault) {
    try settle()
    guard PQsendQuery(handle, script.description) == 1 else { throw loss }
    _ = try answer()
  }

  /// Returns when something was announced on a channel, when a signal came, when the connection is
  /// lost, or after so long; whether something may have changed.
  func awaitAnnouncement(on channel: Channel, milliseconds: Int) throws(DatabaseFault) -> Bool {
    if !listening.contains(channel) {
      try run("LISTEN \(channel.name)")
      listening.insert(channel)
      // What was announced before is to be looked for.
      return true
    }
    let deadline = Deadline(milliseconds: milliseconds)
    repeat {
      guard PQconsumeInput(handle) == 1 else { return true }
      takeAnnouncements()
      if announced.remove(channel) != nil { return true }
    } while wait(for: PQsocket(handle), until: deadline, unless: way) == .ready
    return false
  }

  private func takeAnnouncements() {
    while let notification = PQnotifies(handle) {
      let (name, cohort) = (notification.pointee.relname, notification.pointee.extra)
      let channel = listening.first {
        $0.name == name.map { String(cString: $0) }
          && $0.cohort == cohort.map { String(cString: $0) }
      }
      if let channel { announced.insert(channel) }
      PQfreemem(notification)
    }
  }
}

// MARK: - Connecting
extension ServerConnection {
  private func connect(within milliseconds: Int) throws(DatabaseFault) {
    let deadline = Deadline(milliseconds: milliseconds)
    var next = PGRES_POLLING_WRITING
    while next != PGRES_POLLING_OK {
      if next == PGRES_POLLING_FAILED { throw refusal }
      let isReady = wait(
        for: PQsocket(handle), toWrite: next == PGRES_POLLING_WRITING, until: deadline, unless: way)
      switch isReady {
      case .late: throw .unreachable(reason: systemReason(ETIMEDOUT))
      case .givesWay: throw .putOff
      case .interrupted: break
      case .ready: next = PQconnectPoll(handle)
      }
    }
  }

  private var refusal: DatabaseFault {
    let words = String(cString: PQerrorMessage(handle))
    if PQconnectionNeedsPassword(handle) == 1 { return .loginRefused(reason: words.firstLine) }
    guard let state = SQLState(refusal: words) else {
      return .unreachable(reason: words.firstLine)
    }
    if case .lost(let reason) = state.fault { return .unreachable(reason: reason) }
    return state.fault
  }
}

// MARK: - Answers
extension ServerConnection {
  private var loss: DatabaseFault {
    .lost(reason: String(cString: PQerrorMessage(handle)).firstLine)
  }

  /// Waits for all that a server has to say of what was sent: the rows, or the first error.
  private func answer() throws(DatabaseFault) -> [Row] {
    var rows: [Row] = []
    var fault: DatabaseFault?
    while let result = try nextResult() {
      defer { PQclear(result) }
      switch PQresultStatus(result) {
      case PGRES_TUPLES_OK: rows += result.rows
      case PGRES_COMMAND_OK, PGRES_EMPTY_QUERY: break
      default: fault = fault ?? self.fault(of: result)
      }
    }
    if let fault { throw fault }
    return rows
  }

  private func nextResult() throws(DatabaseFault) -> OpaquePointer? {
    let deadline = Deadline(milliseconds: patience)
    while PQisBusy(handle) == 1 {
      switch wait(for: PQsocket(handle), until: deadline, unless: way) {
      case .late: throw .lost(reason: systemReason(ETIMEDOUT))
      case .givesWay:
        owesAnswer = true
        throw .putOff
      case .interrupted, .ready: break
      }
      guard PQconsumeInput(handle) == 1 else { throw loss }
    }
    return PQgetResult(handle)
  }

  /// Takes the answer to what was put off: what is asked again has one of its own.
  private func settle() throws(DatabaseFault) {
    guard owesAnswer else { return }
    while let result = try nextResult() { PQclear(result) }
    owesAnswer = false
  }

  private func fault(of result: OpaquePointer) -> DatabaseFault {
    guard let code = viewdidlearn_error_code(result) else { return loss }
    let message = viewdidlearn_error_message(result).map { String(cString: $0) } ?? ""
    return SQLState(code: String(cString: code), message: message).fault
  }
}

/// Why libpq cannot read an address; nil where it can.
private func malformation(of address: String) -> String? {
  var words: UnsafeMutablePointer<CChar>?
  let options = PQconninfoParse(address, &words)
  defer {
    PQconninfoFree(options)
    PQfreemem(words)
  }
  return options == nil ? words.map { String(cString: $0).firstLine } ?? "" : nil
}

private func startConnecting(_ options: [(name: String, value: String)]) -> OpaquePointer? {
  let names = options.map { strdup($0.name) }
  let values = options.map { strdup($0.value) }
  defer { for pointer in names + values { free(pointer) } }
  return PQconnectStartParams(
    names.map { UnsafePointer($0) } + [nil], values.map { UnsafePointer($0) } + [nil], 1)
}

/// The system's own words for an error number.
func systemReason(_ errno: Int32) -> String { String(cString: strerror(errno)) }

extension String {
  /// The first line: what libpq goes on with is advice for whoever keeps the server.
  fileprivate var firstLine: String { String(prefix { !$0.isNewline }) }
}
