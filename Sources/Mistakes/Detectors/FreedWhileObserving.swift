import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator

/// An object is freed, and the notification centre still knows it: before iOS 9 the next of these
/// notifications is sent to it, and ends the app. What a class above that nobody declares does in its
/// `dealloc` is unknown.
struct FreedWhileObserving: Detector {
  func observe(_ moment: Moment, in scene: inout Scene) {
    guard case .freed(let id) = moment else { return }
    let simulation = scene.simulation
    guard !simulation.version.dropsFreedObservers, simulation.isLearners(id),
      !simulation.classes.hasStandIn(simulation[id].type)
    else { return }
    for (name, line) in simulation.observations(by: id) {
      scene.report(
        .oddity(.observerDangles), of: id, at: Spot(line: line),
        .freedWhileObserving(name ?? "*"))
    }
  }
}
