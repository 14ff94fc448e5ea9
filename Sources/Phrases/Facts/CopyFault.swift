public import Notation

/// Why a file is no copy of a journal.
public enum CopyFault: Error, Equatable, Sendable {
  case notJSON(UnreadableJSON.Problem)
  /// JSON, but not what `--export` writes.
  case notACopy
  /// Written by a newer program.
  case newer(format: Int, newest: Int)
  /// An entry, from 1, lacks a field, or has one of a wrong kind.
  case malformedEntry(Int, field: String)
}
