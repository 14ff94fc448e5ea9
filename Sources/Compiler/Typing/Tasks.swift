import Checks
import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree

// `Task { … }`, and what a task may ask of itself.
extension Typing {
  /// `Task { … }` and `Task(priority: .high) { … }`; nil for all else.
  mutating func task(
    _ arguments: [Argument], _ range: SourceRange, written name: SourceRange
  ) -> TypedExpression? {
    guard isSwift, classes.id(named: "Task") != nil, let last = arguments.last,
      case .closure = last.value.kind
    else { return nil }
    let since = UIKitVersion(13)
    if name.lowerBound < name.upperBound, sight.isNewer(since) {
      report(.newer("Task", since: since), at: name)
    }
    let block = resolve(last.value, expecting: .closure([], returning: .any))
    return taskMessage("taskRunning:", [block], answering: .object("Task"), range)
  }

  private mutating func taskMessage(
    _ selector: Selector, _ arguments: [TypedExpression], answering type: StaticType,
    _ range: SourceRange
  ) -> TypedExpression {
    guard let id = classes.id(named: "Task") else { return .missing }
    return send(
      selector, to: .constant(.type(id), .metatype("Task")), arguments, answering: type,
      MessagePlace(line: line(of: range), text: "Task"))
  }

  /// `Task.isCancelled`, of the task that is running; nil for all else.
  mutating func taskProperty(_ path: String, _ name: Name) -> TypedExpression? {
    guard path == "Task", name.text == "isCancelled", declarations.drafts[path] == nil else {
      return nil
    }
    return taskMessage("isCancelled", [], answering: .bool, name.range)
  }

  /// `Task.sleep(…)`, `MainActor.run { … }`; nil for all else.
  mutating func taskMember(
    _ path: String, _ name: Name, _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    switch (path, name.text) {
    case ("Task", "detached"): return task(arguments, range, written: name.range)
    case ("Task", "sleep"):
      report(sight.problems(of: .sleeping, at: range))
      guard let first = arguments.first else { return nil }
      return sleep(first, range)
    case ("Task", "yield"):
      var effects = Effects()
      effects.isAsync = true
      report(sight.problems(of: effects, at: range))
      return taskMessage("yield", [], answering: .void, range)
    case ("Task", "checkCancellation"):
      let check = Expression(.closure(Closure(body: [.cancellationCheck(at: range)])), at: range)
      report(sight.problems(of: .throwing, at: range))
      return resolve(Expression(.call(check, []), at: range), expecting: .void)
    case ("MainActor", "run"), ("MainActor", "assumeIsolated"):
      guard let last = arguments.last else { return nil }
      let block = resolve(last.value, expecting: .closure([], returning: .any))
      return calling(block, [], answering: block.type.signature?.last ?? .any, range)
    default: return nil
    }
  }

  /// `Task.sleep(for: .seconds(1))`, `Task.sleep(nanoseconds: 1_000)`, `Task.sleep(until: …)`.
  private mutating func sleep(_ time: Argument, _ range: SourceRange) -> TypedExpression {
    switch time.label?.text {
    case "until":
      let moment = resolve(time.value, expecting: .real)
      return taskMessage("sleepUntil:", [moment], answering: .void, range)
    case "for":
      let seconds = resolve(time.value, expecting: .real)
      return taskMessage("sleep:", [seconds], answering: .void, range)
    default:
      let written = Expression(
        .call(Expression(.name("Double"), at: time.value.range), [Argument(time.value)]),
        at: time.value.range)
      let second = Expression(.real(1e9), at: time.value.range)
      let seconds = resolve(Expression(.binary(.divide, written, second), at: time.value.range))
      return taskMessage("sleep:", [seconds], answering: .void, range)
    }
  }
}

extension Statement {
  /// `if Task.isCancelled { throw CancellationError() }`.
  fileprivate static func cancellationCheck(at range: SourceRange) -> Statement {
    func name(_ text: String) -> Expression { Expression(.name(text), at: range) }
    let test = Expression(.member(name("Task"), Name("isCancelled", at: range)), at: range)
    let error = Expression(.call(name("CancellationError"), []), at: range)
    return Statement(
      .conditional(
        [.expression(test)], then: [Statement(.raise(error), at: range)], otherwise: nil),
      at: range)
  }
}
