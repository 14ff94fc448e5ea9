import Interpreter
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

/// Mistake 8: `viewDidUnload` only calls super, though there was something to let go.
///
/// An owned view is something to let go at once. Anything else that a load made is, when the next
/// load makes it again.
struct EmptyUnload: Detector {
  private var unloaded: [Unload] = []
  /// What fields still held after an empty `viewDidUnload`.
  private var kept: [Kept] = []
  private var made: [ObjectID: [Range<ObjectID>]] = [:]
  private var begun: [ObjectID: ObjectID] = [:]

  /// An empty `viewDidUnload` that has run.
  private struct Unload {
    var controller: ObjectID
    var spot: Spot
    /// Whether it has not even super's call.
    var isBare: Bool

    func evidence(_ fields: [String]) -> Evidence {
      isBare ? .unloadIsEmpty(fields) : .nothingLetGo(fields)
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
      let type = scene.simulation[call.receiver].type
      if let method = scene.world.writtenMethod("viewDidUnload", of: type), method.isEmptyButSuper,
        let spot = scene.spot(of: "viewDidUnload", in: call.receiver)
      {
        let isBare = method.function.body?.isEmpty ?? true
        unloaded.append(Unload(controller: call.receiver, spot: spot, isBare: isBare))
      }
    case .clue(.replaced(let field, of: let controller, let old)):
      rebuilt(field, of: controller, old, in: &scene)
    case .turnEnds:
      for unload in unloaded { check(unload, in: &scene) }
      unloaded = []
    case .freed(let id): kept.removeAll { $0.controller == id }
    default: break
    }
  }

  private mutating func check(_ unload: Unload, in scene: inout Scene) {
    let (simulation, controller) = (scene.simulation, unload.controller)
    guard simulation.isAlive(controller), simulation.loadedView(of: controller) == nil else {
      return
    }
    var views: [String] = []
    for field in simulation.inventory(of: controller).fields where scene.owns(controller, field) {
      guard let object = field.value.object else { continue }
      if simulation.isKind(object, of: "UIView") {
        views.append(field.label)
      } else if made[controller]?.contains(where: { $0.contains(object) }) ?? false {
        kept.append(Kept(unload: unload, field: field.label, object: object))
      }
    }
    if !views.isEmpty {
      scene.report(.emptyUnload, of: controller, at: unload.spot, unload.evidence(views))
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
