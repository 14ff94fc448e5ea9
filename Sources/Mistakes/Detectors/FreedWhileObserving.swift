import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator

/// An object is freed, and somebody who goes on to live still knows it: the notification centre,
/// which before iOS 9 sends it the next of these notifications, or in every version an object of
/// which it observes a key. Either ends the app. What a class above that nobody declares does in its
/// `dealloc` is unknown, as is how long a stand-in lives.
struct FreedWhileObserving: Detector {
  /// Who was freed in this turn: what it owned goes with it.
  private var freed: [ObjectID] = []

  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    switch moment {
    case .freed(let id) where scene.hasKnownDealloc(id):
      freed.append(id)
      for evidence in scene.notificationsLeft(to: id) {
        scene.report(.oddity(.observerDangles), of: id, at: evidence.spot, evidence.told)
      }
    case .turnEnds:
      for id in freed {
        for evidence in scene.keysLeft(to: id) {
          scene.report(.oddity(.observerDangles), of: id, at: evidence.spot, evidence.told)
        }
      }
      freed = []
    default: break
    }
  }
}

// Programs free objects by the hundred thousand: whoever only reads a scene is lent its simulation,
// where whoever may change the scene would copy it.
extension Scene {
  fileprivate func hasKnownDealloc(_ id: ObjectID) -> Bool {
    simulation.isLearners(id) && !simulation.classes.hasStandIn(simulation[id].type)
  }

  fileprivate func notificationsLeft(to id: ObjectID) -> [(spot: Spot, told: Evidence)] {
    if simulation.version.dropsFreedObservers { return [] }
    return simulation.observations(by: id).map {
      (Spot(line: $0.line), .freedWhileObserving($0.name ?? "*"))
    }
  }

  fileprivate func keysLeft(to id: ObjectID) -> [(spot: Spot, told: Evidence)] {
    simulation.keysObserved(by: id).compactMap { path, object, line in
      let type = simulation[object].type
      if simulation.classes.hasStandIn(type) { return nil }
      return (Spot(line: line), .freedWhileObservingKey(path, of: simulation.classes[type].name))
    }
  }
}
