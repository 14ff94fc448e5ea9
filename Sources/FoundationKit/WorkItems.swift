package import ObjectModel
package import ObjectRuntime
import Syntax

extension Turn {
  /// Calls what a queue was given: a block, or a work item with one.
  @discardableResult
  package mutating func perform(block id: ObjectID, _ arguments: [Value]) throws(Fault) -> Value {
    guard simulation.isKind(id, of: "DispatchWorkItem") else {
      return try call(block: .object(id), arguments)
    }
    if !flag("cancelled", of: id) {
      try call(block: try value(forKey: "block", of: id), arguments)
    }
    if simulation.isAlive(id), !flag("done", of: id) {
      try setValue(.bool(true), forKey: "done", of: id)
      try tellWhoWaits(for: id)
    }
    return .none
  }

  /// Has an object keep a block until its end is told, and the queue that will run it.
  package mutating func keep(
    _ block: Value, on queue: Value, of id: ObjectID
  ) throws(Fault) {
    try keep(block, in: "waiting", of: id)
    let queues = try makeArray(list("queues", of: id) + [queue])
    try setValue(queues, forKey: "queues", of: id)
  }

  /// Has the queues run the blocks that wait for an object's end.
  package mutating func tellWhoWaits(for id: ObjectID) throws(Fault) {
    for (block, queue) in zip(list("waiting", of: id), list("queues", of: id)) {
      try callLater(block, after: 0, offMain: !isMain(queue))
    }
    for key in ["waiting", "queues"] { try setValue(.none, forKey: key, of: id) }
  }
}
