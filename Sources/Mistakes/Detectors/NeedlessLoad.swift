import ObjectModel
import ObjectRuntime
import Simulator

/// Mistake 2: a view is loaded by an access that does not lead to its display.
///
/// A test for nil is known at once. Any other access is held against the controller when the view
/// goes, or the run ends, without having been in a hierarchy.
struct NeedlessLoad: Detector {
  /// The lines that had a view loaded that nobody has seen yet.
  private var waiting: [ObjectID: [(spot: Spot, isEarly: Bool)]] = [:]

  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    switch moment {
    case .clue(.viewDemanded(of: let controller, let isTest, let isEarly)):
      if scene.isIn("viewDidUnload", of: controller) { return }
      if isTest {
        scene.report(.needlessLoad, of: controller, .loadedByTest)
      } else {
        waiting[controller, default: []].append((scene.spot, isEarly))
      }
    case .call(let call) where call.selector == "viewWillAppear:": waiting[call.receiver] = nil
    case .clue(.childShown(let child, in: _)): waiting[child] = nil
    case .clue(.unloading(let inventory)): report(inventory.controller, in: &scene)
    case .freed(let id): report(id, in: &scene)
    case .turnEnds:
      let simulation = scene.simulation
      waiting = waiting.filter { !simulation.isInHierarchy($0.key) }
    case .runEnds: for controller in waiting.keys.sorted() { report(controller, in: &scene) }
    default: break
    }
  }

  private mutating func report(_ controller: ObjectID, in scene: inout Scene) {
    for entry in waiting.removeValue(forKey: controller) ?? [] {
      scene.report(
        .needlessLoad, of: controller, at: entry.spot,
        .neverShown(inInitializer: entry.isEarly))
    }
  }
}

extension Simulation {
  fileprivate func isInHierarchy(_ controller: ObjectID) -> Bool {
    guard isAlive(controller), let view = loadedView(of: controller) else { return false }
    return superview(of: view) != nil
  }
}
