import InterfaceModel
package import ObjectModel
package import ObjectRuntime

// The layout pass: who is to be laid out, and in which order it is done.
extension Turn {
  /// `setNeedsLayout`; several requests become one.
  package mutating func setNeedsLayout(_ view: ObjectID) {
    guard simulation.interface.views[view] != nil else { return }
    simulation.interface.views[view]?.layout = .needed
    requestPass(for: view)
  }

  /// The same for something that has happened to a view: what happens while it is laid out is part
  /// of that.
  mutating func markForLayout(_ view: ObjectID) {
    if simulation.interface.views[view]?.layout != .underway { setNeedsLayout(view) }
  }

  /// What is on screen has its pass when the turn's code has run, anything else when it comes
  /// there.
  mutating func requestPass(for view: ObjectID) {
    if simulation.isOnScreen(view) { simulation.runLoop.needsLayout.add(view) }
  }

  /// What has asked for a pass is laid out, unless a pass for something above it has done it.
  mutating func layOutIfPending(_ view: ObjectID) throws(Fault) {
    let isNeeded = simulation.interface.views[view]?.layout == .needed
    if isNeeded || simulation.layout.awaitsConstraints || !simulation.isSolved(view) {
      try layOutIfNeeded(view)
    }
  }

  /// `layoutIfNeeded`: at once what is pending below, from the uppermost of those above that wait
  /// as well. CALayer's page of the method has it so.
  package mutating func layOutIfNeeded(_ view: ObjectID) throws(Fault) {
    try updateConstraints(below: simulation.topmost(of: view))
    try solve(around: view)
    var top = view
    while let above = simulation.superview(of: top),
      simulation.interface.views[above]?.layout == .needed
    {
      top = above
    }
    try layOutTree(below: top)
  }

  /// One pass for a controller's view.
  mutating func layOut(_ controller: ObjectID) throws(Fault) {
    guard let view = simulation.loadedView(of: controller) else { return }
    try resolveDetents(of: controller)
    makeRoom(below: view)
    try layOutIfNeeded(view)
  }

  /// Goes down the tree, superviews first. Who is in another window since, or dead, is left out:
  /// code that ran meanwhile may have moved anything.
  private mutating func layOutTree(below top: ObjectID) throws(Fault) {
    let home = simulation.interface.views[top]?.home
    var waiting = [top]
    while let view = waiting.popLast() {
      guard simulation.isAlive(view), simulation.interface.views[view]?.home == home else {
        continue
      }
      makeRoom(for: view)
      if let controller = simulation.controller(ofView: view) { try tellOfInsets(controller) }
      try settleContent(of: view)
      if simulation.interface.views[view]?.layout == .needed { try layOutOne(view) }
      waiting += simulation.subviews(of: view).reversed()
    }
  }

  /// The subviews of a view have their frames when its controller hears of it, and what is in them
  /// not yet.
  private mutating func layOutOne(_ view: ObjectID) throws(Fault) {
    simulation.interface.views[view]?.layout = .underway
    simulation.runLoop.needsLayout.remove(view)
    let owner = simulation.controller(ofView: view)
    if let owner {
      try isAppearing(owner)
      try introduceTraits(to: owner)
    }
    let controller = simulation.version.sendsLayoutCallbacks ? owner : nil
    if let controller {
      try sendTracking("viewWillLayoutSubviews", to: controller)
    }
    try sendTracking("layoutSubviews", to: view)
    draw(view)
    if let controller, simulation.isAlive(controller) {
      try send("viewDidLayoutSubviews", to: .object(controller), from: .uikit)
    }
    if simulation.interface.views[view]?.layout == .underway {
      simulation.interface.views[view]?.layout = .done
    }
  }
}

extension Simulation {
  /// The view above all that a view is in.
  func topmost(of view: ObjectID) -> ObjectID {
    sequence(first: view) { superview(of: $0) }.reduce(view) { $1 }
  }
}
