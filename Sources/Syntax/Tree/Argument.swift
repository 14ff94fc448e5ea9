/// An argument of a call, an element of a tuple, an index of a subscript.
public struct Argument: Sendable {
  public var label: Name?
  public var value: Expression
  /// Whether it is a closure written after the parentheses.
  public var isTrailing: Bool
  /// Whether it is written `&x`.
  public var isInOut: Bool

  public init(
    label: Name? = nil, _ value: Expression, isTrailing: Bool = false, isInOut: Bool = false
  ) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
    self.isInOut = isInOut
  }
}

/// A keyword of an Objective-C message with its argument: `b:y`.
public struct MessagePiece: Sendable {
  /// Without the colon; empty in the rare `[x :y]`.
  public var keyword: Name
  /// Nil for a message without arguments.
  public var argument: Expression?
  /// What follows after commas, in a message with a variable number of arguments.
  public var more: [Expression]

  public init(_ keyword: Name, _ argument: Expression?, more: [Expression] = []) {
    self.keyword = keyword
    self.argument = argument
    self.more = more
  }
}
