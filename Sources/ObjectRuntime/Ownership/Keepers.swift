public import ObjectModel
import Syntax

/// What keeps objects alive until somebody puts an end to it.
public struct Keeper: Hashable, Sendable {
  /// A timer, a block that the notification centre calls, a task, or who is sent a message later.
  public var object: ObjectID
  public var kind: Kind

  /// What keeps an object without the program's doing.
  public enum Kind: Hashable, Sendable {
    case repeatingTimer
    /// Of notifications with that name, or of all.
    case observation(String?)
    /// That waits in a loop without an end.
    case task
    /// That is sent in so many seconds.
    case message(Selector, after: Double)
  }
}

extension Simulation {
  /// All that keeps each of some objects alive; those that somebody else can reach are left out.
  public func keepers(of ids: [ObjectID]) -> [ObjectID: [Keeper]] {
    let all = keepers
    if all.isEmpty || ids.isEmpty { return [:] }
    let known = reachable(from: owningVariables + roots(without: Set(all.map(\.object))))
    var keepers: [ObjectID: [Keeper]] = [:]
    for keeper in all {
      let more = reachable(from: [keeper.object], beyond: known)
      for id in ids where more.contains(id) { keepers[id, default: []].append(keeper) }
    }
    return keepers
  }

  /// The timers that go on until somebody ends them.
  public var repeatingTimers: [ObjectID] {
    runLoop.later.inOrder.compactMap { later in
      guard case .timer(let timer) = later.work, later.repeats else { return nil }
      return timer
    }
  }

  /// Whether an object owns another one, over whatever else.
  public func holds(_ holder: ObjectID, _ id: ObjectID) -> Bool {
    reachable(from: [holder]).contains(id)
  }

  private var keepers: [Keeper] {
    let timers = repeatingTimers.map { Keeper(object: $0, kind: .repeatingTimer) }
    let tasks = tasks.endless.map { Keeper(object: $0, kind: .task) }
    let messages = runLoop.later.inOrder.compactMap { later -> Keeper? in
      guard case .message(let message) = later.work else { return nil }
      let delay = later.due.seconds - runLoop.time.seconds
      return Keeper(object: message.target, kind: .message(message.selector, after: delay))
    }
    return timers + tasks + messages
      + observers.live.compactMap { observer in
        observer.block.flatMap {
          isAwaited($0) ? nil : Keeper(object: $0, kind: .observation(observer.name))
        }
      }
  }

  /// Whether a block hands what it is told to a task that waits for it in a `for await` loop, or
  /// once.
  public func isAwaited(_ block: ObjectID) -> Bool {
    neighbours(of: block).contains { isAlive($0) && isKind($0, of: "NotificationInbox") }
  }

  /// Whether a task that waits without end holds an object.
  public func isHeldByEndlessTask(_ id: ObjectID) -> Bool {
    reachable(from: tasks.endless).contains(id)
  }
}
