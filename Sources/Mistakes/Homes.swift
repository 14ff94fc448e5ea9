import ObjectModel
import ObjectRuntime
import Simulator

/// Where values live but in views: in fields of controllers and of the learner's objects, in
/// collections and variables.
///
/// All objects are gone through once, so that many questions cost little more than one.
struct Homes {
  /// How many objects were looked into.
  private(set) var lookCount = 0
  private var plain: Set<PlainKey> = []
  /// What no key stands for: dates, collections.
  private var others: [Value] = []

  init(in simulation: Simulation) {
    let views = simulation.classes.id(named: "UIView")
    for variable in simulation.variables { add(variable.value, simulation) }
    for id in simulation.allObjects where simulation.isAlive(id) {
      lookCount += 1
      if let views, simulation.classes.isKind(simulation[id].type, of: views) { continue }
      if simulation.isLearners(id) || simulation.isViewController(id) {
        for value in simulation.ownFields(of: id) { add(value, simulation) }
        // UIKit's own flags and numbers say nothing of the app; a title does.
        for value in simulation[id].fields where value.text != nil || value.object != nil {
          add(value, simulation)
        }
      }
      for value in simulation.elements(of: .object(id)) ?? [] { add(value, simulation) }
      for pair in simulation.pairs(of: .object(id)) ?? [] { add(pair.value, simulation) }
    }
  }

  private mutating func add(_ value: Value, _ simulation: Simulation) {
    if let key = simulation.plainKey(value) { plain.insert(key) } else { others.append(value) }
  }

  func contains(_ value: Value, _ simulation: Simulation) -> Bool {
    if let key = simulation.plainKey(value) { return plain.contains(key) }
    return others.contains { simulation.areEqual($0, value) }
  }
}

extension Scene {
  /// Whether a value is kept anywhere but in a view.
  ///
  /// For a text it is enough that a number of the controller's stands in it: it was made from that.
  mutating func hasHome(for value: Value, of controller: ObjectID) -> Bool {
    // Taken once: a simulation is looked at faster than it is copied.
    let simulation = simulation
    if simulation.ownFields(of: controller).contains(where: { simulation.isHome($0, for: value) }) {
      return true
    }
    let homes = homes ?? Homes(in: simulation)
    if self.homes == nil {
      lookCount += homes.lookCount
      self.homes = homes
    }
    return homes.contains(value, simulation)
  }

  /// The controller and the outlet that a control is connected to.
  mutating func outlet(holding control: ObjectID) -> (controller: ObjectID, outlet: String)? {
    var holders = simulation.fieldHolders(of: control).filter(simulation.isViewController)
    // An outlet that neither owns it nor is set to nil with it is one of the controllers around it.
    var view = Optional(control)
    while let next = view {
      holders += simulation.controller(ofView: next).map { [$0] } ?? []
      view = simulation.superview(of: next)
      lookCount += 1
    }
    lookCount += holders.count
    for controller in holders.sorted() where simulation.isAlive(controller) {
      if let outlet = simulation.outlet(of: controller, to: control) { return (controller, outlet) }
    }
    return nil
  }
}

extension Simulation {
  /// Whether what a field holds is a value, or a number that stands in a text.
  func isHome(_ held: Value, for value: Value) -> Bool {
    if areEqual(held, value) { return true }
    switch held {
    case .int, .real, .number: return text(of: value)?.contains(plainDescription(of: held)) ?? false
    case .none, .bool, .string, .object, .type, .selector, .point, .size, .rect, .record, .function,
      .standIn:
      return false
    }
  }
}

extension Value {
  /// Whether it is what a control shows that nobody has touched.
  var isBlank: Bool {
    switch self {
    case .none, .string(""), .bool(false), .int(0), .int(-1), .real(0): true
    default: false
    }
  }
}
