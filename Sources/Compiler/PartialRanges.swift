import Declaring
import Desugaring
import Diagnostics
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

  func isPartialRange(_ value: Expression) -> Bool {
    if case .partialRange = writtenRange(value).kind { true } else { false }
  }

  /// A variable that holds such a range, as a range that is written out with its bound; any other
  /// value as it is.
  func writtenRange(_ value: Expression) -> Expression {
    guard isSwift, value.path != nil, declarations.drafts["PartialRangeFrom"] != nil else {
      return value
    }
    var trial = self
    let type = trial.resolve(value).type
    if type.optionality != .none { return value }
    func bound(_ name: String) -> Expression {
      Expression(.member(value, Name(name, at: value.range)), at: value.range)
    }
    let kind: Expression.Kind
    switch type.className?.prefix(while: { $0 != "<" }) {
    case "PartialRangeFrom":
      kind = .partialRange(lower: bound("lowerBound"), upper: nil, isClosed: true)
    case "PartialRangeThrough":
      kind = .partialRange(lower: nil, upper: bound("upperBound"), isClosed: true)
    case "PartialRangeUpTo":
      kind = .partialRange(lower: nil, upper: bound("upperBound"), isClosed: false)
    default: return value
    }
    return Expression(kind, at: value.range)
  }
}
