/// What the machine failed us in.
public enum Failure: Sendable {
  case journal(path: String, reason: String)
  case journalLocked(path: String)
  case journalFull(path: String)
  case journalNewer(path: String)
  case journalSetAside(path: String, salvaged: Int)
  case history(path: String, reason: String)
  case noContent
  case unreadable(path: String, reason: String)
  case notUTF8(path: String, byte: Int, line: Int)
  case nulByte(path: String, byte: Int, line: Int)
  /// A file that would have to be overwritten.
  case fileExists(path: String)
  case unwritable(path: String, reason: String)
}
