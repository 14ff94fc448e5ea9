/// What the machine failed us in.
public enum Failure: Sendable {
  /// The journal cannot be used, so that what is done is not kept.
  case journal(path: String, reason: String)
  case journalLocked(path: String)
  case journalFull(path: String)
  case journalNewer(path: String)
  /// A damaged journal was put aside, out of which so many entries were saved.
  case journalSetAside(path: String, salvaged: Int)
  case history(path: String, reason: String)
  /// There are no lessons in a folder; or no folder with lessons is to be found.
  case noContent(in: String?)
  case unreadable(path: String, reason: String)
  /// `byte` is the offset of the first that is wrong.
  case notUTF8(path: String, byte: Int, line: Int)
  case nulByte(path: String, byte: Int, line: Int)
  /// A file that would have to be overwritten.
  case fileExists(path: String)
  case unwritable(path: String, reason: String)
}
