package import Diagnostics
package import Syntax

/// The statements of a task, cut where they sleep: what stands behind runs that much later, in a
/// task of its own. A loop that sleeps becomes a function that begins its next turn itself.
package struct Suspensions {
  /// How many functions were made; each has a name that nobody can write.
  private var count = 0

  package init() {}

  /// The statements, and after them, whenever that is, others.
  package mutating func cut(_ body: [Statement], then rest: [Statement] = []) -> [Statement] {
    guard let place = body.firstIndex(where: \.sleeps) else {
      return body.last?.leaves == true ? body : body + rest
    }
    let statement = body[place]
    let before = Array(body[..<place])
    let after = { (cutter: inout Suspensions) in
      cutter.cut(Array(body[(place + 1)...]), then: rest)
    }
    if let pause = statement.pause {
      let rest = statement.resuming(after(&self))
      return before + [Suspensions.later(rest, after: pause, at: statement.range)]
    }
    let (end, call) = function(after(&self), at: statement.range)
    guard let cut = self.cut(statement, then: call) else { return body + rest }
    // Functions side by side would not own one another.
    return before + [end, Statement(.block(cut), at: statement.range)]
  }

  /// A statement that sleeps somewhere inside, and then a call; nil where it cannot be cut.
  private mutating func cut(_ statement: Statement, then end: Statement) -> [Statement]? {
    var statement = statement
    switch statement.kind {
    case .block(let body): statement.kind = .block(cut(body, then: [end]))
    case .conditional(let conditions, let then, let otherwise):
      let other = otherwise.map { cut([$0], then: [end]) } ?? [end]
      statement.kind = .conditional(
        conditions, then: cut(then, then: [end]),
        otherwise: Statement(.block(other), at: statement.range))
    case .selection(let subject, let cases):
      statement.kind = .selection(
        subject,
        cases.map { branch in
          var branch = branch
          branch.body = cut(branch.body, then: [end])
          return branch
        })
    case .attempt(let body, let catches, nil):
      return cut(body, catches, then: end, at: statement.range)
    case .whileLoop(let conditions, let body):
      return loop(body, then: end, at: statement.range) { turn, _ in
        .conditional(
          conditions, then: turn, otherwise: Statement(.block([end]), at: statement.range))
      }
    case .doLoop(let body, let condition):
      let again = Statement(
        .whileLoop([.expression(condition)], body: body), at: statement.range)
      return cut(body + [again], then: [end])
    case .forIn(let pattern, let values, let filter, let body):
      return loop(pattern, in: values, where: filter, body, then: end, at: statement.range)
    default: return nil
    }
    return [statement]
  }

  /// `do { … } catch { … }`, of which what stands behind the pause is a `do` of its own.
  private mutating func cut(
    _ body: [Statement], _ catches: [Statement.CatchClause], then end: Statement,
    at range: SourceRange
  ) -> [Statement]? {
    guard let place = body.firstIndex(where: \.sleeps), let pause = body[place].pause else {
      return nil
    }
    let clauses = catches.map { clause in
      var clause = clause
      clause.body = cut(clause.body, then: [end])
      return clause
    }
    let rest = body[place].resuming(Array(body[(place + 1)...]))
    let remainder =
      rest.contains(where: \.sleeps)
      ? cut(rest, catches, then: end, at: range)
      : [
        Statement(.attempt(body: cut(rest, then: [end]), catches: clauses, finally: nil), at: range)
      ]
    guard let remainder else { return nil }
    let later = Suspensions.later(remainder, after: pause, at: range)
    return [
      Statement(
        .attempt(body: Array(body[..<place]) + [later], catches: clauses, finally: nil), at: range)
    ]
  }

  // MARK: - Loops

  /// A function for one turn, which calls itself behind the body, and the first call.
  private mutating func loop(
    _ body: [Statement], then end: Statement, at range: SourceRange,
    _ turn: ([Statement], _ again: Statement) -> Statement.Kind
  ) -> [Statement] {
    let name = newName(at: range)
    let again = Suspensions.call(name)
    let body = cut(body.map { $0.leaving(by: end, goingOnBy: again) }, then: [again])
    let function = Suspensions.function(name, [Statement(turn(body, again), at: range)])
    return [function, again]
  }

  private mutating func loop(
    _ pattern: Pattern, in values: Expression, where filter: Expression?, _ body: [Statement],
    then end: Statement, at range: SourceRange
  ) -> [Statement] {
    let rest = newName(at: range)
    let name = Expression(.name(rest.text), at: range)
    func member(_ text: String) -> Expression {
      Expression(.member(name, Name(text, at: range)), at: range)
    }
    let copy = Expression(
      .call(Expression(.name("Array"), at: range), [Argument(values)]), at: range)
    let binding = VariableDeclaration.Binding(.binding(rest, isConstant: false), value: copy)
    let variable = Statement(
      .variables(VariableDeclaration(dialect: .swift, bindings: [binding], at: range)), at: range)
    let isMore = Expression(
      .binary(.less, Expression(.integer(0), at: range), member("count")), at: range)
    let first = Expression(.call(member("removeFirst"), []), at: range)
    let turns = loop(body, then: end, at: range) { turn, again in
      var inner = turn
      if let filter {
        inner = [
          Statement(
            .conditional(
              [.expression(filter)], then: turn,
              otherwise: Statement(.block([again]), at: range)), at: range)
        ]
      }
      let bound = Statement(
        .conditional([.pattern(pattern, first)], then: inner, otherwise: nil), at: range)
      return .conditional(
        [.expression(isMore)], then: [bound], otherwise: Statement(.block([end]), at: range))
    }
    return [variable] + turns
  }

  // MARK: - What is made

  private mutating func newName(at range: SourceRange) -> Name {
    count += 1
    return Name("suspension \(count)", at: range)
  }

  /// A function of some statements, and a call of it.
  private mutating func function(
    _ body: [Statement], at range: SourceRange
  ) -> (Statement, call: Statement) {
    let name = newName(at: range)
    return (Suspensions.function(name, body), Suspensions.call(name))
  }

  private static func function(_ name: Name, _ body: [Statement]) -> Statement {
    var function = Function(
      .function, name: name, dialect: .swift, isThrowing: true, body: body, at: name.range)
    function.isAsync = true
    return Statement(.function(function), at: name.range)
  }

  private static func call(_ name: Name) -> Statement {
    let callee = Expression(.name(name.text), at: name.range)
    let call = Expression(.call(callee, []), at: name.range)
    let awaited = Expression(.attempt(.awaited, call), at: name.range)
    let tried = Expression(.attempt(.plain, awaited), at: name.range)
    return Statement(.expression(tried), at: name.range)
  }

  /// `Task { … }` that begins after so many seconds.
  private static func later(
    _ body: [Statement], after pause: Expression, at range: SourceRange
  ) -> Statement {
    let closure = Expression(.closure(Closure(body: body)), at: range)
    let task = Expression(.name("Task"), at: SourceRange(range.lowerBound, range.lowerBound))
    let arguments = [
      Argument(label: Name("sleeping", at: range), pause), Argument(closure),
    ]
    return Statement(.expression(Expression(.call(task, arguments), at: range)), at: range)
  }
}

