import FoundationKit
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// A block that a queue runs unless it has been cancelled by then.
  static let workItem = FrameworkClass(
    "DispatchWorkItem", of: "closure", since: UIKitVersion(8),
    properties: [
      .stored("block", .object, .copy).hidden, .flag("cancelled"),
      .stored("done", .bool).hidden,
      // Blocks that wait for its end, and the queues that will run them.
      .stored("waiting").hidden, .stored("queues").hidden,
    ],
    methods: [
      "initWithBlock:": .holding { $0[0] }, "initWithQos:flags:block:": .holding { $0[2] },
      "perform": .action { turn, me, _ throws(Fault) in
        try turn.perform(block: me, [])
      },
      "cancel": .action { turn, me, _ throws(Fault) in
        try turn.setValue(.bool(true), forKey: "cancelled", of: me)
      },
      "notifyQueue:execute:": .action { turn, me, arguments throws(Fault) in
        if turn.flag("done", of: me) {
          return try turn.callLater(
            arguments[1], after: 0, offMain: !turn.isMain(arguments[0]))
        }
        try turn.keep(arguments[1], on: arguments[0], of: me)
      },
      "wait": .action { turn, me, _ throws(Fault) in _ = try turn.wait(workItem: me, until: nil) },
      "waitUntil:": .answer { turn, me, arguments throws(Fault) in
        .int(try turn.wait(workItem: me, until: turn.limit(arguments[0])) ? 0 : 1)
      },
    ])
}

extension FrameworkClass.Method {
  fileprivate static func holding(
    _ block: @escaping @Sendable ([Value]) -> Value
  ) -> FrameworkClass.Method {
    answer { turn, me, arguments throws(Fault) in
      try turn.setValue(block(arguments), forKey: "block", of: me)
      return .object(me)
    }
  }
}

extension Turn {
  fileprivate mutating func wait(
    workItem: ObjectID, until limit: LoopTime?
  ) throws(Fault) -> Bool {
    try stand(for: "a work item", until: limit) { $0.flag("done", of: workItem) }
  }
}
