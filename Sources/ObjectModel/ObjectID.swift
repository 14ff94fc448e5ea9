/// An object of the simulated heap; never used twice, so that a freed object can still be spoken
/// of.
public struct ObjectID: Hashable, Comparable, Sendable {
  public let index: Int

  @inlinable
  public init(index: Int) { self.index = index }

  @inlinable
  public static func < (one: ObjectID, other: ObjectID) -> Bool { one.index < other.index }
}

/// A class, by its place in the table.
public struct ClassID: Hashable, Sendable {
  public let index: Int

  @inlinable
  public init(index: Int) { self.index = index }
}
