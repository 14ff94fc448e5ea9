public import ObjectModel

// Tasks: their beginning, their pieces, each a turn of the main run loop, and their end.
extension Turn {
  /// Makes a task that runs a closure in a turn of its own.
  package mutating func makeTask(
    running closure: Value, asChild isChild: Bool = false
  ) throws(Fault) -> ObjectID {
    let task = try allocateAutoreleased("Task")
    try retain(task, as: .framework)
    guard let block = try keepBlock(closure) else {
      throw .crash(.badAccess, reason: "a task has nothing to run")
    }
    pass(block, from: .framework, to: .capture(by: task, Turn.operation))
    simulation.tasks[task] = RunningTask(running: block)
    if isChild, let parent = simulation.tasks.current {
      simulation.tasks[parent]?.children.append(task)
      let isCancelled = simulation.tasks[parent]?.isCancelled ?? false
      simulation.tasks[task]?.isCancelled = isCancelled
    }
    simulation.runLoop.add(.task(task), after: 0)
    return task
  }

  /// Makes a task of the statement that is running, which has begun.
  public mutating func makeTaskOfStatement() throws(Fault) -> ObjectID {
    let task = try allocateAutoreleased("Task")
    try retain(task, as: .framework)
    var state = RunningTask(running: nil)
    state.hasBegun = true
    simulation.tasks[task] = state
    simulation.tasks.current = task
    return task
  }

  private static let operation = "operation"
  private static let answer = "answer"

  /// Gives what somebody owns to another.
  public mutating func pass(_ id: ObjectID, from owner: Owner, to other: Owner) {
    guard simulation.isAlive(id) else { return }
    _ = simulation[id].ownerships.pass(owner, to: Ownership(other, since: statement.lowerBound))
  }

  /// What a task runs that has not begun; it has then.
  public mutating func closureToBegin(of task: ObjectID) -> ObjectID? {
    guard let state = simulation.tasks[task], !state.hasBegun else { return nil }
    simulation.tasks[task]?.hasBegun = true
    return state.closure
  }

  /// Leaves a task that was made of a statement.
  public mutating func leaveTask(for outer: ObjectID?) { simulation.tasks.current = outer }

  // MARK: - Waiting

  /// Whether the calls that are running end for now, as the task waits.
  public var isSuspending: Bool { suspension != nil }

  /// The task that is running.
  public var task: ObjectID? { simulation.tasks.current }

  /// Lets the task that is running wait; outside of tasks nothing waits.
  package mutating func wait(for wait: RunningTask.Wait) {
    if simulation.tasks.current != nil { suspension = wait }
  }

  /// Lets the task that is running wait until others have had their turn, and then go on with a
  /// value: what nobody declares takes its time.
  public mutating func waitATurn(for value: Value) {
    guard let task else { return }
    simulation.tasks[task]?.arrival = .value(value)
    suspension = .turn
  }

  /// Keeps a call that waits; those around it follow.
  public mutating func suspend(_ call: SuspendedCall) { suspendedCalls.append(call) }

  /// The call that was kept last is one of a closure.
  public mutating func noteSuspended(closure: ObjectID) throws(Fault) {
    guard let task, !suspendedCalls.isEmpty else { return }
    suspendedCalls[suspendedCalls.count - 1].closure = closure
    try retain(closure, as: .capture(by: task, "closure"))
  }

  /// Takes the innermost call that waits out of a task.
  public mutating func takeSuspendedCall(of task: ObjectID) -> SuspendedCall? {
    simulation.tasks[task]?.calls.popLast()
  }

  /// What the call that goes on was waiting for: a value, or an error that it throws.
  public mutating func takeArrival(of task: ObjectID) throws(Fault) -> (value: Value, fault: Fault?)
  {
    guard let arrival = simulation.tasks[task]?.arrival else { return (.none, nil) }
    simulation.tasks[task]?.arrival = .value(.none)
    if let id = arrival.object, simulation.isAlive(id) {
      keepForStatement(id)
      try release(id, from: .capture(by: task, Turn.answer))
    }
    switch arrival {
    case .value(let value): return (value, nil)
    case .error(let error): return (.none, fault(throwing: error))
    }
  }

  /// An error of Swift's on its way.
  package func fault(throwing error: ObjectID) -> Fault {
    let reason = simulation.plainDescription(of: .object(error))
    return .exception(name: Fault.swiftError, reason: reason, object: error)
  }

  // MARK: - Pieces

  /// Runs the next piece of a task; an error that nobody catches ends it, and who waits for its
  /// value gets the error.
  package mutating func goOn(with task: ObjectID) throws(Fault) {
    guard simulation.tasks[task]?.outcome == nil else { return }
    let outer = simulation.tasks.current
    simulation.tasks.current = task
    defer { simulation.tasks.current = outer }
    simulation.tasks[task]?.wait = nil
    do throws(Fault) {
      let next = Invocation(goingOnWith: task, owner: simulation[task].type)
      let value = try learnersCode(&self, next)
      try settle(task, .value(value))
    } catch {
      guard let thrown = error.thrown else { throw error }
      try settle(task, .error(thrown))
    }
  }

  /// What comes of a piece that was run: the task waits, or has ended.
  public mutating func settle(
    _ task: ObjectID, value: Value
  ) throws(Fault) { try settle(task, .value(value)) }

