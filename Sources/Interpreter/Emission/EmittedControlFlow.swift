import ObjectModel
import ObjectRuntime
import StandardLibrary
import TypedTree

// Branches and loops.
extension Emitter {
  /// What the conditions bind is let go behind the whole statement, whichever branch has run.
  mutating func conditional(
    _ conditions: [TypedCondition], _ owned: [Local], _ then: TypedStatement,
    _ otherwise: TypedStatement
  ) -> Step {
    let otherwise = step(otherwise)
    let test = test(conditions)
    let then = step(then)
    return releasing(owned) { frame, turn throws(Fault) in
      try test(&frame, &turn) ? try then(&frame, &turn) : try otherwise(&frame, &turn)
    }
  }

  /// At the top level the bound values are stored in variables once all conditions hold.
  mutating func guarding(
    _ conditions: [TypedCondition], _ otherwise: TypedStatement, _ stores: [TypedStatement]
  ) -> Step {
    let otherwise = step(otherwise)
    let test = test(conditions)
    let stores = stores.map { step($0) }
    return { frame, turn throws(Fault) in
      guard try test(&frame, &turn) else { return try otherwise(&frame, &turn) }
      for store in stores { _ = try store(&frame, &turn) }
      return .next
    }
  }

  /// The condition of a `for (;;)` without one.
  static let always: Test = { _, _ throws(Fault) in true }

  /// Conditions that must all hold.
  ///
  /// Later ones are not evaluated where an earlier one does not hold (TSPL, Optional Binding).
  mutating func test(_ conditions: [TypedCondition]) -> Test {
    if conditions.count == 1 { return test(conditions[0]) }
    let tests = conditions.map { test($0) }
    return { frame, turn throws(Fault) in
      for test in tests where try !test(&frame, &turn) { return false }
      return true
    }
  }

  /// A binding holds where there is a value. Whatever a stand-in decides is counted, so that no
  /// loop goes on for ever on one.
  mutating func test(_ condition: TypedCondition) -> Test {
    switch condition {
    case .expression(let expression): return truth(of: expression)
    case .binding(let value, let local):
      plainness = .none
      let (store, code) = (store(.initial(local)), code(value))
      return { frame, turn throws(Fault) in
        let value = try code(&frame, &turn)
        if value.isStandIn { turn.standInDecisions += 1 }
        if value.isNil { return false }
        try store(value, &frame, &turn)
        return true
      }
    case .pattern(let pattern, let value):
      plainness = .none
      let (match, code) = (match(pattern), code(value))
      return { frame, turn throws(Fault) in
        try match(try code(&frame, &turn), &frame, &turn)
      }
    // Nothing waits in the others of its statement.
    case .prepared(_, let inner): return test(inner)
    }
  }

  /// An expression as a condition, held only while it is tested.
  ///
  /// Condition temporaries must not live until the end of a loop.
  mutating func truth(of expression: TypedExpression) -> Test {
    let value = emit(expression)
    plainness = min(plainness, value.plainness)
    let test = value.operand.test
    if !isARC || value.isPlain { return test }
    return { frame, turn throws(Fault) in
      let mark = turn.temporaryCount
      let isTrue = try test(&frame, &turn)
      try turn.endStatement(keeping: mark)
      return isTrue
    }
  }

  // MARK: - Loops

  /// Going on with the loop is going on behind its body.
  mutating func loopBody(_ body: TypedStatement, _ label: JumpTarget) -> Step {
    let body = step(body)
    return { frame, turn throws(Fault) in
      let flow = try body(&frame, &turn)
      if case .again(label) = flow { return .next }
      return flow
    }
  }

  /// Each round takes a step of the budget, an empty loop's too.
  mutating func whileLoop(
    _ conditions: [TypedCondition], _ owned: [Local], _ body: TypedStatement
  ) -> Step {
    let test = test(conditions)
    let body = step(body)
    return releasing(owned) { frame, turn throws(Fault) in
      var isFirst = true
      while try Emitter.goesOn(test, isFirst: isFirst, &frame, &turn) {
        isFirst = false
        try frame.spend()
        if let flow = try body(&frame, &turn).afterLoopBody { return flow }
      }
      return .next
    }
  }

  /// Whether a loop has another turn: where a stand-in says so, it has one and no more.
  ///
  /// Else a loop whose condition nobody declares would use up the budget.
  static func goesOn(
    _ test: Test, isFirst: Bool, _ frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) -> Bool {
    let decided = turn.standInDecisions
    return try test(&frame, &turn) && (isFirst || turn.standInDecisions == decided)
  }

