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
    for field in simulation.inventory(of: controller).fields
    where field.isOutlet && scene.owns(controller, field) {
      scene.report(
        .outletKeptInUnload, of: controller,
        line: scene.line(of: "viewDidUnload", or: field.label, in: controller),
        .outletKept(field.label))
    }
  }
}
