import InterfaceModel
package import ObjectModel
package import ObjectRuntime

// Navigation controllers: a stack of which the top is shown.
extension Turn {
  /// `pushViewController:animated:`.
  package mutating func push(
    _ pushed: ObjectID?, on navigation: ObjectID, animated: Bool
  ) throws(Fault) {
    guard let pushed else {
      throw .invalidArgument(
        "Application tried to push a nil view controller on target \(pointer(navigation)).")
    }
    try refuse(pushing: pushed, on: navigation)
    try putOnStack(pushed, of: navigation, animated: animated)
  }

  /// The same without a look at what is pushed: a split view pushes navigation controllers, too.
  /// A push during a transition ends that first, and is not animated then.
  mutating func putOnStack(
    _ pushed: ObjectID, of navigation: ObjectID, animated: Bool
  ) throws(Fault) {
    let isAnimated = try endTransitionUnderWay(of: navigation, "push") && animated
    let before = simulation.children(of: navigation)
    try leaveParent(pushed)
    try tellOfMove(of: pushed, to: navigation)
    try adopt(pushed, by: navigation)
    try replaceTop(
      Transition(
        host: navigation, kind: .push, entering: pushed, leaving: before.last,
        isAnimated: isAnimated, stackBefore: before))
  }

  /// Two that cannot be pushed: one that is on the stack already, and a navigation controller
  /// (§6.6).
  private func refuse(pushing pushed: ObjectID, on navigation: ObjectID) throws(Fault) {
    if simulation.children(of: navigation).contains(pushed) {
      throw .invalidArgument(
        "Pushing the same view controller instance more than once is not supported "
          + "(\(pointer(pushed)))")
    }
    if simulation.isKind(pushed, of: "UINavigationController") {
      throw .invalidArgument("Pushing a navigation controller is not supported")
    }
  }

  /// Pops until a controller is the top; answers those that went, from the lower to the upper.
  /// All hear that they move before any of them has left; only the old and the new top appear and
  /// disappear (§6).
  package mutating func pop(
    to target: ObjectID, of navigation: ObjectID, animated: Bool
  ) throws(Fault) -> [ObjectID] {
    let stack = simulation.children(of: navigation)
    guard let place = stack.firstIndex(of: target) else {
      throw .inconsistency("Tried to pop to a view controller that doesn't exist.")
    }
    let popped = Array(stack[(place + 1)...])
    guard let top = popped.last else { return [] }
    let isAnimated = try endTransitionUnderWay(of: navigation, "pop") && animated
    for id in popped.reversed() { try tellOfMove(of: id, to: nil) }
    for id in popped.reversed() { disown(id, by: navigation) }
    try replaceTop(
      Transition(
        host: navigation, kind: .pop, entering: target, leaving: top, isAnimated: isAnimated,
        removed: popped.reversed(), stackBefore: stack))
    return popped
  }

  /// `setViewControllers:animated:`: only the old and the new top are told that they appear.
  /// A new top that was in the stack makes a pop of it, any other a push.
  package mutating func setStack(
    _ stack: [ObjectID], of navigation: ObjectID, animated: Bool
  ) throws(Fault) {
    if Set(stack).count < stack.count {
      throw .invalidArgument("All view controllers in a navigation controller must be distinct")
    }
    let isAnimated = try endTransitionUnderWay(of: navigation, "push") && animated
    let old = simulation.children(of: navigation)
    let removed = old.filter { !stack.contains($0) }
    for id in removed { try tellOfMove(of: id, to: nil) }
    for id in stack where !old.contains(id) {
      try leaveParent(id)
      try tellOfMove(of: id, to: navigation)
      try adopt(id, by: navigation)
    }
    for id in removed { disown(id, by: navigation) }
    simulation.interface.viewControllers[navigation]?.children = stack
    let isPop = stack.last.map(old.contains) ?? true
    try replaceTop(
      Transition(
        host: navigation, kind: isPop ? .pop : .push, entering: stack.last, leaving: old.last,
        isAnimated: isAnimated, removed: removed, stackBefore: old))
  }

  /// Shows the new top, if the stack is on screen; else only the stack has changed.
  /// Off screen the moves end at once, but that of the new top, which ends when it is shown.
  mutating func replaceTop(_ transition: Transition) throws(Fault) {
    let navigation = transition.host
    guard simulation.isShowing(navigation), transition.entering != transition.leaving else {
      if let old = transition.leaving, old != transition.entering {
        setMovesWhenShown(old, false)
        if let view = simulation.loadedView(of: old) { try detach(view) }
      }
      if transition.kind == .push, let new = transition.entering { setMovesWhenShown(new, true) }
      for id in transition.removed { try tellOfEndedMove(of: id, to: nil) }
      return
    }
    try begin(transition, in: simulation.loadedView(of: navigation))
  }

  /// One that was pushed off screen hears that it has moved when it has appeared (§6.1).
  private mutating func setMovesWhenShown(_ id: ObjectID, _ moves: Bool) {
    simulation.interface.viewControllers[id]?.movesWhenShown = moves
    simulation.interface.viewControllers[id]?.movement = moves ? .toParent : nil
  }

  /// A transition ends before the next begins; one that is animated is spoiled by that. Whether the
  /// next may be animated.
  private mutating func endTransitionUnderWay(
    of navigation: ObjectID, _ name: String
  ) throws(Fault) -> Bool {
    let isNested = simulation.runLoop.animated.contains { $0.host == navigation }
    if isNested { warn("nested \(name) animation can result in corrupted navigation bar") }
    try settle(navigation)
    return !isNested
  }
}

extension RunLoop {
  /// The animated transitions that have begun and not ended.
  var animated: [Transition] {
    (transitions + later.transitions + [gesture?.transition].compactMap { $0 })
      .filter(\.isAnimated)
  }

  /// The same, and those that the program animates itself.
  var underWay: [Transition] { animated + custom.values }
}
