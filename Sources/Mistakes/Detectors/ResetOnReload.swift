import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator

/// Mistake 6: after a reload the interface shows its initial state again, though the state that it
/// had shown before was there to restore.
///
/// The state was there when a field of the controller, or something it can reach, held it as the
/// view was loaded again; or when `viewDidLoad` put a field back that it had set in the first load.
struct ResetOnReload: Detector {
  private var first: [ObjectID: Inventory] = [:]
  private var unloaded: [ObjectID: Inventory] = [:]
  private var begun: [ObjectID: Inventory] = [:]
  /// The lines in which the running load put something into a control or a field.
  private var lines: [ObjectID: Spot] = [:]
  private var resets: [ObjectID: [String: Spot]] = [:]
  private var waiting: [Suspicion] = []

  /// A control that shows what it did at first, and did not when the view went.
  private struct Suspicion {
    var controller: ObjectID
    var outlet: String
    var key: String
    var initial: Value
    var lost: Value
    /// The line of `viewDidLoad` that did it; nil where it only did nothing about it.
    var spot: Spot?
    /// Whether it still was so when the view had come on screen.
    var isSeen = false
  }

  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    switch moment {
    case .clue(.didLoadBegins(let inventory)):
      begun[inventory.controller] = inventory
      lines = [:]
      resets[inventory.controller] = [:]
    case .clue(.contentSet(_, of: let control)): lines[control] = scene.spot
    case .clue(.replaced(let field, of: let controller, _)):
      resets[controller, default: [:]][field] = scene.spot
    case .clue(.didLoadEnds(let inventory)): ended(inventory, in: &scene)
    case .clue(.unloading(let inventory)):
      unloaded[inventory.controller] = inventory
      waiting.removeAll { $0.controller == inventory.controller }
    case .freed(let id): waiting.removeAll { $0.controller == id }
    case .turnEnds: check(&scene, isEnd: false)
    case .runEnds: check(&scene, isEnd: true)
    default: break
    }
  }

  private mutating func ended(_ after: Inventory, in scene: inout Scene) {
    let controller = after.controller
    guard let initial = first[controller], let shown = unloaded.removeValue(forKey: controller),
      let before = begun[controller]
    else {
      first[controller] = after
      return
    }
    let reset = after.fields.first { field in
      guard let old = before.field(field.label), resets[controller]?[field.label] != nil else {
        return false
      }
      return old.value != field.value && field.value == initial.field(field.label)?.value
    }
    for outlet in after.fields where outlet.isOutlet {
      for content in outlet.content {
        let then = shown.field(outlet.label)?.shown(content.key)
        let once = initial.field(outlet.label)?.shown(content.key)
        guard let then, let once, then != once, content.value == once else { continue }
        let spot = outlet.value.object.flatMap { lines[$0] }
        let isThere = scene.isThere(then, in: before)
        guard isThere || reset != nil else { continue }
        waiting.append(
          Suspicion(
            controller: controller, outlet: outlet.label, key: content.key, initial: once,
            lost: then, spot: spot ?? reset.flatMap { resets[controller]?[$0.label] }))
      }
    }
  }

  private mutating func check(_ scene: inout Scene, isEnd: Bool) {
    let simulation = scene.simulation
    var rest: [Suspicion] = []
    for suspicion in waiting where simulation.isAlive(suspicion.controller) {
      let controller = suspicion.controller
      let isShown = simulation.appearance(of: controller) == .appeared
      guard isShown || isEnd && suspicion.spot != nil else {
        rest.append(suspicion)
        continue
      }
      let field = simulation.inventory(of: controller).field(suspicion.outlet)
      guard field?.shown(suspicion.key) == suspicion.initial else { continue }
      // A clock may show its time a moment later, for which whoever leads a life waits.
      if scene.isReview, !isEnd, !suspicion.isSeen {
        rest.append(suspicion)
        rest[rest.count - 1].isSeen = true
        continue
      }
      scene.report(
        .resetOnReload, of: controller,
        at: suspicion.spot ?? scene.spot(of: "viewDidLoad", or: suspicion.outlet, in: controller),
        .wentBack(
          suspicion.outlet, from: simulation.plainDescription(of: suspicion.lost),
          to: simulation.plainDescription(of: suspicion.initial)))
    }
    waiting = rest
  }
}

extension Inventory.Field {
  fileprivate func shown(_ key: String) -> Value? { content.first { $0.key == key }?.value }
}

extension Scene {
  /// Whether a controller's fields held what a control had shown, or a number that its text was
  /// made from; or the defaults or a variable hold it.
  fileprivate mutating func isThere(_ value: Value, in before: Inventory) -> Bool {
    let simulation = simulation
    let isInField = before.fields.contains {
      !$0.isOutlet && simulation.isHome($0.value, for: value)
    }
    return isInField || hasHome(for: value, of: before.controller)
  }
}
