package import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

// Transitions that the program animates itself: they last until it says that they are over.
//
// Apple's pages of UIViewControllerAnimatedTransitioning and UIViewControllerContextTransitioning.
extension Turn {
  /// The animator that a delegate gives for an animated transition, which is kept until its end.
  mutating func animator(of transition: Transition) throws(Fault) -> ObjectID? {
    // Tabs change without an animation but where a delegate gives one.
    guard transition.isAnimated || transition.kind == .select, !transition.isInteractive,
      simulation.version.major >= 7
    else { return nil }
    let answer: Value? =
      switch transition.kind {
      case .present:
        try transition.entering.flatMap { presented throws(Fault) in
          try ask(
            presented,
            "animationControllerForPresentedController:presentingController:sourceController:",
            [.object(presented), .object(transition.host), .object(transition.host)])
        }
      case .dismiss:
        try transition.leaving.flatMap { dismissed throws(Fault) in
          try ask(
            dismissed, "animationControllerForDismissedController:", [.object(dismissed)])
        }
      case .push, .pop:
        try askDelegate(
          of: transition,
          Selector(
            "navigationController:animationControllerForOperation:fromViewController:"
              + "toViewController:"), [.int(transition.kind == .push ? 1 : 2)])
      case .select:
        try askDelegate(
          of: transition,
          "tabBarController:animationControllerForTransitionFromViewController:toViewController:")
      case .display, .turn, .exchange: nil
      }
    guard let animator = answer?.object else { return nil }
    try retain(animator, as: .framework)
    return animator
  }

  /// Asks the transitioning delegate of who is presented.
  mutating func ask(
    _ controller: ObjectID, _ selector: Selector, _ arguments: [Value]
  ) throws(Fault) -> Value? {
    let delegate = try value(forKey: "transitioningDelegate", of: controller)
    guard delegate != .none, responds(delegate, to: selector) else { return nil }
    return try send(selector, to: delegate, arguments, from: .uikit)
  }

  /// Asks the delegate of a stack or of tabs about what comes in the place of something else.
  private mutating func askDelegate(
    of transition: Transition, _ selector: Selector, _ operation: [Value] = []
  ) throws(Fault) -> Value? {
    guard let entering = transition.entering, let leaving = transition.leaving else { return nil }
    let delegate = try value(forKey: "delegate", of: transition.host)
    guard delegate != .none, responds(delegate, to: selector) else { return nil }
    let arguments = [.object(transition.host)] + operation + [.object(leaving), .object(entering)]
    return try send(selector, to: delegate, arguments, from: .uikit)
  }

  /// Hands a transition over to its animator.
  /// One that a finger leads is begun by its interaction controller, which decides about the
  /// animator.
  package mutating func animate(_ transition: Transition, by animator: ObjectID) throws(Fault) {
    let context = try allocateAutoreleased("UIViewControllerContextTransitioning")
    try retain(context, as: .framework)
    simulation.runLoop.custom[context] = transition
    if let interaction = transition.interaction {
      simulation.runLoop.led[context] = LedTransition()
      try send(
        "startInteractiveTransition:", to: .object(interaction), [.object(context)], from: .uikit)
      return
    }
    try send("transitionDuration:", to: .object(animator), [.object(context)], from: .uikit)
    try send("animateTransition:", to: .object(animator), [.object(context)], from: .uikit)
  }

  /// `completeTransition:`; one that did not take place is taken back.
  /// The animator hears `animationEnded:` after all others.
  package mutating func complete(_ context: ObjectID, _ isDone: Bool) throws(Fault) {
    try lift(context, isCancelled: !isDone)
    guard let transition = simulation.runLoop.custom.removeValue(forKey: context) else { return }
    record(.note(.animation))
    if isDone {
      try finish(transition)
    } else {
      try takeBack(transition)
      for id in transition.kept { try letGo(id) }
      if let completion = transition.completion { try release(completion, from: .framework) }
    }
    if let animator = transition.animator {
      if responds(.object(animator), to: "animationEnded:") {
        try send("animationEnded:", to: .object(animator), [.bool(isDone)], from: .uikit)
      }
      try release(animator, from: .framework)
    }
    if let interaction = transition.interaction { try release(interaction, from: .framework) }
    try release(context, from: .framework)
  }