  private mutating func settle(
    _ task: ObjectID, _ arrival: RunningTask.Arrival
  ) throws(Fault) {
    guard let wait = suspension else { return try end(task, with: arrival) }
    simulation.tasks[task]?.calls += suspendedCalls.reversed()
    suspendedCalls = []
    suspension = nil
    simulation.tasks[task]?.wait = wait
    switch wait {
    case .turn: simulation.runLoop.add(.task(task), after: 0)
    case .sleep(let seconds): simulation.runLoop.add(.task(task), after: max(seconds, 0))
    case .end(let other), .result(let other):
      if let outcome = simulation.tasks[other]?.outcome {
        try resume(task, with: outcome)
      } else {
        simulation.tasks[other]?.waiters.append(task)
      }
    case .continuation(let continuation):
      simulation.tasks.continuations[continuation]?.task = task
      if let arrival = simulation.tasks.continuations[continuation]?.arrival {
        try resume(task, with: arrival)
        if let id = arrival.object, simulation.isAlive(id) {
          try release(id, from: .field(continuation, "answer"))
        }
      }
    }
  }

  /// Lets a task that waits go on, in a turn of its own.
  package mutating func resume(
    _ task: ObjectID, with arrival: RunningTask.Arrival
  ) throws(Fault) {
    guard let wait = simulation.tasks[task]?.wait else { return }
    simulation.tasks[task]?.wait = nil
    var arrival = arrival
    if case .result = wait { arrival = .value(try result(of: arrival)) }
    if let id = arrival.object, simulation.isAlive(id) {
      try retain(id, as: .capture(by: task, Turn.answer))
    }
    simulation.tasks[task]?.arrival = arrival
    simulation.runLoop.add(.task(task), after: 0)
  }

  /// What has come of a task as a `Result`.
  package mutating func result(of outcome: RunningTask.Arrival) throws(Fault) -> Value {
    let type = simulation.classes.id(named: "Result")
    switch outcome {
    case .value(let value): return try makeCompound([""], [value], name: "success", of: type)
    case .error(let error):
      return try makeCompound([""], [.object(error)], name: "failure", of: type)
    }
  }

  private mutating func end(
    _ task: ObjectID, with outcome: RunningTask.Arrival
  ) throws(Fault) {
    guard var state = simulation.tasks[task] else { return }
    if let id = outcome.object, simulation.isAlive(id) {
      try retain(id, as: .capture(by: task, Turn.answer))
    }
    let (waiters, closure, handlers) = (state.waiters, state.closure, state.handlers)
    state.outcome = outcome
    (state.waiters, state.children, state.handlers, state.closure) = ([], [], [], nil)
    simulation.tasks[task] = state
    for waiter in waiters { try resume(waiter, with: outcome) }
    for handler in handlers {
      try release(handler.closure, from: .capture(by: task, "onCancel"))
    }
    if let closure { try release(closure, from: .capture(by: task, Turn.operation)) }
    try release(task, from: .framework)
  }

  /// What a task does that is over, and that nobody refers to any more.
  package mutating func forget(task: ObjectID) throws(Fault) {
    guard let state = simulation.tasks.all.removeValue(forKey: task) else { return }
    if let id = state.outcome?.object, simulation.isAlive(id) {
      try release(id, from: .capture(by: task, Turn.answer))
    }
  }

  // MARK: - Cancelling

  /// A task that sleeps, and is cancelled, goes on at once with an error.
  private mutating func wake(_ task: ObjectID) throws(Fault) {
    guard case .sleep? = simulation.tasks[task]?.wait else { return }
    _ = simulation.runLoop.later.removeAll { $0.work == .task(task) }
    let error = try allocateAutoreleased("CancellationError")
    try resume(task, with: .error(error))
  }

  /// Tells a task, and its children, that they are no longer wanted: who sleeps wakes at once.
  package mutating func cancel(_ task: ObjectID) throws(Fault) {
    guard let state = simulation.tasks[task], !state.isCancelled, state.outcome == nil else {
      return
    }
    simulation.tasks[task]?.isCancelled = true
    simulation.tasks[task]?.handlers = []
    for child in state.children { try cancel(child) }
    try wake(task)
    for handler in state.handlers.reversed() {
      try call(block: .object(handler.closure))
      try release(handler.closure, from: .capture(by: task, "onCancel"))
    }
  }
}

// MARK: - What is called when a task is cancelled
extension Turn {
  /// Keeps what is to be called when the task that is running is cancelled, under the number that
  /// is answered; one that was is told at once.
  package mutating func add(handler: Value) throws(Fault) -> Int {
    guard let task, let state = simulation.tasks[task] else { return 0 }
    if state.isCancelled {
      try call(block: handler)
      return 0
    }
    guard let closure = try keepBlock(handler) else { return 0 }
    pass(closure, from: .framework, to: .capture(by: task, "onCancel"))
    return simulation.tasks[task]?.add(handler: closure) ?? 0
  }

  package mutating func remove(handler number: Int) throws(Fault) {
    guard let task,
      let place = simulation.tasks[task]?.handlers.firstIndex(where: { $0.number == number }),
      let handler = simulation.tasks[task]?.handlers.remove(at: place)
    else { return }
    try release(handler.closure, from: .capture(by: task, "onCancel"))
  }
}
