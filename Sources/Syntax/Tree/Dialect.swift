/// The two languages a learner may type.
public enum Dialect: String, Equatable, Sendable, CaseIterable {
  case objectiveC = "objc"
  case swift

  public var other: Dialect { self == .swift ? .objectiveC : .swift }
}
