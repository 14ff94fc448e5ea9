import Checks
import Declaring
import Diagnostics
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree

// `Task { … }`, and what a task may ask of itself.
extension Typing {
  /// `Task { … }` and `Task(priority: .high) { … }`; nil for all else.
  ///
  /// SE-0304. Without a closure that is written out nothing is known of what runs, and the call is
  /// an initialiser like others.
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
    return taskMessage("taskRunning:", [block], answering: taskType(of: block), range)
  }

  /// `Task<Success, Failure>`: what it answers, and an error that is never followed.
  private func taskType(of block: TypedExpression) -> StaticType {
    var type = StaticType.object("Task")
    type.parts = [block.type.signature?.last ?? .any, .any]
    return type
  }

  /// `task.value` and `task.result`; nil for all else.
  mutating func taskValue(_ name: Name, of holder: TypedExpression, _ place: MessagePlace)
    -> TypedExpression?
  {
    guard name.text == "value" || name.text == "result", holder.type.className == "Task",
      !holder.type.isMetatype,
      declarations.drafts["Task"] == nil
    else { return nil }
    report(sight.problems(of: Effects(isAsync: true), at: name.range, as: .property))
    if name.text == "result" {
      return send("result", to: holder, [], answering: .object("Result"), place)
    }
    let type = holder.type.parts.first.map { $0.isVoid ? .any : $0 } ?? .any
    return send("value", to: holder, [], answering: type, place)
  }

  /// `withCheckedContinuation { … }` and its kin; nil for all else.
  ///
  /// SE-0300. The function's name is handed on for the message that a checked one prints when it is
  /// resumed twice or never.
  mutating func continuation(
    _ name: String, _ arguments: [Argument], _ range: SourceRange, expecting type: StaticType?
  ) -> TypedExpression? {
    guard name.hasPrefix("with"), name.hasSuffix("Continuation"), let last = arguments.last,
      let (isChecked, isThrowing) = Typing.continuations[name]
    else { return nil }
    report(sight.problems(of: Effects(isThrowing: isThrowing, isAsync: true), at: range))
    let given = StaticType.object(isChecked ? "CheckedContinuation" : "UnsafeContinuation")
    let block = resolve(last.value, expecting: .closure([given], returning: .void))
    let function: Value = isChecked ? .string(context.functionName ?? "main") : .none
    let answer = block.type.signature?.first?.parts.first ?? type ?? .any
    return taskMessage(
      "waitIn:unchecked:", [block, .constant(function, .any)],
      answering: answer.isVoid ? .any : answer, range)
  }

  /// Whether it watches that it is resumed once and only once, and whether it may resume with an
  /// error.
  private static let continuations: [String: (isChecked: Bool, isThrowing: Bool)] = [
    "withCheckedContinuation": (true, false), "withCheckedThrowingContinuation": (true, true),
    "withUnsafeContinuation": (false, false), "withUnsafeThrowingContinuation": (false, true),
  ]

  /// Tasks are made by the framework's class of that name; missing where there is none.
  mutating func taskMessage(
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
  ///
  /// `MainActor.run` calls its closure at once, since all code here runs on the main thread. Words
  /// for libraries alone make child tasks and handlers.
  mutating func taskMember(
    _ path: String, _ name: Name, _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    switch (path, name.text) {
    case ("Task", "detached"): return task(arguments, range, written: name.range)
    case ("Task", "child") where source.isModule:
      guard let last = arguments.last else { return nil }
      let block = resolve(last.value, expecting: .closure([], returning: .any))
      return taskMessage("childRunning:", [block], answering: taskType(of: block), range)
    case ("Task", "iterator"):
      guard let first = arguments.first else { return nil }
      return taskMessage("iteratorOver:", [resolve(first.value)], answering: .any, range)
    case ("Task", "addHandler") where source.isModule,
      ("Task", "removeHandler") where source.isModule:
      let values = arguments.map { resolve($0.value) }
      return taskMessage(Selector(name.text + ":"), values, answering: .int, range)
    case ("Task", "sleep"):
      report(sight.problems(of: Effects(isThrowing: true, isAsync: true), at: range))
      guard let first = arguments.first else { return nil }
      return sleep(first, range)
    case ("Task", "yield"):
      report(sight.problems(of: Effects(isAsync: true), at: range))
      return taskMessage("yield", [], answering: .void, range)
    case ("Task", "checkCancellation"):
      report(sight.problems(of: Effects(isThrowing: true), at: range))
      return taskMessage("checkCancellation", [], answering: .void, range)
    case ("MainActor", "run"), ("MainActor", "assumeIsolated"):
      guard let last = arguments.last else { return nil }
      let block = resolve(last.value, expecting: .closure([], returning: .any))
      return calling(block, [], answering: block.type.signature?.last ?? .any, range)
    default: return nil
    }
  }

  /// `Task.sleep(for: .seconds(1))`, `Task.sleep(nanoseconds: 1_000)`, `Task.sleep(until: …)`.
  ///
  /// SE-0329 brought durations; the older form counts nanoseconds.
  private mutating func sleep(_ time: Argument, _ range: SourceRange) -> TypedExpression {
    switch time.label?.text {
    case "until":
      // `.now + .seconds(2)`, of whichever clock.
      if case .binary(.add, let now, let pause) = time.value.kind, now.isNow {
        let seconds = resolve(pause, expecting: .real)
        return taskMessage("sleep:", [seconds], answering: .void, range)
      }
      let moment = resolve(time.value, expecting: .real)
      return taskMessage("sleepUntil:", [moment], answering: .void, range)
    case "for":
      report(sight.unavailable(UIKitVersion(16), "sleep(for:tolerance:clock:)", at: range))
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

extension Expression {
  /// Whether it asks a clock for the time.
  fileprivate var isNow: Bool {
    switch kind {
    case .implicitMember(let name), .member(_, let name): name.text == "now"
    case .call(let callee, let arguments): arguments.isEmpty && callee.isNow
    default: false
    }
  }
}
