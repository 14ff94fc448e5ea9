import InterfaceModel
import ObjectModel
import ObjectRuntime

// A transition that zooms out of a view, and back into it: the calls come as in any other.
//
// Apple's page of `zoom(options:sourceViewProvider:)`: the provider is asked on the way in and on
// the way out.
extension Turn {
  /// Asks the transition that a controller prefers for the view that it zooms out of or into.
  mutating func askForZoomedView(in transition: Transition) throws(Fault) {
    guard transition.isAnimated, let (zoomed, source) = transition.zoomed,
      let preferred = simulation.field(named: "preferredTransition", of: zoomed)?.object,
      let provider = simulation.field(named: "sourceViewProvider", of: preferred)?.object
    else { return }
    let context = try allocateAutoreleased("UIZoomTransitionSourceViewProviderContext")
    try setField("zoomedViewController", to: .object(zoomed), of: context)
    try setField("sourceViewController", to: .object(source), of: context)
    try call(block: .object(provider), [.object(context)])
  }
}

extension Transition {
  /// Who is zoomed, and the controller that it is zoomed out of.
  fileprivate var zoomed: (ObjectID, source: ObjectID)? {
    switch kind {
    case .present: entering.map { ($0, host) }
    case .dismiss: leaving.map { ($0, host) }
    case .push: entering.flatMap { entering in leaving.map { (entering, $0) } }
    case .pop: leaving.flatMap { leaving in entering.map { (leaving, $0) } }
    case .select, .display, .turn, .exchange: nil
    }
  }
}
