package import ObjectModel
package import ObjectRuntime
import Syntax

extension FrameworkClass {
  /// A block that a queue runs unless it has been cancelled by then.
  static let workItem = FrameworkClass(
    "DispatchWorkItem", of: "closure", since: UIKitVersion(8),
    properties: [.stored("block", .object, .copy).hidden, .flag("cancelled")],
    methods: [
      "initWithBlock:": .answer { turn, me, arguments throws(Fault) in
        try turn.setValue(arguments[0], forKey: "block", of: me)
        return .object(me)
      },
      "perform": .action { turn, me, _ throws(Fault) in
        try turn.perform(block: me, [])
      },
      "cancel": .action { turn, me, _ throws(Fault) in
        try turn.setValue(.bool(true), forKey: "cancelled", of: me)
      },
    ])
}

extension Turn {
  /// Calls what a queue was given: a block, or a work item with one.
  @discardableResult
  package mutating func perform(block id: ObjectID, _ arguments: [Value]) throws(Fault) -> Value {
    guard simulation.isKind(id, of: "DispatchWorkItem") else {
      return try call(block: .object(id), arguments)
    }
    if flag("cancelled", of: id) { return .none }
    return try call(block: try value(forKey: "block", of: id), arguments)
  }
}
