package import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

extension Turn {
  /// Takes away what a control sends, and lets go of the actions among it.
  package mutating func forgetTargets(
    of control: ObjectID, where isMeant: (TargetAction) -> Bool
  ) throws(Fault) {
    let gone = (simulation.interface.targets[control] ?? []).filter(isMeant)
    simulation.interface.targets[control]?.removeAll(where: isMeant)
    for action in gone.filter(\.isOwned).compactMap(\.target) {
      try release(action, from: .field(control, "actions"))
    }
  }

  /// A control that dies lets go of its actions.
  mutating func forgetActions(of control: ObjectID) throws(Fault) {
    try forgetTargets(of: control) { _ in true }
    simulation.interface.targets[control] = nil
  }

  /// `UIAction`: its handler gets the action, and from iOS 14 on the action knows its sender.
  package mutating func run(action: ObjectID, from sender: Value) throws(Fault) {
    if simulation.version >= UIKitVersion(14) { try setField("sender", to: sender, of: action) }
    guard let handler = simulation.field(named: "handler", of: action), handler != .none else {
      return
    }
    try call(block: handler, [.object(action)])
  }

  /// Sends a control's actions, in the order in which they were added.
  /// An action without a target goes up the responder chain to the first that has it.
  package mutating func sendActions(of control: ObjectID, for events: Int) throws(Fault) {
    for entry in simulation.interface.targets[control] ?? [] where entry.events & events != 0 {
      var target = entry.target
      if target == nil { target = try responder(to: entry.action, from: control) }
      guard let target else { continue }
      if let segue = entry.segue {
        if simulation.isAlive(target) {
          try triggerSegue(named: segue, from: target, sender: control)
        }
        continue
      }
      let arguments: [Value] = entry.action.arity == 0 ? [] : [.object(control)]
      try send(entry.action, to: .object(target), arguments, from: .uikit)
    }
  }

  /// `sendAction:to:from:forEvent:`; an action to nobody is sent along the chain of responders.
  /// Whether somebody got it.
  package mutating func sendAction(
    _ action: Selector, to target: Value, _ arguments: [Value]
  ) throws(Fault) -> Bool {
    var known = target.object
    if known == nil { known = try receiver(of: action) }
    guard let known else { return false }
    try send(
      action, to: .object(known), Array(arguments.prefix(action.arity)), from: .uikit)
    return true
  }

  /// Who gets the action of a button in a bar that has no target: the first responder or the
  /// controller on screen, or who stands above them.
  private mutating func receiver(of action: Selector) throws(Fault) -> ObjectID? {
    let first = simulation.interface.firstResponder ?? simulation.visibleController
    return try first.flatMap { (id) throws(Fault) in try responder(to: action, from: id) }
  }
}

/// The bits of `UIControlEvents` that a person sets.
package enum ControlEvents: Int {
  case touchDown = 1
  case touchUpInside = 64
  case valueChanged = 4096
  case primaryActionTriggered = 8192
  case editingDidBegin = 65536
  case editingChanged = 131_072
  case editingDidEnd = 262_144
  case all = -1
}

extension Turn {
  /// What a person does to a control sends its primary action as well from iOS 9 on; who has set
  /// both hears of it once.
  package mutating func sendPrimaryActions(
    of control: ObjectID, with event: ControlEvents
  ) throws(Fault) {
    let primary =
      simulation.version >= UIKitVersion(9) ? ControlEvents.primaryActionTriggered.rawValue : 0
    try sendActions(of: control, for: event.rawValue | primary)
  }

  /// Every target whose events have this bit.
  package mutating func sendActions(of control: ObjectID, for event: ControlEvents) throws(Fault) {
    try sendActions(of: control, for: event.rawValue)
  }
}
