package import ObjectModel
package import ObjectRuntime

extension FrameworkClass {
  /// A task of Swift: its closure runs on the main run loop, in a turn of its own; what stands
  /// behind a pause runs as the next piece of the same task.
  ///
  /// `cancel` only says so, as in the real thing; the closure may ask.
  static let task = FrameworkClass(
    "Task",
    properties: [
      .stored("isCancelled", .bool), .stored("result").hidden,
      .computed("value", .any, isReadOnly: true),
    ],
    methods: [
      "cancel": .action { turn, me, _ throws(Fault) in
        try turn.setValue(.bool(true), forKey: "isCancelled", of: me)
      },
      "value": .answer { turn, me, _ throws(Fault) in try turn.value(ofTask: me) },
    ],
    classMethods: [
      "taskRunning:": Method { turn, _, arguments throws(Fault) in
        let task = try turn.allocateAutoreleased("Task")
        try turn.callLater(arguments[0], of: task, after: 0)
        return .object(task)
      },
      "taskGoingOnWith:after:": Method { turn, _, arguments throws(Fault) in
        var running = turn.simulation.runLoop.task
        if running == nil { running = try turn.allocateAutoreleased("Task") }
        guard let task = running else { return .none }
        try turn.callLater(arguments[0], of: task, after: arguments[1].real)
        return .object(task)
      },
      "isCancelled": Method { turn, _, _ throws(Fault) in
        .bool(turn.simulation.runLoop.task.map { turn.flag("isCancelled", of: $0) } ?? false)
      },
    ])

  /// What a cancelled task throws where it is asked to.
  static let cancellationError = FrameworkClass(
    "CancellationError",
    methods: [
      "description": Method { _, _, _ throws(Fault) in .string("CancellationError()") }
    ])
}

extension Turn {
  /// What a task answers: who waits for it has its pieces run before all else.
  fileprivate mutating func value(ofTask task: ObjectID) throws(Fault) -> Value {
    while let piece = simulation.runLoop.takePiece(of: task) {
      try perform(piece: piece, of: task)
      for id in [task, piece] { try release(id, from: .framework) }
    }
    return simulation.field(named: "result", of: task) ?? .none
  }

  /// Runs a piece of a task; an error that it throws ends the task, and nobody else hears of it.
  package mutating func perform(piece: ObjectID, of task: ObjectID) throws(Fault) {
    let outer = simulation.runLoop.task
    simulation.runLoop.task = task
    defer { simulation.runLoop.task = outer }
    do throws(Fault) {
      let result = try call(block: .object(piece), [])
      try setValue(result, forKey: "result", of: task)
    } catch {
      if error.thrown == nil { throw error }
    }
  }
}
