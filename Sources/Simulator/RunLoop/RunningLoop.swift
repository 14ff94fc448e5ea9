import FoundationKit
public import ObjectModel
public import ObjectRuntime

/// What runs later, and how it is told.
extension LaterWork.Work {
  /// Whether it is code that runs in a turn of its own; animations have a note of theirs.
  fileprivate var hasOwnTurn: Bool {
    switch self {
    case .block, .background, .task, .timer, .message: true
    case .animationEnd, .animatorEnd, .transitionEnd, .keyboardEnd, .scrollEnd: false
    }
  }
}

extension Turn {
  /// Turns in which nothing happens leave one note together, and none of their own where the
  /// clock's leads to them.
  private mutating func noteLaterTurn() {
    switch trace.events.last?.kind {
    case .note(.laterTurn), .note(.clock): break
    default: record(.note(.laterTurn))
    }
  }

  /// How many turns in which nothing is shown take as long as one update of what is shown.
  static let turnsOfUpdate = 25

  /// What the next piece of work takes of it.
  private var nextWork: Int { simulation.runLoop.needsUpdate ? Turn.turnsOfUpdate : 1 }

  /// Lets so many seconds pass: each piece of work that is due by then runs in a turn of its own
  /// (`:wait`).
  public mutating func wait(_ seconds: Double) throws(Fault) {
    let moment = simulation.runLoop.time.later(by: seconds)
    var left = budget.turns
    while left > 0 {
      left -= nextWork
      if try goOn() { continue }
      try drainPool()
      guard let work = takeNext(until: moment) else {
        simulation.runLoop.time = max(simulation.runLoop.time, moment)
        return
      }
      try run(work)
    }
    throw .stopped(.turns)
  }

  /// Runs the loop until a moment, inside the turn that is running (`runUntilDate:`).
  /// A budget of turns ends it: a repeating timer could go on for ever. Answers whether work that is
  /// enough has ended it before.
  @discardableResult
  package mutating func letTimePass(
    until moment: LoopTime, orUntil isEnough: (LaterWork) -> Bool = { _ in false }
  ) throws(Fault) -> Bool {
    var left = budget.turns
    while left > 0 {
      left -= nextWork
      if simulation.runLoop.needsUpdate {
        try update()
        continue
      }
      guard let work = takeNext(until: moment) else {
        if moment != .end { simulation.runLoop.time = max(simulation.runLoop.time, moment) }
        return false
      }
      try run(work)
      if isEnough(work) { return true }
    }
    throw .stopped(.turns)
  }

  /// How many seconds the loop goes on that never ends, once only what repeats itself is left.
  private static let patience = 60.0

  /// Runs the loop for ever (`run`), as the main thread's does: what stands behind it never runs.
  package mutating func letTimePass() throws(Fault) -> Never {
    let moment = simulation.runLoop.time.later(by: Turn.patience)
    try letTimePass(until: max(simulation.runLoop.later.lastDue ?? moment, moment))
    throw .stopped(.runLoop)
  }

  /// Runs the loop until something has come that is no timer (`runMode:beforeDate:`).
  package mutating func letSomethingCome(until moment: LoopTime) throws(Fault) {
    let hasCome = try letTimePass(until: moment) { work in
      if case .timer = work.work { false } else { true }
    }
    if !hasCome, moment == .end { try letTimePass() }
  }

  /// Runs the loop until a task has ended, or nothing is left to wait for that comes once only.
  /// A task that threw ends the run with its error. Repeating timers alone do not keep it waiting.
  public mutating func runLoop(untilEndOf task: ObjectID) throws(Fault) {
    var left = budget.turns
    while left > 0, let state = simulation.tasks[task], state.outcome == nil {
      left -= nextWork
      if try goOn() { continue }
      guard simulation.runLoop.later.onceCount > 0, let work = takeNext(until: .end) else { return }
      try run(work)
    }
    if left > 0, case .error(let error)? = simulation.tasks[task]?.outcome {
      throw fault(throwing: error)
    }
  }

  /// Takes what is due first, and notes how late it is if the clock has moved on to it.
  mutating func takeNext(until moment: LoopTime) -> LaterWork? {
    let before = simulation.runLoop.time
    let work = simulation.runLoop.takeNext(until: moment)
    let now = simulation.runLoop.time
    if now > before { record(.note(.clock(seconds: now.seconds))) }
    return work
  }

  /// Does one piece of work; what was held for the statement that waits is kept.
  package mutating func run(_ later: LaterWork) throws(Fault) {
    let mark = temporaryCount
    if later.work.hasOwnTurn { noteLaterTurn() }
    switch later.work {
    case .block(let block, let arguments): try perform(block: block, arguments)
    case .background(let block, let queue):
      try offMain(true, in: queue.map { [$0] } ?? []) { (turn) throws(Fault) in
        try turn.perform(block: block, [])
      }
    case .task(let task): try goOn(with: task)
    case .animationEnd(let completion):
      record(.note(.animation))
      if let completion { try call(block: .object(completion), [.bool(true)]) }
    case .animatorEnd(let animator):
      record(.note(.animation))
      try end(animator: animator)
    case .timer(let timer): try timeOut(timer)
    case .transitionEnd(let transition):
      record(.note(.animation))
      try finish(transition)
    case .keyboardEnd(let isShown): try endKeyboardAnimation(isShown: isShown)
    case .scrollEnd(let view):
      record(.note(.animation))
      try tell("delegate", of: view, "scrollViewDidEndScrollingAnimation:")
    case .message(let message):
      let arguments = message.selector.arity > 0 ? [message.argument] : []
      try offMain(message.isOffMain) { (turn) throws(Fault) in
        try turn.send(message.selector, to: .object(message.target), arguments, from: .uikit)
      }
    }
    try endStatement(keeping: mark)
    if case .timer = later.work { return }
    for id in later.objects { try release(id, from: .framework) }
  }
}
