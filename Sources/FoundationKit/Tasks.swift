import ObjectModel
import ObjectRuntime

extension FrameworkClass {
  /// A task of Swift: it runs on the main run loop, each piece of it in a turn of its own.
  ///
  /// `cancel` only says so, as in the real thing; the closure may ask.
  static let task = FrameworkClass(
    "Task",
    properties: [
      .computed("isCancelled", .bool, isReadOnly: true),
      .computed("value", .any, isReadOnly: true),
    ],
    methods: [
      "cancel": .action { turn, me, _ throws(Fault) in try turn.cancel(me) },
      "isCancelled": .answer { turn, me, _ throws(Fault) in
        .bool(turn.simulation.tasks[me]?.isCancelled ?? false)
      },
      "value": .answer { turn, me, _ throws(Fault) in try turn.value(ofTask: me) },
      "dealloc": .action { turn, me, _ throws(Fault) in try turn.forget(task: me) },
    ],
    classMethods: [
      "taskRunning:": Method { turn, _, arguments throws(Fault) in
        .object(try turn.makeTask(running: arguments[0]))
      },
      "childRunning:": Method { turn, _, arguments throws(Fault) in
        .object(try turn.makeTask(running: arguments[0], asChild: true))
      },
      "isCancelled": Method { turn, _, _ throws(Fault) in .bool(turn.isCancelled) },
      "yield": Method { turn, _, _ throws(Fault) in
        turn.wait(for: .turn)
        return .none
      },
      "sleep:": Method { turn, _, arguments throws(Fault) in
        if turn.isCancelled { throw turn.fault(throwing: try turn.makeCancellationError()) }
        turn.wait(for: .sleep(seconds: arguments[0].real))
        return .none
      },
      "sleepUntil:": Method { turn, _, arguments throws(Fault) in
        if turn.isCancelled { throw turn.fault(throwing: try turn.makeCancellationError()) }
        let now = turn.simulation.runLoop.time.seconds
        turn.wait(for: .sleep(seconds: arguments[0].real - now))
        return .none
      },
      "addHandler:": Method { turn, _, arguments throws(Fault) in
        .int(try turn.add(handler: arguments[0]))
      },
      "removeHandler:": Method { turn, _, arguments throws(Fault) in
        try turn.remove(handler: arguments[0].integer)
        return .none
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
  /// Whether the task that is running was cancelled.
  fileprivate var isCancelled: Bool {
    task.flatMap { simulation.tasks[$0]?.isCancelled } ?? false
  }

  fileprivate mutating func makeCancellationError() throws(Fault) -> ObjectID {
    try allocateAutoreleased("CancellationError")
  }

  /// What a task answers, or throws; who asks earlier waits for its end.
  fileprivate mutating func value(ofTask task: ObjectID) throws(Fault) -> Value {
    switch simulation.tasks[task]?.outcome {
    case .value(let value)?: return value
    case .error(let error)?: throw fault(throwing: error)
    case nil:
      wait(for: .end(of: task))
      return .none
    }
  }
}
