import Syntax

// Where the control flow of C may go, as far as the statements alone tell it.
extension [Statement] {
  /// Whether the end of the list may be reached.
  var mayEnd: Bool { !contains { !$0.mayEnd } }
}

extension Statement {
  /// Whether what follows may be reached.
  var mayEnd: Bool {
    switch kind {
    case .result, .raise, .leave, .next: return false
    case .block(let body), .autoreleasePool(let body), .synchronized(_, let body):
      return body.mayEnd
    case .labelled(_, let inner): return inner.mayEnd
    case .conditional(_, let then, let otherwise):
      return then.mayEnd || otherwise?.mayEnd ?? true
    case .whileLoop(let conditions, let body):
      guard case .expression(let test)? = conditions.first, test.isAlwaysTrue else { return true }
      return body.contains { $0.mayLeave }
    case .forLoop(_, nil, _, let body): return body.contains { $0.mayLeave }
    case .doLoop(let body, let test):
      if body.contains(where: { $0.mayLeave }) { return true }
      return body.mayEnd && !test.isAlwaysTrue
    case .selection(_, let cases):
      guard cases.contains(where: \.isDefault) else { return true }
      return cases.contains { $0.body.contains { $0.mayLeave } } || cases.last?.body.mayEnd ?? true
    case .attempt(let body, let catches, let finally):
      if let finally, !finally.mayEnd { return false }
      return body.mayEnd || catches.contains { $0.body.mayEnd }
    case .expression, .variables, .guarding, .forLoop, .forIn, .fallThrough, .deferred, .type,
      .function, .alias, .genericAlias, .constants, .forward, .imported, .ignored, .macro:
      return true
    }
  }

  /// Whether it may leave the loop or `switch` it stands in.
  private var mayLeave: Bool {
    if case .leave = kind { return true }
    return parts.contains { $0.mayLeave }
  }

  /// Whether a `return` with a value stands somewhere in it.
  var mayReturn: Bool {
    if case .result(.some) = kind { return true }
    return parts.contains { $0.mayReturn } || inner.contains { $0.mayReturn }
  }

  /// The statements in it that a `break` would leave the same loop from.
  private var parts: [Statement] {
    switch kind {
    case .block(let body), .autoreleasePool(let body), .synchronized(_, let body): body
    case .labelled(_, let inner): [inner]
    case .conditional(_, let then, let otherwise): then + (otherwise.map { [$0] } ?? [])
    case .attempt(let body, let catches, let finally):
      body + catches.flatMap(\.body) + (finally ?? [])
    default: []
    }
  }

  /// The bodies of a loop or `switch`.
  private var inner: [Statement] {
    switch kind {
    case .whileLoop(_, let body), .doLoop(let body, _), .forLoop(_, _, _, let body),
      .forIn(_, _, _, let body):
      body
    case .selection(_, let cases): cases.flatMap(\.body)
    default: []
    }
  }
}

extension Expression {
  /// `1`, `YES`.
  fileprivate var isAlwaysTrue: Bool {
    switch kind {
    case .integer(let value): value != 0
    case .boolean(let value): value
    default: false
    }
  }
}
