/// A stretch of text of one role.
public struct Run: Sendable {
  public var text: String
  public var role: Theme.Role
  /// Whether no line may be broken inside it: code, commands.
  public var isUnbreakable: Bool

  public init(_ text: String, _ role: Theme.Role = .body, isUnbreakable: Bool = false) {
    self.text = text
    self.role = role
    self.isUnbreakable = isUnbreakable
  }
}
