package import ObjectModel
package import ObjectRuntime
import Syntax

// Timers, the run loop they are scheduled in, and messages that are sent later.
extension FrameworkClass {
  /// A timer: the run loop owns it while it is valid, and it owns its target or its block.
  static let timer = FrameworkClass(
    "NSTimer",
    properties: [
      .stored("target").hidden, .stored("userInfo"), .stored("action", .selector).hidden,
      .flag("valid"), .stored("timeInterval", .real), .stored("repeats", .bool).hidden,
      .stored("block", .object, .copy).hidden, .stored("tolerance", .real),
      // In seconds since the launch.
      .stored("due", .real).hidden, .computed("fireDate"),
    ],
    younger: ["tolerance": UIKitVersion(7)],
    methods: [
      "initWithFireDate:interval:repeats:block:": .answer(since: UIKitVersion(10)) {
        turn, me, arguments throws(Fault) in
        try turn.fill(me, from: arguments[0], ["timeInterval", "repeats", "block"], arguments)
      },
      "initWithFireDate:interval:target:selector:userInfo:repeats:": .answer {
        turn, me, arguments throws(Fault) in
        try turn.fill(
          me, from: arguments[0], ["timeInterval", "target", "action", "userInfo", "repeats"],
          arguments)
      },
      "fire": .action { turn, me, _ throws(Fault) in try turn.fire(me) },
      "invalidate": .action { turn, me, _ throws(Fault) in try turn.invalidate(me) },
      // One that fires once has no interval.
      "timeInterval": .answer { turn, me, _ throws(Fault) in
        .real(turn.flag("repeats", of: me) ? turn.shortestInterval(of: me) : 0)
      },
      "fireDate": .answer { turn, me, _ throws(Fault) in
        try turn.makeObject("NSDate", .date(turn.due(me).seconds))
      },
      "setFireDate:": .action { turn, me, arguments throws(Fault) in
        try turn.postpone(me, to: LoopTime(seconds: turn.seconds(of: arguments.first)))
      },
    ],
    classMethods: [
      "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:": .timer(isScheduled: true),
      "timerWithTimeInterval:target:selector:userInfo:repeats:": .timer(isScheduled: false),
      "scheduledTimerWithTimeInterval:repeats:block:": .blockTimer(isScheduled: true),
      "timerWithTimeInterval:repeats:block:": .blockTimer(isScheduled: false),
    ])

  /// `NSThread`: the main one and one that stands for all others. To sleep on it moves the clock,
  /// without a turn of the loop.
  static let thread = FrameworkClass(
    "NSThread",
    methods: [
      "isMainThread": .answer { turn, me, _ throws(Fault) in
        .bool(me == turn.simulation.singletons["mainThread"])
      }
    ],
    classMethods: [
      "isMainThread": Method { turn, _, _ throws(Fault) in
        .bool(!turn.simulation.runLoop.isOffMain)
      },
      "mainThread": Method { turn, _, _ throws(Fault) in turn.thread(isMain: true) },
      "currentThread": Method { turn, _, _ throws(Fault) in
        turn.thread(isMain: !turn.simulation.runLoop.isOffMain)
      },
      "sleepForTimeInterval:": Method { turn, _, arguments throws(Fault) in
        turn.simulation.runLoop.time = turn.simulation.runLoop.time.later(by: arguments[0].real)
        return .none
      },
      "sleepUntilDate:": Method { turn, _, arguments throws(Fault) in
        let moment = LoopTime(seconds: turn.seconds(of: arguments.first))
        turn.simulation.runLoop.time = max(turn.simulation.runLoop.time, moment)
        return .none
      },
    ])

  /// Messages later, or elsewhere. A delay of 0 still waits for the next turn.
  static let laterMethods: [Selector: Method] = [
    "performSelector:withObject:afterDelay:": .action { turn, me, arguments throws(Fault) in
      try turn.sendLater(arguments, to: me, after: arguments[2].real)
    },
    "performSelector:withObject:afterDelay:inModes:": .action { turn, me, arguments throws(Fault) in
      try turn.sendLater(arguments, to: me, after: arguments[2].real)
    },
    "performSelectorOnMainThread:withObject:waitUntilDone:": .action {
      turn, me, arguments throws(Fault) in
      guard arguments[2].isTrue, case .selector(let selector) = arguments[0] else {
        return try turn.sendLater(arguments, to: me, after: 0)
      }
      try turn.send(selector, to: .object(me), selector.arity > 0 ? [arguments[1]] : [])
    },
    "performSelectorInBackground:withObject:": .action { turn, me, arguments throws(Fault) in
      try turn.sendLater(arguments, to: me, after: 0, offMain: true)
    },
  ]

  /// Requests are told by receiver alone, or by selector and argument too (§17.6).
  static let laterClassMethods: [Selector: Method] = [
    "cancelPreviousPerformRequestsWithTarget:": Method { turn, _, arguments throws(Fault) in
      try turn.cancelMessages { .object($0.target) == arguments[0] }
      return .none
    },
    "cancelPreviousPerformRequestsWithTarget:selector:object:": Method {
      turn, _, arguments throws(Fault) in
      try turn.cancelMessages {
        .object($0.target) == arguments[0] && .selector($0.selector) == arguments[1]
          && $0.argument == arguments[2]
      }
      return .none
    },
  ]
}

