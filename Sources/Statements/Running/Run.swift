import Simulator

/// One run of resolved code: its budget, and the way back into the learner's methods.
final class Run {
  let program: Program
  /// What is left of the budget.
  private(set) var steps: Int
  /// How many functions are running, one inside the other.
  var functionDepth = 0
  /// What `self` was at the end of the method that ran last: a mutating one may have replaced it.
  var changed = Value.none
  /// Where the machine's own stack stood when the run began.
  private let stackTop: UInt
  private let stack: UInt
  private let isInterrupted: () -> Bool

  init(_ program: Program, _ options: RunOptions) {
    self.program = program
    steps = options.steps
    stack = UInt(max(options.stack, 0))
    stackTop = Run.stackPlace()
    isInterrupted = options.isInterrupted
  }

  /// Takes one step of the budget.
  func spend() throws(Fault) {
    steps -= 1
    if steps < 0 { throw .stopped(.steps) }
    if steps & 4095 == 0, isInterrupted() { throw .stopped(.patience) }
  }

  private static func stackPlace() -> UInt {
    withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { UInt(bitPattern: $0.baseAddress) }
  }

  /// Ends recursion without end before the machine's stack does, however much a level takes of it.
  func checkStack(_ selector: Selector) throws(Fault) {
    let place = Run.stackPlace()
    if place < stackTop, stackTop - place > stack {
      throw .crash(.stackOverflow, reason: "'\(selector)' is called without end")
    }
  }

  /// Runs a method of the learner's, or a block.
  func perform(_ invocation: Invocation, in turn: inout Turn) throws(Fault) -> Value {
    if invocation.isBlock {
      return try call(block: invocation.receiver, invocation.arguments, in: &turn)
    }
    return try call(
      program.bodies[invocation.body], on: invocation.receiver, invocation.selector,
      invocation.arguments, in: &turn)
  }

  /// Runs a body: arguments become its first locals, and what it returns outlives its statement.
  func call(
    _ body: Body, on receiver: Value, _ selector: Selector, _ arguments: [Value],
    in turn: inout Turn
  ) throws(Fault) -> Value {
    try checkStack(selector)
    var frame = Frame(receiver, selector, slots: body.slotCount, run: self)
    return try run(body, in: &frame, arguments, &turn)
  }

  /// Runs a body in a frame that is ready but for the arguments.
  @inline(__always)
  func run(
    _ body: Body, in frame: inout Frame, _ arguments: [Value], _ turn: inout Turn
  ) throws(Fault) -> Value {
    let receiver = frame.receiver
    let (line, memory, speaker) = (turn.line, turn.memory, turn.speaker)
    (turn.memory, turn.speaker) = (body.memory, receiver.object)
    defer { (turn.line, turn.memory, turn.speaker) = (line, memory, speaker) }
    for (slot, parameter) in body.parameters.enumerated() where slot < arguments.count {
      let value = parameter.type.converted(arguments[slot])
      frame.slots[slot] = value
      if parameter.isOwned, let id = value.object {
        try turn.retain(id, as: .variable(parameter.name))
      }
    }
    var result = Value.none
    do throws(Fault) {
      if case .result(let value) = try body.code(&frame, &turn) {
        result = body.returns.converted(value)
      } else if let answer = frame.answer {
        result = answer
      }
    } catch {
      if error.thrown != nil { try giveBack(body, frame, &turn) }
      throw error
    }
    try giveBack(body, frame, &turn)
    if let owner = body.deallocates {
      try turn.sendToSuper("dealloc", of: owner, receiver: frame.receiver)
    }
    if frame.receiver != receiver, let id = frame.receiver.object, turn.simulation.isBox(id) {
      changed = frame.receiver
      turn.keepForStatement(id)
      try turn.release(id, from: .variable("self"))
    }
    if let id = frame.returning {
      turn.keepForStatement(id)
      try turn.release(id, from: .temporary)
    }
    return result
  }
  /// Ends what a body owned as its parameters, last first.
  @inline(__always)
  private func giveBack(_ body: Body, _ frame: Frame, _ turn: inout Turn) throws(Fault) {
    for (slot, parameter) in body.parameters.enumerated().reversed() where parameter.isOwned {
      if let id = frame.slots[slot].object {
        try turn.release(id, from: .variable(parameter.name))
      }
    }
  }
}
