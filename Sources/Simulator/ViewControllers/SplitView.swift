import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

// Split view controllers: two children, side by side on an iPad, one stack on an iPhone.
//
// Apple's page of UISplitViewController and of its delegate; of its display modes the one that
// shows both is modelled.
extension Simulation {
  /// Whether the two children of a split view controller share one stack.
  package func isCollapsed(_ id: ObjectID) -> Bool {
    device == .iphone && isKind(id, of: "UISplitViewController")
  }

  /// The nearest split view around a controller.
  package func splitViewController(of id: ObjectID) -> ObjectID? {
    container(of: id, "UISplitViewController")
  }
}

extension Turn {
  /// `setViewControllers:`: the primary, and behind it the secondary.
  /// Before iOS 8 there are split views on iPads alone.
  package mutating func setSplit(_ children: [ObjectID], of split: ObjectID) throws(Fault) {
    if simulation.device == .iphone, !simulation.version.collapsesSplitViews {
      throw .invalidArgument(
        "UISplitViewController is only supported when running under UIUserInterfaceIdiomPad")
    }
    let old = simulation.children(of: split)
    for id in old where !children.contains(id) { try replaceSplit(id, with: nil, of: split) }
    for id in children where !old.contains(id) { try replaceSplit(nil, with: id, of: split) }
    simulation.interface.viewControllers[split]?.children = children
  }

  /// One side is another controller's from now on; on screen both hear of it.
  /// Where the split is not on screen, or has one stack for both, the move ends at once and nobody
  /// appears.
  private mutating func replaceSplit(
    _ old: ObjectID?, with new: ObjectID?, of split: ObjectID
  ) throws(Fault) {
    if let old { try tellOfMove(of: old, to: nil) }
    if let new {
      try tellOfMove(of: new, to: split)
      try adopt(new, by: split)
    }
    if let old { disown(old, by: split) }
    guard simulation.isShowing(split), !simulation.isCollapsed(split) else {
      if let view = old.flatMap({ simulation.loadedView(of: $0) }) { try detach(view) }
      if let old { try tellOfEndedMove(of: old, to: nil) }
      if let new { try tellOfEndedMove(of: new, to: split) }
      return
    }
    try finishTransitions()
    try begin(
      Transition(
        host: split, kind: .turn, entering: new, leaving: old, removed: old.map { [$0] } ?? []),
      in: simulation.loadedView(of: split))
  }

  /// An iPhone has room for one: the secondary goes onto the primary's stack, unless the delegate
  /// says that it has seen to it. Asked once, when the split view is about to appear.
  mutating func collapse(_ split: ObjectID) throws(Fault) {
    let children = simulation.children(of: split)
    guard simulation.isCollapsed(split) else { return }
    if simulation.hasColumns(split) { return try collapseColumns(of: split) }
    guard children.count == 2 else { return }
    let (primary, secondary) = (children[0], children[1])
    let isDone = try tell(
      "delegate", of: split,
      "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:",
      [.object(secondary), .object(primary)])
    disown(secondary, by: split)
    simulation.interface.viewControllers[secondary]?.parent = nil
    guard isDone?.isTrue != true, simulation.topOfStack(of: primary) != nil else { return }
    try putOnStack(secondary, of: primary, animated: false)
  }

  /// `showViewController:sender:`: the nearest container that can show it does, else it is
  /// presented.
  package mutating func show(_ shown: ObjectID, from sender: ObjectID) throws(Fault) {
    if let navigation = simulation.ancestry(of: sender).first(where: {
      simulation.topOfStack(of: $0) != nil
    }) {
      return try push(shown, on: navigation, animated: true)
    }
    try present(shown, on: sender, animated: true)
  }

  /// `showDetailViewController:sender:`: in the secondary's place, or on the one stack there is.
  /// A delegate that answers yes has shown it itself.
  package mutating func showDetail(_ shown: ObjectID, from sender: ObjectID) throws(Fault) {
    let split =
      simulation.isKind(sender, of: "UISplitViewController")
      ? sender : simulation.splitViewController(of: sender)
    guard let split else { return try present(shown, on: sender, animated: true) }
    let isDone = try tell(
      "delegate", of: split, "splitViewController:showDetailViewController:sender:",
      [.object(shown), .object(sender)])
    if isDone?.isTrue == true { return }
    let children = simulation.children(of: split)
    if !simulation.isCollapsed(split) {
      if simulation.hasColumns(split) {
        return try set(.object(shown), for: .secondary, of: split)
      }
      return try replaceSplit(children.dropFirst().first, with: shown, of: split)
    }
    guard let primary = children.first, simulation.topOfStack(of: primary) != nil else {
      return try present(shown, on: split, animated: true)
    }
    try putOnStack(shown, of: primary, animated: true)
  }
}
