import ObjectModel
import Syntax
import TypedTree

// Statements, in which something may wait.
extension Suspending {
  /// What waits in a statement's expressions goes before it, and what that keeps is let go behind
  /// it.
  mutating func statement(_ statement: TypedStatement) -> TypedStatement {
    let outer = line
    if let place = statement.place { line = place.line }
    defer { line = outer }
    var (changed, steps, kept) = collecting { suspending in
      var statement = statement
      statement.suspends = suspending.change(&statement.kind)
      return statement
    }
    if steps.isEmpty { return changed }
    changed.simplify(&steps)
    if changed.isNothing, steps.count == 1, kept.isEmpty { return steps[0] }
    return part(.scope(steps + [changed], owned: kept))
  }

  /// Answers as well whether something waits in one of them.
  private mutating func statements(_ all: [TypedStatement]) -> (all: [TypedStatement], Bool) {
    let all = all.map { statement($0) }
    return (all, all.contains(where: \.suspends))
  }

  /// Changes what a statement is made of; answers whether something waits inside of it.
  ///
  /// In an initial value, a lazy one and an observer nothing may wait in Swift, so that they are
  /// not looked into.
  private mutating func change(_ kind: inout TypedStatement.Kind) -> Bool {
    switch kind {
    case .expression, .echo, .evaluation, .store, .global, .once, .destructuring, .result,
      .throwing, .raise:
      changeExpressions(&kind)
      return false
    case .all, .scope, .loopBody, .labelled, .pool, .deferring, .attempt:
      return changeStatements(&kind)
    case .conditional, .guarding, .selection, .catching: return changeBranches(&kind)
    case .whileLoop, .doLoop, .forLoop, .forIn: return changeLoops(&kind)
    case .nothing, .leave, .next, .fallThrough, .failure, .load, .keptFunction, .initialValue,
      .lazyGetter, .trackedGetter, .observedSetter, .staticGetter, .staticSetter:
      return false
    case .awaiting, .awaitingChange: return true
    }
  }

  /// The statements in which an expression stands alone; what they store into is evaluated behind
  /// it.
  private mutating func changeExpressions(_ kind: inout TypedStatement.Kind) {
    switch kind {
    case .expression(let value): kind = .expression(plain(value))
    case .echo(let value): kind = .echo(plain(value))
    case .evaluation(let value): kind = .evaluation(plain(value))
    case .store(let store, let value?): kind = .store(store, plain(value))
    case .global(let variable, let index, let isNew, let value?):
      kind = .global(variable, index: index, isNew: isNew, plain(value))
    case .once(let index, let flag, let value):
      kind = .once(index: index, flag: flag, plain(value))
    case .destructuring(let slot, let value, let parts):
      kind = .destructuring(slot: slot, plain(value), parts)
    case .result(let value?, let isCounted): kind = .result(plain(value), isCounted: isCounted)
    case .throwing(let value, let line): kind = .throwing(plain(value), line: line)
    default: break
    }
  }

  /// Statements of statements: they wait where one inside does.
  private mutating func changeStatements(_ kind: inout TypedStatement.Kind) -> Bool {
    let waits: Bool
    switch kind {
    case .all(var all):
      (all, waits) = statements(all)
      kind = .all(all)
    case .scope(var all, let owned):
      (all, waits) = statements(all)
      kind = .scope(all, owned: owned)
    case .loopBody(let body, let label):
      let body = statement(body)
      (kind, waits) = (.loopBody(body, label: label), body.suspends)
    case .labelled(let label, let body):
      let body = statement(body)
      (kind, waits) = (.labelled(label, body), body.suspends)
    case .pool(let body):
      let body = statement(body)
      (kind, waits) = (.pool(body), body.suspends)
    case .deferring(let before, let deferred, let rest):
      let all = [before, deferred, rest].map { statement($0) }
      kind = .deferring(all[0], deferred: all[1], rest: all[2])
      waits = all.contains(where: \.suspends)
    default: waits = false
    }
    return waits
  }

  // MARK: - Branches

  /// Conditions, each behind what finds out what it needs.
  ///
  /// What they keep is owned by the statement around, as the body may use what a binding holds.
  private mutating func conditions(
    _ all: [TypedCondition], keeping owned: inout [Local]
  ) -> (all: [TypedCondition], isPrepared: Bool) {
    var isPrepared = false
    let all = all.map { condition in
      let (changed, steps, kept) = collecting { suspending -> TypedCondition in
        switch condition {
        case .expression(let value): .expression(suspending.plain(value))
        case .binding(let value, let local): .binding(suspending.plain(value), local)
        case .pattern(let pattern, let value): .pattern(pattern, suspending.plain(value))
        case .prepared: condition
        }
      }
      owned += kept
      if steps.isEmpty { return changed }
      isPrepared = true
      return .prepared(steps, changed)
    }
    return (all, isPrepared)
  }

  /// A condition that waits is prepared in front of its test, so that it is looked at only when
  /// those before it held.
  private mutating func changeBranches(_ kind: inout TypedStatement.Kind) -> Bool {
    switch kind {
    case .conditional(let tests, var owned, let then, let otherwise):
      let (tests, isPrepared) = conditions(tests, keeping: &owned)
      let (then, otherwise) = (statement(then), statement(otherwise))
      kind = .conditional(tests, owned: owned, then: then, otherwise)
      return isPrepared || then.suspends || otherwise.suspends
    case .guarding(let tests, let otherwise, let stores):
      var owned: [Local] = []
      let (tests, isPrepared) = conditions(tests, keeping: &owned)
      let otherwise = statement(otherwise)
      kind = .guarding(tests, otherwise: otherwise, stores: stores)
      guard isPrepared || otherwise.suspends else { return false }
      kind = .scope([part(kind)], owned: owned)
      return true
    case .selection(let subject, let branches, let falls):
      let subject = plain(subject)
      let (changed, waits) = self.branches(branches)
      kind = .selection(subject, changed, falls: falls)
      return waits
    case .catching(let body, let branches):
      let body = statement(body)
      let (changed, waits) = self.branches(branches)
      kind = .catching(body, changed)
      return waits || body.suspends
    default: return false
    }
  }

