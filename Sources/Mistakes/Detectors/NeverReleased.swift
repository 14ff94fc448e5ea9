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
/// a method with the claim at the line; of a stand-in, only what no method but `dealloc` releases: it
/// may have been to call that.
struct NeverReleased: Detector {
  func observe(_ moment: Moment, in scene: inout Scene) {
    guard case .runEnds = moment, scene.isReview else { return }
    let simulation = scene.simulation
    let abandoned = simulation.abandoned
    if abandoned.isEmpty { return }
    let types = simulation.classes.names.compactMap { simulation.classes.id(named: $0) }
    let writers = types.filter { simulation.classes[outline: $0].isLearners }
    if !writers.contains(where: scene.countsByHand) { return }
    for leak in simulation.leaks(of: abandoned)
    where leak.circle.isEmpty && !simulation.heldByStandIns.contains(leak.object) {
      guard let claim = leak.claim else {
        checkField(of: leak.object, among: writers, in: &scene)
        continue
      }
      guard let type = scene.writer(claiming: claim.message, at: claim.line, among: writers) else {
        continue
      }
      if simulation.classes.hasStandIn(simulation[leak.object].type),
        scene.isReleasedLater(at: claim.line, in: type)
      {
        continue
      }
      scene.report(
        .oddity(.neverReleased), of: leak.object,
        at: Spot(line: claim.line, type: type, isDeclaration: true),
        .neverReleased(simulation[simulation[leak.object].type].name, by: claim.message.rawValue))
    }
  }

  /// What a field of somebody who is gone has retained: its `dealloc` has not given that back, or has
  /// and the claim of who made it is left.
  private func checkField(
    of object: ObjectID, among writers: [ClassID], in scene: inout Scene
  ) {
    let simulation = scene.simulation
    for case .field(let holder, let label) in simulation[object].owners
    where !simulation.isAlive(holder) && writers.contains(simulation[holder].type)
      && scene.countsByHand(simulation[holder].type)
    {
      guard let dealloc = scene.world.writtenMethod("dealloc", of: simulation[holder].type),
        dealloc.words.contains("super"), let field = scene.spot(ofOutlet: label, in: holder)
      else { continue }
      let name = simulation[simulation[object].type].name
      if dealloc.gives(back: label) {
        let line = simulation[object].line
        guard let type = scene.writer(claiming: .alloc, at: line, among: writers) else { continue }
        scene.report(
          .oddity(.neverReleased), of: object,
          at: Spot(line: line, type: type, isDeclaration: true),
          .neverReleased(name, by: Owner.Claim.alloc.rawValue))
      } else {
        scene.report(
          .oddity(.neverReleased), of: object, at: field,
          .neverReleased(name, by: Owner.Claim.retain.rawValue))
      }
    }
  }
}

extension WrittenMethod {
  /// Whether it speaks of a field, by the name of the property or of the instance variable.
  fileprivate func gives(back label: String) -> Bool {
    let name = label.filter { $0 != "_" }
    return words.contains { $0.filter { $0 != "_" } == name }
  }
}

extension Scene {
  fileprivate func countsByHand(_ type: ClassID) -> Bool {
    simulation[type].memory == .manual && !simulation[type].isSwift
  }

  /// The class that counts by hand and has a method with the claim.
  fileprivate func writer(
    claiming message: Owner.Claim, at number: Int, among types: [ClassID]
  ) -> ClassID? {
    let writers = types.filter { type in
      countsByHand(type) && world.hasMethod(at: number, in: type)
        && world.source(ofClass: simulation[type].name)?.line(number)
          .contains(message.rawValue) == true
    }
    return writers.count == 1 ? writers.first : nil
  }

  /// Whether a method but `dealloc` releases the variable that a line gives a value.
  fileprivate func isReleasedLater(at line: Int, in type: ClassID) -> Bool {
    let words = words(ofLine: line, in: type, .objectiveC)
    guard let place = words.firstIndex(of: "="), place > 0 else { return false }
    let release = ["[", words[place - 1], "release"]
    return world.writtenMethods(of: type).contains { selector, method in
      let words = method.words
      return selector != "dealloc"
        && words.indices.contains { words[$0...].starts(with: release) }
    }
  }
}
