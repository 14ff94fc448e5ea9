/// An object of the simulated heap; never used twice, so that a freed object can still be spoken
/// of.
public struct ObjectID: Hashable, Comparable, Sendable {
  @usableFromInline let index: Int

  public static func < (one: ObjectID, other: ObjectID) -> Bool { one.index < other.index }
}

/// A class of the simulated runtime.
public struct ClassID: Hashable, Sendable {
  public let index: Int
}
