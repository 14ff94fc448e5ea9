import Diagnostics
import Interpreter
import ObjectModel
import ObjectRuntime
import Parsing
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
  var spot = Spot()
  /// How many events of the turn came before.
  var place = 0
  /// The life-cycle messages that were being answered, outermost first.
  var calls: [Call] = []
  private(set) var findings: [(place: Int, finding: Finding)] = []
  /// Where values live, once somebody has asked.
  var homes: Homes?
  /// What the methods of classes say, as far as somebody has asked.
  var code: [ClassID: CodeWords]
  /// How many objects detectors looked into beside those that something happened to.
  var lookCount = 0

  init(_ world: World, isReview: Bool, code: [ClassID: CodeWords] = [:]) {
    (self.world, self.isReview, self.code) = (world, isReview, code)
  }

  var simulation: Simulation { _read { yield world.simulation } }

  /// The language that an object's class is written in.
  func dialect(of id: ObjectID) -> Dialect {
    simulation[simulation[id].type].isSwift ? .swift : .objectiveC
  }

  /// Whether a message is being answered by an object.
  func isIn(_ selector: Selector, of id: ObjectID) -> Bool {
    calls.contains { $0.selector == selector && $0.receiver == id }
  }

  /// Reports what is wrong at a spot, else where the scene is.
  mutating func report(
    _ subject: Finding.Subject, of id: ObjectID, at spot: Spot? = nil, _ evidence: Evidence
  ) {
    let spot = spot ?? self.spot
    let writer = writer(of: spot, for: simulation[id].type)
    findings.append(
      (
        place,
        Finding(
          subject: subject, type: simulation[writer].name, object: simulation.name(of: id),
          line: spot.line, evidence: evidence, style: style(of: writer, evidence))
      ))
  }

  /// The words and signs of the line of a spot, in the code of an object.
  func words(at spot: Spot, of id: ObjectID) -> [String] {
    words(ofLine: spot.line, in: writer(of: spot, for: simulation[id].type), dialect(of: id))
  }

  /// The words and signs of a line, in the code of a class.
  func words(ofLine number: Int, in type: ClassID, _ dialect: Dialect) -> [String] {
    guard let source = world.source(ofClass: simulation[type].name),
      let start = source.offset(ofLine: number)
    else { return [] }
    let end = start + source.line(number).utf8.count
    return source.words(in: SourceRange(start, end), dialect)
  }

  /// The class, that of an object or one above it, in whose code a spot is, else the one that ran.
  private func writer(of spot: Spot, for type: ClassID) -> ClassID {
    if spot.isDeclaration { return spot.type ?? type }
    let writers = simulation.classes.lineage(of: type).filter {
      world.hasMethod(at: spot.line, in: $0)
    }
    if let own = writers.first(where: { $0 == spot.type }) ?? writers.first { return own }
    // What the app does with an object of another class stands in the code that does it.
    if let own = spot.type, world.hasMethod(at: spot.line, in: own) { return own }
    return simulation[type].isLearners ? type : world.soleClass(withMethodAt: spot.line) ?? type
  }

  private func style(of type: ClassID, _ evidence: Evidence) -> CodeStyle {
    let ivars = evidence.kept.filter { simulation.classes.property(named: $0, of: type) == nil }
    return CodeStyle(
      dialect: simulation[type].isSwift ? .swift : .objectiveC, memory: simulation[type].memory,
      ivars: Set(ivars))
  }

  mutating func report(
    _ mistake: Mistake, of id: ObjectID, at spot: Spot? = nil, _ evidence: Evidence
  ) {
    report(.mistake(mistake), of: id, at: spot, evidence)
  }
}

extension Scene {
  /// Where the method stands that an object runs for a message.
  func spot(of selector: Selector, in id: ObjectID) -> Spot? {
    let type = simulation[id].type
    guard let line = world.writtenMethod(selector, of: type)?.line else { return nil }
    return Spot(line: line, type: world.writer(of: selector, for: type), isDeclaration: true)
  }

  /// Where an outlet is declared.
  func spot(ofOutlet name: String, in id: ObjectID) -> Spot? {
    for type in simulation.classes.lineage(of: simulation[id].type) {
      let property = simulation[type].properties.first { $0.name == name }?.line
      let ivar = simulation[type].ivars.first { $0.label == name || $0.name == name }?.line
      if let line = property ?? ivar { return Spot(line: line, type: type, isDeclaration: true) }
    }
    return nil
  }

  /// Where a method stands, or the outlet it ought to look after.
  func spot(of selector: Selector, or outlet: String, in id: ObjectID) -> Spot? {
    spot(of: selector, in: id) ?? spot(ofOutlet: outlet, in: id)
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

/// A line of the code, and the class whose code it is.
struct Spot {
  var line = 0
  /// Nil where it is not known.
  var type: ClassID?
  /// Whether something is declared there, in that class for certain: else a class above or below
  /// may have called a method of its own that stands there.
  var isDeclaration = false
}
