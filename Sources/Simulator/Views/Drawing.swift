package import ObjectModel
package import ObjectRuntime
import Syntax

// Views that draw themselves: when they are shown first, and when somebody asks for it.
//
// Apple's pages of UIView, `draw(_:)` and `setNeedsDisplay()`.
extension Turn {
  /// `setNeedsDisplay`.
  package mutating func setNeedsDisplay(_ view: ObjectID) {
    guard simulation.isOverridden("drawRect:", by: view) else { return }
    simulation.runLoop.drawing.requests.add(view)
    simulation.runLoop.drawing.isAsked = true
  }

  /// A view has come into a window: those below it that have not been in one draw.
  mutating func drawFirst(below view: ObjectID) {
    for id in simulation.tree(below: view) where simulation.isOverridden("drawRect:", by: id) {
      if simulation.runLoop.drawing.known.insert(id).inserted { setNeedsDisplay(id) }
    }
  }

  /// Draws what is laid out; what nobody sees yet waits.
  /// What a hidden or empty view asks for stays asked.
  mutating func draw() throws(Fault) {
    for view in simulation.runLoop.drawing.requests.objects {
      guard simulation.isAlive(view) else {
        simulation.runLoop.drawing.requests.remove(view)
        continue
      }
      guard simulation.isOnScreen(view), !simulation.isHidden(view),
        !simulation.bounds(of: view).isEmpty
      else { continue }
      simulation.runLoop.drawing.requests.remove(view)
      try sendTracking("drawRect:", to: view, [.rect(simulation.bounds(of: view))])
    }
  }
}

extension Simulation {
  /// Whether a view or one around it is hidden.
  fileprivate func isHidden(_ view: ObjectID) -> Bool {
    sequence(first: view) { superview(of: $0) }
      .contains { field(named: "hidden", of: $0)?.isTrue ?? false }
  }
}
