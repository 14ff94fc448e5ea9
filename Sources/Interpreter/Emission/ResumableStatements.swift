import ObjectModel
import ObjectRuntime
import StandardLibrary
import TypedTree

// Statements in which something may wait: each notes in a slot of the frame where it stands, and
// goes on there.
extension Emitter {
  /// A slot for where a statement stands.
  mutating func place() -> Int {
    slotCount += 1
    return slotCount - 1
  }

  /// Going on is no new step of the budget: the statement was counted when it began.
  mutating func resumable(_ statement: TypedStatement) -> Step {
    plainness = .none
    let step = resumable(statement.kind)
    guard let place = statement.place else { return step }
    let line = place.line
    let endsStatement = place.isWhole && isARC && !place.isTopLevel
    return { frame, turn throws(Fault) in
      turn.stand(at: line)
      if !frame.run.isResuming { try frame.spend() }
      let mark = turn.temporaryCount
      let flow = try step(&frame, &turn)
      if endsStatement { try turn.endStatement(keeping: mark) }
      return flow
    }
  }

  /// Only what may wait inside itself notes a place; what passes its body's ending on needs none.
  mutating func resumable(_ kind: TypedStatement.Kind) -> Step {
    switch kind {
    case .awaiting(let call, let answer, let wait): return awaiting(call, answer, wait)
    case .awaitingChange(let change, let answer): return awaiting(change, answer)
    case .scope(let statements, let owned):
      return keeping(owned, while: inOrder(statements, leaving: true))
    case .all(let statements): return inOrder(statements, leaving: false)
    case .conditional(let conditions, let owned, let then, let otherwise):
      let branches = branching(conditions, [], then, otherwise)
      return keeping(owned, while: branches)
    case .guarding(let conditions, let otherwise, let stores):
      return branching(conditions, stores, .nothing, otherwise)
    case .whileLoop(let conditions, let owned, let body):
      return keeping(owned, while: whileLoop(conditions, body))
    case .doLoop(let body, let test): return doLoop(body, resumingUntil: test)
    case .forIn(let loop): return keeping(loop.owned, while: resumable(loop))
    case .selection(let subject, let branches, let falls):
      return resumable(subject, branches, falls)
    case .catching(let body, let clauses): return resumable(body, catching: clauses)
    case .deferring(let before, let deferred, let rest):
      return resumable(before, deferring: deferred, rest)
    // These only look at how what is in them ended.
    default: return bareStep(kind)
    }
  }

  // MARK: - Waiting

  /// A call that begins a wait. Of a stand-in nobody knows how long it takes, so that it takes a
  /// turn.
  private mutating func awaiting(
    _ call: TypedExpression, _ answer: Local?, _ wait: TypedWait
  ) -> Step {
    let code = emit(call).operand
    let store = answer.map { self.store(.initial($0)) }
    let begin: Code = { frame, turn throws(Fault) in
      try frame.spend()
      let value = try code.value(&frame, &turn)
      // What nobody declares takes its time.
      if wait.isWhole, value.isStandIn, !turn.isSuspending { turn.waitATurn(for: value) }
      if turn.isSuspending { frame.run.waitsInEndlessLoop = wait.isEndless }
      return value
    }
    return Emitter.waiting(for: begin) { value, frame, turn throws(Fault) in
      try store?(value, &frame, &turn)
    }
  }

  /// A mutating call that waits: the value is kept in a slot meanwhile and stored back when the
  /// call has ended.
  private mutating func awaiting(_ change: TypedAwaitedChange, _ answer: Local?) -> Step {
    let (target, arguments) = (code(change.target), operands(change.arguments))
    let (keep, write) = (store(.initial(change.kept)), store(change.store))
    let store = answer.map { self.store(.initial($0)) }
    let (slot, selector, line, isAlone) = (
      change.kept.slot, change.selector, change.line, change.isAlone
    )
    let begin: Code = { frame, turn throws(Fault) in
      let whole = try turn.unshared(try target(&frame, &turn), isAlone: isAlone)
      let values = try arguments.values(&frame, &turn)
      try keep(whole, &frame, &turn)
      turn.stand(at: line)
      try frame.spend()
      frame.run.changed = .none
      return try turn.send(selector, to: whole, values)
    }
    return Emitter.waiting(for: begin) { value, frame, turn throws(Fault) in
      let changed = frame.run.changed
      try write(changed == .none ? frame.slots[slot] : changed, &frame, &turn)
      try store?(value, &frame, &turn)
    }
  }

