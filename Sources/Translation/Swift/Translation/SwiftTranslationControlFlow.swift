import Diagnostics
import Syntax

// Conditions, loops and selections.
extension SwiftTranslation {
  /// One statement of C may be several of Swift, as an assignment in a condition goes before it.
  func control(_ statement: Statement) -> [Statement] {
    let range = statement.range
    switch statement.kind {
    case .conditional(let conditions, let then, let otherwise):
      return conditional(conditions, then, otherwise, range)
    case .whileLoop(let conditions, let body):
      return [Statement(.whileLoop(truths(conditions), body: statements(body)), at: range)]
    case .doLoop(let body, let condition):
      return [Statement(.doLoop(body: statements(body), while: truth(condition)), at: range)]
    case .forLoop(let initial, let condition, let step, let body):
      return counted(initial, condition, step, body, range)
        ?? [loop(initial, condition, step, body, range)]
    case .forIn(let pattern, let sequence, _, let body):
      return [each(pattern, sequence, body, range)]
    case .selection(let subject, let cases):
      return [Statement(.selection(expression(subject), self.cases(cases, range)), at: range)]
    default: return []
    }
  }

  /// Each condition is made a truth value.
  private func truths(_ conditions: [Statement.Condition]) -> [Statement.Condition] {
    conditions.map { condition in
      if case .expression(let value) = condition { .expression(truth(value)) } else { condition }
    }
  }

  // MARK: - If

  /// An assignment in the condition is made before it and its target tested; an `else` that becomes
  /// nothing is left out.
  private func conditional(
    _ conditions: [Statement.Condition], _ then: [Statement], _ otherwise: Statement?,
    _ range: SourceRange
  ) -> [Statement] {
    guard case .expression(let condition)? = conditions.first else { return [] }
    if let initialized = initialized(condition, then, range) { return initialized }
    var before: [Statement] = []
    var test = truth(condition)
    // An assignment has no value in Swift: it goes in front of the condition.
    if case .assignment(_, let target, _) = condition.kind {
      before = statements(Statement(.expression(condition), at: condition.range))
      let other = Expression(.nilLiteral, at: range)
      test =
        known(target) == .boolean || known(target) == .number
        ? truth(target)
        : Expression(.binary(.notEqual, expression(target), other), at: condition.range)
    }
    let inner = otherwise.map { statements($0) }
    let last = inner.map { $0.count == 1 ? $0[0] : Statement(.block($0), at: range) }
    let isEmpty = if case .block(let body)? = last?.kind { body.isEmpty } else { false }
    return before + [
      Statement(
        .conditional(
          [.expression(test)], then: statements(then), otherwise: isEmpty ? nil : last), at: range)
    ]
  }

  /// `if ((self = [super init])) { … }`: an initialiser of Swift either goes on or has failed.
  ///
  /// Nil outside of initialisers. What C does where `super` answers nil, Swift does by itself, so
  /// that the other branch goes.
  private func initialized(
    _ condition: Expression, _ then: [Statement], _ range: SourceRange
  ) -> [Statement]? {
    guard isInInitializer else { return nil }
    switch condition.kind {
    case .assignment(nil, let target, let value):
      guard case .selfReference = target.kind else { return nil }
      return [Statement(.expression(expression(value)), at: value.range)] + statements(then)
    case .selfReference: return statements(then)
    case .binary(.notEqual, let left, let right):
      guard case .selfReference = left.kind, right.isNil else { return nil }
      return statements(then)
    case .unary(.not, let inner):
      if case .selfReference = inner.kind { return [] }
      guard case .assignment = inner.kind else { return nil }
      return initialized(inner, [], range)
    case .binary(.equal, let left, let right):
      guard case .selfReference = left.kind, right.isNil else { return nil }
      return []
    default: return nil
    }
  }

  // MARK: - For

  /// `for (int i = 0; i < n; i++)` over a range, where the body leaves `i` alone.
  ///
  /// The variable must be one of the loop's own, counted up by one and compared with `<` or `<=`.
  private func counted(
    _ initial: Statement?, _ condition: Expression?, _ step: Expression?, _ body: [Statement],
    _ range: SourceRange
  ) -> [Statement]? {
    guard case .variables(let variables)? = initial?.kind, variables.bindings.count == 1,
      case .binding(let name, _) = variables.bindings[0].pattern,
      let start = variables.bindings[0].value,
      case .binary(let operation, let left, let bound)? = condition?.kind,
      operation == .less || operation == .lessOrEqual, left.isNamed(name.text),
      case .step(1, _, let counted)? = step?.kind, counted.isNamed(name.text),
      !changes(name.text, body)
    else { return nil }
    let form: BinaryOperator = operation == .less ? .halfOpenRange : .closedRange
    let sequence = Expression(.binary(form, expression(start), expression(bound)), at: range)
    var inner = self
    inner.known[name.text] = .number
    return [
      Statement(
        .forIn(
          .binding(name, isConstant: true), in: sequence, where: nil, body: inner.statements(body)),
        at: range)
    ]
  }

