package import InterfaceModel
package import ObjectModel

/// Something that waits on the main run loop for its time to come.
package struct LaterWork: Hashable, Sendable {
  package var due: LoopTime
  package var work: Work
  /// Whether it comes again and again.
  package var repeats = false

  package init(due: LoopTime, work: Work, repeats: Bool = false) {
    self.due = due
    self.work = work
    self.repeats = repeats
  }

  /// What is done when its time has come.
  package enum Work: Hashable, Sendable {
    /// A block owned by UIKit until it has run.
    case block(ObjectID, [Value])
    /// A block of a queue that is not the main one; of which, where that runs one at a time.
    case background(ObjectID, serial: ObjectID?)
    /// The next piece of a task of Swift's, which keeps itself until it has ended.
    case task(ObjectID)
    /// The end of an animation, with its completion block.
    case animationEnd(completion: ObjectID?)
    /// The end of an animator's time.
    case animatorEnd(ObjectID)
    /// A timer that the run loop owns while it is valid.
    case timer(ObjectID)
    case message(LaterMessage)
    /// The keyboard has come, or has gone.
    case keyboardEnd(isShown: Bool)
    /// A scroll view has arrived.
    case scrollEnd(ObjectID)
    /// The end of an animated transition, which holds its controllers itself.
    case transitionEnd(Transition)
  }

  /// Whether it goes on while the main thread stands still.
  package var isOffMain: Bool {
    switch work {
    case .background: true
    case .message(let message): message.isOffMain
    case .block, .task, .animationEnd, .animatorEnd, .timer, .keyboardEnd, .scrollEnd,
      .transitionEnd:
      false
    }
  }

  var transition: Transition? {
    if case .transitionEnd(let transition) = work { transition } else { nil }
  }

  /// The objects that the run loop keeps for it.
  package var objects: [ObjectID] {
    switch work {
    case .block(let block, _), .background(let block, _): [block]
    case .animationEnd(let completion): completion.map { [$0] } ?? []
    case .timer(let timer): [timer]
    case .scrollEnd(let view): [view]
    case .animatorEnd(let animator): [animator]
    case .message(let message): message.objects
    case .transitionEnd, .keyboardEnd, .task: []
    }
  }
}

/// A message that the run loop sends later.
package struct LaterMessage: Hashable, Sendable {
  package var target: ObjectID
  package var selector: Selector
  package var argument: Value
  /// Whether another thread than the main one sends it.
  package var isOffMain: Bool

  package init(target: ObjectID, selector: Selector, argument: Value, isOffMain: Bool = false) {
    self.target = target
    self.selector = selector
    self.argument = argument
    self.isOffMain = isOffMain
  }

  package var objects: [ObjectID] { [target] + (argument.object.map { [$0] } ?? []) }
}

extension RunLoop {
  /// Lets work wait for its time.
  package mutating func add(_ work: LaterWork) { later.append(work) }

  package mutating func add(_ work: LaterWork.Work, after delay: Double) {
    add(LaterWork(due: time.later(by: delay), work: work))
  }

  /// Whether a message to an object waits for its time.
  package func isSending(_ selector: Selector, to target: ObjectID) -> Bool {
    later.contains { later in
      if case .message(let message) = later.work {
        message.target == target && message.selector == selector
      } else {
        false
      }
    }
  }

  /// Takes what is due first, of several what was asked for first, and lets the time pass until
  /// then; nil where nothing is due by the limit.
  package mutating func takeNext(until limit: LoopTime) -> LaterWork? {
    guard let due = later.nextDue(), due <= limit, due < .end else { return nil }
    time = max(time, due)
    return later.popFirst()
  }

  /// The same of what does not need the main thread.
  package mutating func takeNextOffMain(until limit: LoopTime) -> LaterWork? {
    guard
      let work = later.popFirst(where: {
        $0.isOffMain && $0.due <= limit && $0.due < .end
      })
    else { return nil }
    time = max(time, work.due)
    return work
  }
}

extension Turn {
  /// Calls a block on the main queue, or on another, after so many seconds, in a turn of the run
  /// loop of its own: after this turn's code, before the next turn's.
  package mutating func callLater(
    _ block: Value, after delay: Double, offMain: Bool = false, serial queue: ObjectID? = nil
  ) throws(Fault) {
    let block = try keepQueued(block)
    simulation.runLoop.add(
      offMain ? .background(block, serial: queue) : .block(block, []), after: delay)
  }

  private mutating func keepQueued(_ block: Value) throws(Fault) -> ObjectID {
    if let block = try keepBlock(block) { return block }
    throw .crash(.badAccess, reason: "a block that is nil was given to a queue")
  }
}
