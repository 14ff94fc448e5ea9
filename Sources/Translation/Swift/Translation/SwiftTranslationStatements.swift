import Diagnostics
import Syntax

// Statements; one of Objective-C may be several of Swift, or none.
extension SwiftTranslation {
  /// In a list, as one may become several, or none at all.
  func statements(_ statement: Statement) -> [Statement] {
    let range = statement.range
    switch statement.kind {
    case .expression(let value): return expressions(value)
    case .variables(let variables):
      return [Statement(.variables(self.variables(variables)), at: range)]
    case .block(let body): return [Statement(.block(statements(body)), at: range)]
    case .result(let value): return result(value, range)
    case .raise(let value):
      let raised = value.map { expression($0) } ?? name(caught, at: range)
      return [Statement(.raise(raised), at: range)]
    case .autoreleasePool(let body):
      return [Statement(.autoreleasePool(statements(body)), at: range)]
    case .synchronized(let lock, let body): return synchronized(lock, body, range)
    case .deferred(let body): return [Statement(.deferred(statements(body)), at: range)]
    case .labelled(let label, let inner):
      let lines = statements(inner)
      return lines.dropLast() + lines.suffix(1).map { Statement(.labelled(label, $0), at: range) }
    case .attempt(let body, let catches, let finally):
      return attempt(body, catches, finally, range)
    case .conditional, .whileLoop, .doLoop, .forLoop, .forIn, .selection:
      return control(statement)
    default: return declarations(statement)
    }
  }

  /// A prototype says nothing in Swift, where order does not matter. A macro becomes a constant.
  private func declarations(_ statement: Statement) -> [Statement] {
    let range = statement.range
    switch statement.kind {
    case .type(let type): return self.type(type)
    case .function(let function): return function.body == nil ? [] : [self.function(function)]
    case .alias(let name, let type):
      return [Statement(.alias(name, self.type(type)), at: range)]
    case .constants(let name, let cases): return constants(name, cases, range)
    case .macro(let name, let value):
      guard let value else { return [] }
      let binding = VariableDeclaration.Binding(
        .binding(name, isConstant: true), value: expression(value))
      let constant = VariableDeclaration(
        dialect: .swift, isConstant: true, bindings: [binding], at: range)
      return [Statement(.variables(constant), at: range)]
    case .forward, .ignored: return []
    default: return [statement]
    }
  }

  // MARK: - Expressions

  /// What stands on a line: without messages of memory management, assignments one by one.
  ///
  /// A chain of assignments is taken apart from the right, as Swift's have no value.
  private func expressions(_ value: Expression) -> [Statement] {
    let range = value.range
    switch value.kind {
    case .binary(.comma, let left, let right): return expressions(left) + expressions(right)
    case .assignment(let operation, let target, let inner):
      if case .selfReference = target.kind { return expressions(inner) }
      guard case .assignment(_, let middle, _) = inner.kind else { break }
      let outer = Expression(.assignment(operation, target: target, value: middle), at: range)
      return expressions(inner) + expressions(outer)
    case .message(let receiver, let pieces):
      let selector = pieces.selector
      if Self.releasingMessages.contains(selector) { return [] }
      if Self.countingMessages.contains(selector) {
        if case .message = receiver.kind { return expressions(receiver) }
        return []
      }
      if selector == "dealloc", case .superReference = receiver.kind { return [] }
    case .cast(_, let type, let inner) where isVoid(type): return expressions(inner)
    case .name(let name) where enclosing == nil && Self.isCallback(name):
      let call = call(self.name(name, at: range), [], at: range)
      return [Statement(.expression(call), at: range)]
    default: break
    }
    return [Statement(.expression(expression(value)), at: range)]
  }

  /// Whether a bare name is a message to the current controller: `viewDidLoad`.
  private static func isCallback(_ name: String) -> Bool {
    name == "dealloc" || declares(name, "UIViewController")
  }

  /// `return self;` in an initialiser is a bare `return`; an assignment that is returned goes in
  /// front.
  private func result(_ value: Expression?, _ range: SourceRange) -> [Statement] {
    if isInInitializer, case .selfReference? = value?.kind {
      return [Statement(.result(nil), at: range)]
    }
    guard let value else { return [Statement(.result(nil), at: range)] }
    if case .assignment(_, let target, _) = value.kind {
      return expressions(value) + [Statement(.result(expression(target)), at: range)]
    }
    return [Statement(.result(self.value(value)), at: range)]
  }

  // MARK: - Exceptions and locks

  /// `@finally` runs after every handler: a `defer` around both says so.
  ///
  /// Without a handler the body stands under the `defer` itself, as a Swift `do` needs no `catch`.
  private func attempt(
    _ body: [Statement], _ catches: [Statement.CatchClause], _ finally: [Statement]?,
    _ range: SourceRange
  ) -> [Statement] {
    let clauses = catches.map { clause -> Statement.CatchClause in
      var inner = self
      inner.caught = clause.variable?.text ?? "error"
      let pattern = clause.variable.map { name -> Pattern in
        let bound = Pattern.binding(name, isConstant: true)
        return clause.type.map { .cast(bound, type($0)) } ?? bound
      }
      return Statement.CatchClause(
        patterns: pattern.map { [$0] } ?? [], body: inner.statements(clause.body))
    }
    let attempt = Statement(
      .attempt(body: statements(body), catches: clauses, finally: nil), at: range)
    guard let finally else { return [attempt] }
    let last = Statement(.deferred(statements(finally)), at: range)
    return [Statement(.block([last] + (catches.isEmpty ? statements(body) : [attempt])), at: range)]
  }

  /// `@synchronized` is a lock that a `defer` gives back, however the block ends.
  private func synchronized(
    _ lock: Expression, _ body: [Statement], _ range: SourceRange
  ) -> [Statement] {
    func call(_ function: String) -> Statement {
      let callee = name(function, at: lock.range)
      let call = self.call(callee, [Argument(expression(lock))], at: range)
      return Statement(.expression(call), at: range)
    }
    let exit = Statement(.deferred([call("objc_sync_exit")]), at: range)
    return [Statement(.block([call("objc_sync_enter"), exit] + statements(body)), at: range)]
  }
}
