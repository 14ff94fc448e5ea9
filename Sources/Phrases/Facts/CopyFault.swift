public import Notation

/// Why a file is no copy of a journal.
public enum CopyFault: Error, Equatable, Sendable {
  case notJSON(UnreadableJSON.Problem)
  case notACopy
  case newer(format: Int, newest: Int)
  /// An entry, from 1, lacks a field, or has one of a wrong kind.
  case malformedEntry(Int, field: String)
}
