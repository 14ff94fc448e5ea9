import ObjectModel
package import TypedTree

/// Where a body may wait: every call behind `await` becomes a statement of its own, whose answer is
/// kept in a variable that nobody can write.
///
/// What is evaluated before such a call in the same expression is kept as well, so that the order
/// stays; what may not be evaluated at all, as behind `&&`, `??` or `?.`, becomes a branch. So a
/// frame, its variables and where its statements stand, is all that a call needs to go on.
package struct Suspending {
  /// How many slots of the frame are taken.
  private var slots: Int
  /// Labels leave chains, and are the compiler's own.
  private var labelCount = 0
  /// What is to be done before the expression that is being looked at, and what that keeps.
  var steps: [TypedStatement] = []
  var kept: [Local] = []
  /// Whether the expression stands behind `await`.
  var isAwaiting = false
  /// What nil leaves in the chain that is being looked at.
  var chain: JumpTarget?
  /// How many loops without an end are around the statement.
  var endlessLoops = 0
  /// Where the statement stands.
  var line = 0

  /// New slots come behind those that the compiler gave out.
  private init(slots: Int) { self.slots = slots }

  /// The body with each wait as a statement; one that says no `await` is as it was.
  package static func rewritten(_ body: TypedBody) -> TypedBody {
    guard body.suspends else { return body }
    var (body, suspending) = (body, Suspending(slots: body.slotCount))
    body.main = suspending.statement(body.main)
    body.slotCount = suspending.slots
    return body
  }

  /// A variable for a value of a type.
  mutating func variable(_ type: StaticType) -> Local {
    slots += 1
    var type = type
    if type.isVoid { type = .any }
    let local = Local(
      slot: slots - 1, name: "what is awaited", type: type,
      strength: type.mayHoldObject ? .strong : .unowned, isConstant: true, number: -1)
    kept.append(local)
    return local
  }

  /// Negative numbers, since the compiler's own labels begin at 0.
  mutating func label() -> JumpTarget {
    labelCount += 1
    return .named(-labelCount)
  }

  /// What is done before something, and what that keeps.
  mutating func collecting<Result>(
    _ work: (inout Suspending) -> Result
  ) -> (result: Result, steps: [TypedStatement], kept: [Local]) {
    let outer = (steps, kept)
    (steps, kept) = ([], [])
    let result = work(&self)
    defer { (steps, kept) = outer }
    return (result, steps, kept)
  }

  /// A statement that is only part of another.
  func part(_ kind: TypedStatement.Kind, suspends: Bool = true) -> TypedStatement {
    let place = TypedStatement.Place(line: line, isWhole: true, isTopLevel: false)
    var statement = TypedStatement(kind, at: suspends ? nil : place)
    statement.suspends = suspends
    return statement
  }

  /// The local is new, so that nothing is let go of by the store.
  func stored(_ value: TypedExpression, in local: Local) -> TypedStatement {
    part(.store(.initial(local), value), suspends: false)
  }

  /// With the type that the expression had, which the variable may have wider.
  func read(_ local: Local, as type: StaticType) -> TypedExpression {
    TypedExpression(type, .local(local))
  }
}
