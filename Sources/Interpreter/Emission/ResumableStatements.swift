import ObjectModel
import ObjectRuntime
import TypedTree

// Statements in which something may wait: each notes in a slot of the frame where it stands, and
// goes on there.
extension Emitter {
  /// A slot for where a statement stands.
  private mutating func place() -> Int {
    slotCount += 1
    return slotCount - 1
  }

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

  /// Runs a call; where that waits, so does all around it, and the answer comes later.
  private mutating func awaiting(
    _ call: TypedExpression, _ answer: Local?, _ wait: TypedWait
  ) -> Step {
    let code = emit(call).operand
    let store = answer.map { self.store(.initial($0)) }
    return { frame, turn throws(Fault) in
      let run = frame.run
      let mark = turn.temporaryCount
      let value: Value
      if let arrival = try run.takeResumption() {
        value = arrival
      } else {
        try frame.spend()
        value = try code.value(&frame, &turn)
        // What nobody declares takes its time.
        if wait.isWhole, value.isStandIn, !turn.isSuspending { turn.waitATurn(for: value) }
        if turn.isSuspending {
          run.waitsInEndlessLoop = wait.isEndless
          try turn.endStatement(keeping: mark)
          return .suspended
        }
      }
      try store?(value, &frame, &turn)
      try turn.endStatement(keeping: mark)
      return .next
    }
  }

  private mutating func awaiting(_ change: TypedAwaitedChange, _ answer: Local?) -> Step {
    let (target, arguments) = (code(change.target), operands(change.arguments))
    let (keep, write) = (store(.initial(change.kept)), store(change.store))
    let store = answer.map { self.store(.initial($0)) }
    let (slot, selector, line, isAlone) = (
      change.kept.slot, change.selector, change.line, change.isAlone
    )
    return { frame, turn throws(Fault) in
      let run = frame.run
      let mark = turn.temporaryCount
      let value: Value
      if let arrival = try run.takeResumption() {
        value = arrival
      } else {
        let whole = try turn.unshared(try target(&frame, &turn), isAlone: isAlone)
        let values = try arguments.values(&frame, &turn)
        try keep(whole, &frame, &turn)
        turn.stand(at: line)
        try frame.spend()
        run.changed = .none
        value = try turn.send(selector, to: whole, values)
        if turn.isSuspending {
          try turn.endStatement(keeping: mark)
          return .suspended
        }
      }
      let changed = run.changed
      try write(changed == .none ? frame.slots[slot] : changed, &frame, &turn)
      try store?(value, &frame, &turn)
      try turn.endStatement(keeping: mark)
      return .next
    }
  }

  // MARK: - Order

  /// Statements one after the other; those in a row in which nothing waits are one step.
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

  private mutating func plainRow(_ statements: [TypedStatement], leaving: Bool) -> Step {
    bareStep(leaving ? .scope(statements, owned: []) : .all(statements))
  }

  /// Lets go of what a scope owns at its end; while it waits, the task owns that.
  func keeping(_ locals: [Local], while step: @escaping Step, suspends: Bool = true) -> Step {
    let owned = ownedSlots(of: locals)
    if owned.isEmpty { return step }
    if !suspends { return releasing(locals, after: step) }
    return { frame, turn throws(Fault) in
      if frame.run.isResuming { Emitter.pass(owned, fromTask: true, frame, &turn) }
      do throws(Fault) {
        let flow = try step(&frame, &turn)
        if case .suspended = flow {
          Emitter.pass(owned, fromTask: false, frame, &turn)
        } else {
          try Emitter.release(owned, &frame, &turn)
        }
        return flow
      } catch {
        if error.thrown != nil { try Emitter.release(owned, &frame, &turn) }
        throw error
      }
    }
  }

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

  private struct Condition: Sendable {
    var preparing: Step?
    var test: Test
  }

  private mutating func condition(_ condition: TypedCondition) -> Condition {
    guard case .prepared(let steps, let inner) = condition else {
      return Condition(preparing: nil, test: test(condition))
    }
    let preparing = inOrder(steps, leaving: true)
    return Condition(preparing: preparing, test: test(inner))
  }

