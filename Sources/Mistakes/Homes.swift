import Simulator

// Where a piece of state lives beside the control that shows it.
extension Simulation {
  /// Whether a value is kept anywhere but in a view: in a field, a collection, a variable, the defaults.
  ///
  /// For a text it is enough that a number of the controller's stands in it: it was made from that.
  func hasHome(for value: Value, of controller: ObjectID) -> Bool {
    if variables.contains(where: { areEqual($0.value, value) }) { return true }
    for id in allObjects where isAlive(id) && !isKind(id, of: "UIView") {
      let isController = isViewController(id)
      let fields = isLearners(id) || isController ? self[id].fields : []
      if fields.contains(where: { areEqual($0, value) }) { return true }
      if (elements(of: .object(id)) ?? []).contains(where: { areEqual($0, value) }) { return true }
      if (pairs(of: .object(id)) ?? []).contains(where: { areEqual($0.value, value) }) {
        return true
      }
    }
    guard let text = text(of: value) else { return false }
    return inventory(of: controller).fields.contains { field in
      switch field.value {
      case .int, .real, .number: text.contains(plainDescription(of: field.value))
      default: false
      }
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
