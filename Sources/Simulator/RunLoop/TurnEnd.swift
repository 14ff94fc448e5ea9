import InterfaceModel
public import ObjectModel
public import ObjectRuntime

// The end of a turn: appearances complete, views are laid out, the pool drains.
extension Turn {
  /// How many update passes one turn may ask for before the rest waits for the next.
  private static let mostPasses = 100

  /// Ends the turn, unless it is held open: appearances and layout, then the main queue's blocks
  /// and the ends of animations by their time, then the autorelease pool.
  public mutating func end() throws(Fault) {
    try endStatement()
    guard !simulation.runLoop.isHeld else { return }
    for _ in 0..<Turn.mostPasses {
      if simulation.runLoop.needsUpdate {
        try update()
      } else if let work = simulation.runLoop.takeNext() {
        try run(work)
      } else {
        break
      }
    }
    while simulation.pools.count > 1 { try popPool() }
    try drainPool()
    noteMemory()
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

  /// Completes appearances, and updates and lays out what asked for it.
  mutating func update() throws(Fault) {
    let work = simulation.runLoop
    simulation.runLoop.clearUpdates()
    for transition in work.transitions { try show(transition) }
    for object in work.needsProperties.objects where simulation.isAlive(object) {
      try updateProperties(of: object)
    }
    var done: Set<ObjectID> = []
    for object in work.needsLayout.objects where simulation.isAlive(object) {
      try layOut(object, &done)
    }
  }
}

// MARK: - Update passes
extension Turn {
  /// `setNeedsLayout`, of a view or of a controller's view; several requests become one.
  mutating func setNeedsLayout(_ object: ObjectID) {
    simulation.runLoop.needsLayout.add(object)
  }

  /// `setNeedsUpdateProperties`.
  mutating func setNeedsUpdateProperties(_ object: ObjectID) {
    simulation.runLoop.needsProperties.add(object)
  }

  /// `updatePropertiesIfNeeded`: what is pending in the object and below it runs at once.
  mutating func updatePropertiesIfNeeded(_ object: ObjectID) throws(Fault) {
    let top = simulation.interface.viewControllers[object]?.view ?? object
    for candidate in simulation.runLoop.needsProperties.objects {
      let view = simulation.interface.viewControllers[candidate]?.view ?? candidate
      guard simulation.isView(view, atOrBelow: top) else { continue }
      simulation.runLoop.needsProperties.remove(candidate)
      try send("updateProperties", to: .object(candidate), from: .uikit)
    }
  }

  mutating func updateProperties(of object: ObjectID) throws(Fault) {
    guard simulation.version.updatesProperties else { return }
    try send("updateProperties", to: .object(object), from: .uikit)
    guard let view = simulation.interface.viewControllers[object]?.view else { return }
    for subview in simulation.ownTree(below: view) where simulation.isLearners(subview) {
      try send("updateProperties", to: .object(subview), from: .uikit)
    }
    for child in simulation.nestedControllers(below: view) { try updateProperties(of: child) }
  }

  /// One layout pass of a controller's view, or of a view: the view gets its displayed size first.
  mutating func layOut(_ object: ObjectID) throws(Fault) {
    var done: Set<ObjectID> = []
    try layOut(object, &done)
  }

  /// Lays out what this pass has not laid out already, as a part of something above it.
  private mutating func layOut(
    _ object: ObjectID, _ done: inout Set<ObjectID>
  ) throws(Fault) {
    guard done.insert(object).inserted else { return }
    let controller =
      simulation.interface.viewControllers[object] != nil
      ? object : simulation.controller(ofView: object)
    guard
      let view = simulation.interface.viewControllers[object]?.view ?? simulation.viewIfAny(object)
    else {
      return
    }
    if let controller, let room = simulation.room(for: controller) {
      simulation.interface.views[view]?.frame = room
    }
    let tells = simulation.version.sendsLayoutCallbacks
    if let controller, tells {
      try send("viewWillLayoutSubviews", to: .object(controller), from: .uikit)
    }
    for subview in simulation.ownTree(below: view) where simulation.isAlive(subview) {
      try send("layoutSubviews", to: .object(subview), from: .uikit)
      draw(subview)
    }
    if let controller, tells {
      try send("viewDidLayoutSubviews", to: .object(controller), from: .uikit)
    }
    for child in simulation.nestedControllers(below: view) { try layOut(child, &done) }
  }
}

extension Simulation {
  func viewIfAny(_ id: ObjectID) -> ObjectID? { interface.views[id] == nil ? nil : id }

  /// The view and all below it, superviews first.
  public func tree(below view: ObjectID) -> [ObjectID] { tree(below: view) { _ in true } }

  /// The view and those below it that belong to no other controller.
  func ownTree(below view: ObjectID) -> [ObjectID] {
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
