import FoundationKit
package import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

// What goes along with an animated transition, and who is told that it has ended.
//
// Apple's pages of UIViewControllerTransitionCoordinator and of its context.
extension Turn {
  /// `transitionCoordinator`: of the animated transition that a controller or one around it has part
  /// in.
  package mutating func coordinator(of controller: ObjectID) throws(Fault) -> Value {
    guard let host = simulation.coordinator(of: controller),
      let coordination = simulation.interface.viewControllers[host]?.coordination
    else { return .none }
    if let known = coordination.coordinator { return .object(known) }
    let made = try allocateAutoreleased("UIViewControllerTransitionCoordinator")
    for key in ["initiallyInteractive", "interactive"] {
      try setValue(.bool(coordination.isInteractive), forKey: key, of: made)
    }
    try retain(made, as: .framework)
    simulation.interface.viewControllers[host]?.coordination?.coordinator = made
    return .object(made)
  }

  /// From iOS 7 on, of animated transitions alone; the coordinator itself is made when somebody
  /// asks for it.
  mutating func beginCoordination(of transition: Transition) {
    guard transition.isAnimated, simulation.version.major >= 7 else { return }
    simulation.interface.viewControllers[transition.host]?.coordination = Coordination(transition)
  }

  /// Blocks run with the animation, when the new view is laid out.
  mutating func runAlongside(_ transition: Transition) throws(Fault) {
    guard let coordinator = simulation.coordinator(of: transition) else { return }
    try runBlocks("alongside", of: coordinator)
  }

  /// The finger is lifted; whether the transition is taken back is certain now.
  mutating func endInteraction(
    of transition: Transition, at part: Double = 0, isCancelled: Bool
  ) throws(Fault) {
    guard let coordinator = simulation.coordinator(of: transition) else { return }
    try setValue(.real(part), forKey: "percentComplete", of: coordinator)
    try setValue(.bool(false), forKey: "interactive", of: coordinator)
    try setValue(.bool(isCancelled), forKey: "cancelled", of: coordinator)
    try runBlocks("interactionChanges", of: coordinator)
  }

  /// Completions run when all else is over, and the coordinator is let go.
  mutating func endCoordination(of transition: Transition) throws(Fault) {
    let coordinator = simulation.coordinator(of: transition)
    simulation.interface.viewControllers[transition.host]?.coordination = nil
    guard let coordinator else { return }
    try runBlocks("completions", of: coordinator)
    try release(coordinator, from: .framework)
  }

  /// In the order of registration; each gets the coordinator as the context.
  mutating func runBlocks(_ key: String, of coordinator: ObjectID) throws(Fault) {
    for block in elements(try part(key, of: coordinator, "NSMutableArray")) {
      try call(block: block, [.object(coordinator)])
    }
  }

  /// `animateAlongsideTransition:completion:` and its like.
  package mutating func remember(
    _ block: Value, _ key: String, of coordinator: ObjectID
  ) throws(Fault) {
    guard block != .none, let list = try part(key, of: coordinator, "NSMutableArray").object,
      let kept = try keepBlock(block)
    else { return }
    try append(.object(kept), to: list)
    try release(kept, from: .framework)
  }
}

extension Simulation {
  /// The transition that a coordinator stands for; nil for a turn of the device.
  package func transition(coordinatedBy coordinator: ObjectID) -> Transition? {
    interface.viewControllers.values.lazy.compactMap(\.coordination)
      .first { $0.coordinator == coordinator }?.transition
  }

  /// Who shows the animated transition that a controller or one around it has part in.
  package func coordinator(of controller: ObjectID) -> ObjectID? {
    ancestry(of: controller).lazy.flatMap { [$0, self.presenting($0)] }.compactMap { $0 }
      .first { self.interface.viewControllers[$0]?.coordination != nil }
  }

  /// Nil where nobody has asked for one.
  package func coordinator(of transition: Transition) -> ObjectID? {
    interface.viewControllers[transition.host]?.coordination?.coordinator
  }
}
