import Checks
import Desugaring
import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree

// `Task { … }`: the closure runs later, on the main run loop.
extension Typing {
  /// `Task { … }` and `Task(priority: .high) { … }`; nil for all else. One that begins after a pause
  /// is `Task(sleeping: 2) { … }`, as the rest of a task that sleeps is written.
  mutating func task(
    _ arguments: [Argument], _ range: SourceRange, written name: SourceRange
  ) -> TypedExpression? {
    guard isSwift, let id = classes.id(named: "Task"), let last = arguments.last,
      case .closure(var closure) = last.value.kind
    else { return nil }
    let since = UIKitVersion(13)
    if name.lowerBound < name.upperBound, sight.isNewer(since) {
      report(.newer("Task", since: since), at: name)
    }
    var suspensions = Suspensions()
    let pause = arguments.first { $0.label?.text == "sleeping" }
    if pause == nil { closure.body = suspensions.cut(closure.body) }
    let value = Expression(.closure(closure), at: last.value.range)
    let block = resolve(value, expecting: .closure([], returning: .any))
    let delay = pause.map { resolve($0.value, expecting: .real) }
    return send(
      delay == nil ? "taskRunning:" : "taskGoingOnWith:after:",
      to: .constant(.type(id), .metatype("Task")), [block] + (delay.map { [$0] } ?? []),
      answering: .object("Task"), MessagePlace(line: line(of: range), text: "Task"))
  }

  /// `Task.isCancelled`, of the task that is running; nil for all else.
  mutating func taskProperty(_ path: String, _ name: Name) -> TypedExpression? {
    guard path == "Task", name.text == "isCancelled", let id = classes.id(named: path),
      declarations.drafts[path] == nil
    else { return nil }
    return send(
      "isCancelled", to: .constant(.type(id), .metatype(path)), [], answering: .bool,
      MessagePlace(line: line(of: name.range), text: path))
  }

  /// `Task.sleep(…)`, `MainActor.run { … }`; nil for all else.
  mutating func taskMember(
    _ path: String, _ name: Name, _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    switch (path, name.text) {
    case ("Task", "detached"): return task(arguments, range, written: name.range)
    case ("Task", "sleep"):
      // What the rest of a task waits for was cut out of it.
      let problems = sight.problems(of: .sleeping, at: range)
      report(problems)
      if problems.isEmpty { report(.unsupported(.sleepOfFunction), at: range, .warning) }
      return .constant(.none, .void)
    case ("Task", "yield"):
      // A function that is awaited goes on at once.
      var effects = Effects()
      effects.isAsync = true
      report(sight.problems(of: effects, at: range))
      return .constant(.none, .void)
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
}