  /// Conditions one after the other, and what follows; it notes at which of them it stands.
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

  private mutating func whileLoop(_ conditions: [TypedCondition], _ body: TypedStatement) -> Step {
    let test = test(conditions)
    let body = step(body)
    return { frame, turn throws(Fault) in
      var isInBody = frame.run.isResuming
      while true {
        if !isInBody {
          guard try test(&frame, &turn) else { return .next }
          try frame.spend()
        }
        isInBody = false
        if let flow = try body(&frame, &turn).afterLoopBody { return flow }
      }
    }
  }

  private mutating func doLoop(
    _ body: TypedStatement, resumingUntil condition: TypedExpression
  ) -> Step {
    let body = step(body)
    let test = truth(of: condition)
    return { frame, turn throws(Fault) in
      repeat {
        if !frame.run.isResuming { try frame.spend() }
        if let flow = try body(&frame, &turn).afterLoopBody { return flow }
      } while try test(&frame, &turn)
      return .next
    }
  }

  /// A loop over values: those that are left, and which comes next, are kept in the frame.
  private mutating func resumable(_ loop: TypedLoop) -> Step {
    let (items, next, sequence) = (place(), place(), place())
    let start = start(of: loop, items: items, next: next, sequence: sequence)
    let body = step(loop.body)
    let enter = entering(loop)
    let owned = [(slot: sequence, name: "sequence")]
    return { frame, turn throws(Fault) in
      var isInBody = frame.run.isResuming
      if isInBody {
        Emitter.pass(owned, fromTask: true, frame, &turn)
      } else {
        try start(&frame, &turn)
      }
      while true {
        if !isInBody {
          guard let value = Emitter.next(items: items, next: next, frame) else { break }
          try frame.spend()
          guard try enter(value, &frame, &turn) else { continue }
        }
        isInBody = false
        guard let flow = try body(&frame, &turn).afterLoopBody else { continue }
        if case .suspended = flow {
          Emitter.pass(owned, fromTask: false, frame, &turn)
        } else {
          try Emitter.release(owned, &frame, &turn)
        }
        return flow
      }
      try Emitter.release(owned, &frame, &turn)
      return .next
    }
  }

  /// What comes next; numbers are counted, from the one behind which the last is kept.
  private static func next(items: Int, next: Int, _ frame: borrowing Frame) -> Value? {
    let place = frame.slots[next].integer
    switch frame.slots[items] {
    case .record(let values):
      guard place < values.count else { return nil }
      frame.slots[next] = .int(place + 1)
      return values[place]
    case .int(let end):
      guard place < end else { return nil }
      frame.slots[next] = .int(place + 1)
      return .int(place)
    default: return nil
    }
  }

  private mutating func start(
    of loop: TypedLoop, items: Int, next: Int, sequence: Int
  ) -> Effect {
    switch loop.sequence {
    case .numbers(let lower, let upper, let isClosed):
      let (lower, upper) = (code(lower), code(upper))
      return { frame, turn throws(Fault) in
        let (first, last) = (
          try lower(&frame, &turn).integer, try upper(&frame, &turn).integer
        )
        if last < first {
          throw .crash(.fatalError, reason: "Range requires lowerBound <= upperBound")
        }
        frame.slots[next] = .int(first)
        frame.slots[items] = .int(isClosed && last < .max ? last + 1 : last)
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

  /// Gives a value to the variable of a loop; false where it is passed over.
  private mutating func entering(
    _ loop: TypedLoop
  ) -> @Sendable (Value, inout Frame, inout Turn) throws(Fault) -> Bool {
    let match: Match
    switch loop.element {
    case .pattern(let pattern): match = self.match(pattern)
    case .store(let store):
      let store = self.store(store)
      match = { value, frame, turn throws(Fault) in
        try store(value, &frame, &turn)
        return true
      }
    }
    guard let filter = loop.filter else { return match }
    let test = truth(of: filter)
    return { value, frame, turn throws(Fault) in
      guard try match(value, &frame, &turn) else { return false }
      return try test(&frame, &turn)
    }
  }
}
