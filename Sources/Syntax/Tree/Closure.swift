/// A block or a closure.
public struct Closure: Sendable {
  public var captures: [Capture]
  public var parameters: [Parameter]
  public var returns: TypeReference?
  public var body: [Statement]
  /// Of a key path, which is read as the closure that goes its way, what else it says.
  public var keyPath: KeyPath?

  public init(
    captures: [Capture] = [], parameters: [Parameter] = [], returns: TypeReference? = nil,
    body: [Statement]
  ) {
    self.captures = captures
    self.parameters = parameters
    self.returns = returns
    self.body = body
  }

  public struct KeyPath: Sendable {
    /// The type that it begins with, where that is written.
    public var root: TypeReference?

    public init(root: TypeReference?) { self.root = root }
  }

  /// One entry of a capture list: `[weak self]`, `[count = x + 1]`.
  public struct Capture: Sendable {
    public var strength: Strength
    public var name: Name
    public var value: Expression?

    public init(_ strength: Strength, _ name: Name, value: Expression? = nil) {
      self.strength = strength
      self.name = name
      self.value = value
    }
  }

  public enum Strength: Sendable { case strong, weak, unowned }
}

extension Expression {
  /// Whether it is a block or a closure, as it stands.
  package var isClosure: Bool {
    if case .closure = kind { true } else { false }
  }
}
