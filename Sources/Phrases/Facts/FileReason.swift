/// Why a file cannot be read or written, in the words of the C library, or in those of our modules.
public enum FileReason: String, CaseIterable, Sendable {
  case missing = "No such file or directory"
  case forbidden = "Permission denied"
  /// As with a file that is marked as unchangeable: root meets it too.
  case notPermitted = "Operation not permitted"
  case isFolder = "Is a directory"
  case noFolder = "Not a directory"
  case longName = "File name too long"
  case circularLinks = "Too many levels of symbolic links"
  /// An argument that the system does not take, as a name it cannot store.
  case unfit = "Invalid argument"
  case full = "No space left on device"
  case overQuota = "Disk quota exceeded"
  case tooLarge = "File too large"
  case readOnly = "Read-only file system"
  case brokenDevice = "Input/output error"
  case tooManyOpen = "Too many open files"
  /// A descriptor that was closed before.
  case closed = "Bad file descriptor"
  /// A file of a network's folder that is there no more.
  case moved = "Stale file handle"
  /// From here on the words are no longer those of the C library.
  case writeProtected = "read-only"
  /// Of a database.
  case damaged = "damaged"
  case notAHistory = "not a history of libedit"
  case notContent = "no such lesson or quiz"
  /// A folder that was named is none with content.
  case noContentFolder = "neither Lessons nor Quizzes in it"
}
