public import Learning

/// What a session says to a line, and what it wants to be remembered.
public struct Response: Sendable {
  public var replies: [Reply] = []
  public var entries: [Entry] = []
  /// Whether the person wants to leave.
  public var isOver = false

  public init(_ replies: Reply...) { self.replies = replies }
}
