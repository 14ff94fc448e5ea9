import Interpreter
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax
import UIKitAPI

/// Mistake 4: a view is set up by one of its two initialisers only, and the other one ran.
///
/// What an initialiser sets up is found by running it on a view of its own, in a copy of the world:
/// what that one has and the view in question has not is the evidence. Set-up that came later, in
/// `awakeFromNib` or in the controller, counts.
struct OneInitializerOnly: Detector {
  private var made: [(view: ObjectID, by: Selector)] = []

  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    switch moment {
    case .call(let call):
      guard call.selector == "initWithCoder:" || call.selector == "initWithFrame:",
        scene.simulation.isKind(call.receiver, of: "UIView")
      else { return }
      made.append((call.receiver, call.selector))
    case .turnEnds:
      for (view, selector) in made where scene.simulation.isAlive(view) {
        check(view, madeBy: selector, in: &scene)
      }
      made = []
    default: break
    }
  }

  private func check(_ view: ObjectID, madeBy ran: Selector, in scene: inout Scene) {
    let other: Selector = ran == "initWithCoder:" ? "initWithFrame:" : "initWithCoder:"
    guard let spot = scene.spot(of: other, in: view) else { return }
    let missing = SetUp(of: view, by: other, in: scene.world).missing(in: view, scene.simulation)
    guard !missing.isEmpty else { return }
    let dialect = scene.dialect(of: view)
    scene.report(
      .oneInitializerOnly, of: view, at: spot,
      .notSetUp(
        dialect == .swift ? missing.map(SwiftNames.swiftProperty) : missing,
        by: dialect.name(of: other), ran: dialect.name(of: ran)))
  }
}

/// What an initialiser does to a view: its fields before and after, what else it sets, and how many
/// subviews it adds.
private struct SetUp {
  private var before: [Value] = []
  private var after: [Value] = []
  /// Of properties that change nothing that is simulated.
  private var kept: [String: Value] = [:]
  private var subviewCount = 0

  /// Runs the initialiser on a new view of the same class, in a copy of the world.
  init(of view: ObjectID, by selector: Selector, in world: World) {
    var world = world
    var options = RunOptions()
    options.steps = 100_000
    let type = world.simulation[view].type
    var copy: ObjectID?
    let outcome = world.turn(options: options) { turn throws(Fault) in
      let id = try turn.allocate(type, counting: .manual)
      copy = id
      before = turn.simulation[id].fields
      let argument: Value = selector == "initWithFrame:" ? .rect(Rect()) : .none
      try turn.send(selector, to: .object(id), [argument], from: .uikit)
    }
    guard outcome.fault == nil, let copy else { return }
    after = world.simulation[copy].fields
    kept = world.simulation.keptProperties(of: copy)
    subviewCount = world.simulation.subviews(of: copy).count
  }

  /// The names of what the initialiser would have set and a view has not.
  func missing(in view: ObjectID, _ simulation: Simulation) -> [String] {
    let fields = simulation[view].fields
    let slots = after.indices.filter { slot in
      slot < fields.count && slot < before.count && after[slot] != before[slot]
        && fields[slot] == before[slot]
    }
    let own = simulation.keptProperties(of: view)
    let names =
      slots.map { simulation.label(ofField: $0, of: simulation[view].type) }
      + kept.keys.filter { own[$0] == nil }.sorted()
    let lacksSubviews = subviewCount > 0 && simulation.subviews(of: view).isEmpty
    return lacksSubviews ? names + ["subviews"] : names
  }
}