  /// The body runs once before the condition is looked at.
  mutating func doLoop(_ body: TypedStatement, _ condition: TypedExpression) -> Step {
    let body = step(body)
    let test = truth(of: condition)
    return { frame, turn throws(Fault) in
      repeat {
        try frame.spend()
        if let flow = try body(&frame, &turn).afterLoopBody { return flow }
      } while try Emitter.goesOn(test, isFirst: false, &frame, &turn)
      return .next
    }
  }

  /// `continue` goes on with the step, which runs behind the body however that ended.
  mutating func forLoop(
    _ initial: TypedStatement?, _ condition: TypedExpression?, _ last: TypedExpression?,
    _ owned: [Local], _ body: TypedStatement
  ) -> Step {
    let initial: Step = if let initial { step(initial) } else { Emitter.nothing }
    let test: Test = if let condition { truth(of: condition) } else { Emitter.always }
    let last: Effect = if let last { emit(last).effect } else { { _, _ throws(Fault) in } }
    let body = step(body)
    return releasing(owned) { frame, turn throws(Fault) in
      _ = try initial(&frame, &turn)
      var isFirst = true
      while try Emitter.goesOn(test, isFirst: isFirst, &frame, &turn) {
        isFirst = false
        try frame.spend()
        if let flow = try body(&frame, &turn).afterLoopBody { return flow }
        try last(&frame, &turn)
      }
      return .next
    }
  }

  /// One round with a value; nil goes on with the next.
  private typealias LoopTurn =
    @Sendable (Value, inout Frame, inout Turn) throws(Fault) -> Flow?

  /// Elements are taken before the loop begins, as an iterator of Swift's copies the collection.
  /// Objective-C's fast enumeration raises where it finds that it was changed.
  mutating func forIn(_ loop: TypedLoop) -> Step {
    switch loop.sequence {
    case .numbers(let lower, let upper, let isClosed):
      let (lower, upper) = (code(lower), code(upper))
      let turnOfLoop = turnOfLoop(loop)
      return releasing(loop.owned, after: Emitter.counting(lower, upper, isClosed, turnOfLoop))
    case .values(let values):
      let (code, isSwift) = (code(values), isSwift)
      let turnOfLoop = turnOfLoop(loop)
      return releasing(loop.owned) { frame, turn throws(Fault) in
        let sequence = try code(&frame, &turn)
        let values = try turn.sequence(of: sequence, isSwift: isSwift)
        for (place, value) in values.enumerated() {
          if place > 0, !isSwift { try turn.checkUnchanged(sequence, of: values.count) }
          if let flow = try turnOfLoop(value, &frame, &turn) { return flow }
        }
        return .next
      }
    }
  }

  /// A number in a variable that no closure shares needs no store: it is put into its slot.
  ///
  /// Two forms are made here rather than one asking in each round which it is.
  private mutating func turnOfLoop(_ loop: TypedLoop) -> LoopTurn {
    if loop.filter == nil, case .store(.initial(let local)) = loop.element, isPlainNumber(local) {
      let (slot, field) = (local.slot, local.type.field)
      let body = step(loop.body)
      return { value, frame, turn throws(Fault) in
        try frame.spend()
        frame.slots[slot] = field.converted(value)
        return try body(&frame, &turn).afterLoopBody
      }
    }
    let enter = entering(loop)
    let body = step(loop.body)
    return { value, frame, turn throws(Fault) in
      try frame.spend()
      guard try enter(value, &frame, &turn) else { return nil }
      return try body(&frame, &turn).afterLoopBody
    }
  }

