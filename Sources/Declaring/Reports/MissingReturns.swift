import Checks
import Diagnostics
import Flow
package import Syntax
package import TypedTree

// Bodies of Objective-C that end without the value they should return.
extension Typing {
  /// Warns of a body that should return a value and may end without one.
  ///
  /// `-Wreturn-type`, with other words where some way does return. `main` may end without (C11
  /// 5.1.2.2.3).
  package mutating func checkReturn(of function: Function, _ returns: StaticType) {
    guard function.dialect == .objectiveC, !returns.isVoid, let body = function.body,
      function.name.text != "main", sight.flow.mayEnd(body)
    else { return }
    let end = function.range.upperBound
    report(
      .objectiveC(.missingReturn(inSomePaths: body.contains { $0.mayReturn })),
      at: SourceRange(max(end - 1, 0), end), .warning)
  }
}
