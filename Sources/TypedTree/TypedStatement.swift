package import ObjectModel

/// A statement whose expressions are typed.
package struct TypedStatement: Sendable {
  package var kind: Kind
  /// Where it stands; nil for what is only part of another statement, which takes no step of its
  /// own.
  package var place: Place?
  /// Whether something in it may have to wait, so that it can be gone on with where it stood.
  package var suspends = false

  package init(_ kind: Kind, at place: Place? = nil) {
    self.kind = kind
    self.place = place
  }

  package struct Place: Sendable {
    package var line: Int
    /// Whether what was held for it is let go at its end, under ARC.
    package var isWhole: Bool
    package var isTopLevel: Bool

    package init(line: Int, isWhole: Bool, isTopLevel: Bool) {
      self.line = line
      self.isWhole = isWhole
      self.isTopLevel = isTopLevel
    }
  }

  package static let nothing = TypedStatement(.nothing)

  package indirect enum Kind: Sendable {
    case nothing
    case expression(TypedExpression)
    /// Typed at the prompt, which echoes the value.
    case echo(TypedExpression)
    /// Evaluated for what it does, by a statement that says itself where it stands.
    case evaluation(TypedExpression)
    case store(TypedStore, TypedExpression?)
    case global(Variable, index: Int, isNew: Bool, TypedExpression?)
    /// `static` in a body: a top-level variable that is set once.
    case once(index: Int, flag: Int, TypedExpression)
    /// `let (a, b) = …`, through a slot.
    case destructuring(slot: Int, TypedExpression, [TypedStatement])
    /// One after the other, whatever each answers.
    case all([TypedStatement])
    /// One after the other, until one leaves; then what the scope owns is let go.
    case scope([TypedStatement], owned: [Local])
    case conditional([TypedCondition], owned: [Local], then: TypedStatement, TypedStatement)
    case guarding([TypedCondition], otherwise: TypedStatement, stores: [TypedStatement])
    case whileLoop([TypedCondition], owned: [Local], TypedStatement)
    case doLoop(TypedStatement, TypedExpression)
    case forLoop(
      TypedStatement?, TypedExpression?, step: TypedExpression?, owned: [Local], TypedStatement)
    case forIn(TypedLoop)
    /// The body of a loop that has a label.
    case loopBody(TypedStatement, label: JumpTarget)
    case selection(TypedExpression, [TypedBranch], falls: Bool)
    case leave(JumpTarget)
    case next(JumpTarget)
    case fallThrough
    case result(TypedExpression?, isCounted: Bool)
    /// `return nil` of an initialiser.
    case failure
    case pool(TypedStatement)
    case labelled(JumpTarget, TypedStatement)
    case deferring(TypedStatement, deferred: TypedStatement, rest: TypedStatement)
    /// `@throw x`; nil throws again what was caught.
    case raise(TypedExpression?)
    case throwing(TypedExpression, line: Int)
    case attempt(TypedStatement, [TypedCatch], finally: TypedStatement?)
    case catching(TypedStatement, [TypedBranch])
    /// `+load`, by the number of its body.
    case load(Int, of: ClassID)
    /// A local function that those above it find through a variable of their own.
    case keptFunction(TypedExpression, kept: Local, found: Local)
    /// A call that may have to wait, and where its answer is kept.
    case awaiting(TypedExpression, into: Local?, TypedWait)
    /// The same of a method that changes the value it is called on, which is kept meanwhile.
    case awaitingChange(TypedAwaitedChange, into: Local?)
    // MARK: What the compiler writes
    case initialValue(TypedExpression, slot: Int, Ivar)
    case lazyGetter(TypedExpression, slot: Int, Ivar, line: Int)
    case trackedGetter(slot: Int)
    case observedSetter(
      new: Int, slot: Int, Ivar, will: TypedObserver?, did: TypedObserver?, isTracked: Bool,
      isLazy: Bool)
    case staticGetter(value: Int, flag: Int, TypedExpression?)
    case staticSetter(value: Int, flag: Int)
  }
}

/// A condition of `if`, `guard`, `while`.
package enum TypedCondition: Sendable {
  case expression(TypedExpression)
  case binding(TypedExpression, Local)
  case pattern(TypedPattern, TypedExpression)
  /// One behind statements that find out what it needs.
  indirect case prepared([TypedStatement], TypedCondition)
}

