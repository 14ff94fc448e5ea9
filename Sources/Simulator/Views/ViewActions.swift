import InterfaceModel
import ObjectModel
import ObjectRuntime

// What views do when they are changed, laid out by request, or die.
extension Turn {
  mutating func setFrame(_ frame: Rect, of view: ObjectID) {
    guard let old = simulation.frame(of: view) else { return }
    simulation.interface.views[view]?.frame = frame
    if old.size != frame.size, simulation.isOnScreen(view) { setNeedsLayout(layoutOwner(of: view)) }
  }

  /// The controller whose layout pass a view takes part in as its root, else the view itself.
  private func layoutOwner(of view: ObjectID) -> ObjectID {
    simulation.controller(ofView: view) ?? view
  }

  mutating func layOutIfNeeded(_ view: ObjectID) throws(Fault) {
    let owner = layoutOwner(of: view)
    let requests = simulation.runLoop.needsLayout
    guard requests.contains(view) || requests.contains(owner) else { return }
    simulation.runLoop.needsLayout.remove(view)
    simulation.runLoop.needsLayout.remove(owner)
    try layOut(owner)
  }

  mutating func reorder(_ child: Value?, in parent: ObjectID, toFront: Bool) {
    guard let child = child?.object, simulation.superview(of: child) == parent else { return }
    simulation.interface.views[parent]?.subviews.removeAll { $0 == child }
    let place = toFront ? simulation.subviews(of: parent).count : 0
    simulation.interface.views[parent]?.subviews.insert(child, at: place)
  }

  /// `UIView`'s own `dealloc`: its subviews lose their superview, a window its root view
  /// controller.
  mutating func dismantle(view: ObjectID) throws(Fault) {
    if let root = simulation.rootViewController(of: view) {
      simulation.interface.views[view]?.window?.rootViewController = nil
      try release(root, from: .root(of: view))
    }
    for recognizer in simulation.interface.views[view]?.gestureRecognizers ?? [] {
      try removeGestureRecognizer(recognizer, from: view)
    }
    for constraint in simulation.interface.views[view]?.constraints ?? [] {
      try release(constraint, from: .field(view, "constraints"))
    }
    for child in simulation.subviews(of: view) {
      simulation.interface.views[child]?.superview = nil
      simulation.noteWindow(of: child)
      // The first goes first, unless letting go of one has moved another.
      if simulation.subviews(of: view).first == child {
        simulation.interface.views[view]?.subviews.removeFirst()
      } else {
        simulation.interface.views[view]?.subviews.removeAll { $0 == child }
      }
      try release(child, from: .superview(view))
    }
  }
}
