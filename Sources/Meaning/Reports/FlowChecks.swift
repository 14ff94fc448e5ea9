import Checks
package import Declaring
import Desugaring
package import Diagnostics
import Flow
import Lookup
package import Syntax
package import TypedTree

// Swift's bodies that end where they may not.
extension Typing {
  /// The rest of a scope relies on what a `guard` asks for.
  package mutating func checkLeaves(_ otherwise: [Statement], at range: SourceRange) {
    guard isSwift, sight.flow.mayEnd(otherwise) else { return }
    report(.guardFallsThrough, at: end(of: range))
  }

  /// A body that should return a value may not end without one.
  ///
  /// Reported at the closing brace, as swiftc does for the way that gets there.
  package mutating func checkReturns(
    _ body: [Statement], _ place: LanguageFact.Body, _ returns: TypeReference?,
    at range: SourceRange
  ) {
    guard isSwift, let returns, !type(returns).isVoid, sight.flow.mayEnd(body.asResult) else {
      return
    }
    let text = String(source[returns.range])
    report(.missingReturn(place, type: text), at: end(of: range))
  }

  /// A value that is returned where none is due.
  mutating func checkResultOfSwift(
    _ value: Expression?, _ type: StaticType?, at range: SourceRange
  ) {
    if value == nil, !context.isClosure, context.functionName != nil, !context.isInitializer,
      !context.returns.isVoid, sight.isCertain(context.returns.unwrapped)
    {
      report(.noValueReturned, at: range)
    }
    // What is returned without the word, a property of no written type may answer.
    guard let value, let type, !context.isClosure, context.functionName != nil,
      source[range].hasPrefix("return"), context.returns.isVoid, !type.isVoid,
      sight.isCertain(type.unwrapped)
    else { return }
    // An assignment has no value in Swift.
    if case .assignment = value.kind { return }
    report(.valueForVoid, at: value.range)
  }

  /// The closing brace: where swiftc points for a path that runs into it.
  private func end(of range: SourceRange) -> SourceRange {
    SourceRange(max(range.upperBound - 1, 0), range.upperBound)
  }
}