  // MARK: - Presentation controllers of the program's own

  /// Asks who is presented in a style of its own for its presentation controller.
  /// Before iOS 8 there is none.
  mutating func choosePresentationController(
    of presented: ObjectID, on host: ObjectID
  ) throws(Fault) {
    guard simulation.chosenStyle(of: presented) == .custom,
      simulation.version >= UIKitVersion(8),
      let chosen = try ask(
        presented,
        Selector(
          "presentationControllerForPresentedViewController:presentingViewController:"
            + "sourceViewController:"), [.object(presented), .object(host), .object(host)])?.object
    else { return }
    try setValue(.object(chosen), forKey: "presentationController", of: presented)
  }

  /// What the learner's own presentation controller hears and says; nil for UIKit's.
  @discardableResult
  mutating func tellPresentationController(
    of presented: ObjectID, _ selector: Selector, _ arguments: [Value] = []
  ) throws(Fault) -> Value? {
    guard
      let controller = simulation.field(named: "presentationController", of: presented)?.object,
      simulation.isAlive(controller), simulation.isOverridden(selector, by: controller)
    else { return nil }
    return try send(selector, to: .object(controller), arguments, from: .uikit)
  }

  /// What is presented stands where the program's presentation controller says.
  mutating func placePresented(_ view: ObjectID, in transition: Transition) throws(Fault) {
    guard transition.kind == .present, let presented = transition.entering,
      case .rect(let frame)? = try tellPresentationController(
        of: presented, "frameOfPresentedViewInContainerView")
    else { return }
    setFrame(frame, of: view)
  }

  /// Only the program's own presentation controller hears of it; `isDone` is false where the
  /// transition was taken back.
  mutating func tellPresentationController(
    of transition: Transition, begins: Bool, isDone: Bool = true
  ) throws(Fault) {
    let arguments: [Value] = begins ? [] : [.bool(isDone)]
    switch transition.kind {
    case .present:
      guard let presented = transition.entering else { return }
      try tellPresentationController(
        of: presented,
        begins ? "presentationTransitionWillBegin" : "presentationTransitionDidEnd:", arguments)
    case .dismiss:
      guard let dismissed = transition.leaving else { return }
      try tellPresentationController(
        of: dismissed, begins ? "dismissalTransitionWillBegin" : "dismissalTransitionDidEnd:",
        arguments)
    case .display, .push, .pop, .select, .turn, .exchange: return
    }
  }
}

extension Simulation {
  /// The view in which a transition takes place.
  package func container(of transition: Transition) -> ObjectID? {
    [transition.entering, transition.leaving].lazy.compactMap { $0 }
      .compactMap { self.loadedView(of: $0) }.compactMap { self.superview(of: $0) }.first
      ?? loadedView(of: transition.host)
  }

  /// The style of what is presented or dismissed, and none for any other transition.
  package func presentationStyle(in transition: Transition?) -> Value {
    let shown: ObjectID? =
      switch transition?.kind {
      case .present: transition?.entering
      case .dismiss: transition?.leaving
      case .display, .push, .pop, .select, .turn, .exchange, nil: nil
      }
    return .int(shown.map { presentationStyle(of: $0).rawValue } ?? -1)
  }

  /// Who comes or goes in a transition, by `UITransitionContextToViewControllerKey` and its like.
  /// Of a presentation the presenter counts as the one who goes, of a dismissal as the one who
  /// comes.
  package func controller(_ key: Value, in transition: Transition?) -> ObjectID? {
    guard let transition, let key = text(of: key) else { return nil }
    let isComing = key.hasPrefix("UITransitionContextTo")
    switch transition.kind {
    case .present: return isComing ? transition.entering : transition.host
    case .dismiss: return isComing ? transition.host : transition.leaving
    case .display, .push, .pop, .select, .turn, .exchange:
      return isComing ? transition.entering : transition.leaving
    }
  }
}
