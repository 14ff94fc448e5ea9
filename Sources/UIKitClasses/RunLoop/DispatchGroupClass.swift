import FoundationKit
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// What is told when all that entered it has left. While something is inside, it keeps itself
  /// alive, and it keeps the blocks that wait for that.
  static let dispatchGroup = FrameworkClass(
    "DispatchGroup", since: UIKitVersion(4),
    properties: [
      .stored("entered", .int).hidden,
      // Blocks that wait, and the queues that will run them.
      .stored("waiting").hidden, .stored("queues").hidden,
    ],
    methods: [
      "enter": .action { turn, me, _ throws(Fault) in try turn.enter(group: me) },
      "leave": .action { turn, me, _ throws(Fault) in try turn.leave(group: me) },
      "notifyQueue:work:": .notifying, "notifyQueue:workItem:": .notifying,
      "wait": .action { turn, me, _ throws(Fault) in _ = try turn.wait(group: me, until: nil) },
      "waitUntil:": .answer { turn, me, arguments throws(Fault) in
        .int(try turn.wait(group: me, until: turn.limit(arguments[0])) ? 0 : 1)
      },
      // A block of a queue that is inside the group until it has run.
      "_take:on:": .action { turn, me, arguments throws(Fault) in
        guard let block = try turn.keepBlock(arguments[0]) else { return }
        try turn.enter(group: me)
        try turn.sendLater(
          "_run:", to: me, [.object(block)], after: 0, offMain: !turn.isMain(arguments[1]))
        try turn.release(block, from: .framework)
      },
      "_run:": .action { turn, me, arguments throws(Fault) in
        if let block = arguments[0].object { try turn.perform(block: block, []) }
        try turn.leave(group: me)
      },
    ])
}

extension FrameworkClass.Method {
  fileprivate static let notifying = action { turn, me, arguments throws(Fault) in
    try turn.notify(arguments[1], on: arguments[0], by: me)
  }
}

extension Turn {
  /// How much is inside a group.
  fileprivate func entered(group: ObjectID) -> Int {
    integer("entered", of: group)
  }

  fileprivate mutating func enter(group: ObjectID) throws(Fault) {
    let count = entered(group: group)
    if count == 0 { try retain(group, as: .framework) }
    try setValue(.int(count + 1), forKey: "entered", of: group)
  }

  fileprivate mutating func leave(group: ObjectID) throws(Fault) {
    let count = entered(group: group) - 1
    if count < 0 { throw .misusedQueue("Unbalanced call to dispatch_group_leave()") }
    try setValue(.int(count), forKey: "entered", of: group)
    if count > 0 { return }
    try tellWhoWaits(for: group)
    try release(group, from: .framework)
  }

  /// Has a queue run a block once a group is empty.
  fileprivate mutating func notify(
    _ block: Value, on queue: Value, by group: ObjectID
  ) throws(Fault) {
    if entered(group: group) == 0 {
      return try callLater(block, after: 0, offMain: !isMain(queue))
    }
    try keep(block, on: queue, of: group)
  }

  fileprivate mutating func wait(group: ObjectID, until limit: LoopTime?) throws(Fault) -> Bool {
    try stand(for: "a dispatch group", until: limit) { $0.entered(group: group) == 0 }
  }
}
