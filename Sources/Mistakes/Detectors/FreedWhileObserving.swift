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
    case .freed(let id): checkNotifications(to: id, in: &scene)
    case .turnEnds:
      for id in freed { checkKeys(observedBy: id, in: &scene) }
      freed = []
    default: break
    }
  }

  private mutating func checkNotifications(to id: ObjectID, in scene: inout Scene) {
    // Programs free objects by the hundred thousand: the simulation is asked where it is, and not
    // copied.
    guard scene.simulation.isLearners(id),
      !scene.simulation.classes.hasStandIn(scene.simulation[id].type)
    else { return }
    freed.append(id)
    if scene.simulation.version.dropsFreedObservers { return }
    for (name, line) in scene.simulation.observations(by: id) {
      scene.report(
        .oddity(.observerDangles), of: id, at: Spot(line: line),
        .freedWhileObserving(name ?? "*"))
    }
  }

  private func checkKeys(observedBy id: ObjectID, in scene: inout Scene) {
    for (path, object, line) in scene.simulation.keysObserved(by: id) {
      let type = scene.simulation[object].type
      if scene.simulation.classes.hasStandIn(type) { continue }
      scene.report(
        .oddity(.observerDangles), of: id, at: Spot(line: line),
        .freedWhileObservingKey(path, of: scene.simulation.classes[type].name))
    }
  }
}
