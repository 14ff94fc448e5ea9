// Key-value coding, after Apple's "Accessor Search Patterns" (uikit-facts 13.3).
extension Turn {
  /// `setValue:forKey:`: an accessor if there is one, else an ivar, whose old value is released and whose
  /// new value is retained, whatever its declaration says; only weak ivars stay weak.
  public mutating func setValue(
    _ value: Value, forKey key: String, of id: ObjectID
  ) throws(Fault) {
    let type = simulation[id].type
    let setters = [Selector.setter(for: key), Selector("_" + Selector.setter(for: key).name)]
    for setter in setters where responds(.object(id), to: setter) {
      if value == .none, let property = simulation.property(named: key, of: type),
        property.type.isScalar
      {
        throw nilForScalar(key, id)
      }
      try send(setter, to: .object(id), [value], from: .uikit)
      return
    }
    guard let (slot, ivar) = simulation.ivar(forKey: key, of: type) else {
      throw undefinedKey(key, id, "setValue:forUndefinedKey:")
    }
    if value == .none && ivar.type.isScalar { throw nilForScalar(key, id) }
    try store(
      value, in: slot, of: id, named: ivar.label, type: ivar.type,
      as: ivar.strength == .weak ? .weak : .strong)
  }

  /// `valueForKey:`: a getter if there is one, else an ivar.
  public mutating func value(forKey key: String, of id: ObjectID) throws(Fault) -> Value {
    let capitalised = key.prefix(1).uppercased() + key.dropFirst()
    for getter in ["get" + capitalised, key, "is" + capitalised].map({ Selector($0) })
    where responds(.object(id), to: getter) {
      return try send(getter, to: .object(id)).boxed
    }
    guard let (slot, _) = simulation.ivar(forKey: key, of: simulation[id].type) else {
      throw undefinedKey(key, id, "valueForUndefinedKey:")
    }
    return read(slot, of: id).boxed
  }

  private func undefinedKey(_ key: String, _ id: ObjectID, _ method: String) -> Fault {
    let type = simulation[simulation[id].type].name
    return .exception(
      name: "NSUnknownKeyException",
      reason: "[<\(type) \(simulation.address(of: id))> \(method)]: "
        + "this class is not key value coding-compliant for the key \(key).")
  }

  private func nilForScalar(_ key: String, _ id: ObjectID) -> Fault {
    let type = simulation[simulation[id].type].name
    return .invalidArgument(
      "[<\(type) \(simulation.address(of: id))> setNilValueForKey]: "
        + "could not set nil as the value for the key \(key).")
  }
}

extension Simulation {
  fileprivate func ivar(forKey key: String, of type: ClassID) -> (slot: Int, ivar: Ivar)? {
    let capitalised = key.prefix(1).uppercased() + key.dropFirst()
    return ["_" + key, "_is" + capitalised, key, "is" + capitalised].lazy
      .compactMap { self.ivar(named: $0, of: type) }.first
  }
}

extension Value {
  /// The value as an object: scalars become numbers.
  public var boxed: Value {
    switch self {
    case .bool(let value): .number(.bool(value))
    case .int(let value): .number(.int(value))
    case .real(let value): .number(.real(value))
    default: self
    }
  }
}
