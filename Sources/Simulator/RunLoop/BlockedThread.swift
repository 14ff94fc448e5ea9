import FoundationKit
import ObjectModel
package import ObjectRuntime

extension Turn {
  /// Lets the thread that runs stand still until something is so: what other threads have to do runs
  /// meanwhile, what the main one has only where that is not the thread that waits.
  ///
  /// - Parameters:
  ///   - what: what is waited for, for who reads why the app does not go on.
  ///   - limit: the moment at which it gives up; never, where that is nil.
  /// - Returns: whether it has become so.
  package mutating func stand(
    for what: String, until limit: LoopTime?, _ isOver: (Turn) -> Bool
  ) throws(Fault) -> Bool {
    let isMain = !simulation.runLoop.isOffMain
    var left = budget.turns
    while left > 0 {
      if isOver(self) { return true }
      left -= 1
      let last = limit ?? LoopTime(seconds: .greatestFiniteMagnitude)
      let work =
        isMain ? simulation.runLoop.takeNextOffMain(until: last) : takeNext(until: last)
      if let work {
        try offMain(work.isOffMain) { (turn) throws(Fault) in try turn.run(work) }
      } else if let limit {
        simulation.runLoop.time = max(simulation.runLoop.time, limit)
        return isOver(self)
      } else {
        throw .crash(.deadlock, reason: waitsForever(for: what, isMain))
      }
    }
    throw .stopped(.turns)
  }

  /// The main thread is watched by the system, others are not.
  private func waitsForever(for what: String, _ isMain: Bool) -> String {
    isMain
      ? "the main thread waits for \(what), and nothing is left that could end that: "
        + "the watchdog ends the app (0x8badf00d)"
      : "a thread waits for \(what), and nothing is left that could end that"
  }
}
