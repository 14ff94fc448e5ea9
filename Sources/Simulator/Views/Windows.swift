import InterfaceModel
package import ObjectModel
package import ObjectRuntime

// Windows and their root view controller.
extension Turn {
  /// `setRootViewController:`. The old controller's release is the pool's, after the turn's layout;
  /// one that presents another is kept by that, until it is dismissed.
  package mutating func setRootViewController(_ new: ObjectID?, of window: ObjectID) throws(Fault) {
    let old = simulation.interface.views[window]?.window?.rootViewController
    guard new != old else { return }
    if simulation.runLoop.gesture != nil { try finishTransitions() }
    if let new { try retain(new, as: .root(of: window)) }
    simulation.interface.views[window]?.window?.rootViewController = new
    let isVisible = simulation.interface.views[window]?.window?.isVisible ?? false
    let view = isVisible ? try new.flatMap { (id) throws(Fault) in try self.view(of: id) } : nil
    if let old, let presented = simulation.presented(by: old) {
      try retain(old, as: .presentation(of: presented))
    }
    if let old { try takeOffScreen(old) }
    if let new, let view { try show(view, of: new, in: window) }
    if let old { hand(old, toPoolFrom: .root(of: window)) }
  }

  /// `makeKeyAndVisible`, `setHidden:NO`: a root view controller appears with its window.
  /// Controllers of bare views in the window appear too, as §9.5 has it.
  package mutating func makeVisible(_ window: ObjectID) throws(Fault) {
    guard let state = simulation.interface.views[window]?.window, !state.isVisible else { return }
    let bare = simulation.subviews(of: window).compactMap { simulation.controller(ofView: $0) }
      .filter { $0 != state.rootViewController }
    let root = state.rootViewController
    let view = try root.flatMap { (id) throws(Fault) in try self.view(of: id) }
    simulation.interface.views[window]?.window?.isVisible = true
    if let root, let view { try show(view, of: root, in: window) }
    for controller in bare {
      try beginAppearance(of: controller, appears: true, animated: false)
      schedule(controller, in: window)
    }
  }

  /// The old root goes: one that has not appeared yet hears nothing.
  /// One that is on screen disappears at once, without an animation.
  private mutating func takeOffScreen(_ controller: ObjectID) throws(Fault) {
    simulation.runLoop.transitions.removeAll { $0.entering == controller }
    guard let view = simulation.interface.viewControllers[controller]?.view else { return }
    let state = simulation.interface.viewControllers[controller]?.appearance
    if state == .appeared || state == .appearing {
      try beginAppearance(of: controller, appears: false, animated: false)
      try detach(view)
      try endAppearance(of: controller)
    } else {
      try detach(view)
    }
  }

  /// The view enters the window after `viewWillAppear:`; what follows comes when the turn is laid
  /// out.
  private mutating func show(
    _ view: ObjectID, of controller: ObjectID, in window: ObjectID
  ) throws(Fault) {
    // Its bare view may have been put there before.
    if simulation.isShowing(controller), simulation.superview(of: view) == window { return }
    try beginAppearance(of: controller, appears: true, animated: false)
    if simulation.superview(of: view) != window { try place(view, in: window) }
    schedule(controller, in: window)
  }

  /// The appearance of a root ends with the turn, like any other transition.
  private mutating func schedule(_ controller: ObjectID, in window: ObjectID) {
    simulation.runLoop.transitions.append(
      Transition(host: window, kind: .display, entering: controller))
  }
}
