/// Why what is typed will not be remembered in the next run, or why the last run is forgotten.
public enum HistoryFailure: Error, Equatable, Sendable {
  /// There is a file of that name, but libedit did not write it; it is left alone.
  case notAHistory(path: String)
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
}
