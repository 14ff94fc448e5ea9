import Learning

/// A journey in time.
public enum Travel: Equatable, Sendable {
  case undone(String)
  case redone(String)
  case nothingToUndo, nothingToRedo
  case arrived(Int, of: Int)
  case noSuchPlace(String, first: Int, last: Int)
  case bookmarked(String, at: Int)
  case places([Place], at: Int)

  /// An entry to go to, by the numbers of its lines.
  public struct Place: Equatable, Sendable {
    public var lines: ClosedRange<Int>
    public var text: String
    public var bookmarks: [String]
  }
}
