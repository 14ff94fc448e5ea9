import Interpreter
import ObjectModel
import ObjectRuntime
import Syntax

/// Looks for one mistake in what happens.
protocol Detector: Sendable {
  init()
  /// Takes in one thing that happened; what it amounts to is reported to the scene.
  mutating func observe(_ moment: Moment, in scene: inout Scene)
}

/// One thing that happened, as detectors see it.
enum Moment {
  case call(Call)
  case clue(Clue.Kind)
  case memoryWarning
  case connected(String, of: ObjectID, to: ObjectID)
  case freed(ObjectID)
  case turnEnds
  /// The run ends, and the app has not.
  case runEnds
}

/// Where something happened: what was being answered then, and the world after the turn.
struct Scene {
  let world: World
  /// Whether files are reviewed, which is told what does no harm yet too.
  let isReview: Bool
  var line = 0
  /// How many events of the turn came before.
  var place = 0
  /// The life-cycle messages that were being answered, outermost first.
  var calls: [Call] = []
  private(set) var findings: [(place: Int, finding: Finding)] = []
  /// Where values live, once somebody has asked.
  var homes: Homes?
  /// What the methods of classes say, once somebody has asked.
  var code: [ClassID: CodeWords] = [:]
  /// How many objects detectors looked into beside those that something happened to.
  var lookCount = 0

  init(_ world: World, isReview: Bool) { (self.world, self.isReview) = (world, isReview) }

  var simulation: Simulation { _read { yield world.simulation } }

  /// The language that an object's class is written in.
  func dialect(of id: ObjectID) -> Dialect {
    simulation[simulation[id].type].isSwift ? .swift : .objectiveC
  }

  /// Whether a message is being answered by an object.
  func isIn(_ selector: Selector, of id: ObjectID) -> Bool {
    calls.contains { $0.selector == selector && $0.receiver == id }
  }

  mutating func report(
    _ subject: Finding.Subject, of id: ObjectID, line: Int? = nil, in type: ClassID? = nil,
    _ evidence: Evidence
  ) {
    let owner = simulation[type ?? simulation[id].type]
    findings.append(
      (
        place,
        Finding(
          subject: subject, type: owner.name, object: simulation.name(of: id),
          line: line ?? self.line, evidence: evidence,
          style: style(of: type ?? simulation[id].type, evidence))
      ))
  }

  private func style(of type: ClassID, _ evidence: Evidence) -> CodeStyle {
    let ivars = evidence.kept.filter { simulation.classes.property(named: $0, of: type) == nil }
    return CodeStyle(
      dialect: simulation[type].isSwift ? .swift : .objectiveC, memory: simulation[type].memory,
      ivars: Set(ivars))
  }

  mutating func report(
    _ mistake: Mistake, of id: ObjectID, line: Int? = nil, _ evidence: Evidence
  ) {
    report(.mistake(mistake), of: id, line: line, in: nil, evidence)
  }
}

extension Scene {
  /// The line of the method that an object runs for a message.
  func line(of selector: Selector, in id: ObjectID) -> Int? {
    world.writtenMethod(selector, of: simulation[id].type)?.line
  }

  /// The line that declares an outlet.
  func line(ofOutlet name: String, in id: ObjectID) -> Int? {
    let type = simulation[id].type
    let property = simulation.classes.property(named: name, of: type)?.line
    return property ?? simulation.classes.ivar(named: name, of: type)?.ivar.line
  }

  /// The line of a method, or of the outlet it ought to look after.
  func line(of selector: Selector, or outlet: String, in id: ObjectID) -> Int? {
    line(of: selector, in: id) ?? line(ofOutlet: outlet, in: id)
  }

  /// Whether a controller keeps the object in one of its fields alive: by the field itself, or by a
  /// claim that the field's pointer stands for.
  func owns(_ controller: ObjectID, _ field: Inventory.Field) -> Bool {
    guard let held = field.value.object, simulation.isAlive(held) else { return false }
    return simulation[held].owners.contains { owner in
      switch owner {
      case .field(controller, let label): label == field.label
      case .claim: true
      default: false
      }
    }
  }
}
