import FoundationKit
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// Work, and the queues that run it: an operation whose dependencies are done is started in a turn
  /// of its own, on the main thread only by the main queue.
  static let operationClasses: [FrameworkClass] = [
    FrameworkClass(
      "NSOperation",
      properties: [
        .flag("executing"), .flag("finished"), .flag("cancelled"), .flag("enqueued").hidden,
        .stored("before").hidden, .stored("queuePriority", .int),
        .stored("qualityOfService", .int, initially: .int(-1)),
        .stored("name", .object, .copy), .stored("completionBlock", .object, .copy),
        .computed("dependencies", isReadOnly: true),
        .computed("ready", .bool, getter: "isReady", isReadOnly: true),
        .computed("asynchronous", .bool, getter: "isAsynchronous", isReadOnly: true),
      ],
      younger: [
        "qualityOfService": UIKitVersion(8), "name": UIKitVersion(8),
        "completionBlock": UIKitVersion(4), "asynchronous": UIKitVersion(7),
      ],
      methods: operationMethods),
    FrameworkClass(
      "NSBlockOperation", of: "NSOperation", since: UIKitVersion(4),
      properties: [.stored("blocks").hidden],
      methods: [
        "addExecutionBlock:": .action { turn, me, arguments throws(Fault) in
          try turn.keep(arguments[0], in: "blocks", of: me)
        },
        "main": .action { turn, me, _ throws(Fault) in
          for block in turn.list("blocks", of: me) { try turn.call(block: block) }
        },
      ],
      classMethods: [
        "blockOperationWithBlock:": Method { turn, _, arguments throws(Fault) in
          .object(try turn.makeOperation(arguments[0]))
        }
      ]),
    FrameworkClass(
      "NSOperationQueue",
      properties: [
        .stored("waiting").hidden, .flag("suspended"), .stored("name", .object, .copy),
        .stored("maxConcurrentOperationCount", .int, initially: .int(-1)),
        .stored("qualityOfService", .int, initially: .int(-1)),
        .stored("underlyingQueue", .object, .unowned),
        .computed("operations", isReadOnly: true),
        .computed("operationCount", .int, isReadOnly: true),
      ],
      younger: ["name": UIKitVersion(4), "operationCount": UIKitVersion(4)],
      methods: operationQueueMethods,
      classMethods: [
        "mainQueue": .shared("NSOperationQueue", since: UIKitVersion(4)),
        "currentQueue": Method(since: UIKitVersion(4)) { turn, _, _ throws(Fault) in
          turn.simulation.runLoop.isOffMain
            ? .none : .object(turn.simulation.shared("NSOperationQueue"))
        },
      ]),
  ]

  private static let operationMethods: [Selector: Method] = [
    "main": .doesNothing,
    "start": .action { turn, me, _ throws(Fault) in try turn.start(operation: me) },
    "cancel": .action { turn, me, _ throws(Fault) in
      try turn.setValue(.bool(true), forKey: "cancelled", of: me)
    },
    "waitUntilFinished": .action(since: UIKitVersion(4)) { turn, me, _ throws(Fault) in
      try turn.wait(operations: [.object(me)])
    },
    "isReady": .answer { turn, me, _ throws(Fault) in .bool(turn.isReady(operation: me)) },
    "isAsynchronous": .answer { _, _, _ throws(Fault) in .bool(false) },
    "dependencies": .answer { turn, me, _ throws(Fault) in
      try turn.makeArray(turn.list("before", of: me))
    },
    "addDependency:": .action { turn, me, arguments throws(Fault) in
      let known = turn.list("before", of: me)
      if known.contains(arguments[0]) { return }
      try turn.setValue(try turn.makeArray(known + [arguments[0]]), forKey: "before", of: me)
    },
    "removeDependency:": .action { turn, me, arguments throws(Fault) in
      let left = turn.list("before", of: me).filter { $0 != arguments[0] }
      try turn.setValue(try turn.makeArray(left), forKey: "before", of: me)
      try turn.startReadyOperations()
    },
  ]

  private static let operationQueueMethods: [Selector: Method] = [
    "addOperation:": .action { turn, me, arguments throws(Fault) in
      try turn.add(operation: arguments[0], to: me)
    },
    "addOperationWithBlock:": .action(since: UIKitVersion(4)) { turn, me, arguments throws(Fault) in
      try turn.add(operation: .object(try turn.makeOperation(arguments[0])), to: me)
    },
    "addBarrierBlock:": .action(since: UIKitVersion(13)) { turn, me, arguments throws(Fault) in
      let barrier = try turn.makeOperation(arguments[0])
      let before = try turn.makeArray(turn.list("waiting", of: me))
      try turn.setValue(before, forKey: "before", of: barrier)
      try turn.add(operation: .object(barrier), to: me)
    },
    "operations": .answer { turn, me, _ throws(Fault) in
      try turn.makeArray(turn.list("waiting", of: me))
    },
    "operationCount": .answer { turn, me, _ throws(Fault) in
      .int(turn.list("waiting", of: me).count)
    },
    "setSuspended:": .action { turn, me, arguments throws(Fault) in
      try turn.setField("suspended", to: arguments[0], of: me)
      try turn.startReadyOperations()
    },
    "cancelAllOperations": .action { turn, me, _ throws(Fault) in
      for operation in turn.list("waiting", of: me) { try turn.send("cancel", to: operation) }
    },
    "addOperations:waitUntilFinished:": .action(since: UIKitVersion(4)) {
      turn, me, arguments throws(Fault) in
      let operations = turn.simulation.elements(of: arguments[0]) ?? []
      for operation in operations { try turn.add(operation: operation, to: me) }
      if arguments[1].isTrue { try turn.wait(operations: operations) }
    },
    "waitUntilAllOperationsAreFinished": .action { turn, me, _ throws(Fault) in
      try turn.wait(operations: turn.list("waiting", of: me))
    },
    "_startNext": .action { turn, me, _ throws(Fault) in try turn.startNext(of: me) },
  ]
}

