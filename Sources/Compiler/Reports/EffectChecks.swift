import Lookup
import Syntax

// `try` and `await`: what has to stand before a call, and where.
extension Typing {
  /// Notes what a function of Swift's says of errors and waiting.
  func noting(_ function: Function, in inner: Surroundings) -> Surroundings {
    guard function.dialect == .swift else { return inner }
    var inner = inner
    (inner.handlesErrors, inner.isAsync) = (function.isThrowing, function.isAsync)
    inner.borrowed = Set(
      function.parameters.filter { parameter in
        guard let reference = parameter.type, case .function = reference.kind else { return false }
        return !reference.keepsClosure
      }.map(\.name.text))
    return inner
  }

  /// Types what stands behind `try` or `await`.
  mutating func marked<Result>(
    _ form: Expression.AttemptForm, _ body: (inout Typing) -> Result
  ) -> Result {
    let outer = (context.trying, context.isAwaiting)
    switch form {
    case .awaited: (context.isAwaiting, context.suspends) = (true, true)
    // The error of `try` inside of `try?` goes nowhere.
    case .plain: context.trying = context.trying ?? form
    case .optional, .forced: context.trying = form
    }
    defer { (context.trying, context.isAwaiting) = outer }
    return body(&self)
  }
}