/// What is known of a call that may have to wait.
package struct TypedWait: Sendable {
  /// Whether it stands in a loop that nothing in its head ends, but that a task is cancelled, or in
  /// one over what comes as time goes on.
  package var isEndless: Bool
  /// Whether it is all that stands behind its `await`.
  package var isWhole: Bool

  package init(isEndless: Bool, isWhole: Bool) {
    (self.isEndless, self.isWhole) = (isEndless, isWhole)
  }
}

/// A call of an asynchronous method that changes the value it is called on.
package struct TypedAwaitedChange: Sendable {
  package var selector: Selector
  package var target: TypedExpression
  package var arguments: [TypedExpression]
  package var store: TypedStore
  package var isAlone: Bool
  package var line: Int
  /// Where the value is while the method runs.
  package var kept: Local

  package init(
    selector: Selector, target: TypedExpression, arguments: [TypedExpression], store: TypedStore,
    isAlone: Bool, line: Int, kept: Local
  ) {
    (self.selector, self.target, self.arguments) = (selector, target, arguments)
    (self.store, self.isAlone, self.line, self.kept) = (store, isAlone, line, kept)
  }
}

/// `for … in`.
package struct TypedLoop: Sendable {
  package enum Sequence: Sendable {
    case values(TypedExpression)
    case numbers(TypedExpression, TypedExpression, isClosed: Bool)
  }

  package var sequence: Sequence
  package var element: Element
  package var filter: TypedExpression?
  package var owned: [Local]
  package var body: TypedStatement

  package init(
    sequence: Sequence, element: Element, filter: TypedExpression? = nil, owned: [Local],
    body: TypedStatement
  ) {
    self.sequence = sequence
    self.element = element
    self.filter = filter
    self.owned = owned
    self.body = body
  }

  package enum Element: Sendable {
    case store(TypedStore)
    /// Values that do not fit are passed over.
    case pattern(TypedPattern)
  }
}

/// A case of a `switch`, or a `catch` of Swift's.
package struct TypedBranch: Sendable {
  package var patterns: [TypedPattern]
  package var isDefault: Bool
  package var condition: TypedExpression?
  package var owned: [Local]
  package var body: TypedStatement

  package init(
    patterns: [TypedPattern], isDefault: Bool, condition: TypedExpression? = nil, owned: [Local],
    body: TypedStatement
  ) {
    self.patterns = patterns
    self.isDefault = isDefault
    self.condition = condition
    self.owned = owned
    self.body = body
  }
}

/// `@catch`: the class is nil where all is caught.
package struct TypedCatch: Sendable {
  package var className: String?
  package var store: TypedStore
  package var owned: [Local]
  package var body: TypedStatement

  package init(className: String? = nil, store: TypedStore, owned: [Local], body: TypedStatement) {
    self.className = className
    self.store = store
    self.owned = owned
    self.body = body
  }
}

/// The body of `willSet` or `didSet`, with its parameter.
package struct TypedObserver: Sendable {
  package var parameter: Local
  package var owned: [Local]
  package var body: TypedStatement

  package init(parameter: Local, owned: [Local], body: TypedStatement) {
    self.parameter = parameter
    self.owned = owned
    self.body = body
  }

  /// Has the parameter, which nobody reads, keep nothing alive.
  package mutating func holdNothing() {
    parameter.strength = .unowned
    owned.removeAll { $0.number == parameter.number }
  }
}

/// Whether a value fits, and what of it is stored where.
package indirect enum TypedPattern: Sendable {
  case anything, nothing
  case isNil, isSome
  case binding(Local)
  case value(TypedExpression)
  /// What an operator of the program's says of the value, which it finds in a slot.
  case satisfying(slot: Int, TypedExpression)
  case range(from: TypedExpression?, to: TypedExpression?, isClosed: Bool)
  /// The case of an enumeration; a single pattern may take all that it carries as a tuple.
  case enumCase(String, [TypedPattern], takesTuple: Bool)
  case tuple([TypedPattern])
  case optional(TypedPattern)
  case isType(TypeTest)
  case cast(TypeTest, TypedPattern)

  /// The variables that are bound, in the order of their names.
  package var bound: [Local] {
    switch self {
    case .anything, .nothing, .isNil, .isSome, .value, .satisfying, .range, .isType: []
    case .binding(let local): [local]
    case .enumCase(_, let parts, _), .tuple(let parts): parts.flatMap(\.bound)
    case .optional(let inner), .cast(_, let inner): inner.bound
    }
  }
}

/// The loop or selection that `break` or `continue` means.
package enum JumpTarget: Equatable {
  case innermost
  /// By the number that its name was given.
  case named(Int)
}
