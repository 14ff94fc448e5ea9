import Checks
package import Declaring
package import Diagnostics
import ObjectModel
package import TypedTree

// `async let`: what is read of a child task, and what ends it.
extension Typing {
  /// Reading an `async let`.
  package mutating func readChild(_ local: Local, at range: SourceRange) -> TypedExpression {
    guard let answer = local.awaited else { return .missing }
    report(sight.problems(of: Effects(isAsync: true), at: range))
    return send(
      "value", to: held(by: local), [], answering: answer,
      MessagePlace(line: callLine, text: local.name))
  }

  /// The task itself: without `awaited`, reading the local would wait once more.
  package func held(by local: Local) -> TypedExpression {
    var task = local
    task.awaited = nil
    return TypedExpression(.object("Task"), .local(task))
  }
}
