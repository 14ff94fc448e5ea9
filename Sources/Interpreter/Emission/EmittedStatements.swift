import ObjectModel
import ObjectRuntime
import TypedTree

// Statements and their order.
extension Emitter {
  /// A statement notes its line, takes a step of the budget, and under ARC lets go of what was held
  /// for it at its end.
  ///
  /// Only where something may be held is the mark taken and the statement ended, since most
  /// statements compute with numbers.
  mutating func step(_ statement: TypedStatement) -> Step {
    if statement.suspends { return resumable(statement) }
    guard let place = statement.place else { return bareStep(statement.kind) }
    let line = place.line
    let before = plainness
    var holdsNothing = false
    let step: Step
    switch statement.kind {
    case .expression(let expression): return expressionStep(expression, line)
    case .result(let value?, let isCounted) where !isARC || !isCounted:
      return resultStep(value, line, isWhole: place.isWhole && !place.isTopLevel)
    case .result, .failure, .scope, .conditional:
      plainness = .full
      step = bareStep(statement.kind)
      holdsNothing = plainness == .full
      plainness = min(plainness, before)
    case .echo: step = bareStep(statement.kind)
    default:
      plainness = .none
      step = bareStep(statement.kind)
    }
    guard place.isWhole, isARC, !place.isTopLevel, !holdsNothing else {
      return { frame, turn throws(Fault) in
        turn.stand(at: line)
        try frame.spend()
        return try step(&frame, &turn)
      }
    }
    return { frame, turn throws(Fault) in
      turn.stand(at: line)
      try frame.spend()
      let mark = turn.temporaryCount
      let flow = try step(&frame, &turn)
      try turn.endStatement(keeping: mark)
      return flow
    }
  }

  /// An expression as a statement of a body.
  ///
  /// Its value is not computed where it has an effect of its own, as an assignment has.
  private mutating func expressionStep(_ expression: TypedExpression, _ line: Int) -> Step {
    let emitted = emit(expression)
    let effect = emitted.effect
    plainness = min(plainness, emitted.plainness)
    if !isARC || emitted.isPlain {
      return { frame, turn throws(Fault) in
        turn.stand(at: line)
        try frame.spend()
        try effect(&frame, &turn)
        return .next
      }
    }
    return { frame, turn throws(Fault) in
      turn.stand(at: line)
      try frame.spend()
      let mark = turn.temporaryCount
      try effect(&frame, &turn)
      try turn.endStatement(keeping: mark)
      return .next
    }
  }

  /// A `return` of what is not counted.
  private mutating func resultStep(
    _ value: TypedExpression, _ line: Int, isWhole: Bool
  ) -> Step {
    let answer = emit(value)
    plainness = value.type.isArithmetic ? min(plainness, answer.plainness) : .none
    let operand = answer.operand
    if !isARC || !isWhole || answer.isPlain {
      return { frame, turn throws(Fault) in
        turn.stand(at: line)
        try frame.spend()
        frame.result = try operand.value(&frame, &turn)
        return .result
      }
    }
    return { frame, turn throws(Fault) in
      turn.stand(at: line)
      try frame.spend()
      let mark = turn.temporaryCount
      frame.result = try operand.value(&frame, &turn)
      try turn.endStatement(keeping: mark)
      return .result
    }
  }

