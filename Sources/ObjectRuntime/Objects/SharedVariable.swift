public import ObjectModel

/// A local variable that outlives its scope because a closure refers to it: `__block`, or a
/// captured `var` of Swift.
///
/// It is an object of the heap whose only field is the value; the method and the closures own it.
package struct SharedVariable: Hashable, Sendable {
  var name: String
  var strength: Strength
}

extension Simulation {
  func sharedVariable(_ id: ObjectID) -> SharedVariable? {
    if case .variable(let variable) = contents[id] { variable } else { nil }
  }
}

extension Turn {
  /// Makes a shared variable that its scope owns.
  public mutating func makeSharedVariable(
    _ name: String, _ strength: Strength, _ value: Value
  ) throws(Fault) -> ObjectID {
    guard let type = simulation.classes.id(named: "NSBlock") else {
      preconditionFailure("the framework has the class of blocks")
    }
    try checkHeap()
    let id = simulation.createUnnumbered(type, line: line)
    simulation[id].fields = [.none]
    simulation[id].ownerships = [Ownership(.variable(name), since: statement.lowerBound)]
    simulation.contents[id] = .variable(SharedVariable(name: name, strength: strength))
    try assign(value, toShared: id)
    return id
  }

  /// The value of a shared variable; a weak one is nil once its object has died.
  public func read(shared id: ObjectID, isWeak: Bool) -> Value {
    guard let value = simulation[id].fields.first else { return .none }
    guard isWeak, let object = value.object else { return value }
    return simulation.isAlive(object) ? value : .none
  }

  public mutating func assign(_ value: Value, toShared id: ObjectID) throws(Fault) {
    guard let old = simulation[id].fields.first else { return }
    guard let variable = simulation.sharedVariable(id), variable.strength == .strong else {
      simulation[id].fields[0] = value
      return
    }
    let owner = Owner.capture(by: id, variable.name)
    if let new = value.object { try retain(new, as: owner) }
    simulation[id].fields[0] = value
    if let old = old.object { try release(old, from: owner) }
  }

  /// What a shared variable does when nobody shares it any more.
  package mutating func releaseSharedVariable(_ id: ObjectID) throws(Fault) {
    try assign(.none, toShared: id)
    simulation.contents[id] = nil
  }
}
