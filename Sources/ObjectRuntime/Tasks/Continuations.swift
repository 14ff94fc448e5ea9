package import ObjectModel

// What resumes a task that waits for somebody.
extension Turn {
  /// Gives a closure what resumes the task that is running, and lets that wait; who has resumed it
  /// already need not wait. The function is the one that asks, where misuse is to be told.
  package mutating func waitForContinuation(
    _ type: String, givenTo closure: Value, checkedFor function: String?
  ) throws(Fault) {
    let id = try allocateAutoreleased(type)
    simulation.tasks.continuations[id] = Continuation(checkedFor: function)
    keepForStatement(id)
    try call(block: closure, [.object(id)])
    wait(for: .continuation(id))
  }

  /// Resumes a task; a second time is a mistake that ends the app, where somebody looks.
  package mutating func resume(
    continuation id: ObjectID, with arrival: RunningTask.Arrival
  ) throws(Fault) {
    guard let known = simulation.tasks.continuations[id] else { return }
    if known.arrival != nil {
      guard let function = known.function else {
        throw .crash(.badAccess, reason: "a continuation was resumed more than once")
      }
      throw .crash(.fatalError, reason: try misuse(in: function, arrival))
    }
    simulation.tasks.continuations[id]?.arrival = arrival
    if let task = known.task {
      try resume(task, with: arrival)
    } else if let object = arrival.object, simulation.isAlive(object) {
      try retain(object, as: .field(id, "answer"))
    }
  }

  private mutating func misuse(
    in function: String, _ arrival: RunningTask.Arrival
  ) throws(Fault) -> String {
    let (way, value): (String, Value) =
      switch arrival {
      case .value(let value): ("returning", value)
      case .error(let error): ("throwing", .object(error))
      }
    let text = value == .none ? "()" : simulation.plainDescription(of: value)
    return "SWIFT TASK CONTINUATION MISUSE: \(function) tried to resume its continuation more than "
      + "once, \(way) \(text)!"
  }

  /// What is done when nobody can resume a task any more: who looks says so.
  package mutating func forget(continuation id: ObjectID) throws(Fault) {
    guard let known = simulation.tasks.continuations.removeValue(forKey: id) else { return }
    if known.task == nil, let object = known.arrival?.object, simulation.isAlive(object) {
      try release(object, from: .field(id, "answer"))
    }
    guard known.arrival == nil, let function = known.function else { return }
    warn(
      "SWIFT TASK CONTINUATION MISUSE: \(function) leaked its continuation without resuming it. "
        + "This may cause tasks waiting on it to remain suspended forever.")
  }
}