  /// What a statement does, without its line and its step of the budget.
  mutating func bareStep(_ kind: TypedStatement.Kind) -> Step {
    switch kind {
    case .nothing: return Emitter.nothing
    case .expression(let expression), .evaluation(let expression): return evaluating(expression)
    case .echo(let expression): return echoing(expression)
    case .store(let store, let value): return storing(store, value)
    case .global(let variable, let index, let isNew, let value):
      return global(variable, index, isNew, value)
    case .once(let index, let flag, let value): return once(index, flag, value)
    case .destructuring(let slot, let value, let parts):
      return destructuring(slot, value, parts)
    case .all(let statements): return all(statements.map { step($0) })
    case .scope(let statements, let owned):
      let links = statements.map { Link(step: step($0)) }
      return releasing(owned, after: inOrder(links[...]))
    case .conditional(let conditions, let owned, let then, let otherwise):
      return conditional(conditions, owned, then, otherwise)
    case .guarding(let conditions, let otherwise, let stores):
      return guarding(conditions, otherwise, stores)
    case .whileLoop(let conditions, let owned, let body):
      return whileLoop(conditions, owned, body)
    case .doLoop(let body, let test): return doLoop(body, test)
    case .forLoop(let initial, let test, let step, let owned, let body):
      return forLoop(initial, test, step, owned, body)
    case .forIn(let loop): return forIn(loop)
    case .loopBody(let body, let label): return loopBody(body, label)
    case .selection(let subject, let branches, let falls):
      return selection(subject, branches, falls)
    case .leave(let label): return { _, _ throws(Fault) in .leave(label) }
    case .next(let label): return { _, _ throws(Fault) in .again(label) }
    case .fallThrough: return { _, _ throws(Fault) in .fallThrough }
    case .result(let value, let isCounted): return result(value, isCounted)
    case .failure:
      plainness = .none
      return { frame, _ throws(Fault) in
        frame.hasFailed = true
        return .result
      }
    case .pool(let body): return pool(body)
    case .labelled(let label, let inner): return labelled(label, inner)
    case .deferring(let before, let deferred, let rest):
      return deferring(before, deferred, rest)
    case .raise(let value): return raise(value)
    case .throwing(let value, let line): return throwing(value, line)
    case .attempt(let body, let clauses, let finally): return attempt(body, clauses, finally)
    case .catching(let body, let clauses): return catching(body, clauses)
    case .awaiting, .awaitingChange: return resumable(kind)
    case .load(let number, let type):
      return { frame, turn throws(Fault) in
        let run = frame.run
        _ = try run.call(run.program.bodies[number], on: .type(type), [], in: &turn)
        return .next
      }
    case .keptFunction(let made, let kept, let found): return keptFunction(made, kept, found)
    case .initialValue(let value, let slot, let ivar): return initialValue(value, slot, ivar)
    case .lazyGetter(let value, let slot, let ivar, let line):
      return lazyGetter(value, slot, ivar, line)
    case .trackedGetter(let slot): return trackedGetter(slot)
    case .observedSetter(let new, let slot, let ivar, let will, let did, let isTracked, let isLazy):
      return observedSetter(new, slot, ivar, will, did, isTracked, isLazy)
    case .staticGetter(let index, let flag, let value): return staticGetter(index, flag, value)
    case .staticSetter(let index, let flag): return staticSetter(index, flag)
    }
  }

  /// A statement that does nothing.
  static let nothing: Step = { _, _ throws(Fault) in .next }

  /// An expression at the top level whose value nobody asks for.
  private mutating func evaluating(_ expression: TypedExpression) -> Step {
    let code = code(expression)
    return { frame, turn throws(Fault) in
      _ = try code(&frame, &turn)
      return .next
    }
  }

  /// The value is kept for the prompt, with its static type, which knows of optionals.
  private mutating func echoing(_ expression: TypedExpression) -> Step {
    let (code, type) = (code(expression), expression.type)
    return { frame, turn throws(Fault) in
      frame.run.echo = try code(&frame, &turn)
      frame.run.echoType = type
      return .next
    }
  }

  // MARK: - Order

  /// Flows are not looked at: what stands together so cannot leave the scope around it.
  private func all(_ steps: [Step]) -> Step {
    if steps.count == 1, let only = steps.first { return only }
    return { frame, turn throws(Fault) in
      for step in steps { _ = try step(&frame, &turn) }
      return .next
    }
  }

  /// A step in an array: as an element of its own, a function would be called through another.
  private struct Link: Sendable {
    let step: Step
  }

  /// Steps one after the other, halved until they are two: calling what a closure captured is
  /// cheaper than calling what an array holds.
  ///
  /// A body of n statements becomes a tree of depth log n.
  private func inOrder(_ links: ArraySlice<Link>) -> Step {
    guard let link = links.first else { return Emitter.nothing }
    if links.count == 1 { return link.step }
    let middle = links.startIndex + links.count / 2
    let (first, second) = (inOrder(links[..<middle]), inOrder(links[middle...]))
    return { frame, turn throws(Fault) in
      let flow = try first(&frame, &turn)
      guard case .next = flow else { return flow }
      return try second(&frame, &turn)
    }
  }

  /// Releases what a scope owns when it ends, last declared first; where it waits, it has not.
  ///
  /// The order shows in traces; Swift promises none.
  func releasing(_ locals: [Local], after step: @escaping Step) -> Step {
    Emitter.releasing(ownedSlots(of: locals), after: step)
  }

  /// The same of slots that were looked up; where the step throws an error of Swift's, too.
  static func releasing(
    _ owned: [(slot: Int, name: String)], after step: @escaping Step
  ) -> Step {
    if owned.isEmpty { return step }
    return { frame, turn throws(Fault) in
      do throws(Fault) {
        let flow = try step(&frame, &turn)
        if case .suspended = flow { return flow }
        try Emitter.release(owned, &frame, &turn)
        return flow
      } catch {
        // A Swift error leaves nothing behind; an exception of Objective-C leaks what ARC held.
        if error.thrown != nil { try Emitter.release(owned, &frame, &turn) }
        throw error
      }
    }
  }

  /// Statements and a value, which outlives what the scope owns until the end of the statement
  /// around.
  mutating func statements(
    _ steps: [TypedStatement], _ value: TypedExpression, _ owned: [Local]
  ) -> Emitted {
    plainness = .none
    let main = all(steps.map { step($0) })
    let code = isARC ? Emitter.holding(code(value)) : code(value)
    let owned = ownedSlots(of: owned)
    return Emitted { frame, turn throws(Fault) in
      _ = try main(&frame, &turn)
      let result = try code(&frame, &turn)
      try Emitter.release(owned, &frame, &turn)
      return result
    }
  }

