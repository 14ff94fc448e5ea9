import Checks
import Declaring
import Diagnostics
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree

// Branches and loops.
extension Typing {
  /// What is behind `else` is typed first: variables that the conditions bind are not seen there.
  /// Where the condition is `#unavailable`, the version holds in `else`.
  mutating func conditional(
    _ conditions: [Statement.Condition], _ then: [Statement], _ otherwise: Statement?
  ) -> TypedStatement.Kind {
    let available = context.available
    if let version = conditions.unavailableVersion { context.available = max(available, version) }
    let otherwise = otherwise.map { step($0) } ?? .nothing
    context.available = available
    let (parts, owned) = scoped { typing in
      (conditions: typing.typed(conditions), then: typing.block(then))
    }
    return .conditional(parts.conditions, owned: owned, then: parts.then, otherwise)
  }

  /// The body must leave the scope (TSPL, Early Exit). What is bound is seen by the statements
  /// behind it, so that no scope is opened.
  mutating func guarding(
    _ conditions: [Statement.Condition], _ otherwise: [Statement], _ range: SourceRange
  ) -> TypedStatement.Kind {
    checkLeaves(otherwise, at: range)
    let otherwise = block(otherwise)
    if context.isTopLevel { return guardingGlobals(conditions, otherwise) }
    return .guarding(typed(conditions), otherwise: otherwise, stores: [])
  }

  /// A `guard` outside of all bodies: what it binds are top-level variables.
  private mutating func guardingGlobals(
    _ conditions: [Statement.Condition], _ otherwise: TypedStatement
  ) -> TypedStatement.Kind {
    context.scopes.append(Surroundings.Scope())
    let conditions = typed(conditions)
    let bound = context.scopes.removeLast().locals.values.sorted { $0.slot < $1.slot }
    let stores = bound.map { local in
      let range = SourceRange(0, 0)
      return global(Name(local.name, at: range), local.type, .strong, true, read(local, at: range))
    }
    return .guarding(conditions, otherwise: otherwise, stores: stores)
  }

  /// Conditions that must all hold; what they bind is seen by the scope there is.
  private mutating func typed(_ conditions: [Statement.Condition]) -> [TypedCondition] {
    conditions.map { condition in
      let known = typed(condition)
      take(condition)
      return known
    }
  }

  /// `if let x` without a value is short for `if let x = x` (SE-0345). In a binding `x?` is not
  /// unwrapped further: one level of optional goes.
  private mutating func typed(_ condition: Statement.Condition) -> TypedCondition {
    switch condition {
    case .expression(let expression):
      let value = resolveTested(expression)
      if let fact = sight.problem(ofCondition: value) { report(fact, at: expression.range) }
      return .expression(value)
    case .binding(let isConstant, let name, let type, let value):
      let written = value ?? Expression(.name(name.text), at: name.range)
      let declared = type.map { self.type($0) }
      let value = resolveTested(written, expecting: declared?.asOptional, isUsed: true)
      checkOptional(value, at: written.range) { .bindingOfValue(type: $0) }
      let bound = (declared ?? value.type).unwrapped
      return .binding(
        value, declare(local: name.text, bound, strength: .strong, isConstant: isConstant))
    case .pattern(let pattern, let expression):
      let value = resolve(expression)
      return .pattern(self.pattern(pattern, value.type, expression.range), value)
    }
  }

  // MARK: - Loops

  /// A label belongs to the loop that it stands before alone and is taken away inside, else an
  /// inner loop's `continue` would mean it.
  private mutating func loopBody(_ body: [Statement]) -> TypedStatement {
    context.loops += 1
    let label = context.label
    context.label = nil
    defer { context.loops -= 1 }
    let body = block(body)
    guard let label else { return body }
    return TypedStatement(.loopBody(body, label: number(of: label)))
  }

  /// What conditions bind is stored anew in each round, and let go when the loop ends.
  mutating func whileLoop(
    _ conditions: [Statement.Condition], _ body: [Statement]
  ) -> TypedStatement.Kind {
    let (parts, owned) = scoped { typing in
      (conditions: typing.typed(conditions), body: typing.loopBody(body))
    }
    return .whileLoop(parts.conditions, owned: owned, parts.body)
  }

