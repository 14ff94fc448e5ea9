import ObjectModel
import ObjectRuntime
import Simulator

// Calls that wait, and go on.
extension Run {
  /// Keeps a call that waits, with what it owns, for its task.
  ///
  /// Slots are copied, since the machine's room is given back; a body without a place never waits.
  func suspend(
    _ body: Body, _ frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) {
    guard let place = body.place, let task = turn.task else { return }
    passParameters(of: body, fromTask: false, frame, &turn)
    var call = SuspendedCall(place, on: frame.receiver, slots: Array(frame.slots))
    (call.result, call.returning) = (frame.result, frame.returning)
    (call.mayHaveReplacedSelf, call.hasFailed) = (frame.mayHaveReplacedSelf, frame.hasFailed)
    if case .body = place, let me = frame.receiver.object, turn.simulation.isAlive(me) {
      try turn.retain(me, as: .capture(by: task, "self"))
    }
    call.isEndless = waitsInEndlessLoop
    waitsInEndlessLoop = false
    turn.suspend(call)
  }

  /// What a call owns as its parameters is its task's while it waits.
  private func passParameters(
    of body: Body, fromTask: Bool, _ frame: borrowing Frame, _ turn: inout Turn
  ) {
    if !body.ownsArguments { return }
    var owned: [(slot: Int, name: String)] = []
    for (slot, parameter) in body.parameters.enumerated() where parameter.isOwned {
      owned.append((slot, parameter.name))
    }
    Emitter.pass(owned, fromTask: fromTask, frame, &turn)
  }

  /// Begins a task, or goes on with the innermost of its calls, and then with those around it.
  ///
  /// The call that waited gets what came; each call around it gets what the one inside returned or
  /// threw.
  func goOn(with receiver: Value, in turn: inout Turn) throws(Fault) -> Value {
    guard let task = receiver.object else { return .none }
    if let closure = turn.closureToBegin(of: task) {
      return try call(block: .object(closure), [], in: &turn)
    }
    var arrival = try turn.takeArrival(of: task)
    while let call = turn.takeSuspendedCall(of: task) {
      do throws(Fault) {
        let value = try goOn(with: call, of: task, arrival, in: &turn)
        if turn.isSuspending { return .none }
        if let id = value.object { turn.hold(id) }
        arrival = (value, nil)
      } catch {
        guard let thrown = error.thrown else { throw error }
        turn.hold(thrown)
        arrival = (.none, error)
      }
    }
    if let fault = arrival.fault { throw fault }
    return arrival.value
  }

  /// Goes on with one call; whose method or closure it is, is held meanwhile, as the task has given
  /// it back.
  private func goOn(
    with call: SuspendedCall, of task: ObjectID, _ arrival: (value: Value, fault: Fault?),
    in turn: inout Turn
  ) throws(Fault) -> Value {
    let held = try hold(call, of: task, &turn)
    try turn.enterCall(.function)
    defer { turn.leaveCall() }
    let body: Body =
      switch call.place {
      case .body(let number): program.bodies[number]
      case .closure(let number): program.closures[number].body
      }
    do throws(Fault) {
      let value = try resume(body, call, with: arrival, in: &turn)
      if turn.isSuspending, let closure = call.closure {
        try turn.noteSuspended(closure: closure)
      }
      for id in held { try turn.letGo(id) }
      return value
    } catch {
      if error.thrown != nil { for id in held { try turn.letGo(id) } }
      throw error
    }
  }

  /// Keeps, while a call goes on, whose method or which closure it is a call of.
  ///
  /// The task's ownership ends where the call goes on, and begins again with its next wait.
  private func hold(
    _ call: SuspendedCall, of task: ObjectID, _ turn: inout Turn
  ) throws(Fault) -> [ObjectID] {
    var held: [ObjectID] = []
    if let closure = call.closure {
      turn.keep(closure)
      held.append(closure)
      try turn.release(closure, from: .capture(by: task, "closure"))
    }
    if case .body = call.place, let me = call.receiver.object, turn.simulation.isAlive(me) {
      turn.keep(me)
      held.append(me)
      try turn.release(me, from: .capture(by: task, "self"))
    }
    return held
  }

  /// The frame is made again from what was kept; its parameters are its own once more.
  private func resume(
    _ body: Body, _ call: SuspendedCall, with arrival: (value: Value, fault: Fault?),
    in turn: inout Turn
  ) throws(Fault) -> Value {
    var frame = Frame(call.receiver, slots: call.slots.count, on: machine)
    for (slot, value) in call.slots.enumerated() { frame.slots[slot] = value }
    (frame.result, frame.returning) = (call.result, call.returning)
    (frame.mayHaveReplacedSelf, frame.hasFailed) = (call.mayHaveReplacedSelf, call.hasFailed)
    passParameters(of: body, fromTask: true, frame, &turn)
    resumption = arrival
    return try run(body, in: &frame, &turn, isNew: false)
  }

  /// Whether a call goes on that has waited, and has not yet come to where it waited.
  var isResuming: Bool { resumption != nil }

  /// What the statement that waited gets; nil for one that is yet to be run.
  func takeResumption() throws(Fault) -> Value? {
    guard let arrival = resumption else { return nil }
    resumption = nil
    if let fault = arrival.fault { throw fault }
    return arrival.value
  }

  /// Calls what nobody waits for who could: if it has to wait, it does as a task of its own.
  ///
  /// UIKit calls `viewDidLoad` and does not wait for it; what it awaits goes on in later turns.
  func callAlone(_ invocation: Invocation, in turn: inout Turn) throws(Fault) -> Value {
    let mayWait =
      invocation.isBlock
      ? invocation.receiver.object.flatMap { form(of: $0, &turn)?.body.suspends } ?? false
      : program.bodies[invocation.body].suspends
    guard mayWait else { return try callNow(invocation, in: &turn) }
    let outer = turn.task
    let task = try turn.makeTaskOfStatement()
    do throws(Fault) {
      let value = try callNow(invocation, in: &turn)
      try turn.settle(task, value: value)
      turn.leaveTask(for: outer)
      return value
    } catch {
      turn.leaveTask(for: outer)
      throw error
    }
  }

  /// Without a task around it, in the turn that asks.
  private func callNow(
    _ invocation: Invocation, in turn: inout Turn
  ) throws(Fault) -> Value {
    if invocation.isBlock {
      return try call(block: invocation.receiver, invocation.arguments, in: &turn)
    }
    return try call(
      program.bodies[invocation.body], on: invocation.receiver, invocation.arguments, in: &turn)
  }

  /// Runs a statement at the top level that may wait: the run loop runs until it has ended, as that
  /// of a program does whose main file waits, or until nothing is left that it could wait for.
  ///
  /// The main file's top-level code may await (SE-0343).
  func runToEnd(_ entry: Body, in turn: inout Turn) throws(Fault) {
    let task = try turn.makeTaskOfStatement()
    defer { turn.leaveTask(for: nil) }
    var frame = Frame(slots: entry.slotCount, on: machine)
    let value = try run(entry, in: &frame, &turn)
    try turn.settle(task, value: value)
    turn.leaveTask(for: nil)
    try turn.runLoop(untilEndOf: task)
  }
}
