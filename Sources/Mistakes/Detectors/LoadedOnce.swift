import ObjectModel
import ObjectRuntime

/// Mistake 5: the view is loaded again, and what the first load made leaks or is there twice.
struct LoadedOnce: Detector {
  private var loads: [ObjectID: Loads] = [:]
  private var replaced: [Replacement] = []

  /// The loads of one controller.
  private struct Loads {
    /// The objects that were made while the view was loaded, load by load.
    var made: [Range<ObjectID>] = []
    /// The first object of the running load.
    var start: ObjectID?
    var begun: Inventory?
    /// Before and after the first load.
    var first: (before: Inventory, after: Inventory)?
  }

  /// An object in a field that another load has put a new one in the place of.
  private struct Replacement {
    var controller: ObjectID
    var field: String
    var old: ObjectID
    var spot: Spot
    var place: Int
  }

  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    switch moment {
    case .clue(.loading(let controller, let next)):
      loads[controller, default: Loads()].start = next
    case .clue(.didLoadBegins(let inventory)):
      loads[inventory.controller, default: Loads()].begun = inventory
    case .clue(.didLoadEnds(let inventory)): ended(inventory, in: &scene)
    case .clue(.replaced(let field, of: let controller, let old)):
      guard let old = old.object else { return }
      replaced.append(
        Replacement(
          controller: controller, field: field, old: old, spot: scene.spot, place: scene.place))
    case .turnEnds:
      for replacement in replaced { check(replacement, in: &scene) }
      replaced = []
    case .freed(let id): loads[id] = nil
    default: break
    }
  }

  // MARK: - Leaking

  /// The old object leaks when the claim that made it is still open and its only pointer is gone.
  private func check(_ replacement: Replacement, in scene: inout Scene) {
    let simulation = scene.simulation
    let old = simulation[replacement.old]
    guard simulation.isAlive(replacement.old),
      loads[replacement.controller]?.made.contains(where: {
        $0.contains(replacement.old)
      }) ?? false,
      old.owners.contains(where: { if case .claim(_, line: old.line) = $0 { true } else { false } })
    else { return }
    scene.report(
      .loadedOnce, of: replacement.controller, at: replacement.spot,
      .leaked(simulation[old.type].name, field: replacement.field, madeIn: old.line))
  }

  // MARK: - Doubling

  private mutating func ended(_ after: Inventory, in scene: inout Scene) {
    guard var record = loads[after.controller], let before = record.begun else { return }
    record.made.append((record.start ?? before.next)..<after.next)
    if let first = record.first {
      for field in after.fields where !field.members.isEmpty {
        check(field, first, before, in: &scene, of: after.controller)
      }
      checkObservers(first, before, after, in: &scene)
    } else {
      record.first = (before, after)
    }
    loads[after.controller] = record
  }

  private func check(
    _ field: Inventory.Field, _ first: (before: Inventory, after: Inventory), _ before: Inventory,
    in scene: inout Scene, of controller: ObjectID
  ) {
    let old = before.field(field.label)?.members ?? []
    let once = first.after.field(field.label)?.members ?? []
    let none = first.before.field(field.label)?.members ?? []
    let simulation = scene.simulation
    let added = Array(field.members.dropFirst(old.count))
    let addedFirst = Array(once.dropFirst(none.count))
    guard !added.isEmpty, added.count == addedFirst.count, field.members.starts(with: old),
      zip(added, addedFirst).allSatisfy({ simulation.areAlike($0, $1) }),
      addedFirst.allSatisfy({ one in old.contains { simulation.areAlike(one, $0) } })
    else { return }
    scene.report(
      .loadedOnce, of: controller, at: scene.spot(of: "viewDidLoad", in: controller),
      .doubled(field.label, count: field.members.count))
  }

  private func checkObservers(
    _ first: (before: Inventory, after: Inventory), _ before: Inventory, _ after: Inventory,
    in scene: inout Scene
  ) {
    var seen: Set<String> = []
    for name in after.observed where seen.insert(name).inserted {
      let counts = [first.before, first.after, before, after].map { inventory in
        inventory.observed.count { $0 == name }
      }
      guard counts[1] > counts[0], counts[2] > 0, counts[3] > counts[2] else { continue }
      let selector = scene.dialect(of: after.controller)
        .name(of: Selector(String(name.prefix { $0 != " " })))
      scene.report(
        .loadedOnce, of: after.controller,
        at: scene.spot(of: "viewDidLoad", in: after.controller),
        .observedAgain(selector, count: counts[3]))
    }
  }
}

extension Simulation {
  /// Whether two elements are the same thing made twice: equal values, or objects of one class.
  fileprivate func areAlike(_ one: Value, _ other: Value) -> Bool {
    if areEqual(one, other) { return true }
    guard let one = one.object, let other = other.object else { return false }
    return self[one].type == self[other].type
  }
}
