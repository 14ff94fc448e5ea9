public import Diagnostics

/// When a task is solved; every condition that is given must hold.
public struct Goal: Equatable, Sendable {
  /// How many owners an object must have in the end.
  public struct OwnerCount: Equatable, Sendable {
    public var object: String
    public var count: Int
    public var range: SourceRange
  }

  /// These calls happen in this order during the step; others may stand between them.
  public var trace: [ExpectedCall]
  /// These calls do not happen during the step.
  public var without: [ExpectedCall]
  /// These lines are printed in this order; others may stand between them.
  public var prints: [Located<String>]
  /// These objects are gone in the end.
  public var freed: [Located<String>]
  public var owners: [OwnerCount]
  public var range: SourceRange
}
