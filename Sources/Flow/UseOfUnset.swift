package import Diagnostics
package import Syntax

/// The first place at which a variable is used though some way to it has given it no value.
///
/// What cannot be said for sure, as where an error was thrown, is no such place.
package struct UseOfUnset {
  private let name: String
  private let flow: StatementFlow
  /// Whether a closure captures it there decides what is said.
  package private(set) var found: (range: SourceRange, isCaptured: Bool)?
  /// How the variable stands where the loops and `switch`es around are left.
  private var left: [State] = []
  /// Whether it is a body that runs at another time: every mention counts.
  private let isInClosure: Bool

  /// How the variable stands on the way that was taken here.
  private enum State {
    case unset, set
    /// Nothing gets here.
    case gone

    /// How it stands where two ways meet.
    static func | (one: State, other: State) -> State {
      if one == .gone { return other }
      if other == .gone { return one }
      return one == .set && other == .set ? .set : .unset
    }
  }

  /// Looks through the statements behind the declaration at once. A body that runs at another time
  /// is looked through for itself.
  package init(
    _ name: String, _ flow: StatementFlow, in statements: [Statement], isInClosure: Bool = false
  ) {
    (self.name, self.flow, self.isInClosure) = (name, flow, isInClosure)
    _ = after(statements, .unset)
  }
}

// MARK: - Statements
extension UseOfUnset {
  /// Ends at the first use that is found, since one is reported.
  private mutating func after(_ statements: [Statement], _ state: State) -> State {
    var state = state
    for statement in statements where found == nil { state = after(statement, state) }
    return state
  }

  /// What leaves takes the state to where it leaves to, or nowhere. A variable that a local
  /// function or a `defer` mentions counts as set behind it, since it may be.
  private mutating func after(_ statement: Statement, _ state: State) -> State {
    switch statement.kind {
    case .expression(let value): return after(value, state)
    case .variables(let variables): return after(variables.bindings.compactMap(\.value), state)
    case .block(let body), .autoreleasePool(let body), .synchronized(_, let body):
      return after(body, state)
    case .labelled(_, let inner): return after(inner, state)
    case .conditional(let conditions, let then, let otherwise):
      let tested = after(conditions, state)
      let taken = after(then, tested)
      return taken | (otherwise.map { after($0, tested) } ?? tested)
    case .guarding(let conditions, let otherwise):
      let tested = after(conditions, state)
      _ = after(otherwise, tested)
      return tested
    case .whileLoop(let conditions, let body):
      let tested = after(conditions, state)
      let left = leaving { $0.after(body, tested) }.left
      return conditions.always == true ? left : left | tested
    case .doLoop(let body, let condition):
      let loop = leaving { $0.after(body, state) }
      return loop.left | after(condition, loop.end)
    case .forIn(_, let sequence, let filter, let body):
      let begun = after(sequence, state)
      let filtered = filter.map { after($0, begun) } ?? begun
      return begun | leaving { $0.after(body, filtered) }.left
    case .selection(let subject, let cases): return after(cases, after(subject, state))
    case .attempt(let body, let catches, _):
      let end = after(body, state)
      return catches.reduce(end) { $0 | after($1.body, .set) }
    case .leave(let label):
      if label == nil, let around = left.indices.last { left[around] = left[around] | state }
      return .gone
    case .result(let value), .raise(let value):
      if let value { _ = after(value, state) }
      return .gone
    case .next, .fallThrough: return .gone
    case .function(let function): return mention(in: function.body ?? []) == nil ? state : .set
    case .deferred(let body): return mention(in: body) == nil ? state : .set
    case .forLoop, .type, .alias, .genericAlias, .constants, .forward, .imported, .ignored,
      .macro:
      return state
    }
  }

  /// How it stands at the end of a body, and where a `break` leaves it.
  private mutating func leaving(
    _ body: (inout UseOfUnset) -> State
  ) -> (end: State, left: State) {
    left.append(.gone)
    let end = body(&self)
    return (end, left.removeLast())
  }

  /// One of them is taken: Swift's cover every value.
  private mutating func after(_ cases: [Statement.SwitchCase], _ state: State) -> State {
    let (end, left) = leaving { walk in
      cases.reduce(.gone) { end, item in
        let guarded = item.guardCondition.map { walk.after($0, state) } ?? state
        return end | walk.after(item.body, guarded)
      }
    }
    return end | left
  }

  /// Of `let x` without a value there is nothing to look at.
  private mutating func after(_ conditions: [Statement.Condition], _ state: State) -> State {
    after(conditions.compactMap(\.value), state)
  }
}

// MARK: - Expressions
extension UseOfUnset {
  /// From left to right, as Swift evaluates.
  private mutating func after(_ values: [Expression], _ state: State) -> State {
    values.reduce(state) { after($1, $0) }
  }

  /// What `&&`, `||` and `?:` may skip sets nothing for sure.
  ///
  /// An assignment sets, a name uses; a call of what never returns ends the way.
  private mutating func after(_ value: Expression, _ state: State) -> State {
    switch value.kind {
    case .name(let found) where found == name:
      note(value.range, state)
      return state
    case .assignment(nil, let target, let value): return assigned(target, after(value, state))
    case .closure(let closure):
      note(closure, state)
      return state
    case .binary(.and, let left, let right), .binary(.or, let left, let right):
      let first = after(left, state)
      _ = after(right, first)
      return first
    case .conditional(let test, let then, let otherwise):
      let tested = after(test, state)
      return (then.map { after($0, tested) } ?? tested) | after(otherwise, tested)
    default:
      let end = after(value.parts, state)
      return flow.isEndless(value) ? .gone : end
    }
  }

  /// The value is evaluated before the store. In a closure an assignment is a use as well: the
  /// variable must be there to be captured.
  private mutating func assigned(_ target: Expression, _ state: State) -> State {
    switch target.kind {
    case .name(let found) where found == name:
      if isInClosure { note(target.range, state) }
      return .set
    case .tuple(let parts): return parts.reduce(state) { assigned($1.value, $0) }
    default: return after(target, state)
    }
  }

  /// The first one counts. In a body that runs later every mention does.
  private mutating func note(_ range: SourceRange, _ state: State) {
    guard found == nil, isInClosure || state == .unset else { return }
    found = (range, isInClosure)
  }

  /// Where a body that runs at another time names the variable first.
  private func mention(in body: [Statement]) -> SourceRange? {
    UseOfUnset(name, flow, in: body, isInClosure: true).found?.range
  }

  /// A closure that has a variable of that name itself does not mean this one.
  private mutating func note(_ closure: Closure, _ state: State) {
    guard found == nil, isInClosure || state == .unset else { return }
    let own = closure.parameters.map(\.name.text) + closure.captures.map(\.name.text)
    if own.contains(name) || DeclaredNames(in: closure.body).names.contains(name) { return }
    found = mention(in: closure.body).map { ($0, true) }
  }
}
