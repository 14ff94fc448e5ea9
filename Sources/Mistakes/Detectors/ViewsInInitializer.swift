import ObjectModel
import ObjectRuntime

/// Mistake 3: views are made while an initialiser of the controller runs.
///
/// What a view makes inside itself is the view's own business, and what a load makes is the load's.
struct ViewsInInitializer: Detector {
  func observe(_ moment: Moment, in scene: inout Scene) {
    guard case .clue(.viewCreated(let view, byInitializerOf: let controller)) = moment else {
      return
    }
    let simulation = scene.simulation
    if let inner = scene.calls.last, simulation.isKind(inner.receiver, of: "UIView") { return }
    let type = simulation[simulation[view].type].name
    scene.report(.viewsInInitializer, of: controller, .madeInInitializer(type))
  }
}
