import Desugaring
import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree

// Ranges that lack an end, as values: `1...`, `..<5`.
extension Typing {
  mutating func partialRange(
    _ lower: Expression?, _ upper: Expression?, _ isClosed: Bool, _ range: SourceRange
  ) -> TypedExpression {
    let name =
      lower != nil ? "PartialRangeFrom" : isClosed ? "PartialRangeThrough" : "PartialRangeUpTo"
    guard isSwift, let bound = lower ?? upper, declarations.drafts[name] != nil else {
      refuse(.expression, at: range)
      return .missing
    }
    let code = Written(range: range)
    return resolve(code.call(code.name(name), [bound]))
  }
}
