import ObjectModel
import ObjectRuntime
import Simulator

/// A controller cannot die, as a closure that it owns, over whatever else, captures it strongly.
///
/// Only what no root reaches any more is held against anybody: while a person can still get at one
/// of the two, the circle may yet be broken.
struct HeldByClosure: Detector {
  /// Who has left the screen in this turn, and may have been let go of.
  private var gone: [ObjectID] = []
  /// The closures of circles that were told of by another of their members.
  private var told: Set<ObjectID> = []

  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    switch moment {
    case .call(let call) where call.selector == "viewDidDisappear:": gone.append(call.receiver)
    case .turnEnds where !gone.isEmpty:
      let gone = gone
      check(&scene) { gone.contains($0) }
      self.gone = []
    case .runEnds:
      let simulation = scene.simulation
      check(&scene) { simulation.isViewController($0) }
    default: break
    }
  }

  private mutating func check(_ scene: inout Scene, _ isMeant: (ObjectID) -> Bool) {
    let simulation = scene.simulation
    for id in simulation.abandoned.filter(isMeant) {
      let circle = simulation.leak(of: id).circle
      for link in circle {
        guard case .capture(let closure, let name) = link.owner,
          let kind = simulation.closureKind(of: closure), told.insert(closure).inserted
        else { continue }
        scene.report(
          .oddity(.retainCycle), of: id, line: simulation[closure].line,
          .heldByClosure(
            captured: name, circle: simulation.text(of: circle), isBlock: kind == .block))
        break
      }
    }
  }
}
