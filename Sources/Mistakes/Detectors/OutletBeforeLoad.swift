import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator

/// Mistake 1: an outlet is read or messaged before the view is loaded, and is nil.
///
/// A comparison with nil is no use of it. In `viewDidUnload` an outlet may well be nil already.
/// Optional chaining asks first, and is a mistake where what it did not set is not made up for: the
/// view appears, and shows something else. The same holds of a message to nil where code of the
/// controller's own fills the outlet again.
struct OutletBeforeLoad: Detector {
  private var missed: [ObjectID: [Missed]] = [:]

  /// A value that an outlet should have got, and that was nil then.
  private struct Missed {
    var outlet: String
    var key: String
    /// Nil where it is not known.
    var value: Value?
    var spot: Spot
  }

  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    switch moment {
    case .clue(.outletRead(let outlet, of: let controller)):
      if scene.isIn("viewDidUnload", of: controller) { return }
      if let filling = scene.filledLater(outlet, of: controller) {
        missed[controller, default: []].append(
          Missed(outlet: outlet, key: filling.key, value: nil, spot: scene.spot))
        return
      }
      scene.report(.outletBeforeLoad, of: controller, .outletWasNil(outlet))
    case .clue(.outletMissed(let outlet, of: let controller, let key, let value)):
      missed[controller, default: []].append(
        Missed(outlet: outlet, key: key, value: value, spot: scene.spot))
    case .clue(.contentSet(_, of: let control)):
      if missed.isEmpty { return }
      for controller in missed.keys {
        guard let outlet = scene.simulation.outlet(of: controller, to: control) else { continue }
        missed[controller]?.removeAll { $0.outlet == outlet }
      }
    case .freed(let id): missed[id] = nil
    case .turnEnds:
      for controller in missed.keys.sorted() { check(controller, in: &scene) }
    default: break
    }
  }

  private mutating func check(_ controller: ObjectID, in scene: inout Scene) {
    let simulation = scene.simulation
    guard simulation.appearance(of: controller) == .appeared else { return }
    for one in missed.removeValue(forKey: controller) ?? [] {
      guard let control = simulation.field(named: one.outlet, of: controller)?.object,
        let shown = simulation.content(of: control).first(where: { $0.key == one.key })?.value
      else { continue }
      if let value = one.value,
        simulation.areEqual(shown, value) || shown.isBlank && value.isBlank
      {
        continue
      }
      scene.report(.outletBeforeLoad, of: controller, at: one.spot, .outletWasNil(one.outlet))
    }
  }
}
