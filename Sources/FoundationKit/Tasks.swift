import ObjectModel
import ObjectRuntime
import Syntax

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
      "end": .action { turn, me, _ throws(Fault) in
        if turn.simulation.tasks[me]?.outcome != nil { return }
        try turn.cancel(me)
        turn.wait(for: .end(of: me))
      },
      "result": .answer { turn, me, _ throws(Fault) in
        if let outcome = turn.simulation.tasks[me]?.outcome { return try turn.result(of: outcome) }
        turn.wait(for: .result(of: me))
        return .none
      },
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
      "checkCancellation": Method { turn, _, _ throws(Fault) in
        try turn.checkCancellation()
        return .none
      },
      "yield": Method { turn, _, _ throws(Fault) in
        turn.wait(for: .turn)
        return .none
      },
      "sleep:": Method { turn, _, arguments throws(Fault) in
        try turn.sleep(arguments[0].real)
        return .none
      },
      "sleepUntil:": Method { turn, _, arguments throws(Fault) in
        try turn.sleep(arguments[0].real - turn.simulation.runLoop.time.seconds)
        return .none
      },
      "addHandler:": Method { turn, _, arguments throws(Fault) in
        .int(try turn.add(handler: arguments[0]))
      },
      "waitIn:unchecked:": Method { turn, _, arguments throws(Fault) in
        let function = arguments[1].text
        try turn.waitForContinuation(
          function == nil ? "UnsafeContinuation" : "CheckedContinuation", givenTo: arguments[0],
          checkedFor: function)
        return .none
      },
      "iteratorOver:": Method { turn, _, arguments throws(Fault) in
        try turn.iterator(over: arguments[0])
      },
      "removeHandler:": Method { turn, _, arguments throws(Fault) in
        try turn.remove(handler: arguments[0].integer)
        return .none
      },
    ])

  /// What resumes a task, and says so where it is resumed twice or never.
  static let checkedContinuation = FrameworkClass(
    "CheckedContinuation", methods: continuationMethods)

  /// The same without a look at how it is used.
  static let unsafeContinuation = FrameworkClass(
    "UnsafeContinuation", methods: continuationMethods)

  /// Both continuations resume alike; that a checked one was forgotten or resumed twice is found
  /// out by `resume` and `forget`.
  private static let continuationMethods: [Selector: Method] = [
    "resume": .action { turn, me, _ throws(Fault) in
      try turn.resume(continuation: me, with: .value(.none))
    },
    "resumeWithReturning:": .action { turn, me, arguments throws(Fault) in
      try turn.resume(continuation: me, with: .value(arguments[0]))
    },
    "resumeWithThrowing:": .action { turn, me, arguments throws(Fault) in
      guard let error = arguments[0].object else { return }
      try turn.resume(continuation: me, with: .error(error))
    },
    "resumeWith:": .action { turn, me, arguments throws(Fault) in
      guard let (name, _, values) = turn.simulation.compound(arguments[0]),
        let held = values.first
      else { return }
      if name == "failure", let error = held.object {
        try turn.resume(continuation: me, with: .error(error))
      } else {
        try turn.resume(continuation: me, with: .value(held))
      }
    },
    "dealloc": .action { turn, me, _ throws(Fault) in try turn.forget(continuation: me) },
  ]

  /// What goes through values that are there already as if they came over time.
  static let arrivals = FrameworkClass(
    "arrivals", properties: [.stored("values").hidden, .stored("next", .int).hidden],
    methods: [
      "next": .answer { turn, me, _ throws(Fault) in
        let place = turn.simulation.field(named: "next", of: me)?.integer ?? 0
        let values = turn.simulation.field(named: "values", of: me) ?? .none
        let all = turn.simulation.elements(of: values) ?? []
        guard place < all.count else { return .none }
        try turn.setValue(.int(place + 1), forKey: "next", of: me)
        turn.waitATurn(for: all[place])
        return .none
      }
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

  /// What is asked for the elements of a sequence one by one; of what nobody declares there is one.
  fileprivate mutating func iterator(over sequence: Value) throws(Fault) -> Value {
    let elements: [Value]? =
      sequence.isStandIn ? (sequence.isTrue ? [sequence] : []) : simulation.elements(of: sequence)
    guard let elements else { return try send("makeAsyncIterator", to: sequence) }
    let made = try allocateAutoreleased("arrivals")
    try setValue(try makeArray(elements), forKey: "values", of: made)
    return .object(made)
  }

  /// Throws what a task throws that was cancelled.
  fileprivate mutating func checkCancellation() throws(Fault) {
    if !isCancelled { return }
    let error = try allocateAutoreleased("CancellationError")
    throw fault(throwing: error)
  }

  /// A cancelled task throws at once. `seconds` are those of the run loop.
  fileprivate mutating func sleep(_ seconds: Double) throws(Fault) {
    try checkCancellation()
    wait(for: .sleep(seconds: seconds))
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
