extension Exercise {
  /// Something for the learner to bring about.
  public struct Task: Equatable, Sendable {
    public var goal: Expectation
    /// One way to reach the goal, which `check` proves.
    public var solution: Code
  }
}