  /// Patterns and conditions of cases are tested at once, and nothing waits in them.
  private mutating func branches(_ all: [TypedBranch]) -> (all: [TypedBranch], waits: Bool) {
    let all = all.map { branch in
      var branch = branch
      branch.body = statement(branch.body)
      return branch
    }
    return (all, all.contains(where: \.body.suspends))
  }

  // MARK: - Loops

  /// Loops whose conditions wait become endless ones with a test inside, as the condition is found
  /// out again in each round.
  private mutating func changeLoops(_ kind: inout TypedStatement.Kind) -> Bool {
    switch kind {
    case .whileLoop(let tests, var owned, let body):
      let isEndless = tests.allSatisfy(\.isEndless)
      endlessLoops += isEndless ? 1 : 0
      defer { endlessLoops -= isEndless ? 1 : 0 }
      let (tests, isPrepared) = conditions(tests, keeping: &owned)
      let body = statement(body)
      kind = .whileLoop(tests, owned: owned, body)
      guard isPrepared else { return body.suspends }
      // The conditions are found out inside of an endless loop.
      let turn = TypedStatement.Kind.conditional(
        tests, owned: owned, then: body, TypedStatement(.leave(.innermost)))
      kind = .whileLoop([.expression(.constant(.bool(true), .bool))], owned: [], part(turn))
      return true
    case .doLoop(let body, let test):
      let isEndless = TypedCondition.expression(test).isEndless
      endlessLoops += isEndless ? 1 : 0
      defer { endlessLoops -= isEndless ? 1 : 0 }
      let body = statement(body)
      var owned: [Local] = []
      let (tests, isPrepared) = conditions([.expression(test)], keeping: &owned)
      guard isPrepared else {
        kind = .doLoop(body, test)
        return body.suspends
      }
      // Going on with the loop is going on with its condition.
      var first = part(.loopBody(body, label: .innermost))
      first.suspends = body.suspends
      let last = part(
        .conditional(
          tests, owned: owned, then: .nothing, TypedStatement(.leave(.innermost))))
      kind = .whileLoop(
        [.expression(.constant(.bool(true), .bool))], owned: [],
        part(.scope([first, last], owned: [])))
      return true
    case .forIn(var loop):
      switch loop.sequence {
      case .values(let values): loop.sequence = .values(plain(values))
      case .numbers(let lower, let upper, let isClosed):
        let range = plain(
          TypedExpression(.any, .range(lower, upper, isClosed: isClosed, line: line)))
        guard case .range(let lower, let upper, _, _) = range.kind else { break }
        loop.sequence = .numbers(lower, upper, isClosed: isClosed)
      }
      loop.body = statement(loop.body)
      if let filter = loop.filter {
        var owned: [Local] = []
        let (tests, isPrepared) = conditions([.expression(filter)], keeping: &owned)
        if isPrepared {
          loop.filter = nil
          loop.body = part(.conditional(tests, owned: owned, then: loop.body, .nothing))
        }
      }
      kind = .forIn(loop)
      return loop.body.suspends
    default: return false
    }
  }
}

extension TypedStatement {
  /// Nothing is left to be done for it.
  fileprivate var isNothing: Bool { if case .nothing = kind { true } else { false } }

  /// An answer that is looked at by nobody is not kept.
  fileprivate mutating func simplify(_ steps: inout [TypedStatement]) {
    guard case .expression(let value) = kind, case .local(let local) = value.kind,
      let last = steps.last, case .awaiting(let call, let into?, let wait) = last.kind,
      into.slot == local.slot
    else { return }
    steps[steps.count - 1].kind = .awaiting(call, into: nil, wait)
    kind = .nothing
  }
}

extension TypedCondition {
  /// Whether it holds for ever, but for a task that is cancelled: `true`, `!Task.isCancelled`, and
  /// what a loop over values asks for that are waited for.
  fileprivate var isEndless: Bool {
    switch self {
    case .expression(let value): value.isAlwaysTrue
    case .pattern(_, let value): value.asksForNext
    case .binding: false
    case .prepared(_, let inner): inner.isEndless
    }
  }
}

extension TypedExpression {
  /// Written out, not found out.
  fileprivate var isAlwaysTrue: Bool {
    switch kind {
    case .constant(.bool(true)): true
    case .tested(let inner, _): inner.isAlwaysTrue
    case .not(let inner): inner.asksWhetherCancelled
    default: false
    }
  }

  /// `while !Task.isCancelled` goes on until somebody cancels.
  private var asksWhetherCancelled: Bool {
    switch kind {
    case .tested(let inner, _): inner.asksWhetherCancelled
    case .message(let message): message.selector == "isCancelled"
    default: false
    }
  }

  /// `while let x = await iterator.next()`, which is what `for await` stands for.
  fileprivate var asksForNext: Bool {
    switch kind {
    case .attempt(.awaited, let inner): inner.asksForNext
    case .message(let message): message.selector == "next"
    case .mutatingCall(let selector, _, _, _, _, _): selector == "next"
    default: false
    }
  }
}
