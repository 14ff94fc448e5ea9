import ObjectModel
import ObjectRuntime
import Simulator

// Where a piece of state lives beside the control that shows it.
extension Simulation {
  /// Whether a value is kept anywhere but in a view: in a field, a collection, a variable, the
  /// defaults.
  ///
  /// For a text it is enough that a number of the controller's stands in it: it was made from that.
  func hasHome(for value: Value, of controller: ObjectID) -> Bool {
    if variables.contains(where: { areEqual($0.value, value) }) { return true }
    if inventory(of: controller).fields.contains(where: { isHome($0, for: value) }) { return true }
    return allObjects.contains { id in
      guard isAlive(id), !isKind(id, of: "UIView") else { return false }
      let fields = isLearners(id) || isViewController(id) ? self[id].fields : []
      return fields.contains { areEqual($0, value) }
        || (elements(of: .object(id)) ?? []).contains { areEqual($0, value) }
        || (pairs(of: .object(id)) ?? []).contains { areEqual($0.value, value) }
    }
  }

  /// Whether a field of a controller holds a value, or a number that stands in a text.
  func isHome(_ field: Inventory.Field, for value: Value) -> Bool {
    if areEqual(field.value, value) { return true }
    guard let text = text(of: value) else { return false }
    switch field.value {
    case .int, .real, .number: return text.contains(plainDescription(of: field.value))
    default: return false
    }
  }

  /// The controller and the outlet that a control is connected to.
  func outlet(holding control: ObjectID) -> (controller: ObjectID, outlet: String)? {
    for controller in liveViewControllers {
      let fields = inventory(of: controller).fields
      if let field = fields.first(where: { $0.isOutlet && $0.value == .object(control) }) {
        return (controller, field.label)
      }
    }
    return nil
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
