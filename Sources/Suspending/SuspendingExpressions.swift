import ObjectModel
import Syntax
import TypedTree

// Expressions, and what is done before them.
extension Suspending {
  /// An expression in which nothing waits any more.
  mutating func plain(_ expression: TypedExpression) -> TypedExpression {
    var changed = expression
    change(&changed)
    return changed
  }

  /// Goes through an expression in the order of evaluation. Where a call waits, it is replaced by
  /// the variable that its statement fills in. A mutating call that waits is a statement of its own
  /// kind, as the value is stored back when it has ended.
  private mutating func change(_ value: inout TypedExpression) {
    switch value.kind {
    case .attempt(.awaited, let inner): value = awaited(inner, as: value)
    case .attempt(let form, let inner): attempt(form, inner, &value)
    case .logical(let sign, let one, let other): logical(sign, one, other, &value)
    case .coalescing(let one, let other): coalescing(one, other, &value)
    case .conditional(let test, let one, let other): conditional(test, one, other, &value)
    case .chain(let inner): chain(inner, &value)
    case .chainLink(let inner), .answeringLink(let inner, _):
      if chain == nil { changeParts(of: &value) } else { link(inner, &value) }
    case .statements(let all, let last, let owned): statements(all, last, owned, &value)
    case .mutatingCall(let selector, let target, _, let store, let isAlone, let line):
      changeParts(of: &value)
      guard isAwaiting, case .mutatingCall(_, _, let arguments, _, _, _) = value.kind else {
        return
      }
      let change = TypedAwaitedChange(
        selector: selector, target: target, arguments: arguments, store: store, isAlone: isAlone,
        line: line, kept: variable(target.type))
      let answer = variable(value.type)
      steps.append(part(.awaitingChange(change, into: answer)))
      value.kind = .local(answer)
    default:
      changeParts(of: &value)
      guard isAwaiting, value.mayWait else { return }
      let answer = variable(value.type)
      let wait = TypedWait(isEndless: endlessLoops > 0, isWhole: false)
      steps.append(part(.awaiting(value, into: answer, wait)))
      value.kind = .local(answer)
    }
  }

  /// `await` covers all that stands behind it, as `try` does. The outermost call is marked, as a
  /// value that nobody declares waits there alone.
  private mutating func awaited(
    _ inner: TypedExpression, as outer: TypedExpression
  ) -> TypedExpression {
    let before = isAwaiting
    isAwaiting = true
    defer { isAwaiting = before }
    var value = plain(inner)
    value.isEchoed = outer.isEchoed
    if case .local(let answer) = value.kind, let last = steps.last,
      case .awaiting(let call, let into?, var wait) = last.kind, into.slot == answer.slot
    {
      wait.isWhole = true
      steps[steps.count - 1].kind = .awaiting(call, into: into, wait)
    }
    return value
  }

  /// Changes what is evaluated for an expression; what comes before a part that waits is kept.
  ///
  /// Parts that are the same at any time are not kept, which most receivers are.
  private mutating func changeParts(of value: inout TypedExpression) {
    var parts = value.parts
    var firstNotKept = 0
    for place in parts.indices {
      let before = steps
      steps = []
      change(&parts[place])
      if steps.isEmpty {
        steps = before
        continue
      }
      var keeping: [TypedStatement] = []
      for earlier in firstNotKept..<place where !parts[earlier].isFixed {
        let local = variable(parts[earlier].type)
        keeping.append(stored(parts[earlier], in: local))
        parts[earlier].kind = .local(local)
      }
      firstNotKept = place
      steps = before + keeping + steps
    }
    var next = 0
    value.changeParts { part in
      part = parts[next]
      next += 1
    }
  }

  // MARK: - What may not be evaluated

  /// Statements that put a value in a variable, with all that it keeps let go behind them.
  private mutating func branch(
    _ value: TypedExpression, into answer: Local
  ) -> (step: TypedStatement, waits: Bool, value: TypedExpression) {
    let (changed, steps, kept) = collecting { $0.plain(value) }
    let step =
      steps.isEmpty
      ? stored(changed, in: answer)
      : part(.scope(steps + [stored(changed, in: answer)], owned: kept))
    return (step, !steps.isEmpty, changed)
  }

  /// `a && await b`: the second is looked at in a branch, and the variable holds the answer of
  /// either.
  private mutating func logical(
    _ sign: BinaryOperator, _ one: TypedExpression, _ other: TypedExpression,
    _ value: inout TypedExpression
  ) {
    let one = plain(one)
    let answer = variable(value.type)
    let second = branch(other, into: answer)
    guard second.waits else {
      kept.removeLast()
      value.kind = .logical(sign, one, second.value)
      return
    }
    steps.append(stored(one, in: answer))
    let isSecond = TypedCondition.expression(read(answer, as: .bool))
    steps.append(
      part(
        sign == .and
          ? .conditional([isSecond], owned: [], then: second.step, .nothing)
          : .conditional([isSecond], owned: [], then: .nothing, second.step)))
    value.kind = .local(answer)
  }

