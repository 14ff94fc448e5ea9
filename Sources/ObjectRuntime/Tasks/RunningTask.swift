package import ObjectModel

/// A task of Swift's: what is left of it to run, and who waits for its end.
///
/// It is data, so that a copy of the simulation goes on where the original does.
package struct RunningTask: Hashable, Sendable {
  /// What it runs; nil once that has ended, or where it runs a statement.
  package var closure: ObjectID?
  package var hasBegun = false
  /// The calls that wait, the outermost first.
  package var calls: [SuspendedCall] = []
  /// What the innermost call goes on with.
  package var arrival = Arrival.value(.none)
  package var wait: Wait?
  /// What has come of it.
  package var outcome: Arrival?
  package var isCancelled = false
  /// The tasks that wait for its end.
  package var waiters: [ObjectID] = []
  /// The tasks that are cancelled with it.
  package var children: [ObjectID] = []
  /// What is called when it is cancelled, by the numbers under which that was asked for.
  package var handlers: [Handler] = []
  private var handlerCount = 0

  package init(running closure: ObjectID?) { self.closure = closure }

  /// What a call answers, or the error that it throws.
  package enum Arrival: Hashable, Sendable {
    case value(Value)
    case error(ObjectID)

    package var object: ObjectID? {
      switch self {
      case .value(let value): value.object
      case .error(let error): error
      }
    }
  }

  package struct Handler: Hashable, Sendable {
    package var number: Int
    package var closure: ObjectID
  }

  /// What a task waits for.
  package enum Wait: Hashable, Sendable {
    /// For others to have had their turn.
    case turn
    /// For the time to come.
    case sleep(seconds: Double)
    /// For another task to end.
    case end(of: ObjectID)
    /// For what comes of another task, be it an error.
    case result(of: ObjectID)
    /// For somebody to resume it.
    case continuation(ObjectID)
  }

  /// What it runs, and what its calls have to do with, owned or not.
  package var objects: [ObjectID] {
    [closure, arrival.object, outcome?.object].compactMap(\.self) + handlers.map(\.closure)
      + calls.flatMap(\.objects)
  }

  /// Notes what is to be called when it is cancelled.
  package mutating func add(handler closure: ObjectID) -> Int {
    handlerCount += 1
    handlers.append(Handler(number: handlerCount, closure: closure))
    return handlerCount
  }
}
