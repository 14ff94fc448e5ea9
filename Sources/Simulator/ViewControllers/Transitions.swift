package import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import UIKitAPI

// How a transition runs: will-calls at once, layout when the turn's code has run, then the
// did-calls, after the animation where there is one.
extension Turn {
  /// Begins a transition whose hosts and owners are in order. The view of the one that comes is
  /// loaded before anybody is told.
  package mutating func begin(
    _ transition: Transition, in superview: ObjectID?, at index: Int? = nil
  ) throws(Fault) {
    var transition = transition
    let view = try transition.entering.flatMap { (id) throws(Fault) in try self.view(of: id) }
    transition.animator = try animator(of: transition)
    if let animator = transition.animator {
      transition.isAnimated = true
      transition.interaction = try interaction(of: transition, with: animator)
    }
    // What a finger holds goes on for several turns: its controllers keep their owners.
    if !transition.isInteractive { for id in transition.kept { keep(id) } }
    if let (id, movement) = transition.movement {
      simulation.interface.viewControllers[id]?.movement = movement
    }
    beginCoordination(of: transition)
    try tellPresentationController(of: transition, begins: true)
    for id in transition.beginning {
      let appears = id == transition.entering
      try beginAppearance(of: id, appears: appears, animated: transition.isAnimated)
    }
    if let view, let superview {
      // The program may have moved what is presented into the presenter itself.
      let isInside = simulation.isView(superview, atOrBelow: view)
      try place(view, in: isInside ? simulation.keyWindow : superview, at: index)
      try placePresented(view, in: transition)
    }
    try tellDelegate(willShow: true, transition)
    simulation.runLoop.transitions.append(transition)
  }

  /// The part of a transition before its animation: the view is in the hierarchy and laid out. An
  /// animation that is cut short ends at once.
  package mutating func show(_ transition: Transition, isCutShort: Bool = false) throws(Fault) {
    if let entering = transition.entering, isUnderWay(entering, in: transition) {
      try standForLeader(of: transition)
      try askForStatusBar(without: transition.removed)
      if let view = simulation.loadedView(of: entering) {
        // With the top of its stack a navigation controller may have got another place, too.
        if let stack = simulation.loadedView(of: transition.host),
          transition.kind == .push || transition.kind == .pop
        {
          makeRoom(for: stack)
        }
        makeRoom(below: view)
        try tellOfInsets(below: view)
      }
      try isAppearing(entering, inTransition: true)
      let isPresented = transition.kind == .present
      if isPresented {
        try tellPresentationController(of: entering, "containerViewWillLayoutSubviews")
      }
      if !laysOutLast(transition) { try updateAndLayOut(entering) }
      if isPresented {
        try tellPresentationController(of: entering, "containerViewDidLayoutSubviews")
      }
      try draw()
    }
    try runAlongside(transition)
    if transition.isInteractive { return }
    if let animator = transition.animator { return try animate(transition, by: animator) }
    try askForZoomedView(in: transition)
    if transition.isAnimated, !isCutShort {
      simulation.runLoop.add(.transitionEnd(transition), after: Transition.duration)
    } else {
      if transition.isAnimated { record(.note(.animation)) }
      try finish(transition)
    }
  }

  /// The did-calls, and what follows them.
  /// The old view goes before the did-calls, but with presentations after them; blocks of
  /// completion come when all delegates have heard.
  mutating func finish(_ transition: Transition) throws(Fault) {
    let isModal = transition.kind == .present || transition.kind == .dismiss
    if !isModal { try takeOut(transition.leaving) }
    if transition.kind == .dismiss { endPresentations(of: transition.removed) }
    for id in transition.ending where isUnderWay(id, in: transition) {
      try endAppearance(of: id)
    }
    if isModal { try takeOut(transition.leaving) }
    if let (id, _) = transition.movement {
      simulation.interface.viewControllers[id]?.movement = nil
    }
    if laysOutLast(transition), let entering = transition.entering { try updateAndLayOut(entering) }
    try tellOfMove(transition)
    try tellDelegate(willShow: false, transition)
    try tellPresentationController(of: transition, begins: false)
    try tellOfSearch(transition)
    try endCoordination(of: transition)
    if transition.isInteractive { try tellOfInteraction(transition) }
    if let completion = transition.completion {
      try call(block: .object(completion), transition.completionArguments)
      try release(completion, from: .framework)
    }
    if transition.kind != .display, !transition.isInteractive {
      for id in transition.kept { try letGo(id) }
    }
    if transition.kind == .dismiss {
      let presenters = transition.removed.dropFirst() + [transition.host]
      for (id, presenter) in zip(transition.removed, presenters) {
        try release(id, from: .presenter(presenter))
      }
      if let first = transition.removed.last,
        simulation[transition.host].owners.contains(.presentation(of: first))
      {
        try release(transition.host, from: .presentation(of: first))
      }
    }
  }

