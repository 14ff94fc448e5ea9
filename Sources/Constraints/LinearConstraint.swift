/// An expression that is to be 0, at least 0 or at most 0.
public struct LinearConstraint: Hashable, Sendable {
  public let expression: Expression
  public let relation: Relation
  public let priority: Priority

  public enum Relation: Hashable, Sendable, CaseIterable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }

  public init(
    _ left: Expression, _ relation: Relation, _ right: Expression, at priority: Priority = .required
  ) {
    expression = left - right
    self.relation = relation
    self.priority = priority
  }
}

/// A constraint that a solver has been given.
public struct ConstraintID: Hashable, Comparable, Sendable {
  let index: Int

  public static func < (one: ConstraintID, other: ConstraintID) -> Bool { one.index < other.index }
}

/// Why a required constraint was not taken: together with these it has no solution, and without
/// any one of them it would have.
public struct Conflict: Error, Hashable, Sendable {
  public let others: [ConstraintID]
}
