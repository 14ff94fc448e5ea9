import Declaring
import Diagnostics
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree

// Swift's errors: `throw`, `do … catch`, `try?`, `try!`; and `defer`.
extension Typing {
  /// Only the body is covered: what clauses throw goes on outwards.
  mutating func catching(
    _ body: [Statement], _ catches: [Statement.CatchClause]
  ) -> TypedStatement.Kind {
    let outer = (context.handlesErrors, context.isPartlyCaught)
    context.handlesErrors = outer.0 || catches.contains(where: \.catchesAll)
    context.isPartlyCaught = !catches.isEmpty
    let body = block(body)
    (context.handlesErrors, context.isPartlyCaught) = outer
    return .catching(body, catches.map { swiftClause($0) })
  }

  /// A clause without a pattern binds `error` (TSPL, Error Handling). The range is empty, as the
  /// tree keeps none for patterns of clauses.
  private mutating func swiftClause(_ clause: Statement.CatchClause) -> TypedBranch {
    let range = SourceRange(0, 0)
    var written = clause.patterns
    if written.isEmpty { written = [.binding(Name("error", at: range), isConstant: true)] }
    var type = StaticType.any
    // Each error is one of Foundation's, too.
    if written.count == 1, case .cast(let inner, let reference) = written[0],
      reference.className == "NSError"
    {
      (written, type) = ([inner], .object("NSError"))
    }
    let (typed, owned) = scoped { typing in
      TypedBranch(
        patterns: typing.alternatives(written, type, range), isDefault: false,
        condition: clause.guardCondition.map { typing.resolveTested($0) }, owned: [],
        body: typing.block(clause.body))
    }
    return typed.owning(owned)
  }

  /// `try` marks what is typed inside and leaves no node; `await` leaves one, for `Suspending` to
  /// find.
  mutating func attempt(
    _ form: Expression.AttemptForm, _ inner: Expression, expecting type: StaticType?
  ) -> TypedExpression {
    let value = marked(form) { $0.resolve(inner, expecting: type) }
    switch form {
    case .plain: return value
    case .awaited:
      if value.isMissing { return value }
      return TypedExpression(value.type, isEchoed: value.isEchoed, .attempt(form, value))
    case .optional:
      return TypedExpression(
        value.type.asOptional, isEchoed: value.isEchoed, .attempt(form, value))
    case .forced:
      return TypedExpression(value.type, isEchoed: value.isEchoed, .attempt(form, value))
    }
  }

  // MARK: - defer

  /// Statements with a `defer` among them, whose first has those behind it as its own.
  ///
  /// Later ones are inside of the rest, so that they run before the earlier ones (TSPL, Specifying
  /// Cleanup Actions).
  mutating func deferring(_ statements: [Statement]) -> [TypedStatement] {
    guard let place = statements.firstIndex(where: { $0.isDeferred || $0.isAsyncLet }) else {
      return plainSequence(statements)
    }
    let isDeferred = statements[place].isDeferred
    let before = plainSequence(Array(statements[..<(isDeferred ? place : place + 1)]))
    let deferred: TypedStatement
    if case .deferred(let body) = statements[place].kind {
      let outer = context.isInDefer
      context.isInDefer = true
      deferred = block(body)
      context.isInDefer = outer
    } else {
      deferred = endOfChildren(statements[place])
    }
    let rest = block(Array(statements[(place + 1)...]))
    return [
      TypedStatement(
        .deferring(
          TypedStatement(.scope(before, owned: [])), deferred: deferred, rest: rest))
    ]
  }
}

extension Statement.CatchClause {
  /// Whether every error comes here that the clauses before it let pass.
  fileprivate var catchesAll: Bool {
    guardCondition == nil && (patterns.isEmpty || patterns.contains(where: \.catchesAll))
  }
}

extension Pattern {
  fileprivate var catchesAll: Bool {
    switch self {
    case .binding, .wildcard: true
    case .isType(let type): type.namesEveryError
    case .cast(.binding, let type), .cast(.wildcard, let type): type.namesEveryError
    default: false
    }
  }
}

extension TypeReference {
  /// Whether whatever is thrown is of this type: any error can be bridged to an `NSError`.
  fileprivate var namesEveryError: Bool { ["Error", "NSError", "Any"].contains(className) }
}
