import ObjectModel
import ObjectRuntime

extension FrameworkClass {
  /// A task of Swift: its closure runs on the main run loop, in a turn of its own, after a pause.
  ///
  /// `cancel` only says so, as in the real thing; the closure may ask.
  static let task = FrameworkClass(
    "Task",
    properties: [.stored("isCancelled", .bool)],
    methods: [
      "cancel": .action { turn, me, _ throws(Fault) in
        try turn.setValue(.bool(true), forKey: "isCancelled", of: me)
      }
    ],
    classMethods: [
      "taskRunning:after:": Method { turn, _, arguments throws(Fault) in
        try turn.callLater(arguments[0], after: arguments[1].real)
        return .object(try turn.allocateAutoreleased("Task"))
      }
    ])
}
