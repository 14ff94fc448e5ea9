// Questions about the simulation that a name answers.
extension Simulation {
  /// The object a variable refers to, or that is called so in traces (`UITextView#1`).
  public func object(named name: String) -> ObjectID? {
    if name == "window" { return window }
    if let index = variable(named: name) { return variables[index].value.object }
    return allObjects.first { isAlive($0) && self.name(of: $0) == name }
  }

  /// The value of a property or ivar, its getter not asked: looking must not change the world.
  public func field(named name: String, of id: ObjectID) -> Value? {
    let type = self[id].type
    let ivar = property(named: name, of: type)?.ivar ?? name
    guard let (slot, _) = self.ivar(named: ivar, of: type) else { return nil }
    let fields = self[id].fields
    return slot < fields.count ? fields[slot] : Value.none
  }
}