  /// What is let go of when a scope ends, last first.
  func ownedSlots(of locals: [Local]) -> [(slot: Int, name: String)] {
    locals.filter { isOwned($0) }.reversed().map { (slot: $0.slot, name: $0.name) }
  }

  /// A shared variable owns what is in it, and its scope owns the variable.
  private func isOwned(_ local: Local) -> Bool {
    isShared(local) || isARC && local.strength == .strong && local.type.mayHoldObject
  }

  /// The slot is emptied before the object is released: a `deinit` that runs by that may look.
  static func release(
    _ owned: [(slot: Int, name: String)], _ frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) {
    for (slot, name) in owned {
      guard let id = frame.slots[slot].object else { continue }
      frame.slots[slot] = .none
      try turn.release(id, from: .variable(name))
    }
  }

  // MARK: - Leaving

  /// Under ARC what is returned is retained for the caller before the scope lets go of its own.
  ///
  /// It is let go of by `Run.end`, when the caller's statement holds it.
  private mutating func result(_ value: TypedExpression?, _ isCounted: Bool) -> Step {
    guard let value else { return { _, _ throws(Fault) in .result } }
    let answer = emit(value)
    plainness = value.type.isArithmetic ? min(plainness, answer.plainness) : .none
    let code = answer.operand
    guard isARC, isCounted else {
      return { frame, turn throws(Fault) in
        frame.result = try code.value(&frame, &turn)
        return .result
      }
    }
    return { frame, turn throws(Fault) in
      let result = try code.value(&frame, &turn)
      if let id = result.object, turn.simulation.isAlive(id) {
        turn.keep(id)
        frame.returning = id
      }
      frame.result = result
      return .result
    }
  }

  /// An exception that leaves the body leaves the pool as it is, as clang's does not drain one that
  /// is unwound.
  private mutating func pool(_ body: TypedStatement) -> Step {
    let step = step(body)
    return { frame, turn throws(Fault) in
      turn.pushPool()
      let flow = try step(&frame, &turn)
      try turn.popPool()
      return flow
    }
  }

  /// A `break` with the label ends here; `continue` with it was taken by the loop itself.
  private mutating func labelled(_ label: JumpTarget, _ inner: TypedStatement) -> Step {
    let step = step(inner)
    return { frame, turn throws(Fault) in
      let flow = try step(&frame, &turn)
      if case .leave(label) = flow { return .next }
      return flow
    }
  }
}

// MARK: - Variables
extension Emitter {
  /// Without a value the variable is nil or zero.
  private mutating func storing(_ store: TypedStore, _ value: TypedExpression?) -> Step {
    let (store, code) = (self.store(store), code(value) ?? Emitter.noValue)
    return { frame, turn throws(Fault) in
      try store(try code(&frame, &turn), &frame, &turn)
      return .next
    }
  }

  /// A variable that is declared again with another type lets go of its old value first, as it was
  /// counted by the old one's rule.
  private mutating func global(
    _ variable: Variable, _ index: Int, _ isNew: Bool, _ value: TypedExpression?
  ) -> Step {
    let code = code(value) ?? Emitter.noValue
    return { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      let old = turn.simulation.variables[index]
      if !isNew, old.strength != variable.strength || old.type != variable.type {
        try turn.assign(.none, to: index)
        _ = turn.simulation.variables.declare(variable)
      }
      try turn.assign(value, to: index)
      return .next
    }
  }

  /// `static` of C: evaluated when it is reached first. The flag is set first, so that the value
  /// may reach it again.
  private mutating func once(_ index: Int, _ flag: Int, _ value: TypedExpression) -> Step {
    let code = code(value)
    return { frame, turn throws(Fault) in
      guard !turn.simulation.variables[flag].value.isTrue else { return .next }
      try turn.assign(.bool(true), to: flag)
      try turn.assign(try code(&frame, &turn), to: index)
      return .next
    }
  }

  /// The whole lies in a slot for as long as its parts are taken from it.
  private mutating func destructuring(
    _ slot: Int, _ value: TypedExpression, _ parts: [TypedStatement]
  ) -> Step {
    let code = code(value)
    let steps = parts.map { step($0) }
    return { frame, turn throws(Fault) in
      frame.slots[slot] = try code(&frame, &turn)
      for step in steps { _ = try step(&frame, &turn) }
      return .next
    }
  }

  /// Stores a function where those above find it, and keeps it for as long as its scope lasts.
  private mutating func keptFunction(
    _ made: TypedExpression, _ kept: Local, _ found: Local
  ) -> Step {
    let (keep, store, code) = (store(.initial(kept)), store(.local(found)), code(made))
    return { frame, turn throws(Fault) in
      let function = try code(&frame, &turn)
      try keep(function, &frame, &turn)
      try store(function, &frame, &turn)
      return .next
    }
  }
}
