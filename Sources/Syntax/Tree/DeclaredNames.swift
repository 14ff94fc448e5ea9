/// The names that statements declare, those of bodies inside them too, but not those of closures:
/// what else a method of Swift names without `self` is a member or stands outside the class.
package struct DeclaredNames {
  package private(set) var names: Set<String> = []

  package init(in statements: [Statement]) { take(statements) }

  private mutating func take(_ statements: [Statement]) {
    for statement in statements { take(statement) }
  }

  private mutating func take(_ statement: Statement) {
    switch statement.kind {
    case .variables(let variables): take(variables.bindings.map(\.pattern))
    case .block(let body), .autoreleasePool(let body), .synchronized(_, let body),
      .deferred(let body), .doLoop(let body, _):
      take(body)
    case .conditional(let conditions, let then, let otherwise):
      take(conditions)
      take(then + (otherwise.map { [$0] } ?? []))
    case .guarding(let conditions, let body), .whileLoop(let conditions, let body):
      take(conditions)
      take(body)
    case .forLoop(let initial, _, _, let body): take((initial.map { [$0] } ?? []) + body)
    case .forIn(let pattern, _, _, let body):
      take(pattern)
      take(body)
    case .selection(_, let cases):
      for item in cases {
        take(item.patterns)
        take(item.body)
      }
    case .attempt(let body, let catches, let finally):
      names.insert("error")
      take(body + catches.flatMap(\.body) + (finally ?? []))
      for clause in catches { take(clause.patterns) }
    case .labelled(_, let inner): take([inner])
    case .function(let function): names.insert(function.name.text)
    case .expression, .leave, .next, .fallThrough, .result, .raise, .type, .alias, .genericAlias,
      .constants, .forward, .imported, .ignored, .macro:
      break
    }
  }

  private mutating func take(_ conditions: [Statement.Condition]) {
    for condition in conditions {
      switch condition {
      case .expression: break
      case .binding(_, let name, _, _): names.insert(name.text)
      case .pattern(let pattern, _): take(pattern)
      }
    }
  }

  private mutating func take(_ patterns: [Pattern]) {
    for pattern in patterns { take(pattern) }
  }

  private mutating func take(_ pattern: Pattern) {
    switch pattern {
    case .binding(let name, _): names.insert(name.text)
    case .enumCase(_, _, let inner), .tuple(let inner): take(inner)
    case .optional(let inner), .cast(let inner, _): take(inner)
    case .wildcard, .expression, .isType: break
    }
  }
}
