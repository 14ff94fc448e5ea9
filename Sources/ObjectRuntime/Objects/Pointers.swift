public import ObjectModel

// C's pointers: the object of a shared variable, or the address of one that is there as long as the
// program.
extension Turn {
  /// `*p`.
  public func read(through pointer: Value) throws(Fault) -> Value {
    switch pointer {
    case .object(let id):
      try checkPointer(to: id, "read")
      return read(shared: id, isWeak: false)
    case .int(let address):
      if let place = simulation.variables.place(at: address) {
        return simulation.variables[place].value
      }
    case .standIn: return pointer
    case .none, .bool, .real, .string, .number, .type, .selector, .point, .size, .rect, .record,
      .function:
      break
    }
    throw Turn.badPointer(pointer, "read")
  }

  /// `*p = value`, as the variable owns what it holds.
  public mutating func assign(_ value: Value, through pointer: Value) throws(Fault) {
    switch pointer {
    case .object(let id):
      try checkPointer(to: id, "written")
      return try assign(value, toShared: id)
    case .int(let address):
      if let place = simulation.variables.place(at: address) { return try assign(value, to: place) }
    case .standIn: return
    case .none, .bool, .real, .string, .number, .type, .selector, .point, .size, .rect, .record,
      .function:
      break
    }
    throw Turn.badPointer(pointer, "written")
  }

  private func checkPointer(to id: ObjectID, _ use: String) throws(Fault) {
    guard simulation.isAlive(id), simulation.sharedVariable(id) != nil else {
      throw .crash(
        .badAccess, reason: "a variable is \(use) through a pointer that is no longer there")
    }
  }

  private static func badPointer(_ pointer: Value, _ use: String) -> Fault {
    let isNull = pointer == .none || pointer == .int(0)
    return .crash(
      .badAccess, reason: isNull ? "NULL is \(use) through" : "what is no pointer is \(use) through"
    )
  }
}
