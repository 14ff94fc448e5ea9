import InterfaceModel
package import ObjectModel
package import ObjectRuntime

extension Turn {
  /// A part that an object makes when it is first asked for.
  /// None where its class has no such part in this version.
  package mutating func part(_ name: String, of id: ObjectID, _ type: String) throws(Fault) -> Value
  {
    guard let (slot, ivar) = simulation.classes.ivar(named: "_" + name, of: simulation[id].type)
    else {
      return .none
    }
    if read(slot, of: id) == .none {
      guard let type = simulation.classes.id(named: type) else { return .none }
      let made = simulation.create(type, line: line)
      try prepare(made)
      try retain(made, as: .framework)
      try store(
        .object(made), in: slot, of: id, named: ivar.label, type: ivar.type, as: ivar.strength)
      try release(made, from: .framework)
    }
    return read(slot, of: id)
  }

  /// Writes what a property keeps, whose setter does more.
  package mutating func setField(_ name: String, to value: Value, of id: ObjectID) throws(Fault) {
    guard let (slot, ivar) = simulation.classes.ivar(named: "_" + name, of: simulation[id].type)
    else { return }
    try store(
      value, in: slot, of: id, named: ivar.label, type: ivar.type, as: ivar.strength)
  }
}
