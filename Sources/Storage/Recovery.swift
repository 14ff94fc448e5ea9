/// What was done about a damaged journal: it was set aside, and a new one begun.
public struct Recovery: Equatable, Sendable {
  /// The damaged journal, under a name of its own and otherwise as it was found.
  public var path: String
  /// How many entries could be read from it; they stand in the new journal, sequence numbers kept.
  public var salvaged: Int
}
