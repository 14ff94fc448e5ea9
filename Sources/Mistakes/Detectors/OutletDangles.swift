import ObjectModel
import ObjectRuntime

/// An outlet that does not own its object, and is not set to nil when that dies, points to freed
/// memory.
struct OutletDangles: Detector {
  private var connected: [ObjectID: (outlet: String, controller: ObjectID)] = [:]
  private var freed: [ObjectID] = []

  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    switch moment {
    case .connected(let outlet, of: let controller, to: let object):
      connected[object] = (outlet, controller)
    case .freed(let id):
      if connected[id] != nil { freed.append(id) }
    case .turnEnds:
      for id in freed { check(id, in: &scene) }
      freed = []
    default: break
    }
  }

  private mutating func check(_ object: ObjectID, in scene: inout Scene) {
    let simulation = scene.simulation
    guard let (outlet, controller) = connected.removeValue(forKey: object),
      simulation.isAlive(controller),
      simulation.field(named: outlet, of: controller) == .object(object)
    else { return }
    scene.report(
      .oddity(.outletDangles), of: controller,
      at: scene.spot(of: "viewDidUnload", or: outlet, in: controller), .outletDangles(outlet))
  }
}
