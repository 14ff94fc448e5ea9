public import ObjectModel

// How objects come to be lost: what a leak and a message to a freed object are explained by.
extension Turn {
  /// Notes who let an object go: the last owner, or one without which only other objects hold it.
  ///
  /// What a statement or a pool held for a while is told only where nothing else was let go in that
  /// line.
  mutating func noteLoss(of id: ObjectID, to owner: Owner) {
    let isLast = simulation[id].count <= 0
    switch owner {
    case .temporary, .pool:
      guard isLast else { return }
      if let loss = simulation[id].loss, loss.line == line, loss.cause == .letGo { return }
    case .variable, .claim, .field, .superview, .view, .root, .stack, .tabs, .parent, .presenter,
      .presentation, .collection, .capture, .framework:
      if !isLast, simulation[id].isClaimed { return }
    }
    simulation[id].loss = Loss(owner, line: line, of: distantStatement, .letGo)
  }

  /// Notes that a place which owes a `release` does not point to the object any more.
  public mutating func forget(_ id: ObjectID, _ place: Owner, _ cause: Loss.Cause) {
    guard simulation.isAlive(id), simulation.owes(place, for: id) else { return }
    simulation[id].loss = Loss(place, line: line, of: distantStatement, cause)
  }

  /// The statement that is running, where the line is of a method that it called.
  private var distantStatement: Int? { statement.contains(line) ? nil : statement.lowerBound }

  /// Notes that a local variable points to an object: should it be lost, then together with that.
  public mutating func point(_ local: String, at id: ObjectID) {
    forget(id, .variable(local), .scopeEnded)
  }

  /// Notes what an object under manual counting still points to when it has been freed.
  mutating func forgetFields(of id: ObjectID) {
    for slot in simulation[id].fields.indices {
      guard let held = simulation[id].fields[slot].object, simulation[held].isClaimed else {
        continue
      }
      let label = simulation.label(ofField: slot, of: simulation[id].type)
      forget(held, .field(id, label), .holderFreed)
    }
  }
}

extension Simulation {
  /// Whether somebody must send `release` for what a place pointed to.
  fileprivate func owes(_ place: Owner, for id: ObjectID) -> Bool {
    self[id].isClaimed || self[id].ownerships.contains(place)
  }
}
