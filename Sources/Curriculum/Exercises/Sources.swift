extension Exercise {
  /// Which of the sources is right: a run decides.
  public struct Sources: Equatable, Sendable {
    /// What a run shows when a claim is true.
    public struct Prediction: Equatable, Sendable {
      public var claim: Located<String>
      public var condition: Expectation
    }

    public var code: Code?
    /// The claims that are weighed; where nothing is predicted it is a matter of opinion.
    public var claims: [Located<String>]
    public var predictions: [Prediction]
  }
}
