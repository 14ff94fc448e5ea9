import ObjectModel
import ObjectRuntime
import Simulator

/// Mistake 9: the view is gone, and the controller still owns what one of its outlets points to.
struct OutletKeptInUnload: Detector {
  private var unloaded: [ObjectID] = []

  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    switch moment {
    case .call(let call) where call.selector == "viewDidUnload" && call.sender == .uikit:
      unloaded.append(call.receiver)
    case .turnEnds:
      for controller in unloaded { check(controller, in: &scene) }
      unloaded = []
    default: break
    }
  }

  private func check(_ controller: ObjectID, in scene: inout Scene) {
    let simulation = scene.simulation
    guard simulation.isAlive(controller), simulation.loadedView(of: controller) == nil else {
      return
    }
    for field in simulation.inventory(of: controller).fields where field.isOutlet {
      let evidence: Evidence
      if scene.owns(controller, field) {
        evidence = .outletKept(field.label)
      } else if hasForgotten(field, controller, simulation) {
        evidence = .outletForgotten(field.label)
      } else {
        continue
      }
      scene.report(
        .outletKeptInUnload, of: controller,
        line: scene.line(of: "viewDidUnload", or: field.label, in: controller), evidence)
    }
  }

  /// Whether the field owns an object that it does not point to any more.
  private func hasForgotten(
    _ field: Inventory.Field, _ controller: ObjectID, _ simulation: Simulation
  ) -> Bool {
    simulation.allObjects.contains { id in
      simulation.isAlive(id) && id != field.value.object
        && simulation[id].owners.contains(.field(controller, field.label))
    }
  }
}
