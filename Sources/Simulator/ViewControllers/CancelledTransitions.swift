import InterfaceModel
import ObjectModel
import ObjectRuntime

// What was begun is taken back: who came goes, and who was going is there again.
extension Turn {
  /// Ends a transition as if it had not begun. The relations are those of before when the ones that
  /// have part in it are told; who has just come into a stack has moved out of it at the end.
  mutating func takeBack(_ transition: Transition) throws(Fault) {
    if let leaving = transition.leaving {
      simulation.interface.viewControllers[leaving]?.movement = nil
    }
    let gone = try restoreRelations(of: transition)
    if let entering = transition.entering {
      try beginAppearance(of: entering, appears: false, animated: true)
      if let view = simulation.loadedView(of: entering) { try detach(view) }
      try endAppearance(of: entering)
      simulation.interface.viewControllers[entering]?.movement = nil
    }
    if let leaving = transition.leaving {
      try beginAppearance(of: leaving, appears: true, animated: true)
      try endAppearance(of: leaving)
    }
    for id in gone { try tellOfEndedMove(of: id, to: nil) }
    let back = transition.removed.filter(transition.stackBefore.contains)
    for id in back.reversed() { try tellOfEndedMove(of: id, to: transition.host) }
    try tellPresentationController(of: transition, begins: false, isDone: false)
    try endCoordination(of: transition)
    if transition.kind == .present, let presented = transition.entering {
      endPresentations(of: [presented])
      try release(presented, from: .presenter(transition.host))
    }
  }

  /// The stack and the tab of before; answers who is in the stack no more.
  private mutating func restoreRelations(of transition: Transition) throws(Fault) -> [ObjectID] {
    let host = transition.host
    switch transition.kind {
    case .push, .pop:
      let gone = simulation.children(of: host).filter { !transition.stackBefore.contains($0) }
      for id in gone {
        try tellOfMove(of: id, to: nil)
        disown(id, by: host)
      }
      for id in transition.removed.reversed() {
        try tellOfMove(of: id, to: host)
        // What a finger holds has stayed the stack's.
        if !simulation[id].owners.contains(.stack(of: host)) {
          try retain(id, as: .stack(of: host))
        }
      }
      simulation.interface.viewControllers[host]?.children = transition.stackBefore
      return gone
    case .select:
      simulation.interface.viewControllers[host]?.selected = transition.leaving
      return []
    case .display, .present, .dismiss, .turn, .exchange: return []
    }
  }
}
