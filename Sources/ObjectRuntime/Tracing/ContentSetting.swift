package import ObjectModel

// What a control shows, set by methods of its own.
extension Turn {
  /// Sets what a control shows, as its plain setter would.
  package mutating func show(_ value: Value, as name: String, of id: ObjectID) throws(Fault) {
    leave(.contentSet(name, of: id))
    try put(value, as: name, of: id)
  }

  /// Sets a stored property of the framework's, for a setter of its own.
  package mutating func put(_ value: Value, as name: String, of id: ObjectID) throws(Fault) {
    let type = simulation[id].type
    guard let (slot, ivar) = simulation.classes.ivar(named: "_" + name, of: type) else { return }
    try store(value, in: slot, of: id, named: ivar.label, type: ivar.type, as: ivar.strength)
  }
}
