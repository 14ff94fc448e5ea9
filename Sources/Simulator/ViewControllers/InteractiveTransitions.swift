import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

// Transitions that the program animates itself and a finger leads: their animations stand still until
// it is lifted, and then run on or back.
//
// Apple's pages of UIViewControllerInteractiveTransitioning and UIPercentDrivenInteractiveTransition.
extension Turn {
  /// The object by which a finger leads an animation, which is kept until its end; nil where the
  /// transition begins without one.
  mutating func interaction(
    of transition: Transition, with animator: ObjectID
  ) throws(Fault) -> ObjectID? {
    let animator = [Value.object(animator)]
    let answer: Value? =
      switch transition.kind {
      case .present:
        try transition.entering.flatMap { presented throws(Fault) in
          try ask(presented, "interactionControllerForPresentation:", animator)
        }
      case .dismiss:
        try transition.leaving.flatMap { dismissed throws(Fault) in
          try ask(dismissed, "interactionControllerForDismissal:", animator)
        }
      case .push, .pop:
        try tell(
          "delegate", of: transition.host,
          "navigationController:interactionControllerForAnimationController:", animator)
      case .select:
        try tell(
          "delegate", of: transition.host,
          "tabBarController:interactionControllerForAnimationController:", animator)
      case .display, .turn, .exchange: nil
      }
    guard let interaction = answer?.object, try startsInteractively(interaction) else { return nil }
    try retain(interaction, as: .framework)
    return interaction
  }

  /// From iOS 10 on an object may say that it begins without a finger.
  private mutating func startsInteractively(_ interaction: ObjectID) throws(Fault) -> Bool {
    let question: Selector = "wantsInteractiveStart"
    guard simulation.version >= UIKitVersion(10), responds(.object(interaction), to: question)
    else { return true }
    return try send(question, to: .object(interaction), from: .uikit).isTrue
  }

  /// Sets up the animations of a transition so that a finger leads them; answers how long they take
  /// without one.
  package mutating func lead(_ context: ObjectID) throws(Fault) -> Value? {
    guard let animator = simulation.runLoop.custom[context]?.animator else { return nil }
    simulation.runLoop.leading = context
    defer { simulation.runLoop.leading = nil }
    let duration = try send(
      "transitionDuration:", to: .object(animator), [.object(context)], from: .uikit)
    try send("animateTransition:", to: .object(animator), [.object(context)], from: .uikit)
    return duration
  }

  /// The finger is lifted: what it led runs on to its end, or back to its beginning.
  /// What is left of each animation is divided by `completionSpeed`.
  package mutating func lift(_ context: ObjectID, isCancelled: Bool) throws(Fault) {
    guard let transition = simulation.runLoop.custom[context],
      let led = simulation.runLoop.led.removeValue(forKey: context)
    else { return }
    try setValue(.bool(isCancelled), forKey: "transitionWasCancelled", of: context)
    try endInteraction(of: transition, at: led.part, isCancelled: isCancelled)
    let speed = try completionSpeed(of: transition)
    for animation in led.animations {
      let rest = animation.length * (isCancelled ? led.part : 1 - led.part)
      simulation.runLoop.add(.animationEnd(completion: animation.completion), after: rest / speed)
    }
  }

  /// How much faster than usual the rest runs, 1 where nobody says.
  private mutating func completionSpeed(of transition: Transition) throws(Fault) -> Double {
    let question: Selector = "completionSpeed"
    guard let interaction = transition.interaction, responds(.object(interaction), to: question)
    else { return 1 }
    let speed = try send(question, to: .object(interaction), from: .uikit).real
    return speed > 0 ? speed : 1
  }
}