  /// The condition is typed outside of the body: Swift and C see none of its variables there.
  mutating func doLoop(_ body: [Statement], _ condition: Expression) -> TypedStatement.Kind {
    let body = loopBody(body)
    return .doLoop(body, resolveTested(condition))
  }

  /// C's `for`: its variable lives as long as the loop, not for a round, so that blocks capture its
  /// value as it is then.
  mutating func forLoop(
    _ initial: Statement?, _ condition: Expression?, _ step: Expression?, _ body: [Statement]
  ) -> TypedStatement.Kind {
    let (kind, owned) = scoped { typing in
      TypedStatement.Kind.forLoop(
        initial.map { typing.step($0) }, condition.map { typing.resolveTested($0) },
        step: step.map { typing.resolve($0) }, owned: [], typing.loopBody(body))
    }
    guard case .forLoop(let initial, let condition, let step, _, let body) = kind else {
      return kind
    }
    return .forLoop(initial, condition, step: step, owned: owned, body)
  }

  /// A sequence of the learner's own is looped over by its iterator; what was reported while it was
  /// typed is then reported by that loop again, so that it is taken back here. C's `for … in` has
  /// elements of `id`, whatever the variable says.
  mutating func forIn(
    _ pattern: Pattern, _ sequence: Expression, _ filter: Expression?, _ body: [Statement]
  ) -> TypedStatement.Kind {
    if let awaited = sequence.awaitedElements {
      return loop(pattern, overAwaited: awaited.sequence, isTried: awaited.isTried, filter, body)
    }
    let known = diagnostics.count
    let values = loopSequence(sequence)
    if isSwift, case .values(let own) = values, let iteration = sight.iteration(of: own.type) {
      diagnostics.removeSubrange(known...)
      return loop(pattern, over: sequence, iteration, filter, body)
    }
    if isSwift, case .values(let pairs) = values, case .primitive(let made, _, _) = pairs.kind,
      made == .zip
    {
      let found = Array(diagnostics[known...])
      diagnostics.removeSubrange(known...)
      if let loop = loop(pattern, overPairs: sequence, filter, body) { return loop }
      diagnostics += found
    }
    if case .values(let whole) = values, let fact = sight.problem(ofSequence: whole) {
      report(fact, at: sequence.range)
    }
    let element: StaticType =
      switch values {
      case .numbers: .int
      case .values(let values): isSwift ? values.type.element : .id
      }
    let (loop, owned) = scoped { typing in
      TypedLoop(
        sequence: values,
        element: pattern.isPlain(inSwift: typing.isSwift)
          ? .store(typing.loopVariable(pattern, element, sequence.range))
          : .pattern(typing.pattern(pattern, element, sequence.range)),
        filter: filter.map { typing.resolveTested($0) }, owned: [],
        body: typing.loopBody(body))
    }
    var whole = loop
    whole.owned = owned
    return .forIn(whole)
  }

  /// A range that is written out is counted without a list being made of it; its bounds are
  /// evaluated once.
  private mutating func loopSequence(_ expression: Expression) -> TypedLoop.Sequence {
    if case .partialRange(let lower?, nil, _) = expression.kind {
      return .numbers(resolve(lower), .constant(.int(.max), .int), isClosed: true)
    }
    guard case .binary(let sign, let lower, let upper) = expression.kind,
      sign == .closedRange || sign == .halfOpenRange
    else { return .values(resolve(expression)) }
    let first = resolve(lower)
    return .numbers(first, resolve(upper), isClosed: sign == .closedRange)
  }

  /// Objective-C may loop over a variable that is there already, `for (item in list)`, which is
  /// stored into. A pattern that may fail is not one variable.
  private mutating func loopVariable(
    _ pattern: Pattern, _ type: StaticType, _ range: SourceRange
  ) -> TypedStore {
    switch pattern {
    case .binding(let name, let isConstant):
      return .initial(
        declare(local: name.text, type, strength: .strong, isConstant: isConstant && isSwift))
    case .cast(let inner, let reference): return loopVariable(inner, self.type(reference), range)
    case .expression(let target): return store(to: target)
    case .tuple(let parts):
      let inner = parts.indices.map { type.isTuple ? type.part(String($0)) ?? .any : .any }
      return .parts(zip(parts, inner).map { loopVariable($0, $1, range) })
    case .wildcard, .enumCase, .optional, .isType: return .nowhere
    }
  }
}
