import ObjectModel
import ObjectRuntime
import Simulator

/// A controller cannot die, as what it owns holds it strongly as its delegate.
///
/// As with closures, only what no root reaches any more is held against anybody.
struct HeldByDelegate: Detector {
  /// Who has left the screen in this turn, and may have been let go of.
  private var gone: [ObjectID] = []
  private var told: Set<Told> = []

  private struct Told: Hashable {
    let holder: ObjectID
    let field: String
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
    for id in simulation.abandoned.filter(isMeant) {
      let circle = simulation.leak(of: id).circle
      for link in circle {
        guard case .field(let holder, let name) = link.owner, simulation.isLearners(holder),
          HeldByDelegate.words.contains(where: { name.lowercased().hasSuffix($0) }),
          told.insert(Told(holder: holder, field: name)).inserted
        else { continue }
        let type = simulation[holder].type
        scene.report(
          .oddity(.strongDelegate), of: id, line: scene.line(ofOutlet: name, in: holder), in: type,
          .heldByDelegate(name, circle: simulation.text(of: circle)))
        break
      }
    }
  }

  private static let words = ["delegate", "datasource"]
}
