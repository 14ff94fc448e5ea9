import ObjectModel

/// Something that waits on the main run loop for its time to come.
struct LaterWork: Hashable, Sendable {
  /// In seconds of the run loop's own time.
  var due: Double
  var work: Work
  /// Whether it comes again and again: time does not pass for its sake alone.
  var repeats = false

  enum Work: Hashable, Sendable {
    /// A block owned by UIKit until it has run.
    case block(ObjectID, [Value])
    /// The end of an animation, with its completion block.
    case animationEnd(completion: ObjectID?)
    /// A timer that the run loop owns while it is valid.
    case timer(ObjectID)
    case message(LaterMessage)
    /// The end of an animated transition, which holds its controllers itself.
    case transitionEnd(Transition)
  }

  var transition: Transition? {
    if case .transitionEnd(let transition) = work { transition } else { nil }
  }

  /// The objects that the run loop keeps for it.
  var objects: [ObjectID] {
    switch work {
    case .block(let block, _): [block]
    case .animationEnd(let completion): completion.map { [$0] } ?? []
    case .timer(let timer): [timer]
    case .message(let message): message.objects
    case .transitionEnd: []
    }
  }
}

/// A message that the run loop sends later.
struct LaterMessage: Hashable, Sendable {
  var target: ObjectID
  var selector: Selector
  var argument: Value

  var objects: [ObjectID] { [target] + (argument.object.map { [$0] } ?? []) }
}

extension RunLoop {
  /// Lets work wait for its time; what is due at no time that there is comes at once.
  mutating func add(_ work: LaterWork) {
    var work = work
    if work.due.isNaN { work.due = time }
    later.append(work)
  }

  /// Takes what is due first, of several what was asked for first, and lets the time pass until
  /// then; nil where nothing is due by the limit, or without one where only repeating timers are
  /// left.
  mutating func takeNext(until limit: Double? = nil) -> LaterWork? {
    if limit == nil, later.onceCount == 0 { return nil }
    guard let due = later.nextDue(), due <= limit ?? .infinity else { return nil }
    time = max(time, due)
    return later.popFirst()
  }
}

extension LaterWork.Work {
  /// Whether it is code that runs in a turn of its own; animations have a note of theirs.
  fileprivate var hasOwnTurn: Bool {
    switch self {
    case .block, .timer, .message: true
    case .animationEnd, .transitionEnd: false
    }
  }
}

extension Turn {
  /// Turns in which nothing happens leave one note together.
  private mutating func noteLaterTurn() {
    if trace.events.last?.kind != .note(.laterTurn) { record(.note(.laterTurn)) }
  }

  /// The most work that one wait of the run loop does.
  private static let mostWork = 100_000

  /// Calls a block on the main queue after so many seconds, in a turn of the run loop of its own:
  /// after this turn's code, before the next turn's.
  mutating func callLater(_ block: Value, after delay: Double) throws(Fault) {
    guard let block = try keepBlock(block) else {
      throw .crash(.badAccess, reason: "a block that is nil was given to a queue")
    }
    let due = simulation.runLoop.time + max(delay, 0)
    simulation.runLoop.add(LaterWork(due: due, work: .block(block, [])))
  }

  /// Runs the changes of an animation at once; its end, and its completion block, come later.
  mutating func animate(
    duration: Double, delay: Double, _ changes: Value, completion: Value
  ) throws(Fault) {
    try call(block: changes)
    let due = simulation.runLoop.time + max(delay, 0) + max(duration, 0)
    let completion = completion == .none ? nil : try keepBlock(completion)
    if duration > 0 {
      simulation.runLoop.add(
        LaterWork(due: due, work: .animationEnd(completion: completion)))
    } else if let completion {
      simulation.runLoop.add(
        LaterWork(due: due, work: .block(completion, [.bool(true)])))
    }
  }

  /// Runs the loop until a moment: what is due by then is done in order (`runUntilDate:`).
  mutating func letTimePass(until moment: Double) throws(Fault) {
    var count = 0
    while true {
      if simulation.runLoop.needsUpdate { try update() }
      guard let work = simulation.runLoop.takeNext(until: moment) else { break }
      try run(work)
      count += 1
      if count >= Turn.mostWork { throw .stopped(.steps) }
    }
    simulation.runLoop.time = max(simulation.runLoop.time, moment)
  }

  /// Does one piece of work; what was held for the statement that waits is kept.
  mutating func run(_ later: LaterWork) throws(Fault) {
    let mark = temporaryCount
    if later.work.hasOwnTurn { noteLaterTurn() }
    switch later.work {
    case .block(let block, let arguments): try call(block: .object(block), arguments)
    case .animationEnd(let completion):
      record(.note(.animation))
      if let completion { try call(block: .object(completion), [.bool(true)]) }
    case .timer(let timer): try timeOut(timer)
    case .transitionEnd(let transition):
      record(.note(.animation))
      try finish(transition)
    case .message(let message):
      let arguments = message.selector.arity > 0 ? [message.argument] : []
      try send(message.selector, to: .object(message.target), arguments, from: .uikit)
    }
    try endStatement(keeping: mark)
    if case .timer = later.work { return }
    for id in later.objects { try release(id, from: .framework) }
  }
}
