import Syntax

// How objects die.
extension Turn {
  /// Ends an object that nobody owns.
  ///
  /// In a long list each object lets go of the next one: where many die one inside the other the rest
  /// wait until these have died, so that no list is too long for the machine's stack.
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
    try releaseStrongFields(of: id)
    forgetFields(of: id)
    simulation.bury(id, line: line)
    if !simulation.isBox(id) { record(.note(.freed(id))) }
  }

  private mutating func clearWeakReferences(to id: ObjectID) {
    for reference in simulation[id].weakReferences {
      switch reference {
      case .field(let holder, let slot): simulation[holder].fields[slot] = .none
      case .variable(let index): simulation.variables[index].value = .none
      }
    }
    simulation[id].weakReferences = []
  }

  /// What the runtime does after the last `dealloc`: strong ivars of classes under ARC let go, in the
  /// order of their declaration, and so do the framework's own. Under manual counting nobody does.
  ///
  /// Objective-C begins with the class of the object; where all is Swift, its superclass comes first.
  private mutating func releaseStrongFields(of id: ObjectID) throws(Fault) {
    let lineage = Array(simulation.lineage(of: simulation[id].type))
    let isSwift = lineage.dropLast().allSatisfy { simulation[$0].isSwift }
    for type in isSwift ? lineage.reversed() : lineage {
      let declaration = simulation[type]
      if declaration.isLearners && declaration.memory == .manual { continue }
      for (place, ivar) in declaration.ivars.enumerated() {
        try letGo(ivar, in: declaration.firstField + place, of: id)
      }
    }
  }

  private mutating func letGo(_ ivar: Ivar, in slot: Int, of id: ObjectID) throws(Fault) {
    let value = read(slot, of: id)
    guard let held = value.object else { return }
    if ivar.strength == .weak {
      simulation[held].weakReferences.removeAll { $0 == .field(id, slot) }
      return
    }
    let owner = Owner.field(id, ivar.label)
    guard simulation[held].ownerships.contains(where: { $0.owner == owner }) else { return }
    simulation[id].fields[slot] = .none
    try release(held, from: owner)
  }
}
