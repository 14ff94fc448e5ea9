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
    let types = simulation.classes.names.compactMap { simulation.classes.id(named: $0) }
    let writers = types.filter { simulation.classes[outline: $0].isLearners }
    if !writers.contains(where: scene.countsByHand) { return }
    for leak in simulation.leaks(of: simulation.abandoned) where leak.circle.isEmpty {
      guard let claim = leak.claim, let type = scene.writer(claiming: claim, among: writers) else {
        continue
      }
      scene.report(
        .oddity(.neverReleased), of: leak.object,
        at: Spot(line: claim.line, type: type, isDeclaration: true),
        .neverReleased(simulation[simulation[leak.object].type].name, by: claim.message.rawValue))
    }
  }
}

extension Scene {
  fileprivate func countsByHand(_ type: ClassID) -> Bool {
    simulation[type].memory == .manual && !simulation[type].isSwift
  }

  /// The class that counts by hand and has a method with the claim.
  fileprivate func writer(claiming claim: Leak.Claim, among types: [ClassID]) -> ClassID? {
    let writers = types.filter { world.hasMethod(at: claim.line, in: $0) }
    guard let only = writers.first, writers.count == 1, countsByHand(only),
      let line = world.source(ofClass: simulation[only].name)?.line(claim.line),
      line.contains(claim.message.rawValue)
    else { return nil }
    return only
  }
}
