import InterfaceModel
package import ObjectModel
package import ObjectRuntime

// The constraint pass, which comes before the layout pass, from the innermost views outwards.
extension Turn {
  /// `setNeedsUpdateConstraints`.
  package mutating func setNeedsUpdateConstraints(_ view: ObjectID) {
    simulation.interface.views[view]?.needsUpdateConstraints = true
    simulation.layout.changes += 1
    simulation.layout.awaitsConstraints = true
    requestPass(for: view)
  }

  /// A controller is asked in the place of its view; what nobody has overridden is not asked.
  /// Views further in come first: constraints go up the tree, frames come down.
  package mutating func updateConstraints(below top: ObjectID) throws(Fault) {
    guard simulation.version.hasAutoLayout else { return }
    simulation.layout.awaitsConstraints = false
    var views: [ObjectID] = []
    var waiting = [top]
    while let view = waiting.popLast() {
      views.append(view)
      waiting += simulation.subviews(of: view)
    }
    for view in views.reversed() where simulation.isAlive(view) {
      guard simulation.interface.views[view]?.needsUpdateConstraints == true else { continue }
      let controller = simulation.controller(ofView: view)
      if let controller, simulation.isOverridden("updateViewConstraints", by: controller) {
        simulation.interface.views[view]?.needsUpdateConstraints = false
        try send("updateViewConstraints", to: .object(controller), from: .uikit)
      } else if simulation.isOverridden("updateConstraints", by: view) {
        simulation.interface.views[view]?.needsUpdateConstraints = false
        try send("updateConstraints", to: .object(view), from: .uikit)
      }
    }
  }
}
