/// What a quiz rewards in an answer that is not wholly right.
public enum OrderScheme: String, Sendable, CaseIterable {
  /// Nothing.
  case exact
  /// The share of ordered pairs that stand in order; extras cost nothing.
  case pairs
  /// The share of items that may stay where they are, less the extras.
  case keep
  /// Half of each of the two, counted from what a blind guess earns.
  case blend
}
