/// A stretch of text of one role.
public struct Run: Equatable, Sendable {
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

/// The columns that runs take beside each other, with their control characters shown.
public func displayWidth(_ runs: [Run]) -> Int {
  runs.reduce(0) { $0 + displayWidth(visible($1.text)) }
}

extension Theme {
  /// Runs beside each other in one line.
  public func styled(_ runs: [Run]) -> String {
    runs.map { styled($0.text, as: $0.role) }.joined()
  }
}
