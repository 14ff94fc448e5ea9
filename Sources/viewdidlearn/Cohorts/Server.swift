/// A server with a cohort's database, and who asks it.
public struct Server {
  /// A URL, as libpq reads it.
  public var address: String
  /// By which the server knows a learner's rows; empty for a teacher.
  public var token: String
  /// How long an answer, or the way back to the server, is waited for, in milliseconds.
  public var patience: Int
}
