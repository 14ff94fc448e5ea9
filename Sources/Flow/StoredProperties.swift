package import Diagnostics
package import Syntax

/// What an initialiser does with the stored properties of its type.
///
/// What cannot be said for sure, as behind a loop, counts as if it had a value.
package struct StoredProperties {
  /// In the order in which an initialiser comes to them.
  package private(set) var problems: [(problem: Problem, range: SourceRange)] = []
  /// In the order of their declarations.
  private let unset: [String]
  /// Those among the stored properties, which are set once.
  private let constants: Set<String>
  /// The names that mean something else here, unless `self` stands before them.
  private let hidden: Set<String>
  private let flow: StatementFlow
  private let above: Superclass

  /// What is wrong at a place of an initialiser.
  package enum Problem {
    case unsetAtEnd, superNotCalled
    case unsetAtSuper(String)
    case setTwice(String)
  }

  /// What the type stands on.
  package enum Superclass {
    case none
    /// One whose initialiser must be called in words.
    case explicit
    case unknown
  }

  /// How the stored properties stand on the way that was taken here.
  private struct State {
    /// What some way that leads here has not set.
    var unset: Set<String>
    /// What has a value on every way that leads here.
    var set: Set<String>
    var hasCalledSuper = false
    /// Nothing gets here.
    var isGone = false

    /// How it stands where two ways meet.
    static func | (one: State, other: State) -> State {
      if one.isGone { return other }
      if other.isGone { return one }
      return State(
        unset: one.unset.union(other.unset), set: one.set.intersection(other.set),
        hasCalledSuper: one.hasCalledSuper && other.hasCalledSuper)
    }

    /// Behind what may have given all of them a value.
    var finished: State {
      var state = self
      (state.unset, state.hasCalledSuper) = ([], true)
      return state
    }

    /// Nothing behind a `return`, a `throw` or what never returns is looked at.
    var gone: State {
      var state = self
      state.isGone = true
      return state
    }
  }

  /// Looks through the body at once: the problems are there when it is made.
  package init(
    _ stored: Stored, _ function: Function, _ body: [Statement], _ flow: StatementFlow,
    _ above: Superclass
  ) {
    (self.flow, self.above) = (flow, above)
    (unset, constants) = (stored.unset, stored.constants)
    hidden = DeclaredNames(in: body).names.union(function.parameters.map(\.name.text))
    let end = after(body, State(unset: Set(stored.unset), set: stored.given))
    check(end, at: SourceRange(max(function.range.upperBound - 1, 0), function.range.upperBound))
  }

  /// What a type declares, in the order of its declarations.
  package struct Stored {
    /// Those without a value of their own that an initialiser must set.
    package var unset: [String] = []
    /// Those with an initial value, which count as set.
    package var given: Set<String> = []
    package var constants: Set<String> = []

    package init() {}
  }

  /// What is missing where the initialiser returns.
  private mutating func check(_ state: State, at range: SourceRange) {
    if state.isGone { return }
    switch above {
    case .none:
      if !state.unset.isEmpty { problems.append((.unsetAtEnd, range)) }
    case .explicit:
      if !state.hasCalledSuper { problems.append((.superNotCalled, range)) }
    case .unknown: break
    }
  }
}

// MARK: - Statements
extension StoredProperties {
  /// Statements in order, up to the first that nothing gets behind.
  private mutating func after(_ statements: [Statement], _ state: State) -> State {
    statements.reduce(state) { $0.isGone ? $0 : after($1, $0) }
  }

  /// What has several ways is joined where they meet. A loop, a `switch` or a `do` counts as if it
  /// had set all.
  private mutating func after(_ statement: Statement, _ state: State) -> State {
    switch statement.kind {
    case .expression(let value):
      // `init?(coder: NSCoder) { nil }`.
      if case .nilLiteral = value.kind { return state.gone }
      return after(value, state)
    case .variables(let variables):
      return variables.bindings.compactMap(\.value).reduce(state) { after($1, $0) }
    case .block(let body): return after(body, state)
    case .conditional(let conditions, let then, let otherwise):
      let tested = after(conditions, state)
      return after(then, tested) | (otherwise.map { after($0, tested) } ?? tested)
    case .guarding(let conditions, let otherwise):
      let tested = after(conditions, state)
      _ = after(otherwise, tested)
      return tested
    case .result(let value):
      if value == nil { check(state, at: statement.range) }
      return state.gone
    case .raise, .leave, .next: return state.gone
    default:
      return state.finished
    }
  }

  /// All conditions are looked at, though the later ones may not be reached.
  private mutating func after(_ conditions: [Statement.Condition], _ state: State) -> State {
    conditions.compactMap(\.value).reduce(state) { after($1, $0) }
  }
}

// MARK: - Expressions
extension StoredProperties {
  /// Assignments and initialisers of `super` and `self` change the state; all else only through
  /// what it is made of. The properties that are missing are reported where `super.init` is called
  /// (TSPL, Two-Phase Initialization).
  private mutating func after(_ value: Expression, _ state: State) -> State {
    switch value.kind {
    case .assignment(nil, let target, let inner):
      return assigned(target, after(inner, state))
    case .call(let callee, let arguments) where callee.isSuperInit:
      var state = arguments.reduce(state) { after($1.value, $0) }
      for name in unset where state.unset.contains(name) {
        problems.append((.unsetAtSuper(name), callee.range))
      }
      state.hasCalledSuper = true
      return state
    case .call(let callee, _) where callee.isOwnInit: return state.finished
    default:
      let end = value.parts.reduce(state) { after($1, $0) }
      return flow.isEndless(value) ? end.gone : end
    }
  }

  /// `self = …` sets all of a struct. A constant may be set once on each way.
  ///
  /// A name that a parameter or local variable has is not the property, unless `self` stands before
  /// it.
  private mutating func assigned(_ target: Expression, _ state: State) -> State {
    var state = state
    switch target.kind {
    case .selfReference: return state.finished
    case .tuple(let parts): return parts.reduce(state) { assigned($1.value, $0) }
    default:
      guard let name = property(target) else { return after(target, state) }
      if constants.contains(name), state.set.contains(name) {
        problems.append((.setTwice(name), target.range))
      }
      state.unset.remove(name)
      state.set.insert(name)
    }
    return state
  }

  /// The property of `self` that a name or a member is.
  private func property(_ target: Expression) -> String? {
    switch target.kind {
    case .name(let name): hidden.contains(name) ? nil : name
    case .member(let base, let name) where base.isSelf: name.text
    default: nil
    }
  }
}

extension Expression {
  /// `super.init`, called or not.
  fileprivate var isSuperInit: Bool {
    guard case .member(let base, let name) = kind, case .superReference = base.kind else {
      return false
    }
    return name.text == "init"
  }

  /// `self.init`, which sets everything.
  fileprivate var isOwnInit: Bool {
    guard case .member(let base, let name) = kind else { return false }
    return base.isSelf && name.text == "init"
  }
}
