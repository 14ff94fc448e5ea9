import ObjectModel
import Syntax

// How objects die.
extension Turn {
  /// Ends an object that nobody owns.
  ///
  /// In a long list each object lets go of the next one: where many die one inside the other the
  /// rest wait until these have died, so that no list is too long for the machine's stack.
  mutating func deallocateIfUnowned(_ id: ObjectID) throws(Fault) {
    guard simulation[id].count <= 0, simulation[id].life == .alive else { return }
    if deathDepth >= Turn.deepestDeath {
      waitingDeaths.append(id)
      return
    }
    deathDepth += 1
    defer { deathDepth -= 1 }
    try deallocate(id)
    while deathDepth == 1, !waitingDeaths.isEmpty {
      let waiting = waitingDeaths
      waitingDeaths = []
      for next in waiting { try deallocateIfUnowned(next) }
    }
  }

  private mutating func deallocate(_ id: ObjectID) throws(Fault) {
    simulation[id].life = .dying
    clearWeakReferences(to: id)
    try send("dealloc", to: .object(id), from: .uikit)
    if simulation[id].isObserved { try endObservations(of: id) }
    for watcher in simulation.runLoop.tracking.forget(id) {
      try release(watcher, from: .framework)
    }
    try releaseStrongFields(of: id)
    try endAssociations(of: .object(id))
    forgetFields(of: id)
    simulation.bury(id, line: line)
    if !simulation.isBox(id) { record(.note(.freed(id))) }
  }

  private mutating func clearWeakReferences(to id: ObjectID) {
    for reference in simulation[id].weakReferences {
      switch reference {
      case .field(let holder, let slot):
        // Of a holder that is dead nothing is left.
        if slot < simulation[holder].fields.count { simulation[holder].fields[slot] = .none }
      case .variable(let index): simulation.variables[index].value = .none
      }
    }
    simulation[id].weakReferences = []
  }

  private mutating func releaseStrongFields(of id: ObjectID) throws(Fault) {
    for field in layout(of: simulation[id].type).owned { try letGo(field, of: id) }
  }

  private mutating func letGo(
    _ field: DispatchCache.Layout.Field, of id: ObjectID
  ) throws(Fault) {
    guard let held = read(field.slot, of: id).object else { return }
    if field.isWeak {
      simulation[held].weakReferences.removeAll { $0 == .field(id, field.slot) }
      return
    }
    let owner = Owner.field(id, field.label)
    guard simulation[held].ownerships.contains(owner) else { return }
    simulation[id].fields[field.slot] = .none
    try release(held, from: owner)
  }
}
