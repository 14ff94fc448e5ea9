package import ObjectModel
package import ObjectRuntime
import Syntax

/// Animations change the model at once: what a view is on the way is not modelled.
extension Turn {
  /// Runs the changes of an animation at once; its end, and its completion block, come later.
  /// Values are the new ones at once, as a model layer has them; only the end is of a later moment.
  /// An animation that a finger leads ends when it is lifted.
  package mutating func animate(
    duration: Double, delay: Double, _ changes: Value?, completion: Value
  ) throws(Fault) {
    if let changes { try call(block: changes) }
    let completion = completion == .none ? nil : try keepBlock(completion)
    let whole = max(delay, 0) + max(duration, 0)
    if duration > 0, let context = simulation.runLoop.leading {
      simulation.runLoop.led[context]?.animations.append(
        LedTransition.Animation(length: whole, completion: completion))
    } else if duration > 0 {
      simulation.runLoop.add(.animationEnd(completion: completion), after: whole)
    } else if let completion {
      simulation.runLoop.add(.block(completion, [.bool(true)]), after: whole)
    }
  }
}
