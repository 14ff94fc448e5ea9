import InterfaceModel
package import ObjectModel
package import ObjectRuntime

// Clues that are left where a controller's view is asked for and loaded.
extension Turn {
  /// The view as the app asks for it.
  /// A note for the detectors is left where this is what loads the view.
  package mutating func demandedView(of controller: ObjectID) throws(Fault) -> ObjectID? {
    if let state = simulation.interface.viewControllers[controller], state.view == nil,
      state.loadingDepth == 0, simulation[controller].life == .alive
    {
      leave(
        .viewDemanded(
          of: controller, isTest: false, inInitializer: initializing.contains(controller)))
    }
    return try view(of: controller)
  }

  /// Notes that a view is a controller's that is no child, and stands in the view of another.
  package mutating func witnessChild(with view: ObjectID, in parent: ObjectID) {
    guard simulation.version.hasContainment, let child = simulation.controller(ofView: view),
      simulation.parent(of: child) == nil,
      let around = simulation.nearestController(above: parent), around != child
    else { return }
    leave(.childShown(child, in: around))
  }

  /// Notes that a controller's view, or by a controller another one, was asked for its frame, bounds
  /// or center.
  package mutating func witnessSize(of view: ObjectID) {
    let owner = simulation.controller(ofView: view)
    guard let controller = owner ?? speaker,
      let state = simulation.interface.viewControllers[controller],
      let size = simulation.frame(of: view)?.size
    else { return }
    let isEarly =
      state.appearance == .disappeared
      && (state.loadingDepth > 0 || initializing.contains(controller))
    if isEarly || speaker == controller {
      leave(
        .sizeRead(
          of: controller, subview: owner == nil ? view : nil, size, nil, isEarly: isEarly))
    }
  }

  /// Sends `viewDidLoad`, and notes what the controller had before and has afterwards.
  mutating func sendDidLoad(to controller: ObjectID) throws(Fault) {
    let times = simulation.interface.viewControllers[controller]?.timesLoaded ?? 0
    simulation.interface.viewControllers[controller]?.timesLoaded = times + 1
    leave(.didLoadBegins(simulation.inventory(of: controller)))
    try send("viewDidLoad", to: .object(controller), from: .uikit)
    leave(.didLoadEnds(simulation.inventory(of: controller)))
  }
}
