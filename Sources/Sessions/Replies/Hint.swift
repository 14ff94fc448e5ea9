public import Curriculum

/// A rung of the ladder of hints.
public struct Hint: Sendable {
  /// What the author says, or at last the answer.
  public enum Content: Sendable {
    case text(Document)
    case answer(String)
  }

  public var content: Content
  /// How many rungs are left, the answer included; nil where help costs nothing.
  public var remaining: Int?
  /// How many hints there were, where each counts against the score; nil elsewhere.
  public var counted: Int?
}
