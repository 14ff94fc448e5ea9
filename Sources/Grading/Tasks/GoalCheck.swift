public import Curriculum
import Interpreter
public import Mistakes
public import Scripts
public import Simulator
import UIKitAPI

/// How far a task's goal is reached by what has happened since its step began.
public struct GoalCheck: Equatable, Sendable {
  /// The first thing that is missing, in the order of the goal.
  public enum Lack: Equatable, Sendable {
    /// The call that should come next; the occurrence counts from 1 where the goal wants it
    /// repeated.
    case call(ExpectedCall, occurrence: Int)
    /// The call was made, but by the learner's code instead of UIKit.
    case sentByHand(ExpectedCall)
    /// A call that should not have happened.
    case unwanted(ExpectedCall)
    case line(String)
    case alive(String)
    case owners(String, count: Int, wanted: Int)
    /// The app was started again, and what the task is about is gone.
    case restarted
    /// The goal is reached, but by a mistake that the lesson's own solution does not make.
    case mistake(Finding)
  }

  /// Nil when the goal is reached.
  public let lack: Lack?
  public var isReached: Bool { lack == nil }

  public init(_ goal: Goal, events: [RunEvent], simulation: Simulation) {
    let calls = events.compactMap(SeenCall.init)
    lack =
      GoalCheck.firstMissing(goal.trace, in: calls)
      ?? goal.without.first { unwanted in calls.contains { $0.matches(unwanted) } }
      .map(Lack.unwanted)
      ?? GoalCheck.firstMissing(goal.prints.map(\.value), in: events).map(Lack.line)
      ?? goal.freed.first { simulation.object(named: $0.value).map(simulation.isAlive) ?? false }
      .map { Lack.alive($0.value) }
      ?? goal.owners.lazy.compactMap { GoalCheck.difference($0, in: simulation) }.first
  }

  /// What UIKit alone sends counts only if UIKit sent it.
  private static func firstMissing(_ expected: [ExpectedCall], in calls: [SeenCall]) -> Lack? {
    var rest = calls.filter { !$0.isByHand }[...]
    for (place, call) in expected.enumerated() {
      guard let found = rest.firstIndex(where: { $0.matches(call) }) else {
        if calls.contains(where: { $0.isByHand && $0.matches(call) }) { return .sentByHand(call) }
        let earlier = expected[..<place].count {
          $0.selector == call.selector && $0.object == call.object
        }
        return .call(call, occurrence: earlier + 1)
      }
      rest = rest[(found + 1)...]
    }
    return nil
  }

  private static func firstMissing(_ lines: [String], in events: [RunEvent]) -> String? {
    var rest = events.compactMap { if case .log(let text, _) = $0 { text } else { nil } }[...]
    for line in lines {
      guard let place = rest.firstIndex(where: { PrintedLine($0) == PrintedLine(line) }) else {
        return line
      }
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

/// A printed line as a goal compares it: what `print` writes in Swift and `NSLog` in Objective-C
/// for the same value is the same.
private struct PrintedLine: Equatable {
  private let meaning: String

  init(_ text: String) {
    var text = text[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    if text.hasPrefix("Optional("), text.hasSuffix(")") {
      text = text.dropFirst(9).dropLast()
      if text.count > 1, text.first == "\"", text.last == "\"" {
        text = text.dropFirst().dropLast()
      }
    }
    meaning =
      switch text {
      case "true", "YES": "1"
      case "false", "NO": "0"
      case "(null)", "<null>": "nil"
      default: String(text)
      }
  }
}

/// A call of a run, as content names calls.
public struct SeenCall: Equatable, Sendable {
  public var object: String
  public var selector: String
  /// The learner's code sent what only UIKit should send.
  public var isByHand: Bool

  public init?(_ event: RunEvent) {
    guard case .call(let call, _, _) = event else { return nil }
    object = call.object
    selector = call.selector
    isByHand = call.sender == .app && LifeCycle(rawValue: selector)?.isUIKits == true
  }

  public func matches(_ expected: ExpectedCall) -> Bool {
    selector == expected.selector && (expected.object == nil || expected.object == object)
  }
}