extension FrameworkClass.Method {
  /// With a target, which the timer retains (§17.7).
  fileprivate static func timer(isScheduled: Bool) -> FrameworkClass.Method {
    FrameworkClass.Method { turn, _, arguments throws(Fault) in
      try turn.makeTimer(
        isScheduled,
        [
          ("timeInterval", arguments[0]), ("target", arguments[1]), ("action", arguments[2]),
          ("userInfo", arguments[3]), ("repeats", arguments[4]),
        ])
    }
  }

  /// With a block, since iOS 10; the timer copies it.
  fileprivate static func blockTimer(isScheduled: Bool) -> FrameworkClass.Method {
    FrameworkClass.Method(since: UIKitVersion(10)) { turn, _, arguments throws(Fault) in
      try turn.makeTimer(
        isScheduled,
        [("timeInterval", arguments[0]), ("repeats", arguments[1]), ("block", arguments[2])])
    }
  }
}

extension Turn {
  /// A timer's first moment is one interval ahead (§17.7). Nil for target and information is left
  /// out, as a stored nil would count as set.
  fileprivate mutating func makeTimer(
    _ isScheduled: Bool, _ parts: [(key: String, value: Value)]
  ) throws(Fault) -> Value {
    let timer = try allocateAutoreleased("NSTimer")
    try fill(timer, parts)
    try setDue(simulation.runLoop.time.later(by: interval(of: timer)), of: timer)
    if isScheduled { try schedule(timer) }
    return .object(timer)
  }

  private mutating func fill(
    _ timer: ObjectID, _ parts: [(key: String, value: Value)]
  ) throws(Fault) {
    for part in parts where part.value != .none || !["target", "userInfo"].contains(part.key) {
      try setValue(part.value, forKey: part.key, of: timer)
    }
    try setValue(.bool(true), forKey: "valid", of: timer)
  }

  /// A timer that fires first at a date.
  fileprivate mutating func fill(
    _ timer: ObjectID, from date: Value, _ keys: [String], _ arguments: [Value]
  ) throws(Fault) -> Value {
    try fill(timer, zip(keys, arguments.dropFirst()).map { ($0, $1) })
    try setDue(LoopTime(seconds: seconds(of: date)), of: timer)
    return .object(timer)
  }

  /// The run loop takes a timer, and owns it until it is invalid.
  package mutating func schedule(_ timer: ObjectID) throws(Fault) {
    guard !simulation.runLoop.later.isScheduled(timer), flag("valid", of: timer) else { return }
    try retain(timer, as: .framework)
    enqueue(timer)
  }

  /// Puts a timer into the run loop's list; its owner is noted elsewhere.
  private mutating func enqueue(_ timer: ObjectID) {
    simulation.runLoop.add(
      LaterWork(due: due(timer), work: .timer(timer), repeats: flag("repeats", of: timer)))
  }

  /// A timer whose time has come; one that repeats is scheduled again, and what it has missed
  /// meanwhile is missed, as is what its own code lets pass.
  package mutating func timeOut(_ timer: ObjectID) throws(Fault) {
    guard flag("valid", of: timer) else { return }
    let next = due(timer).next(after: simulation.runLoop.time, every: interval(of: timer))
    if flag("repeats", of: timer) {
      try setDue(next, of: timer)
      enqueue(timer)
    }
    if !flag("paused", of: timer) { try fire(timer) }
    guard simulation.isAlive(timer), due(timer) == next, next <= simulation.runLoop.time else {
      return
    }
    let later = next.next(after: simulation.runLoop.time, every: interval(of: timer))
    try postpone(timer, to: later)
  }

  /// Has a timer fire first, or next, at another moment.
  fileprivate mutating func postpone(_ timer: ObjectID, to due: LoopTime) throws(Fault) {
    try setDue(due, of: timer)
    guard simulation.runLoop.later.isScheduled(timer) else { return }
    simulation.runLoop.later.remove(timer: timer)
    enqueue(timer)
  }

  /// No timer fires more often than ten thousand times a second.
  fileprivate func shortestInterval(of timer: ObjectID) -> Double {
    max(real("timeInterval", of: timer), 0.0001)
  }

  /// A display link may leave out frames.
  private func interval(of timer: ObjectID) -> Double {
    let interval = shortestInterval(of: timer)
    let rate = integer("preferredFramesPerSecond", of: timer)
    if rate > 0 { return interval * Double(max(60 / rate, 1)) }
    let frames = simulation.field(named: "frameInterval", of: timer)?.integer ?? 1
    return interval * Double(max(frames, 1))
  }

