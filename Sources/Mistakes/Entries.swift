import ObjectModel
import ObjectRuntime

/// What a person has entered into outlets, until the view goes that it stands in.
struct Entries {
  private var controls: [ObjectID: String] = [:]
  /// What the outlets of each controller showed when the last load had ended.
  private var loaded: [ObjectID: Inventory] = [:]
  private var endangered: [Lost] = []

  /// An entry whose control is gone.
  struct Lost {
    var controller: ObjectID
    var outlet: String
    var value: Value
    /// Whether `viewDidUnload` was sent, which could have saved it.
    var isAfterUnload = false
    /// Whether the controller or its model still held it as the view went.
    var wasKept = false
  }

  /// Takes in what happens; at the end of a turn, the entries that were lost in it and are nowhere
  /// else.
  mutating func lost(at moment: Moment, in scene: inout Scene) -> [Lost] {
    switch moment {
    case .clue(.entered(let key, of: let control)): controls[control] = key
    case .clue(.didLoadEnds(let inventory)): loaded[inventory.controller] = inventory
    case .clue(.unloading(let inventory)): endanger(inventory, in: scene)
    case .call(let call) where call.selector == "viewDidUnload" && call.sender == .uikit:
      for place in endangered.indices where endangered[place].controller == call.receiver {
        endangered[place].isAfterUnload = true
      }
    case .turnEnds:
      defer { endangered = [] }
      return endangered.filter {
        scene.simulation.isAlive($0.controller)
          && !scene.hasHome(for: $0.value, of: $0.controller)
      }
    default: break
    }
    return []
  }

  private mutating func endanger(_ inventory: Inventory, in scene: Scene) {
    let before = loaded[inventory.controller]
    for field in inventory.fields where field.isOutlet {
      guard let control = field.value.object, let key = controls.removeValue(forKey: control),
        let shown = field.content.first(where: { $0.key == key })?.value,
        shown != before?.field(field.label)?.content.first(where: { $0.key == key })?.value
      else { continue }
      endangered.append(
        Lost(
          controller: inventory.controller, outlet: field.label, value: shown,
          wasKept: inventory.keeps(shown, scene.simulation)))
    }
  }
}

extension Inventory {
  /// Whether a field held a value, or the object or collection in a field did.
  fileprivate func keeps(_ value: Value, _ simulation: Simulation) -> Bool {
    fields.contains { field in
      !field.isOutlet
        && (simulation.isHome(field.value, for: value)
          || field.parts.contains { simulation.areEqual($0, value) })
    }
  }
}
