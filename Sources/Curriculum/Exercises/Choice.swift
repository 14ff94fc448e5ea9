extension Exercise {
  /// One of several, of which one is right.
  public struct Choice: Equatable, Sendable {
    /// An answer to choose.
    public struct Option: Equatable, Sendable {
      public var id: Located<String>
      /// What the run shows when this is right; nil where no run can decide.
      public var condition: Expectation?
    }

    public var code: Code?
    /// In the order of the file.
    public var options: [Option]
    /// The right one; nil when the run says it.
    public var key: Located<String>?
  }
}
