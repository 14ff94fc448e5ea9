import FoundationKit
import ObjectModel
import ObjectRuntime
import Simulator

/// Mistake 12: a controller that is not on screen holds, through a memory warning, what could be
/// read from a file again.
struct MemoryHeldThroughWarning: Detector {
  /// Less than this is not worth letting go.
  private static let least = 1 << 16

  private var isWarned = false

  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    switch moment {
    case .memoryWarning: isWarned = true
    case .turnEnds:
      if isWarned { check(&scene) }
      isWarned = false
    default: break
    }
  }

  private func check(_ scene: inout Scene) {
    let simulation = scene.simulation
    for controller in simulation.liveViewControllers where !simulation.isShown(controller) {
      for field in simulation.inventory(of: controller).fields where scene.owns(controller, field) {
        guard let object = field.value.object, !simulation.isKind(object, of: "UIView"),
          !simulation.isConstantImage(object, in: field.label, of: controller)
        else { continue }
        let bytes = simulation.rebuildableBytes(heldBy: object)
        if bytes < Self.least { continue }
        scene.report(
          .memoryHeldThroughWarning, of: controller,
          at: scene.spot(of: "didReceiveMemoryWarning", or: field.label, in: controller),
          .heldThroughWarning(field.label, bytes: bytes))
      }
    }
  }
}

extension Simulation {
  /// Whether an image is held by a `let`, which cannot let go of it.
  fileprivate func isConstantImage(
    _ object: ObjectID, in field: String, of controller: ObjectID
  ) -> Bool {
    let type = self[controller].type
    return self[type].isSwift && isKind(object, of: "UIImage")
      && classes.property(named: field, of: type)?.isReadOnly ?? false
  }
}