extension Statement {
  /// Whether it sleeps, itself or somewhere inside.
  var sleeps: Bool {
    switch kind {
    case .expression: pause != nil
    case .block(let body), .whileLoop(_, let body), .doLoop(let body, _),
      .forIn(_, in: _, where: _, let body), .forLoop(_, _, _, let body):
      body.contains(where: \.sleeps)
    case .conditional(_, let then, let otherwise):
      then.contains(where: \.sleeps) || otherwise?.sleeps == true
    case .selection(_, let cases): cases.contains { $0.body.contains(where: \.sleeps) }
    case .attempt(let body, let catches, _):
      body.contains(where: \.sleeps) || catches.contains { $0.body.contains(where: \.sleeps) }
    // What sleeps in these cannot be cut out of them, and what they declare sleeps by itself.
    case .guarding, .labelled, .autoreleasePool, .synchronized, .deferred, .variables, .leave,
      .next, .fallThrough, .result, .raise, .type, .function, .alias, .genericAlias, .constants,
      .forward, .imported, .ignored, .macro:
      false
    }
  }

  /// Whether nothing runs behind it.
  fileprivate var leaves: Bool {
    switch kind {
    case .result, .raise, .leave, .next: true
    default: false
    }
  }

  /// How long the statement sleeps, where it does nothing else.
  fileprivate var pause: Expression? {
    guard case .expression(var value) = kind else { return nil }
    while case .attempt(_, let inner) = value.kind { value = inner }
    guard case .call(let callee, let arguments) = value.kind else { return nil }
    if callee.path == "Task.yield" { return Expression(.real(0), at: range) }
    guard callee.path == "Task.sleep", let first = arguments.first
    else { return nil }
    if first.label?.text == "for" { return first.value }
    guard first.label?.text == "nanoseconds" else { return nil }
    let second = Expression(.real(1e9), at: first.value.range)
    let time = Expression(
      .call(Expression(.name("Double"), at: first.value.range), [Argument(first.value)]),
      at: first.value.range)
    return Expression(.binary(.divide, time, second), at: first.value.range)
  }

  /// What runs behind a pause: a `try` gives up there where the task was cancelled meanwhile.
  fileprivate func resuming(_ rest: [Statement]) -> [Statement] {
    guard case .expression(let value) = kind, case .attempt(.plain, _) = value.kind else {
      return rest
    }
    return [.cancellationCheck(at: range)] + rest
  }

  /// The statement with what is done where it leaves its loop, or goes on with it.
  fileprivate func leaving(by end: Statement, goingOnBy again: Statement) -> Statement {
    func replaced(_ body: [Statement]) -> [Statement] {
      body.flatMap { inner -> [Statement] in
        switch inner.kind {
        case .leave(nil): [end, Statement(.result(nil), at: inner.range)]
        case .next(nil): [again, Statement(.result(nil), at: inner.range)]
        default: [inner.leaving(by: end, goingOnBy: again)]
        }
      }
    }
    var statement = self
    switch kind {
    case .block(let body): statement.kind = .block(replaced(body))
    case .conditional(let conditions, let then, let otherwise):
      statement.kind = .conditional(
        conditions, then: replaced(then),
        otherwise: otherwise?.leaving(by: end, goingOnBy: again))
    case .guarding(let conditions, let otherwise):
      statement.kind = .guarding(conditions, otherwise: replaced(otherwise))
    case .attempt(let body, let catches, let finally):
      let clauses = catches.map { clause in
        var clause = clause
        clause.body = replaced(clause.body)
        return clause
      }
      statement.kind = .attempt(body: replaced(body), catches: clauses, finally: finally)
    default: break
    }
    return statement
  }
}

extension Statement {
  /// `if Task.isCancelled { throw CancellationError() }`.
  package static func cancellationCheck(at range: SourceRange) -> Statement {
    func name(_ text: String) -> Expression { Expression(.name(text), at: range) }
    let test = Expression(.member(name("Task"), Name("isCancelled", at: range)), at: range)
    let error = Expression(.call(name("CancellationError"), []), at: range)
    return Statement(
      .conditional(
        [.expression(test)], then: [Statement(.raise(error), at: range)], otherwise: nil),
      at: range)
  }
}