  /// `a ?? await b`: the first is bound where it is there, so that it is evaluated once.
  private mutating func coalescing(
    _ one: TypedExpression, _ other: TypedExpression, _ value: inout TypedExpression
  ) {
    let one = plain(one)
    let answer = variable(value.type)
    let second = branch(other, into: answer)
    guard second.waits else {
      kept.removeLast()
      value.kind = .coalescing(one, second.value)
      return
    }
    let first = variable(value.type)
    steps.append(
      part(
        .conditional(
          [.binding(one, first)], owned: [],
          then: stored(read(first, as: value.type), in: answer), second.step)))
    value.kind = .local(answer)
  }

  /// Both branches fill in one variable; where neither waits, the expression stays as it is.
  private mutating func conditional(
    _ test: TypedExpression, _ one: TypedExpression, _ other: TypedExpression,
    _ value: inout TypedExpression
  ) {
    let test = plain(test)
    let answer = variable(value.type)
    let (first, second) = (branch(one, into: answer), branch(other, into: answer))
    guard first.waits || second.waits else {
      kept.removeLast()
      value.kind = .conditional(test, first.value, second.value)
      return
    }
    steps.append(
      part(.conditional([.expression(test)], owned: [], then: first.step, second.step)))
    value.kind = .local(answer)
  }

  /// `try?`, `try!`: what waits inside of them waits inside of `do … catch`.
  ///
  /// `try!` is made of the thrown error once more, so that it traps with the words of any other.
  private mutating func attempt(
    _ form: Expression.AttemptForm, _ inner: TypedExpression, _ value: inout TypedExpression
  ) {
    let answer = variable(value.type)
    let body = branch(inner, into: answer)
    guard body.waits else {
      kept.removeLast()
      value.kind = .attempt(form, body.value)
      return
    }
    let error = variable(.any)
    let raised = TypedExpression(
      .any,
      .statements(
        [TypedStatement(.throwing(read(error, as: .any), line: line))],
        value: .constant(.none, .any), owned: []))
    let caught =
      form == .forced
      ? part(.evaluation(TypedExpression(.any, .attempt(.forced, raised))), suspends: false)
      : stored(.constant(.none, value.type), in: answer)
    let clause = TypedBranch(
      patterns: [.binding(error)], isDefault: false, owned: [], body: caught)
    steps.append(part(.catching(body.step, [clause])))
    value.kind = .local(answer)
  }

  /// A statement expression is a body of its own: an `await` outside of it says nothing of the
  /// calls in it.
  private mutating func statements(
    _ all: [TypedStatement], _ last: TypedExpression, _ owned: [Local],
    _ value: inout TypedExpression
  ) {
    let before = isAwaiting
    isAwaiting = false
    let all = all.map { statement($0) }
    isAwaiting = before
    let answer = variable(value.type)
    let end = branch(last, into: answer)
    guard end.waits || all.contains(where: \.suspends) else {
      kept.removeLast()
      value.kind = .statements(all, value: end.value, owned: owned)
      return
    }
    steps.append(part(.scope(all + [end.step], owned: owned)))
    value.kind = .local(answer)
  }

  // MARK: - Chains

  /// `a?.b()`: nil leaves what is done for the chain, which is nil then.
  ///
  /// A chain in which nothing awaits stays an expression, as its links cost nothing there.
  private mutating func chain(_ inner: TypedExpression, _ value: inout TypedExpression) {
    guard isAwaiting || inner.awaits else {
      let outer = chain
      chain = nil
      defer { chain = outer }
      return changeParts(of: &value)
    }
    let (outer, label) = (chain, label())
    chain = label
    let answer = variable(value.type)
    let body = branch(inner, into: answer)
    chain = outer
    let all: TypedStatement =
      if case .scope = body.step.kind { body.step } else { part(.scope([body.step], owned: [])) }
    steps.append(stored(.constant(.none, value.type), in: answer))
    steps.append(part(.labelled(label, all)))
    value.kind = .local(answer)
  }

  /// A link that is nil leaves the labelled statement of its chain, whose answer is nil already.
  private mutating func link(_ inner: TypedExpression, _ value: inout TypedExpression) {
    guard let label = chain else { return }
    chain = nil
    let holder = plain(inner)
    chain = label
    let local = variable(value.type)
    let test: TypedExpression =
      if case .answeringLink(_, let selector) = value.kind {
        TypedExpression(
          value.type, .chain(TypedExpression(value.type, .answeringLink(holder, selector))))
      } else {
        holder
      }
    steps.append(
      part(
        .guarding(
          [.binding(test, local)], otherwise: TypedStatement(.leave(label)), stores: []),
        suspends: false))
    value.kind = .local(local)
  }
}

extension TypedExpression {
  /// Whether it says `await` somewhere inside.
  fileprivate var awaits: Bool {
    if case .attempt(.awaited, _) = kind { return true }
    return parts.contains(where: \.awaits)
  }

  /// Whether it is a call that may wait, where it stands behind `await`.
  fileprivate var mayWait: Bool {
    switch kind {
    case .message(let message): message.selector != "alloc"
    case .superMessage, .call, .function, .dynamicCall, .dynamicMember, .libraryMethod,
      .libraryProperty, .libraryMutation:
      true
    default: false
    }
  }

  /// Whether it is the same at whatever time it is evaluated.
  fileprivate var isFixed: Bool {
    switch kind {
    case .constant, .integerLiteral, .receiver, .address: true
    case .local(let local): local.isConstant && !local.isShared
    default: false
    }
  }
}
