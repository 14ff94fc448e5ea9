import InterfaceModel
package import ObjectModel
package import ObjectRuntime

// Adding and removing views, and what their controllers hear of it.
extension Turn {
  /// `addSubview:` and its like. Controllers of bare views hear that they appear, as §9.5 has it.
  package mutating func addSubview(_ child: ObjectID, to parent: ObjectID, at index: Int? = nil)
    throws(Fault)
  {
    guard simulation.interface.views[child] != nil, simulation.interface.views[parent] != nil else {
      return
    }
    try refuseCycle(child, below: parent)
    try refuseForeignChild(child, in: parent)
    let appearing = try controllersAppearing(with: child, in: parent)
    for controller in appearing {
      try beginAppearance(of: controller, appears: true, animated: false)
    }
    try place(child, in: parent, at: index)
    if !appearing.isEmpty { makeRoom(below: child) }
    for controller in appearing {
      try endAppearance(of: controller)
    }
    markForLayout(parent)
  }

  /// `removeFromSuperview`, with the disappearance of what is in it.
  package mutating func removeFromSuperview(_ child: ObjectID) throws(Fault) {
    guard let parent = simulation.superview(of: child) else { return }
    let disappearing = try controllersDisappearing(with: child, from: parent)
    for controller in disappearing {
      try beginAppearance(of: controller, appears: false, animated: false)
    }
    try detach(child)
    for controller in disappearing where simulation.isAlive(controller) {
      try endAppearance(of: controller)
    }
  }

  /// Puts a view into a superview, which owns it; no controller is told.
  /// It is owned before the old superview lets go, so that it does not die on the way;
  /// `didAddSubview:` comes last.
  package mutating func place(
    _ child: ObjectID, in parent: ObjectID, at index: Int? = nil
  ) throws(Fault) {
    try refuseCycle(child, below: parent)
    try retain(child, as: .superview(parent))
    let (old, new) = (simulation.window(of: child), simulation.window(of: parent))
    try tellOfMove(of: child, to: parent, from: old, to: new)
    try takeOut(child)
    let count = simulation.subviews(of: parent).count
    simulation.interface.views[parent]?.subviews.insert(
      child, at: min(max(index ?? count, 0), count))
    simulation.interface.views[child]?.superview = parent
    simulation.noteWindow(of: child)
    layoutInputChanged(around: child)
    try tellOfEndedMove(ofView: child, from: old)
    if simulation.isOverridden("didAddSubview:", by: parent) {
      try send("didAddSubview:", to: .object(parent), [.object(child)], from: .uikit)
    }
  }

  /// Takes a view out of its superview, which lets go of it.
  /// A first responder in it is one no more, and the child lives on to the end of the call.
  package mutating func detach(_ child: ObjectID) throws(Fault) {
    guard simulation.superview(of: child) != nil else { return }
    let old = simulation.window(of: child)
    keep(child)
    if let first = simulation.interface.firstResponder, simulation.isView(first, atOrBelow: child) {
      _ = try resignFirstResponder(first, isForced: true)
    }
    try tellOfMove(of: child, to: nil, from: old, to: nil)
    try takeOut(child)
    try tellOfEndedMove(ofView: child, from: old)
    try letGo(child)
  }

  /// Takes a view out of its old superview, constraints with it; the owner is let go last.
  /// The superview hears of it before; the child is told by whoever calls this.
  private mutating func takeOut(_ child: ObjectID) throws(Fault) {
    guard let parent = simulation.superview(of: child) else { return }
    if simulation.isOverridden("willRemoveSubview:", by: parent) {
      try send("willRemoveSubview:", to: .object(parent), [.object(child)], from: .uikit)
    }
    if simulation.layout.isActive {
      try cutConstraints(of: child)
      layoutInputChanged(around: parent)
      try stopArranging(child, in: parent)
    }
    simulation.interface.views[parent]?.subviews.removeAll { $0 == child }
    simulation.interface.views[child]?.superview = nil
    simulation.noteWindow(of: child)
    try release(child, from: .superview(parent))
  }

  /// UIKit's exception for a view in itself.
  private func refuseCycle(_ child: ObjectID, below parent: ObjectID) throws(Fault) {
    if simulation.isView(parent, atOrBelow: child) {
      throw .invalidArgument("Can't add self as subview")
    }
  }

  /// Who hears that a bare view enters a visible hierarchy.
  private mutating func controllersAppearing(
    with child: ObjectID, in parent: ObjectID
  ) throws(Fault) -> [ObjectID] {
    guard simulation.isOnScreen(parent), !simulation.isOnScreen(child) else { return [] }
    return try bareControllers(of: child, in: parent)
      .filter { simulation.appearance(of: $0) == .disappeared }
  }

  /// Who hears that a bare view leaves a visible hierarchy.
  private mutating func controllersDisappearing(
    with child: ObjectID, from parent: ObjectID
  ) throws(Fault) -> [ObjectID] {
    guard simulation.isOnScreen(child) else { return [] }
    return try bareControllers(of: child, in: parent)
      .filter { simulation.appearance(of: $0) == .appeared }
  }

  /// Those whom nobody else tells: not the children of one that is told itself, nor those whose
  /// parent tells them.
  private mutating func bareControllers(
    of child: ObjectID, in parent: ObjectID
  ) throws(Fault) -> [ObjectID] {
    let found = simulation.controllers(below: child)
    let isInWindow = simulation.interface.views[parent]?.window != nil
    if !simulation.version.forwardsAppearanceOfBareViews {
      return isInWindow ? found.filter { $0 == simulation.controller(ofView: child) } : []
    }
    var told: [ObjectID] = []
    for id in found {
      if let above = simulation.parent(of: id) {
        if found.contains(above) { continue }
        if try !forwardsAppearance(above) { continue }
      }
      told.append(id)
    }
    return told
  }
}
