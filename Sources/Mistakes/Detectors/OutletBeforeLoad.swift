import ObjectModel
import ObjectRuntime

/// Mistake 1: an outlet is read or messaged before the view is loaded, and is nil.
///
/// A comparison with nil is no use of it. In `viewDidUnload` an outlet may well be nil already.
struct OutletBeforeLoad: Detector {
  func observe(_ moment: Moment, in scene: inout Scene) {
    guard case .clue(.outletRead(let outlet, of: let controller)) = moment,
      !scene.isIn("viewDidUnload", of: controller)
    else { return }
    scene.report(.outletBeforeLoad, of: controller, .outletWasNil(outlet))
  }
}
