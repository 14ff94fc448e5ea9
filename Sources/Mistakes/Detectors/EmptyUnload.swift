import Interpreter
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

/// Mistake 8: `viewDidUnload` only calls super, or is not there, though there was something to let
/// go.
///
/// An owned view is something to let go at once. Anything else that a load made is, when the next
/// load makes it again. An outlet that no `viewDidUnload` lets go is mistake 9.
struct EmptyUnload: Detector {
  private var unloaded: [Unload] = []
  /// What fields still held after an empty `viewDidUnload`.
  private var kept: [Kept] = []
  private var made: [ObjectID: [Range<ObjectID>]] = [:]
  private var begun: [ObjectID: ObjectID] = [:]

  /// An empty `viewDidUnload` that has run.
  private struct Unload {
    var controller: ObjectID
    /// Where it stands; nil where the class has none.
    var spot: Spot?
    var form: Form

    enum Form { case callsSuper, isBare, isMissing }

    func evidence(_ fields: [String]) -> Evidence {
      switch form {
      case .callsSuper: .nothingLetGo(fields)
      case .isBare: .unloadIsEmpty(fields)
      case .isMissing: .unloadIsMissing(fields)
      }
    }
  }

  /// What a field still held after an empty `viewDidUnload`.
  private struct Kept {
    var unload: Unload
    var field: String
    var object: ObjectID

    var controller: ObjectID { unload.controller }
  }

  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    switch moment {
    case .clue(.loading(let controller, let next)): begun[controller] = next
    case .clue(.didLoadEnds(let inventory)):
      let controller = inventory.controller
      made[controller, default: []].append((begun[controller] ?? inventory.next)..<inventory.next)
    case .call(let call) where call.selector == "viewDidUnload" && call.sender == .uikit:
      if let unload = unload(of: call.receiver, in: scene) { unloaded.append(unload) }
    case .clue(.replaced(let field, of: let controller, let old)):
      rebuilt(field, of: controller, old, in: &scene)
    case .turnEnds:
      for unload in unloaded { check(unload, in: &scene) }
      unloaded = []
    case .freed(let id): kept.removeAll { $0.controller == id }
    default: break
    }
  }

  /// The `viewDidUnload` that has run, if nothing is let go in it. That there is none is told of
  /// files only, and where nothing unknown stands above the class.
  private func unload(of controller: ObjectID, in scene: Scene) -> Unload? {
    let type = scene.simulation[controller].type
    guard let method = scene.world.writtenMethod("viewDidUnload", of: type) else {
      guard scene.isReview, scene.simulation.isLearners(controller),
        !scene.simulation.classes.hasStandIn(type)
      else { return nil }
      return Unload(controller: controller, spot: nil, form: .isMissing)
    }
    guard method.isEmptyButSuper, let spot = scene.spot(of: "viewDidUnload", in: controller) else {
      return nil
    }
    let isBare = method.function.body?.isEmpty ?? true
    return Unload(controller: controller, spot: spot, form: isBare ? .isBare : .callsSuper)
  }

  private mutating func check(_ unload: Unload, in scene: inout Scene) {
    let (simulation, controller) = (scene.simulation, unload.controller)
    guard simulation.isAlive(controller), simulation.loadedView(of: controller) == nil else {
      return
    }
    var views: [String] = []
    for field in simulation.inventory(of: controller).fields where scene.owns(controller, field) {
      guard let object = field.value.object else { continue }
      if unload.form == .isMissing,
        field.isOutlet || simulation.classes.hasStandIn(simulation[object].type)
      {
        continue
      }
      if simulation.isKind(object, of: "UIView") {
        views.append(field.label)
      } else if unload.form != .isMissing,
        made[controller]?.contains(where: { $0.contains(object) }) ?? false
      {
        kept.append(Kept(unload: unload, field: field.label, object: object))
      }
    }
    if !views.isEmpty {
      let spot = unload.spot ?? views.first.flatMap { scene.spot(ofOutlet: $0, in: controller) }
      scene.report(.emptyUnload, of: controller, at: spot, unload.evidence(views))
    }
  }

  private mutating func rebuilt(
    _ field: String, of controller: ObjectID, _ old: Value, in scene: inout Scene
  ) {
    let found = kept.filter { $0.controller == controller && .object($0.object) == old }
    for entry in found {
      scene.report(
        .emptyUnload, of: controller, at: entry.unload.spot, entry.unload.evidence([field]))
    }
    kept.removeAll { $0.controller == controller && .object($0.object) == old }
  }
}

extension WrittenMethod {
  /// Whether its body has nothing but calls of super.
  fileprivate var isEmptyButSuper: Bool {
    (function.body ?? []).allSatisfy { statement in
      guard case .expression(let expression) = statement.kind else { return false }
      switch expression.kind {
      case .message(let receiver, _): return receiver.isSuper
      case .call(let callee, _):
        if case .member(let base, _) = callee.kind { return base.isSuper }
        return false
      default: return false
      }
    }
  }
}

extension Expression {
  fileprivate var isSuper: Bool {
    if case .superReference = kind { true } else { false }
  }
}
