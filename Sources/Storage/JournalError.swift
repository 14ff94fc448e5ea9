/// Why the journal could not be opened, read or written.
///
/// `path` is what a person would look at: the state folder, or the journal's file.
public enum JournalError: Error, Equatable, Sendable {
  /// The state folder cannot be created, entered or written; `reason` is the system's word for it.
  case unusable(path: String, reason: String)
  /// The journal can be read but not written.
  case readOnly(path: String)
  /// There is no room left on the disk.
  case full(path: String)
  /// Another prompt kept the journal locked for longer than `milliseconds`.
  case locked(path: String, milliseconds: Int)
  /// The journal was written by a newer version of the program.
  case newer(path: String, format: Int, newest: Int)
  /// The journal is damaged, and the new one that was put in its place is as well.
  case damaged(path: String)
  /// Anything else, in the words of SQLite or the system.
  case failed(path: String, reason: String)
}
