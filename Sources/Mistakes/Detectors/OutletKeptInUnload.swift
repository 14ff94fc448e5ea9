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
      if unloaded.isEmpty { return }
      let owned = owned(in: &scene)
      for controller in unloaded { check(controller, owned[controller] ?? [:], in: &scene) }
      unloaded = []
    default: break
    }
  }

  private func check(
    _ controller: ObjectID, _ owned: [String: [ObjectID]], in scene: inout Scene
  ) {
    let simulation = scene.simulation
    guard simulation.isAlive(controller), simulation.loadedView(of: controller) == nil else {
      return
    }
    for field in simulation.inventory(of: controller).fields where field.isOutlet {
      let evidence: Evidence
      if scene.owns(controller, field) {
        evidence = .outletKept(field.label)
      } else if owned[field.label]?.contains(where: { $0 != field.value.object }) ?? false {
        evidence = .outletForgotten(field.label)
      } else {
        continue
      }
      scene.report(
        .outletKeptInUnload, of: controller,
        at: scene.spot(of: "viewDidUnload", or: field.label, in: controller), evidence)
    }
  }

  /// What the fields of the unloaded controllers own, which they need not point to any more.
  private func owned(in scene: inout Scene) -> [ObjectID: [String: [ObjectID]]] {
    let controllers = Set(unloaded)
    var owned: [ObjectID: [String: [ObjectID]]] = [:]
    for id in scene.simulation.allObjects where scene.simulation.isAlive(id) {
      scene.lookCount += 1
      for case .field(let holder, let label) in scene.simulation[id].owners
      where controllers.contains(holder) {
        owned[holder, default: [:]][label, default: []].append(id)
      }
    }
    return owned
  }
}