  /// Begins a call; where that waits, so does all around it, and its answer is taken later.
  ///
  /// Temporaries of the statement end in either case: what the call needs later, the task keeps.
  private static func waiting(for begin: @escaping Code, take: @escaping Store) -> Step {
    { frame, turn throws(Fault) in
      let mark = turn.temporaryCount
      let value: Value
      if let arrival = try frame.run.takeResumption() {
        value = arrival
      } else {
        value = try begin(&frame, &turn)
        if turn.isSuspending {
          try turn.endStatement(keeping: mark)
          return .suspended
        }
      }
      try take(value, &frame, &turn)
      try turn.endStatement(keeping: mark)
      return .next
    }
  }

  // MARK: - Order

  /// Statements one after the other; those in a row in which nothing waits are one step.
  ///
  /// Statements in which nothing waits are joined, so that going on never begins in the middle of a
  /// row.
  private mutating func inOrder(_ statements: [TypedStatement], leaving: Bool) -> Step {
    var steps: [Step] = []
    var row: [TypedStatement] = []
    for statement in statements {
      if statement.suspends {
        if !row.isEmpty { steps.append(plainRow(row, leaving: leaving)) }
        row = []
        steps.append(step(statement))
      } else {
        row.append(statement)
      }
    }
    if !row.isEmpty { steps.append(plainRow(row, leaving: leaving)) }
    let (all, place) = (steps, place())
    return { frame, turn throws(Fault) in
      var next = frame.run.isResuming ? frame.slots[place].integer : 0
      while next < all.count {
        let flow = try all[next](&frame, &turn)
        switch flow {
        case .next: break
        case .suspended:
          frame.slots[place] = .int(next)
          return flow
        case .leave, .again, .fallThrough, .result: if leaving { return flow }
        }
        next += 1
      }
      return .next
    }
  }

  /// As one step, which is never gone into in the middle.
  private mutating func plainRow(_ statements: [TypedStatement], leaving: Bool) -> Step {
    bareStep(leaving ? .scope(statements, owned: []) : .all(statements))
  }

  /// Lets go of what a scope owns at its end; while it waits, the task owns that.
  ///
  /// A traced object changes its owner for the wait, as a captured variable would.
  func keeping(_ locals: [Local], while step: @escaping Step) -> Step {
    Emitter.keeping(ownedSlots(of: locals), while: step)
  }

  /// Ownership goes to the task when the scope waits, and back when it goes on.
  static func keeping(_ owned: [(slot: Int, name: String)], while step: @escaping Step) -> Step {
    if owned.isEmpty { return step }
    return releasing(owned) { frame, turn throws(Fault) in
      if frame.run.isResuming { Emitter.pass(owned, fromTask: true, frame, &turn) }
      let flow = try step(&frame, &turn)
      if case .suspended = flow { Emitter.pass(owned, fromTask: false, frame, &turn) }
      return flow
    }
  }

  /// Without a task there is nobody to pass it to or from.
  static func pass(
    _ owned: [(slot: Int, name: String)], fromTask: Bool, _ frame: borrowing Frame,
    _ turn: inout Turn
  ) {
    guard let task = turn.task else { return }
    for (slot, name) in owned {
      guard let id = frame.slots[slot].object else { continue }
      let (own, tasks) = (Owner.variable(name), Owner.capture(by: task, name))
      turn.pass(id, from: fromTask ? tasks : own, to: fromTask ? own : tasks)
    }
  }

  // MARK: - Branches

  /// A condition with the statements that compute what it awaits.
  private struct Condition: Sendable {
    var preparing: Step?
    var test: Test
  }

  /// What is awaited in a condition was made a statement before it.
  private mutating func condition(_ condition: TypedCondition) -> Condition {
    guard case .prepared(let steps, let inner) = condition else {
      return Condition(preparing: nil, test: test(condition))
    }
    let preparing = inOrder(steps, leaving: true)
    return Condition(preparing: preparing, test: test(inner))
  }

  /// Conditions one after the other, and what follows; it notes at which of them it stands.
  ///
  /// What a condition needs before its test may wait, so that the place says which of them is being
  /// prepared; one beyond the last says that it does not hold.
  private mutating func branching(
    _ conditions: [TypedCondition], _ stores: [TypedStatement], _ then: TypedStatement,
    _ otherwise: TypedStatement
  ) -> Step {
    let otherwise = step(otherwise)
    let conditions = conditions.map { condition($0) }
    let stores = stores.map { step($0) }
    let then = step(then)
    let (place, count) = (place(), conditions.count)
    return { frame, turn throws(Fault) in
      var next = frame.run.isResuming ? frame.slots[place].integer : 0
      while next < count {
        if let preparing = conditions[next].preparing {
          let flow = try preparing(&frame, &turn)
          guard case .next = flow else {
            frame.slots[place] = .int(next)
            return flow
          }
        }
        next = try conditions[next].test(&frame, &turn) ? next + 1 : count + 1
      }
      let isMet = next == count
      if isMet { for store in stores { _ = try store(&frame, &turn) } }
      frame.slots[place] = .int(next)
      return isMet ? try then(&frame, &turn) : try otherwise(&frame, &turn)
    }
  }

