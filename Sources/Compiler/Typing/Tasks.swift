import Diagnostics
import ObjectModel
import Syntax

// `Task { … }`: the closure runs later, on the main run loop.
extension Typing {
  /// What a task answers, which no header of Objective-C declares.
  static let taskMessages: Set<Selector> = ["cancel"]

  /// `Task { … }` and `Task(priority: .high) { … }`; nil for all else.
  mutating func task(_ arguments: [Argument], _ range: SourceRange) -> TypedExpression? {
    guard isSwift, let id = classes.id(named: "Task"), let last = arguments.last,
      case .closure(var closure) = last.value.kind
    else { return nil }
    closure.body = suspended(closure.body)
    let value = Expression(.closure(closure), at: last.value.range)
    let block = resolve(value, expecting: .closure([], returning: .any))
    return send(
      "taskRunning:", to: .constant(.type(id), .metatype("Task")), [block],
      answering: .object("Task"), MessagePlace(line: line(of: range), text: "Task"))
  }

  /// `Task.sleep(…)`, `MainActor.run { … }`; nil for all else.
  mutating func taskMember(
    _ path: String, _ name: Name, _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    switch (path, name.text) {
    case ("Task", "detached"): return task(arguments, range)
    case ("Task", "sleep"):
      refuse(.suspension, at: range)
      return .missing
    case ("MainActor", "run"), ("MainActor", "assumeIsolated"):
      guard let last = arguments.last else { return nil }
      let block = resolve(last.value, expecting: .closure([], returning: .any))
      return calling(block, [], answering: block.type.signature?.last ?? .any, range)
    default: return nil
    }
  }

  /// The statements of a task: what stands behind `await Task.sleep(…)` runs that much later.
  private func suspended(_ body: [Statement]) -> [Statement] {
    guard let place = body.firstIndex(where: { $0.pause != nil }), let pause = body[place].pause
    else { return body }
    let range = body[place].range
    func name(_ text: String) -> Name { Name(text, at: range) }
    let rest = Expression(
      .closure(Closure(body: suspended(Array(body[(place + 1)...])))), at: range)
    let queue = Expression(
      .member(Expression(.name("DispatchQueue"), at: range), name("main")), at: range)
    let later = Expression(
      .call(
        Expression(.member(queue, name("asyncAfter")), at: range),
        [Argument(label: name("deadline"), pause), Argument(label: name("execute"), rest)]),
      at: range)
    return Array(body[..<place]) + [Statement(.expression(later), at: range)]
  }
}

extension Statement {
  /// How long the statement sleeps, where it does nothing else.
  fileprivate var pause: Expression? {
    guard case .expression(var value) = kind else { return nil }
    while case .attempt(_, let inner) = value.kind { value = inner }
    guard case .call(let callee, let arguments) = value.kind, callee.path == "Task.sleep",
      let first = arguments.first
    else { return nil }
    if first.label?.text == "for" { return first.value }
    guard first.label?.text == "nanoseconds" else { return nil }
    let second = Expression(.real(1e9), at: first.value.range)
    let time = Expression(
      .call(Expression(.name("Double"), at: first.value.range), [Argument(first.value)]),
      at: first.value.range)
    return Expression(.binary(.divide, time, second), at: first.value.range)
  }
}
