/// Something that waits on the main run loop for its time to come.
struct LaterWork: Hashable, Sendable {
  /// In seconds of the run loop's own time.
  var due: Double
  /// Owned by UIKit until it has run; nil for an animation without a completion block.
  var block: ObjectID?
  var arguments: [Value] = []
  /// Whether it is the end of an animation.
  var endsAnimation = false
}

extension RunLoop {
  /// Takes what is due first, of several what was asked for first, and lets the time pass until then.
  mutating func takeNext() -> LaterWork? {
    guard let due = later.map(\.due).min(),
      let place = later.firstIndex(where: { $0.due == due })
    else { return nil }
    time = due
    return later.remove(at: place)
  }
}

extension Turn {
  /// Calls a block on the main queue after so many seconds, in a turn of the run loop of its own: after
  /// this turn's code, before the next turn's.
  mutating func callLater(_ block: Value, after delay: Double) throws(Fault) {
    guard let block = try keepBlock(block) else {
      throw .crash(.badAccess, reason: "a block that is nil was given to a queue")
    }
    let due = simulation.runLoop.time + max(delay, 0)
    simulation.runLoop.later.append(LaterWork(due: due, block: block))
  }

  /// Runs the changes of an animation at once; its end, and its completion block, come later.
  mutating func animate(
    duration: Double, delay: Double, _ changes: Value, completion: Value
  ) throws(Fault) {
    try call(block: changes)
    let completion = completion == .none ? nil : try keepBlock(completion)
    simulation.runLoop.later.append(
      LaterWork(
        due: simulation.runLoop.time + max(delay, 0) + max(duration, 0), block: completion,
        arguments: [.bool(true)], endsAnimation: duration > 0))
  }

  mutating func run(_ work: LaterWork) throws(Fault) {
    if work.endsAnimation { record(.note(.animation)) }
    guard let block = work.block else { return }
    try call(block: .object(block), work.arguments)
    try endStatement()
    try release(block, from: .framework)
  }
}
