import ObjectModel
import ObjectRuntime
import TypedTree

/// One run of typed code: its budget, and the way back into the learner's methods.
final class Run {
  /// Freed with the run.
  let machine: Machine
  /// What is left of the budget, but for the steps until the next look at it.
  private var stepsLater: Int
  /// The exceptions that are being handled; `@throw` alone throws the last of them again.
  var caught: [Fault] = []
  /// The value of a statement typed at the prompt.
  var echo: Value?
  /// Without it an optional could not be told from what is in it.
  var echoType = StaticType.any
  /// What `self` was at the end of the method that ran last: a mutating one may have replaced it.
  var changed = Value.none
  /// Where the fault that is on its way out was raised; nil while there is none.
  var raised: Raised?
  /// What the call that goes on was waiting for, until the statement at which it waited takes it.
  var resumption: (value: Value, fault: Fault?)?
  /// Whether the call that is about to be kept waits in a loop without an end.
  var waitsInEndlessLoop = false
  /// The methods whose faults end nothing but the call.
  private let spared: Set<AppCall>
  /// Where the machine's own stack stood when the run began.
  private let stackTop: UInt
  /// How many bytes of it bodies may take.
  private let stack: UInt
  private let isInterrupted: () -> Bool

  /// The first look comes after some steps, or after all where the budget is smaller.
  init(_ program: Program, _ options: RunOptions) {
    machine = Machine(program, steps: min(options.steps, Run.stepsBetweenLooks))
    stepsLater = options.steps - machine.steps
    stack = UInt(max(options.stack, 0))
    spared = options.spared
    stackTop = Run.stackPlace()
    isInterrupted = options.isInterrupted
    machine.belong(to: self)
  }

  deinit { machine.deallocate() }

  var program: Program {
    @inline(__always) _read { yield machine.program }
  }

  /// What is left of the budget.
  var steps: Int { stepsLater + machine.steps }

  /// So many steps take no longer than a person waits for Ctrl-C, and make looking cost nothing.
  private static let stepsBetweenLooks = 4096

  /// Goes on with what is left of the budget, unless a person has interrupted the run.
  ///
  /// Asking for an interruption costs more than a step, so that it is asked once in some thousands.
  func look() throws(Fault) {
    if stepsLater <= 0 { throw .stopped(.steps) }
    if isInterrupted() { throw .stopped(.patience) }
    machine.steps = min(stepsLater, Run.stepsBetweenLooks) - 1
    stepsLater -= machine.steps + 1
  }

  /// An address in a frame of its own, which lies as deep as the stack reaches now.
  @inline(never)
  private static func stackPlace() -> UInt {
    withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { UInt(bitPattern: $0.baseAddress) }
  }

  /// Ends recursion without end before the machine's stack does, however much a level takes of it.
  ///
  /// Depth alone would not do, as frames of the interpreter differ in size.
  @inline(__always)
  private func checkStack(_ name: String) throws(Fault) {
    let place = Run.stackPlace()
    if place < stackTop, stackTop - place > stack {
      throw .endless(.call("'\(name)'"))
    }
  }

  /// Runs a method of the learner's, or a block.
  ///
  /// Where the framework called, a fault is noted with the call; in a review, some such calls are
  /// spared and the app goes on.
  func perform(_ invocation: Invocation, in turn: inout Turn) throws(Fault) -> Value {
    if invocation.isTask { return try goOn(with: invocation.receiver, in: &turn) }
    if invocation.isBlock { return try callAlone(invocation, in: &turn) }
    do throws(Fault) {
      if invocation.sender == .uikit, program.bodies[invocation.body].suspends {
        return try callAlone(invocation, in: &turn)
      }
      return try call(
        program.bodies[invocation.body], on: invocation.receiver, invocation.arguments, in: &turn)
    } catch {
      guard invocation.sender == .uikit else { throw error }
      let ended = AppCall(
        type: turn.simulation[invocation.owner].name, selector: invocation.selector)
      if case .stopped = error {
      } else if spared.contains(ended) {
        raised = nil
        turn.overlookEnd(of: invocation.selector, to: invocation.receiver)
        return .none
      }
      if raised?.call == nil { raised?.call = ended }
      throw error
    }
  }

  /// Runs a body with arguments as its first locals.
  func call(
    _ body: Body, on receiver: Value, _ arguments: [Value], in turn: inout Turn
  ) throws(Fault) -> Value {
    var frame = Frame(receiver, slots: body.slotCount, on: machine)
    frame.take(arguments, for: body)
    return try run(body, in: &frame, &turn)
  }

