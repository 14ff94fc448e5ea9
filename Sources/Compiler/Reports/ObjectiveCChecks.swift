import Checks
import Diagnostics
import Flow
import Lookup
import ObjectModel
import Syntax
import TypedTree

// What clang says of the ends of methods.
extension Typing {
  /// Warns of a body that should return a value and may end without one.
  ///
  /// `-Wreturn-type`, with other words where some way does return. `main` may end without (C11
  /// 5.1.2.2.3).
  mutating func checkReturn(of function: Function, _ returns: StaticType) {
    guard function.dialect == .objectiveC, !returns.isVoid, let body = function.body,
      function.name.text != "main", sight.flow.mayEnd(body)
    else { return }
    let end = function.range.upperBound
    report(
      .objectiveC(.missingReturn(inSomePaths: body.contains { $0.mayReturn })),
      at: SourceRange(max(end - 1, 0), end), .warning)
  }

  /// `return x;` where nothing is due, and `return;` where something is.
  mutating func checkResult(_ value: Expression?, _ type: StaticType?, at range: SourceRange) {
    if isSwift { return checkResultOfSwift(value, type, at: range) }
    guard !context.isClosure, let name = context.functionName else { return }
    if let value, let type, context.returns.isVoid {
      if !type.isVoid { report(.objectiveC(.valueFromVoid(name)), at: value.range) }
    } else if value == nil, !context.returns.isVoid {
      report(.objectiveC(.returnWithoutValue(name)), at: range)
    }
  }

  /// Under manual counting `dealloc` goes on with the superclass's.
  mutating func checkSuper(of draft: ClassDraft.DraftBody, _ selector: Selector) {
    guard selector == "dealloc", !isARC, !hasCalledSuper else { return }
    let end = draft.function.range.upperBound
    report(
      .objectiveC(.missingSuper(selector.name)), at: SourceRange(max(end - 1, 0), end), .warning)
  }
}