  /// Gives a value to the variable of a loop; false where it is passed over.
  ///
  /// The filter sees what the pattern has bound.
  mutating func entering(_ loop: TypedLoop) -> Match {
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

  /// Whether a local is a number that only its frame sees.
  private func isPlainNumber(_ local: Local) -> Bool {
    !isShared(local) && local.global == nil && local.type.isArithmetic
  }

  /// Counts without a list being made.
  private static func counting(
    _ lower: @escaping Code, _ upper: @escaping Code, _ isClosed: Bool, _ body: @escaping LoopTurn
  ) -> Step {
    { frame, turn throws(Fault) in
      guard let numbers = try Emitter.numbers(lower, upper, isClosed, &frame, &turn) else {
        return .next
      }
      for number in numbers {
        if let flow = try body(.int(number), &frame, &turn) { return flow }
      }
      return .next
    }
  }

  /// The numbers between two bounds, one where a bound is not known; nil where there are none.
  static func numbers(
    _ lower: Code, _ upper: Code, _ isClosed: Bool, _ frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) -> ClosedRange<Int>? {
    let (lower, upper) = (try lower(&frame, &turn), try upper(&frame, &turn))
    let (first, last) = (lower.integer, upper.integer)
    if upper.isStandIn || lower.isStandIn {
      return (upper.isStandIn ? upper : lower).isTrue ? first...first : nil
    }
    if last < first {
      throw .crash(.fatalError, reason: "Range requires lowerBound <= upperBound")
    }
    if isClosed { return first...last }
    return first < last ? first...(last - 1) : nil
  }

  // MARK: - Selection

  /// A case, whose test has bound what its body reads.
  struct Branch: Sendable {
    var isDefault: Bool
    var matches: Match
    var body: Step
  }

  /// A case: what its patterns bind is seen by its condition and its body, and released behind
  /// them.
  ///
  /// Where the condition of a pattern that fits does not hold, what was bound is let go of at once,
  /// as the next case binds anew.
  mutating func branch(_ branch: TypedBranch) -> Branch {
    let tests = branch.patterns.map { match($0) }
    let condition = branch.condition.map { truth(of: $0) }
    let body = step(branch.body)
    let release = releasing(branch.owned, after: Emitter.nothing)
    return Branch(
      isDefault: branch.isDefault,
      matches: { value, frame, turn throws(Fault) in
        for test in tests where try test(value, &frame, &turn) {
          guard let condition, try !condition(&frame, &turn) else { return true }
          _ = try release(&frame, &turn)
          return false
        }
        return false
      },
      body: branch.body.suspends
        ? keeping(branch.owned, while: body) : releasing(branch.owned, after: body))
  }

  /// Swift takes the first case that fits; C goes on into the next where `falls` says so. A `break`
  /// ends the selection and no loop.
  mutating func selection(
    _ subject: TypedExpression, _ branches: [TypedBranch], _ falls: Bool
  ) -> Step {
    let code = code(subject)
    let branches = branches.map { branch($0) }
    return { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      guard var index = try Emitter.choose(from: branches, value, &frame, &turn) else {
        return .next
      }
      while index < branches.count {
        let flow = try branches[index].body(&frame, &turn)
        switch flow {
        case .next where falls, .fallThrough: index += 1
        case .next: return .next
        case .leave(.innermost): return .next
        default: return flow
        }
      }
      return .next
    }
  }

  /// The branch that a value takes.
  @inline(__always)
  static func choose(
    from branches: [Branch], _ value: Value, _ frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) -> Int? {
    for (index, branch) in branches.enumerated()
    where try branch.matches(value, &frame, &turn) { return index }
    return branches.firstIndex(where: \.isDefault)
  }

  // MARK: - Errors of Swift's

  /// Only Swift's errors are caught: a trap, an exception of Objective-C and an exhausted budget go
  /// on outwards.
  mutating func catching(_ body: TypedStatement, _ clauses: [TypedBranch]) -> Step {
    let body = step(body)
    let clauses = clauses.map { branch($0) }
    return { frame, turn throws(Fault) in
      do throws(Fault) {
        return try body(&frame, &turn)
      } catch {
        guard let index = try Emitter.catch(error, in: clauses, &frame, &turn) else { throw error }
        return try clauses[index].body(&frame, &turn)
      }
    }
  }

  /// The clause that catches what was thrown; nil where none does.
  static func `catch`(
    _ fault: Fault, in clauses: [Branch], _ frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) -> Int? {
    guard let thrown = fault.thrown else { return nil }
    frame.isChainBroken = false
    let index = try choose(from: clauses, .object(thrown), &frame, &turn)
    if index != nil { frame.run.raised = nil }
    return index
  }
}

extension Flow {
  /// What a loop answers when its body did not simply end; nil to go on.
  var afterLoopBody: Flow? {
    switch self {
    case .next, .again(.innermost): nil
    case .leave(.innermost): .next
    case .leave, .again, .fallThrough, .result, .suspended: self
    }
  }
}

extension Turn {
  /// Objective-C's loops look before each element but the first.
  ///
  /// Only the number of elements is compared: a replaced element is overlooked, where Foundation
  /// counts mutations.
  fileprivate func checkUnchanged(_ sequence: Value, of count: Int) throws(Fault) {
    guard let id = sequence.object, let content = simulation.contents[id],
      simulation.count(of: sequence) != count
    else { return }
    let name: String
    switch content {
    case .array: name = "__NSArrayM"
    case .set: name = "__NSSetM"
    case .dictionary: name = "__NSDictionaryM"
    case .string, .date, .color, .box, .compound, .block, .variable: return
    }
    throw .exception(
      name: "NSGenericException",
      reason: "*** Collection <\(name): \(simulation.address(of: id))> was mutated while being "
        + "enumerated.")
  }
}