// MARK: - Operations
extension Turn {
  fileprivate mutating func makeOperation(_ block: Value) throws(Fault) -> ObjectID {
    let operation = try allocateAutoreleased("NSBlockOperation")
    try keep(block, in: "blocks", of: operation)
    return operation
  }

  private func isDone(_ operation: Value) -> Bool {
    operation.object.map { flag("finished", of: $0) } ?? true
  }

  fileprivate func isReady(operation: ObjectID) -> Bool {
    flag("cancelled", of: operation) || list("before", of: operation).allSatisfy(isDone)
  }

  /// Runs an operation to its end; one that was cancelled ends without having run.
  fileprivate mutating func start(operation: ObjectID) throws(Fault) {
    if flag("finished", of: operation) || flag("executing", of: operation) { return }
    guard isReady(operation: operation) else {
      throw .invalidArgument("*** -[NSOperation start]: receiver is not yet ready to execute")
    }
    if !flag("cancelled", of: operation) {
      try setValue(.bool(true), forKey: "executing", of: operation)
      try send("main", to: .object(operation), from: .uikit)
      try setValue(.bool(false), forKey: "executing", of: operation)
    }
    try finish(operation: operation)
  }

  fileprivate mutating func wait(operations: [Value]) throws(Fault) {
    _ = try stand(for: "operations", until: nil) { turn in operations.allSatisfy(turn.isDone) }
  }

  private mutating func finish(operation: ObjectID) throws(Fault) {
    try setValue(.bool(true), forKey: "finished", of: operation)
    let completion = try value(forKey: "completionBlock", of: operation)
    if completion != .none {
      try callLater(completion, after: 0, offMain: true)
      try setValue(.none, forKey: "completionBlock", of: operation)
    }
    for queue in simulation.runLoop.queues.objects {
      try remove(.object(operation), from: queue)
    }
    try startReadyOperations()
  }
}

// MARK: - Queues
extension Turn {
  fileprivate mutating func add(operation: Value, to queue: ObjectID) throws(Fault) {
    guard let id = operation.object else { return }
    for (key, what) in [
      ("finished", "finished and cannot be enqueued"),
      ("executing", "executing and cannot be enqueued"),
      ("enqueued", "already enqueued on a queue"),
    ] where flag(key, of: id) {
      throw .invalidArgument("*** -[NSOperationQueue addOperation:]: operation is \(what)")
    }
    try setValue(.bool(true), forKey: "enqueued", of: id)
    let waiting = list("waiting", of: queue)
    if waiting.isEmpty {
      simulation.runLoop.queues.add(queue)
      try retain(queue, as: .framework)
    }
    try setValue(try makeArray(waiting + [operation]), forKey: "waiting", of: queue)
    if next(of: queue) != nil { try startLater(queue) }
  }

  private mutating func remove(_ operation: Value, from queue: ObjectID) throws(Fault) {
    let waiting = list("waiting", of: queue)
    let left = waiting.filter { $0 != operation }
    if left.count == waiting.count { return }
    try setValue(try makeArray(left), forKey: "waiting", of: queue)
    if left.isEmpty {
      simulation.runLoop.queues.remove(queue)
      try release(queue, from: .framework)
    }
  }

  /// The operation that a queue starts next: of those that are ready the first of the highest
  /// priority.
  private func next(of queue: ObjectID) -> ObjectID? {
    if flag("suspended", of: queue) { return nil }
    let ready = list("waiting", of: queue).compactMap(\.object).filter {
      !flag("executing", of: $0) && isReady(operation: $0)
    }
    let priorities = ready.map { integer("queuePriority", of: $0) }
    guard let highest = priorities.max() else { return nil }
    return priorities.firstIndex(of: highest).map { ready[$0] }
  }

  private mutating func startLater(_ queue: ObjectID) throws(Fault) {
    let isMain = queue == simulation.singletons["NSOperationQueue"]
    try sendLater("_startNext", to: queue, [], after: 0, offMain: !isMain)
  }

  /// Has every queue go on in which something has become ready.
  fileprivate mutating func startReadyOperations() throws(Fault) {
    for queue in simulation.runLoop.queues.objects
    where next(of: queue) != nil && !simulation.runLoop.isSending("_startNext", to: queue) {
      try startLater(queue)
    }
  }

  fileprivate mutating func startNext(of queue: ObjectID) throws(Fault) {
    guard let operation = next(of: queue) else { return }
    keepForStatement(operation)
    try send("start", to: .object(operation), from: .uikit)
  }
}