  /// The subject is not evaluated again: the slot keeps the branch that was chosen.
  private mutating func resumable(
    _ subject: TypedExpression, _ branches: [TypedBranch], _ falls: Bool
  ) -> Step {
    let code = code(subject)
    let branches = branches.map { branch($0) }
    let place = place()
    return { frame, turn throws(Fault) in
      var index: Int
      if frame.run.isResuming {
        index = frame.slots[place].integer
      } else {
        let value = try code(&frame, &turn)
        guard let chosen = try Emitter.choose(from: branches, value, &frame, &turn) else {
          return .next
        }
        index = chosen
      }
      while index < branches.count {
        frame.slots[place] = .int(index)
        let flow = try branches[index].body(&frame, &turn)
        switch flow {
        case .next where falls, .fallThrough: index += 1
        case .next, .leave(.innermost): return .next
        case .leave, .again, .result, .suspended: return flow
        }
      }
      return .next
    }
  }

  // MARK: - Loops

  /// The condition is tested once for each round; where the body waited, it had held.
  private mutating func whileLoop(_ conditions: [TypedCondition], _ body: TypedStatement) -> Step {
    let test = test(conditions)
    let body = step(body)
    return { frame, turn throws(Fault) in
      var isInBody = frame.run.isResuming
      var isFirst = !isInBody
      while true {
        if !isInBody {
          guard try Emitter.goesOn(test, isFirst: isFirst, &frame, &turn) else { return .next }
          try frame.spend()
        }
        (isInBody, isFirst) = (false, false)
        if let flow = try body(&frame, &turn).afterLoopBody { return flow }
      }
    }
  }

  /// As in a plain loop; the condition itself awaits nothing.
  private mutating func doLoop(
    _ body: TypedStatement, resumingUntil condition: TypedExpression
  ) -> Step {
    let body = step(body)
    let test = truth(of: condition)
    return { frame, turn throws(Fault) in
      repeat {
        if !frame.run.isResuming { try frame.spend() }
        if let flow = try body(&frame, &turn).afterLoopBody { return flow }
      } while try Emitter.goesOn(test, isFirst: false, &frame, &turn)
      return .next
    }
  }

  /// A loop over values: those that are left, and which comes next, are kept in the frame.
  ///
  /// The sequence must outlive the frame, which the task keeps and makes again.
  private mutating func resumable(_ loop: TypedLoop) -> Step {
    let (items, next, sequence) = (place(), place(), place())
    let start = start(of: loop, items: items, next: next, sequence: sequence)
    let body = step(loop.body)
    let enter = entering(loop)
    return Emitter.keeping([(slot: sequence, name: "sequence")]) { frame, turn throws(Fault) in
      var isInBody = frame.run.isResuming
      if !isInBody { try start(&frame, &turn) }
      while true {
        if !isInBody {
          guard let value = Emitter.next(items: items, next: next, &frame) else { return .next }
          try frame.spend()
          guard try enter(value, &frame, &turn) else { continue }
        }
        isInBody = false
        if let flow = try body(&frame, &turn).afterLoopBody { return flow }
      }
    }
  }

  /// What comes next; numbers are counted up to the last, which is kept until it came.
  private static func next(items: Int, next: Int, _ frame: inout Frame) -> Value? {
    let place = frame.slots[next].integer
    switch frame.slots[items] {
    case .record(let values):
      guard place < values.count else { return nil }
      frame.slots[next] = .int(place + 1)
      return values[place]
    case .int(let last):
      if place < last { frame.slots[next] = .int(place + 1) } else { frame.slots[items] = .none }
      return .int(place)
    default: return nil
    }
  }

  /// The sequence is owned while the loop waits, and its elements with it.
  private mutating func start(
    of loop: TypedLoop, items: Int, next: Int, sequence: Int
  ) -> Effect {
    switch loop.sequence {
    case .numbers(let lower, let upper, let isClosed):
      let (lower, upper) = (code(lower), code(upper))
      return { frame, turn throws(Fault) in
        let numbers = try Emitter.numbers(lower, upper, isClosed, &frame, &turn)
        frame.slots[next] = .int(numbers?.lowerBound ?? 0)
        frame.slots[items] = numbers.map { .int($0.upperBound) } ?? .none
      }
    case .values(let values):
      let (code, isSwift) = (code(values), isSwift)
      return { frame, turn throws(Fault) in
        let value = try code(&frame, &turn)
        if let id = value.object { try turn.retain(id, as: .variable("sequence")) }
        frame.slots[sequence] = value
        frame.slots[items] = .record(try turn.sequence(of: value, isSwift: isSwift))
        frame.slots[next] = .int(0)
      }
    }
  }
}
