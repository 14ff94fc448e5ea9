/// A number that a `Solver` is to find.
public struct Variable: Hashable, Comparable, Sendable {
  let symbol: Int

  public static func < (one: Variable, other: Variable) -> Bool { one.symbol < other.symbol }
}

/// What a variable may be, whatever the constraints say.
public enum Domain: Hashable, Sendable {
  case any
  case nonNegative
}
