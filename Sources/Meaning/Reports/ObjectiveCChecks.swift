package import Declaring
package import Diagnostics
import Lookup
package import ObjectModel
package import Syntax
package import TypedTree

// What clang says of the ends of methods.
extension Typing {
  /// `return x;` where nothing is due, and `return;` where something is.
  package mutating func checkResult(
    _ value: Expression?, _ type: StaticType?, at range: SourceRange
  ) {
    if isSwift { return checkResultOfSwift(value, type, at: range) }
    guard !context.isClosure, let name = context.functionName else { return }
    if let value, let type, context.returns.isVoid {
      if !type.isVoid { report(.objectiveC(.valueFromVoid(name)), at: value.range) }
    } else if value == nil, !context.returns.isVoid {
      report(.objectiveC(.returnWithoutValue(name)), at: range)
    }
  }

  /// Under manual counting `dealloc` goes on with the superclass's.
  package mutating func checkSuper(of draft: ClassDraft.DraftBody, _ selector: Selector) {
    guard selector == "dealloc", !isARC, !hasCalledSuper else { return }
    let end = draft.function.range.upperBound
    report(
      .objectiveC(.missingSuper(selector.name)), at: SourceRange(max(end - 1, 0), end), .warning)
  }
}
