import FoundationKit
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// A count that a thread waits for, until it is more than nothing, and then takes one of.
  static let semaphore = FrameworkClass(
    "DispatchSemaphore", since: UIKitVersion(4),
    properties: [.stored("value", .int).hidden, .stored("original", .int).hidden],
    methods: [
      "initWithValue:": .answer { turn, me, arguments throws(Fault) in
        for key in ["value", "original"] { try turn.setValue(arguments[0], forKey: key, of: me) }
        return .object(me)
      },
      "signal": .answer { turn, me, _ throws(Fault) in
        let value = turn.integer("value", of: me)
        try turn.setValue(.int(value + 1), forKey: "value", of: me)
        return .int(0)
      },
      "wait": .action { turn, me, _ throws(Fault) in _ = try turn.wait(semaphore: me, until: nil) },
      "waitUntil:": .answer { turn, me, arguments throws(Fault) in
        .int(try turn.wait(semaphore: me, until: turn.limit(arguments[0])) ? 0 : 1)
      },
      "dealloc": .action { turn, me, _ throws(Fault) in
        if turn.integer("value", of: me) < turn.integer("original", of: me) {
          throw .misusedQueue("Semaphore object deallocated while in use")
        }
      },
    ])
}

extension Turn {
  /// A moment that is given in seconds from the launch; nil for one that never comes.
  func limit(_ seconds: Value) -> LoopTime? {
    let moment = LoopTime(seconds: seconds.real)
    return moment == .end ? nil : max(moment, simulation.runLoop.time)
  }

  fileprivate mutating func wait(
    semaphore: ObjectID, until limit: LoopTime?
  ) throws(Fault) -> Bool {
    let isFree = try stand(for: "a semaphore", until: limit) {
      $0.integer("value", of: semaphore) > 0
    }
    if isFree {
      let value = integer("value", of: semaphore)
      try setValue(.int(value - 1), forKey: "value", of: semaphore)
    }
    return isFree
  }
}
