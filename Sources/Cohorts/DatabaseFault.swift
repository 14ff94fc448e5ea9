/// Why a database did not do what it was asked for; reasons are the engine's or the system's words.
public enum DatabaseFault: Error, Hashable, Sendable {
  /// Neither a path nor an address that can be understood.
  case malformedAddress(reason: String)
  /// The server cannot be reached, or the file not opened.
  case unreachable(reason: String)
  /// The server does not let this user in.
  case loginRefused(reason: String)
  /// This user may not do that.
  case forbidden
  /// There are no tables, and this user may not make them.
  case noTables
  /// The tables are older than this program, and this user may not renew them.
  case oldSchema(step: Int, needed: Int)
  /// The tables were made by a newer version of this program.
  case newerSchema(step: Int, known: Int)
  case full
  case readOnly
  /// Others kept it busy for longer than was waited.
  case busy
  /// The connection was lost, and could not be found again in the time that was waited.
  case lost(reason: String)
  /// What two wanted to write excluded each other; one of them begins anew.
  case conflict
  case damaged
  /// It gave way to somebody at the keyboard: nothing is wrong, and it may be asked again.
  case putOff
  case failed(reason: String)

  /// Whether the same may well succeed in a while, and nobody has to do anything for it.
  public var passes: Bool {
    switch self {
    case .lost, .unreachable, .busy, .putOff: true
    case .malformedAddress, .loginRefused, .forbidden, .noTables, .oldSchema, .newerSchema, .full,
      .readOnly, .conflict, .damaged, .failed:
      false
    }
  }
}
