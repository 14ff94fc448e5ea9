public import Curriculum
public import Simulator
public import Statements

/// How far a task's goal is reached by what has happened since its step began.
public struct GoalCheck: Equatable, Sendable {
  /// The first thing that is missing, in the order of the goal.
  public enum Lack: Equatable, Sendable {
    /// The call that should come next.
    case call(ExpectedCall)
    /// A call that should not have happened.
    case unwanted(ExpectedCall)
    case line(String)
    case alive(String)
    case owners(String, count: Int, wanted: Int)
  }

  /// Nil when the goal is reached.
  public let lack: Lack?
  public var isReached: Bool { lack == nil }

  public init(_ goal: Goal, events: [RunEvent], simulation: Simulation) {
    let calls = events.compactMap(SeenCall.init)
    lack =
      GoalCheck.firstMissing(goal.trace, in: calls).map(Lack.call)
      ?? goal.without.first { unwanted in calls.contains { $0.matches(unwanted) } }
      .map(Lack.unwanted)
      ?? GoalCheck.firstMissing(goal.prints.map(\.value), in: events).map(Lack.line)
      ?? goal.freed.first { simulation.object(named: $0.value).map(simulation.isAlive) ?? false }
      .map { Lack.alive($0.value) }
      ?? goal.owners.lazy.compactMap { GoalCheck.difference($0, in: simulation) }.first
  }

  private static func firstMissing(_ expected: [ExpectedCall], in calls: [SeenCall])
    -> ExpectedCall?
  {
    var rest = calls[...]
    for call in expected {
      guard let place = rest.firstIndex(where: { $0.matches(call) }) else { return call }
      rest = rest[(place + 1)...]
    }
    return nil
  }

  private static func firstMissing(_ lines: [String], in events: [RunEvent]) -> String? {
    var rest = events.compactMap { if case .log(let text, _) = $0 { text } else { nil } }[...]
    for line in lines {
      guard let place = rest.firstIndex(of: line) else { return line }
      rest = rest[(place + 1)...]
    }
    return nil
  }

  private static func difference(_ wanted: Goal.OwnerCount, in simulation: Simulation) -> Lack? {
    let count = simulation.object(named: wanted.object).map { simulation[$0].count } ?? 0
    return count == wanted.count
      ? nil : .owners(wanted.object, count: count, wanted: wanted.count)
  }
}

/// A call of a run, as content names calls.
public struct SeenCall: Equatable, Sendable {
  public var object: String
  public var selector: String

  public init?(_ event: RunEvent) {
    guard case .call(_, _, let object, let selector, _, _, _) = event else { return nil }
    self.object = object
    self.selector = selector
  }

  public func matches(_ expected: ExpectedCall) -> Bool {
    selector == expected.selector && (expected.object == nil || expected.object == object)
  }
}