  /// Ends all transitions that have begun before what a controller shows is changed, if it is on
  /// screen, on its way there or from there.
  mutating func settle(_ controller: ObjectID) throws(Fault) {
    let state = simulation.appearance(of: controller)
    if state != nil, state != .disappeared { try finishTransitions() }
  }

  /// Ends all transitions that have begun, because another one is to begin; where each that ends
  /// begins the next, that is stopped.
  package mutating func finishTransitions() throws(Fault) {
    var left = budget.turns
    while !simulation.runLoop.transitions.isEmpty {
      if left <= 0 { throw .stopped(.turns) }
      left -= Turn.turnsOfUpdate
      let transition = simulation.runLoop.transitions.removeFirst()
      try show(transition, isCutShort: true)
    }
    while let transition = simulation.runLoop.later.popTransition() { try finish(transition) }
    try finishGesture()
  }

  /// What is told of a gesture that was finished, before who went is let go of.
  private mutating func tellOfInteraction(_ transition: Transition) throws(Fault) {
    try endTurning(transition, isFinished: true)
    if transition.kind == .dismiss, let sheet = transition.leaving {
      try tellPresentationDelegate(of: sheet, "presentationControllerDidDismiss:")
    }
  }

  /// Whether a controller is still in the state that this transition has put it in: another one may
  /// have turned it round.
  private func isUnderWay(_ id: ObjectID, in transition: Transition) -> Bool {
    simulation.isAlive(id)
      && simulation.appearance(of: id) == (id == transition.entering ? .appearing : .disappearing)
  }

  /// A push without animation lays out after its did-calls on recent versions (§6.4).
  private func laysOutLast(_ transition: Transition) -> Bool {
    transition.kind == .push && !transition.isAnimated
      && simulation.version.laysOutAfterPushWithoutAnimation
  }

  /// Properties before layout, as in every update pass (§16.1).
  private mutating func updateAndLayOut(_ controller: ObjectID) throws(Fault) {
    try updateProperties(of: controller)
    try layOut(controller)
  }

  /// The view of a controller that has gone leaves the hierarchy, unless it came back meanwhile.
  private mutating func takeOut(_ controller: ObjectID?) throws(Fault) {
    guard let controller, let view = simulation.loadedView(of: controller) else { return }
    let state = simulation.appearance(of: controller)
    if state == .disappearing || state == .disappeared { try detach(view) }
  }

  /// `didMoveToParentViewController:`, which the container sends when all is over.
  private mutating func tellOfMove(_ transition: Transition) throws(Fault) {
    if transition.kind == .push || transition.kind == .turn, let entering = transition.entering,
      simulation.parent(of: entering) == transition.host
    {
      try tellOfEndedMove(of: entering, to: transition.host)
    }
    guard transition.kind != .dismiss else { return }
    for id in transition.removed { try tellOfEndedMove(of: id, to: nil) }
  }

  /// Only stacks have this delegate.
  private mutating func tellDelegate(
    willShow: Bool, _ transition: Transition
  ) throws(Fault) {
    guard transition.kind == .push || transition.kind == .pop, let shown = transition.entering
    else { return }
    try tellDelegate(
      ofNavigation: transition.host, willShow: willShow, shown, animated: transition.isAnimated)
  }

  /// `navigationController:willShowViewController:animated:` and its `didShow` twin.
  mutating func tellDelegate(
    ofNavigation navigation: ObjectID, willShow: Bool, _ shown: ObjectID, animated: Bool
  ) throws(Fault) {
    let delegate = try value(forKey: "delegate", of: navigation)
    let selector = willShow ? LifeCycle.willShow : LifeCycle.didShow
    guard delegate != .none, responds(delegate, to: selector) else { return }
    try send(
      selector, to: delegate, [.object(navigation), .object(shown), .bool(animated)], from: .uikit)
  }
}
