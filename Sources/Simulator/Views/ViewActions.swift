import InterfaceModel
package import ObjectModel
package import ObjectRuntime

// What views do when they change places, or die.
extension Turn {
  /// `bringSubviewToFront:` and its opposite; nothing for a view that stands elsewhere.
  package mutating func reorder(_ child: Value?, in parent: ObjectID, toFront: Bool) {
    guard let child = child?.object, simulation.superview(of: child) == parent else { return }
    simulation.interface.views[parent]?.subviews.removeAll { $0 == child }
    let place = toFront ? simulation.subviews(of: parent).count : 0
    simulation.interface.views[parent]?.subviews.insert(child, at: place)
  }

  /// `UIView`'s own `dealloc`: its subviews lose their superview, a window its root view
  /// controller.
  package mutating func dismantle(view: ObjectID) throws(Fault) {
    try forgetTraits(of: view)
    if simulation.interface.firstResponder == view { simulation.interface.firstResponder = nil }
    try forgetActions(of: view)
    if let root = simulation.rootViewController(of: view) {
      simulation.interface.views[view]?.window?.rootViewController = nil
      try release(root, from: .root(of: view))
    }
    for recognizer in simulation.interface.views[view]?.gestureRecognizers ?? [] {
      try removeGestureRecognizer(recognizer, from: view)
    }
    for constraint in simulation.interface.views[view]?.constraints ?? [] {
      try uninstall(constraint, from: view)
    }
    for guide in simulation.layout.guidesOfViews.removeValue(forKey: view) ?? [] {
      simulation.layout.guides[guide] = nil
      try release(guide, from: .field(view, "layoutGuides"))
    }
    simulation.layout.forget(view)
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
