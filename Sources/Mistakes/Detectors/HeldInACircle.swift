import ObjectModel
import ObjectRuntime
import Simulator

/// A controller cannot die, as what it owns, over whatever else, holds it strongly: a closure that
/// captures it, or an object whose delegate it is.
///
/// Only what no root reaches any more is held against anybody: while a person can still get at one
/// of the two, the circle may yet be broken.
struct HeldInACircle: Detector {
  /// Who has left the screen in this turn, and may have been let go of.
  private var gone: [ObjectID] = []
  /// The links of circles that were told of by another of their members.
  private var told: Set<Link> = []

  /// The link of a circle that could be weak.
  private enum Link: Hashable {
    case closure(ObjectID)
    case delegate(of: ObjectID, field: String)
  }

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
    for leak in simulation.leaks(of: simulation.abandoned.filter(isMeant)) {
      let (id, circle) = (leak.object, leak.circle)
      // Where a closure closes the circle, that is what has to let go.
      var hasDelegate = circle.contains { if case .capture = $0.owner { true } else { false } }
      for link in circle {
        if case .capture(let closure, let name) = link.owner,
          let kind = simulation.closureKind(of: closure), told.insert(.closure(closure)).inserted
        {
          scene.report(
            .oddity(.retainCycle), of: id, at: Spot(line: simulation[closure].line),
            .heldByClosure(
              captured: name, circle: simulation.text(of: circle), isBlock: kind == .block))
        }
        if case .field(let holder, let name) = link.owner, !hasDelegate, name.namesADelegate,
          simulation.isLearners(holder),
          told.insert(.delegate(of: holder, field: name)).inserted
        {
          hasDelegate = true
          let line = (scene.spot(ofOutlet: name, in: holder) ?? scene.spot).line
          scene.report(
            .oddity(.strongDelegate), of: id,
            at: Spot(line: line, type: simulation[holder].type, isDeclaration: true),
            .heldByDelegate(name, circle: simulation.text(of: circle)))
        }
      }
    }
  }
}

extension String {
  /// Whether a property of this name holds whom its object tells and asks.
  fileprivate var namesADelegate: Bool {
    let name = lowercased()
    return name.hasSuffix("delegate") || name.hasSuffix("datasource")
  }
}
