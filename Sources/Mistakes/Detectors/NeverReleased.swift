import Diagnostics
import Interpreter
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

/// Under counting by hand, what a method made or retained is out of reach, and nobody has given the
/// claim back: `self.label = [[UILabel alloc] init]` of a property that retains.
///
/// Only what is left when the life of a controller is over counts, and only where one class alone has
/// a method at the line.
struct NeverReleased: Detector {
  func observe(_ moment: Moment, in scene: inout Scene) {
    guard case .runEnds = moment, scene.isReview else { return }
    let simulation = scene.simulation
    if !simulation.classes.names.contains(where: { scene.countsByHand($0) }) { return }
    for leak in simulation.leaks(of: simulation.abandoned) where leak.circle.isEmpty {
      guard let claim = leak.claim, let type = scene.writer(claiming: claim) else { continue }
      scene.report(
        .oddity(.neverReleased), of: leak.object,
        at: Spot(line: claim.line, type: type, isDeclaration: true),
        .neverReleased(simulation[simulation[leak.object].type].name, by: claim.message.rawValue))
    }
  }
}

extension Scene {
  fileprivate func countsByHand(_ name: String) -> Bool {
    guard let id = simulation.classes.id(named: name) else { return false }
    return simulation.classes[outline: id].isLearners && simulation[id].memory == .manual
      && !simulation[id].isSwift
  }

  /// The class that counts by hand and has a method with the claim.
  fileprivate func writer(claiming claim: Leak.Claim) -> ClassID? {
    let writers = simulation.classes.names.compactMap { name -> ClassID? in
      guard let id = simulation.classes.id(named: name),
        simulation.classes[outline: id].isLearners, world.hasMethod(at: claim.line, in: id)
      else { return nil }
      return id
    }
    guard let only = writers.first, writers.count == 1, countsByHand(simulation[only].name),
      let line = world.source(ofClass: simulation[only].name)?.line(claim.line),
      line.contains(claim.message.rawValue)
    else { return nil }
    return only
  }
}
