import ObjectModel
import ObjectRuntime

// Copies of objects that are nothing but their fields.
extension FrameworkClass.Method {
  /// `copyWithZone:`: another object of the same class, with the same in its fields.
  static func copying(_ fields: [String]) -> FrameworkClass.Method {
    answer { turn, me, _ throws(Fault) in
      let copy = try turn.allocate(
        turn.simulation[me].type, counting: turn.memory, claim: .copy)
      for field in fields {
        let value = turn.simulation.field(named: field, of: me) ?? .none
        if value != .none { try turn.setValue(value, forKey: field, of: copy) }
      }
      return .object(copy)
    }
  }
}
