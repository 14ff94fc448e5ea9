import InterfaceModel
public import ObjectModel
public import ObjectRuntime

// The end of a turn: appearances complete, views are laid out, the pool drains.
extension Turn {
  /// How many update passes one turn may ask for before the rest waits for the next.
  private static let mostPasses = 100

  /// Ends the turn, unless it is held open: appearances and layout, then what is due at once, then
  /// the ends of its transitions, then the autorelease pool. What is due later waits for its time.
  public mutating func end() throws(Fault) {
    try endStatement()
    guard !simulation.runLoop.isHeld else { return }
    for _ in 0..<Turn.mostPasses { if !(try goOn()) { break } }
    while simulation.pools.count > 1 { try popPool() }
    try drainPool()
    noteMemory()
  }

  /// Does what comes next while time stands still; false where nothing does. What the program has
  /// answered UIKit is kept no longer.
  mutating func goOn() throws(Fault) -> Bool {
    let mark = temporaryCount
    if simulation.runLoop.needsUpdate {
      try update()
    } else if let work = takeNext(until: simulation.runLoop.time) {
      try run(work)
    } else if let transition = simulation.runLoop.later.popTransition() {
      try run(LaterWork(due: simulation.runLoop.time, work: .transitionEnd(transition)))
    } else {
      return false
    }
    try endStatement(keeping: mark)
    return true
  }

  /// What a memory warning has brought is seen when the pool has drained.
  private mutating func noteMemory() {
    guard let before = memoryBeforeWarning, before > 0 else { return }
    memoryBeforeWarning = nil
    record(.note(.memory(before: before, after: simulation.memoryInUse)))
  }

  /// Keeps the turn open over several lines (`:hold`), or ends that (`:settle`).
  public mutating func hold(_ isHeld: Bool) throws(Fault) {
    simulation.runLoop.isHeld = isHeld
    if !isHeld { try end() }
  }

  /// Completes appearances, and updates, lays out and draws what asked for it.
  /// What is asked for meanwhile waits for the next update.
  package mutating func update() throws(Fault) {
    let work = simulation.runLoop
    simulation.runLoop.clearUpdates()
    for transition in work.transitions { try show(transition) }
    let asked = simulation.runLoop.needsProperties.objects
    simulation.runLoop.needsProperties = Requests()
    for object in asked where simulation.isAlive(object) {
      try sendTracking("updateProperties", to: object)
    }
    for view in work.needsLayout.objects where simulation.isAlive(view) {
      try layOutIfPending(view)
    }
    try draw()
  }
}

// MARK: - Update passes
extension Turn {
  /// `setNeedsUpdateProperties`.
  package mutating func setNeedsUpdateProperties(_ object: ObjectID) {
    simulation.runLoop.needsProperties.add(object)
  }

  /// `updatePropertiesIfNeeded`: what is pending in the object and below it runs at once.
  package mutating func updatePropertiesIfNeeded(_ object: ObjectID) throws(Fault) {
    let top = simulation.interface.viewControllers[object]?.view ?? object
    for candidate in simulation.runLoop.needsProperties.objects {
      let view = simulation.interface.viewControllers[candidate]?.view ?? candidate
      guard simulation.isView(view, atOrBelow: top) else { continue }
      simulation.runLoop.needsProperties.remove(candidate)
      try sendTracking("updateProperties", to: candidate)
    }
  }

  /// A view has come into a window: it and those below it are updated before they are laid out.
  mutating func updatePropertiesFirst(below view: ObjectID) {
    guard simulation.version.updatesProperties else { return }
    for id in simulation.tree(below: view) where simulation.isOverridden("updateProperties", by: id)
    {
      setNeedsUpdateProperties(id)
    }
  }

  /// On the way to the screen: a controller, the views of the program's below it, then its nested
  /// controllers. What is done has asked in vain (§16.1).
  mutating func updateProperties(of object: ObjectID) throws(Fault) {
    guard simulation.version.updatesProperties else { return }
    simulation.runLoop.needsProperties.remove(object)
    try sendTracking("updateProperties", to: object)
    guard let view = simulation.interface.viewControllers[object]?.view else { return }
    for subview in simulation.ownTree(below: view) where simulation.isLearners(subview) {
      simulation.runLoop.needsProperties.remove(subview)
      try sendTracking("updateProperties", to: subview)
    }
    for child in simulation.nestedControllers(below: view) { try updateProperties(of: child) }
  }
}

extension Simulation {
  /// The view and all below it, superviews first.
  public func tree(below view: ObjectID) -> [ObjectID] { tree(below: view) { _ in true } }

  /// The view and those below it that belong to no other controller.
  package func ownTree(below view: ObjectID) -> [ObjectID] {
    tree(below: view) { controller(ofView: $0) == nil }
  }

  /// However deep it is, it takes no stack.
  private func tree(
    below view: ObjectID, entering isEntered: (ObjectID) -> Bool
  ) -> [ObjectID] {
    var found: [ObjectID] = []
    var waiting = [view]
    while let next = waiting.popLast() {
      found.append(next)
      waiting += subviews(of: next).reversed().lazy.filter(isEntered)
    }
    return found
  }

  /// The controllers nearest below a view, which lay out what is theirs.
  /// In the order of the tree; what stands in a controller's view is not looked into.
  func nestedControllers(below view: ObjectID) -> [ObjectID] {
    var found: [ObjectID] = []
    var waiting = Array(subviews(of: view).reversed())
    while let next = waiting.popLast() {
      if let controller = controller(ofView: next) {
        found.append(controller)
      } else {
        waiting += subviews(of: next).reversed()
      }
    }
    return found
  }
}