  /// Schedules a timer whose first interval begins now.
  package mutating func start(timer: ObjectID) throws(Fault) {
    guard !simulation.runLoop.later.isScheduled(timer), flag("valid", of: timer) else { return }
    try setDue(simulation.runLoop.time.later(by: interval(of: timer)), of: timer)
    try schedule(timer)
  }

  /// The run loop lets a timer go, which stays valid.
  package mutating func stop(timer: ObjectID) throws(Fault) {
    guard simulation.runLoop.later.isScheduled(timer) else { return }
    simulation.runLoop.later.remove(timer: timer)
    try release(timer, from: .framework)
  }

  /// When it fires next, in seconds since the launch.
  fileprivate func due(_ timer: ObjectID) -> LoopTime {
    LoopTime(seconds: real("due", of: timer))
  }

  /// The moment is kept as seconds in a hidden field, so that a copy of the app has it too.
  private mutating func setDue(_ due: LoopTime, of timer: ObjectID) throws(Fault) {
    try setValue(.real(due.seconds), forKey: "due", of: timer)
  }

  /// Sends or calls once. A timer that does not repeat is invalid afterwards, if it has survived
  /// its own message.
  fileprivate mutating func fire(_ timer: ObjectID) throws(Fault) {
    guard flag("valid", of: timer) else { return }
    let block = try value(forKey: "block", of: timer)
    if block != .none {
      try call(block: block, [.object(timer)])
    } else if case .selector(let action) = try value(forKey: "action", of: timer) {
      let target = try value(forKey: "target", of: timer)
      try send(action, to: target, action.arity == 0 ? [] : [.object(timer)], from: .uikit)
    }
    if simulation.isAlive(timer), !flag("repeats", of: timer) {
      try invalidate(timer)
    }
  }

  /// The run loop lets the timer go, and the timer its target or block.
  package mutating func invalidate(_ timer: ObjectID) throws(Fault) {
    guard flag("valid", of: timer) else { return }
    try setValue(.bool(false), forKey: "valid", of: timer)
    hand(timer)
    for key in ["target", "block"] { try setValue(.none, forKey: key, of: timer) }
    let isScheduled = simulation[timer].owners.contains(.framework)
    simulation.runLoop.later.remove(timer: timer)
    if isScheduled { try release(timer, from: .framework) }
  }

  /// A Boolean property as it is stored.
  package func flag(_ name: String, of id: ObjectID) -> Bool {
    simulation.field(named: name, of: id)?.isTrue ?? false
  }

  /// A number as a field holds it, else 0.
  package func integer(_ name: String, of id: ObjectID) -> Int {
    simulation.field(named: name, of: id)?.integer ?? 0
  }

  /// A number as a field holds it, else 0.
  package func real(_ name: String, of id: ObjectID) -> Double {
    simulation.field(named: name, of: id)?.real ?? 0
  }

  /// The elements of a list that a field holds.
  package func list(_ name: String, of id: ObjectID) -> [Value] {
    simulation.field(named: name, of: id).flatMap { simulation.elements(of: $0) } ?? []
  }

  /// Has an object keep one block more in a list that a field holds.
  package mutating func keep(
    _ block: Value, in name: String, of id: ObjectID
  ) throws(Fault) {
    guard let kept = try keepBlock(block) else { return }
    let blocks = try makeArray(list(name, of: id) + [.object(kept)])
    try setValue(blocks, forKey: name, of: id)
    try release(kept, from: .framework)
  }

  /// The object of one of the two threads, made when it is first asked for.
  fileprivate mutating func thread(isMain: Bool) -> Value {
    let name = isMain ? "mainThread" : "otherThread"
    return .object(simulation.singletons[name] ?? simulation.launch("NSThread", as: name))
  }

  // MARK: - Messages

  /// `performSelector:withObject:afterDelay:`; the run loop owns both objects until then.
  fileprivate mutating func sendLater(
    _ arguments: [Value], to target: ObjectID, after delay: Double, offMain: Bool = false
  ) throws(Fault) {
    guard case .selector(let selector) = arguments[0] else { return }
    try sendLater(selector, to: target, [arguments[1]], after: delay, offMain: offMain)
  }

  /// Sends a message in a later turn of the run loop, which owns the receiver and the argument
  /// until then.
  package mutating func sendLater(
    _ selector: Selector, to target: ObjectID, _ arguments: [Value], after delay: Double,
    offMain: Bool = false
  ) throws(Fault) {
    let message = LaterMessage(
      target: target, selector: selector, argument: arguments.first ?? .none, isOffMain: offMain)
    for id in message.objects { try retain(id, as: .framework) }
    simulation.runLoop.add(.message(message), after: delay)
  }

  /// Takes messages out of the run loop, and lets their receivers and arguments go at once (§17.6).
  mutating func cancelMessages(
    _ isCancelled: (LaterMessage) -> Bool
  ) throws(Fault) {
    let cancelled = simulation.runLoop.later.removeAll { later in
      if case .message(let message) = later.work { isCancelled(message) } else { false }
    }
    for id in cancelled.flatMap(\.objects) { try release(id, from: .framework) }
  }
}