  /// Runs a body in a frame that has its arguments; what it returns outlives its statement.
  ///
  /// The turn's line, memory and speaker are the body's for as long as it runs, and the caller's
  /// again behind it, however it ends.
  func run(
    _ body: Body, in frame: inout Frame, _ turn: inout Turn, isNew: Bool = true
  ) throws(Fault) -> Value {
    try checkStack(body.name)
    let receiver = frame.receiver
    let (line, memory, speaker) = (turn.line, turn.memory, turn.speaker)
    (turn.memory, turn.speaker) = (body.memory, receiver.object)
    defer { (turn.line, turn.memory, turn.speaker) = (line, memory, speaker) }
    if body.ownsArguments, isNew { try Run.own(body, &frame, &turn) }
    do throws(Fault) {
      if case .suspended = try body.code(&frame, &turn) {
        try suspend(body, &frame, &turn)
        return .none
      }
    } catch {
      note(home: body, at: turn.line)
      if error.thrown != nil, body.ownsArguments { try Run.giveBack(body, &frame, &turn) }
      throw error
    }
    return try end(body, of: receiver, in: &frame, &turn)
  }

  /// What is done behind the last statement of a body.
  @inline(__always)
  private func end(
    _ body: Body, of receiver: Value, in frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) -> Value {
    if body.ownsArguments { try Run.giveBack(body, &frame, &turn) }
    if let owner = body.deallocates {
      try turn.sendToSuper("dealloc", of: owner, receiver: frame.receiver)
    }
    changed = .none
    if frame.mayHaveReplacedSelf { try noteChange(of: receiver, frame, &turn) }
    if let id = frame.returning {
      turn.keepForStatement(id)
      try turn.letGo(id)
    }
    return body.returns.converted(frame.result)
  }

  /// Notes where the fault that is on its way out was raised, the innermost place first.
  func note(home body: Body, at line: Int) {
    if raised == nil { raised = Raised(line: line) }
    if raised?.home == nil { raised?.home = body.home }
  }

  /// What replaced `self` in a mutating method goes to the caller, which stores it back.
  private func noteChange(
    of receiver: Value, _ frame: borrowing Frame, _ turn: inout Turn
  ) throws(Fault) {
    guard frame.receiver != receiver else { return }
    guard let id = frame.receiver.object else {
      changed = frame.receiver
      return
    }
    guard turn.simulation.isReplaceable(id) else { return }
    changed = frame.receiver
    turn.keepForStatement(id)
    try turn.release(id, from: .variable("self"))
  }

  /// A call retains what it is given as strong parameters, as ARC has it, whoever else owns that.
  private static func own(
    _ body: Body, _ frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) {
    for (slot, parameter) in body.parameters.enumerated() where parameter.isOwned {
      if let id = frame.slots[slot].object {
        try turn.retain(id, as: .variable(parameter.name))
      }
    }
  }

  /// Ends what a body owned as its parameters, last first.
  private static func giveBack(
    _ body: Body, _ frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) {
    for (slot, parameter) in body.parameters.enumerated().reversed() where parameter.isOwned {
      if let id = frame.slots[slot].object {
        try turn.release(id, from: .variable(parameter.name))
      }
    }
  }
}

extension Frame {
  /// Puts arguments into the first slots of a new frame, as the parameters convert them.
  mutating func take(_ arguments: [Value], for body: Body) {
    for (slot, value) in arguments.enumerated() { take(value, at: slot, for: body) }
  }

  /// Evaluates arguments where the caller stands, straight into the first slots of a new frame.
  @inline(__always)
  mutating func take(
    _ arguments: Operands, for body: Body, from caller: inout Frame, _ turn: inout Turn
  ) throws(Fault) {
    if body.takesIntegers, arguments.count == body.parameters.count {
      for slot in 0..<arguments.count {
        let number = try arguments.integer(at: slot, &caller, &turn)
        slots.initializeElement(at: slot, to: .int(number))
      }
    } else {
      for slot in 0..<arguments.count {
        take(try arguments.value(at: slot, &caller, &turn), at: slot, for: body)
      }
    }
  }

  /// More arguments than there are parameters are lost, as in C, unless the last takes them all.
  @inline(__always)
  mutating func take(_ value: Value, at slot: Int, for body: Body) {
    guard slot < body.ownSlots else { return takeMore(value, for: body) }
    slots.initializeElement(at: slot, to: body.parameters[slot].type.converted(value))
  }

  /// C's variadic arguments in one list, in order.
  private mutating func takeMore(_ value: Value, for body: Body) {
    guard body.isVariadic else { return }
    var more: [Value] = []
    if case .record(let known) = slots[body.ownSlots] { more = known }
    slots[body.ownSlots] = .record(more + [value])
  }
}
