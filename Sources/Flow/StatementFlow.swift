package import Syntax

/// Where the control flow may go, as far as the statements alone tell it.
package struct StatementFlow {
  private let isSwift: Bool
  /// The functions that never return.
  private let never: Set<String>

  /// Only Swift's compiler follows functions that never return; clang's `noreturn` is not written
  /// here.
  package init(isSwift: Bool, never: Set<String>) {
    self.isSwift = isSwift
    self.never = never
  }

  /// Whether the end of the list may be reached.
  ///
  /// One statement that nothing gets behind is enough.
  package func mayEnd(_ statements: [Statement]) -> Bool { !statements.contains { !mayEnd($0) } }

  /// Whether what follows may be reached.
  ///
  /// As swiftc and clang see it: conditions that are literals count, others may be either. A loop
  /// for ever ends by a `break` alone.
  private func mayEnd(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .result, .raise, .leave, .next: return false
    case .expression(let value): return !isSwift || !isEndless(value)
    case .block(let body), .autoreleasePool(let body), .synchronized(_, let body):
      return mayEnd(body)
    case .labelled(_, let inner): return mayEnd(inner)
    case .conditional(let conditions, let then, let otherwise):
      let isThen = conditions.always != false && mayEnd(then)
      return isThen || conditions.always != true && otherwise.map(mayEnd) ?? true
    case .whileLoop(let conditions, let body):
      return conditions.always != true || body.contains { $0.mayLeave }
    case .forLoop(_, nil, _, let body): return body.contains { $0.mayLeave }
    case .doLoop(let body, let test):
      if body.contains(where: { $0.mayLeave }) { return true }
      return mayEnd(body) && test.always != true
    case .selection(_, let cases): return mayEnd(cases)
    case .attempt(let body, let catches, let finally):
      if let finally, !mayEnd(finally) { return false }
      return mayEnd(body) || catches.contains { mayEnd($0.body) }
    case .variables, .guarding, .forLoop, .forIn, .fallThrough, .deferred, .type,
      .function, .alias, .genericAlias, .constants, .forward, .imported, .ignored, .macro:
      return true
    }
  }

  /// C falls from one case into the next, and past all of them where none is `default`; Swift's
  /// cover every value.
  private func mayEnd(_ cases: [Statement.SwitchCase]) -> Bool {
    if cases.contains(where: { $0.body.contains { $0.mayLeave } }) { return true }
    if isSwift {
      return cases.contains { item in
        if case .fallThrough? = item.body.last?.kind { return false }
        return mayEnd(item.body)
      }
    }
    return !cases.contains(where: \.isDefault) || cases.last.map { mayEnd($0.body) } ?? true
  }

  /// Whether it is a call of what never returns.
  func isEndless(_ value: Expression) -> Bool {
    switch value.kind {
    case .call(let callee, let arguments):
      switch callee.kind {
      case .name("assert"), .name("precondition"):
        if case .boolean(false)? = arguments.first?.value.kind { true } else { false }
      case .name(let name): never.contains(name)
      case .member(_, let name): never.contains(name.text)
      default: false
      }
    case .attempt(_, let inner): isEndless(inner)
    default: false
    }
  }
}

extension Statement {
  /// Whether it may leave the loop or `switch` it stands in.
  fileprivate var mayLeave: Bool {
    if case .leave = kind { return true }
    return parts.contains { $0.mayLeave }
  }

  /// Whether a `return` with a value stands somewhere in it.
  package var mayReturn: Bool {
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
    case .expression, .variables, .guarding, .whileLoop, .doLoop, .forLoop, .forIn, .selection,
      .leave, .next, .fallThrough, .result, .raise, .deferred, .type, .function, .alias,
      .genericAlias, .constants, .forward, .imported, .ignored, .macro:
      []
    }
  }

  /// The bodies of a loop or `switch`.
  private var inner: [Statement] {
    switch kind {
    case .whileLoop(_, let body), .doLoop(let body, _), .forLoop(_, _, _, let body),
      .forIn(_, _, _, let body):
      body
    case .selection(_, let cases): cases.flatMap(\.body)
    case .expression, .variables, .block, .autoreleasePool, .synchronized, .labelled, .conditional,
      .guarding, .attempt, .leave, .next, .fallThrough, .result, .raise, .deferred, .type,
      .function, .alias, .genericAlias, .constants, .forward, .imported, .ignored, .macro:
      []
    }
  }
}

extension [Statement.Condition] {
  /// What they come to whatever the values are; nil where that is not written.
  var always: Bool? {
    guard count == 1, case .expression(let test)? = first else { return nil }
    return test.always
  }
}

extension Statement.Condition {
  /// What is found out before it is known whether it holds; nil in `let x`.
  var value: Expression? {
    switch self {
    case .expression(let value), .pattern(_, let value): value
    case .binding(_, _, _, let value): value
    }
  }
}

extension Expression {
  /// What a literal says: `1`, `YES`.
  fileprivate var always: Bool? {
    switch kind {
    case .integer(let value): value != 0
    case .boolean(let value): value
    default: nil
    }
  }
}
