package import Syntax

extension Statement {
  /// What a body that is this statement alone answers: the value of an expression, or of the
  /// branches of an `if` or `switch` that are one expression each.
  fileprivate var asResult: Statement {
    switch kind {
    case .expression(let value):
      if case .assignment = value.kind { return self }
      return Statement(.result(value), at: range)
    case .conditional(let conditions, let then, let otherwise?):
      return Statement(
        .conditional(conditions, then: then.asResult, otherwise: otherwise.asResult), at: range)
    case .block(let body): return Statement(.block(body.asResult), at: range)
    case .selection(let subject, let cases):
      let cases = cases.map { item in
        var item = item
        item.body = item.body.asResult
        return item
      }
      return Statement(.selection(subject, cases), at: range)
    default: return self
    }
  }
}

extension [Statement] {
  /// What a body answers that is one statement.
  package var asResult: [Statement] { count == 1 ? [self[0].asResult] : self }
}