  /// Whether statements assign to a variable or take its address, as the text of their tree shows.
  private func changes(_ name: String, _ body: [Statement]) -> Bool {
    let dump = TreeDump.text(of: body)
    let signs = ["=", "prefix++", "prefix--", "postfix++", "postfix--", "prefix &"]
    return signs.contains { sign in
      dump.contains(sign + " " + name + ")") || dump.contains(sign + " " + name + " ")
    }
  }

  /// Any other loop of C: its step comes last, or is deferred where a `continue` has to take it too.
  ///
  /// A `defer` also runs at a `break`, which C's step does not: behind a loop with both the variable
  /// may differ by one.
  private func loop(
    _ initial: Statement?, _ condition: Expression?, _ step: Expression?, _ body: [Statement],
    _ range: SourceRange
  ) -> Statement {
    var inner = self
    if case .variables(let variables)? = initial?.kind { inner.learn(variables) }
    let test = condition.map { inner.truth($0) } ?? Expression(.boolean(true), at: range)
    let steps = step.map { inner.statements(Statement(.expression($0), at: range)) } ?? []
    var turn = inner.statements(body)
    if !steps.isEmpty, TreeDump.text(of: body).contains("(continue") {
      turn.insert(Statement(.deferred(steps), at: range), at: 0)
    } else {
      turn += steps
    }
    let loop = Statement(.whileLoop([.expression(test)], body: turn), at: range)
    guard let initial else { return loop }
    return Statement(.block(statements(initial) + [loop]), at: range)
  }

  /// A variable with a type is checked, but where the type is known or says nothing.
  private func each(
    _ pattern: Pattern, _ sequence: Expression, _ body: [Statement], _ range: SourceRange
  ) -> Statement {
    var inner = self
    var swift = pattern
    switch pattern {
    case .cast(.binding(let name, _), let type):
      inner.known[name.text] = .object
      let bound = Pattern.binding(name, isConstant: true)
      swift = isEvident(type, in: sequence) ? bound : .cast(bound, self.type(type))
    case .expression(let value):
      if case .name(let name) = value.kind {
        swift = .binding(Name(name, at: value.range), isConstant: true)
      }
    default: break
    }
    return Statement(
      .forIn(swift, in: expression(sequence), where: nil, body: inner.statements(body)), at: range)
  }

  /// Whether the elements have the type that is written, as far as the sequence shows.
  private func isEvident(_ type: TypeReference, in sequence: Expression) -> Bool {
    if case .array = sequence.kind { return true }
    guard case .pointer(let inner) = type.kind, case .named(let word, _, _) = inner.kind else {
      return true
    }
    let source: String
    switch sequence.kind {
    case .member(_, let name): source = name.text
    case .message(_, let pieces): source = pieces.selector
    default: return false
    }
    return [
      "subviews": "UIView", "childViewControllers": "UIViewController",
      "viewControllers": "UIViewController", "windows": "UIWindow",
    ][source] == word
  }

  // MARK: - Switch

  /// Cases end by themselves in Swift, and all values have to be met.
  private func cases(
    _ cases: [Statement.SwitchCase], _ range: SourceRange
  ) -> [Statement.SwitchCase] {
    var result = cases.map { item in
      Statement.SwitchCase(
        patterns: item.isDefault ? [] : item.patterns.map { pattern($0) },
        isDefault: item.isDefault,
        body: body(of: item), at: item.range)
    }
    if !cases.contains(where: \.isDefault) {
      let leave = Statement(.leave(label: nil), at: range)
      result.append(.init(patterns: [], isDefault: true, body: [leave], at: range))
    }
    return result
  }

  /// A value to compare with.
  private func pattern(_ pattern: Pattern) -> Pattern {
    guard case .expression(let value) = pattern else { return pattern }
    return .expression(expression(value))
  }

  /// The `break` at the end of a case goes, and an empty case gets one, which Swift demands.
  private func body(of item: Statement.SwitchCase) -> [Statement] {
    var body = item.body
    if body.count == 1, case .block(let inner) = body[0].kind { body = inner }
    if case .leave(label: nil)? = body.last?.kind, body.count > 1 { body.removeLast() }
    let result = statements(body)
    return result.isEmpty ? [Statement(.leave(label: nil), at: item.range)] : result
  }
}

extension Expression {
  func isNamed(_ text: String) -> Bool {
    if case .name(let name) = kind { name == text } else { false }
  }
}
