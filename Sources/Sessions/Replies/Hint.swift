public import Curriculum
public import Mistakes

/// A rung of the ladder of hints.
public struct Hint: Sendable {
  /// What the author says, or what a run shows, or at last the answer.
  public enum Content: Sendable {
    case text(Document)
    /// Which mistake the code makes.
    case mistake(Finding.Subject)
    /// Where it makes it, with that line.
    case finding(Finding, line: String)
    case answer(String)
  }

  public var content: Content
  /// How many rungs are left, the answer included; nil where help costs nothing.
  public var remaining: Int?
  /// How many hints there were, where each counts against the score; nil elsewhere.
  public var counted: Int?
}
