public import ObjectModel
import UIKitAPI

// Key-value coding, after Apple's "Accessor Search Patterns".
extension Turn {
  /// `setValue:forKey:`: an accessor if there is one, else an ivar, whose old value is released and
  /// whose new value is retained, whatever its declaration says; only weak ivars stay weak.
  public mutating func setValue(
    _ value: Value, forKey key: String, of id: ObjectID
  ) throws(Fault) {
    let type = simulation[id].type
    if simulation.classes.hides(key, of: type) {
      return try setUndefined(value, forKey: key, of: id)
    }
    let setters = [Selector.setter(for: key), Selector("_" + Selector.setter(for: key).name)]
    for setter in setters where responds(.object(id), to: setter) {
      if value == .none, let property = simulation.classes.property(named: key, of: type),
        property.type.isScalar
      {
        return try sendNil(forScalar: key, to: id)
      }
      try send(setter, to: .object(id), [value], from: .uikit)
      return
    }
    guard let (slot, ivar) = try accessibleIvar(forKey: key, of: id) else {
      return try setUndefined(value, forKey: key, of: id)
    }
    if value == .none && ivar.type.isScalar { return try sendNil(forScalar: key, to: id) }
    _ = try change(key, of: id) { turn throws(Fault) in
      try turn.store(
        value, in: slot, of: id, named: ivar.label, type: ivar.type,
        as: ivar.strength == .weak ? .weak : .strong)
      return .none
    }
  }

  /// `valueForKey:`: a getter if there is one, else an ivar.
  public mutating func value(forKey key: String, of id: ObjectID) throws(Fault) -> Value {
    if simulation.classes.hides(key, of: simulation[id].type) {
      return try undefinedValue(forKey: key, of: id)
    }
    for getter in ["get" + key.capitalised, key, "is" + key.capitalised].map({ Selector($0) })
    where responds(.object(id), to: getter) {
      return try send(getter, to: .object(id)).boxed
    }
    guard let (slot, _) = try accessibleIvar(forKey: key, of: id) else {
      return try undefinedValue(forKey: key, of: id)
    }
    return read(slot, of: id).boxed
  }

  /// The same of a text or a number, which has no ivars that anybody knows.
  public mutating func value(forKey key: String, ofValue value: Value) throws(Fault) -> Value {
    for getter in ["get" + key.capitalised, key, "is" + key.capitalised].map({ Selector($0) })
    where responds(value, to: getter) {
      return try send(getter, to: value, from: .uikit).boxed
    }
    let type = simulation.valueClass(of: value).map { simulation.classes[outline: $0].name }
    throw .undefinedKey(key, "<\(type ?? "nil")>", "valueForUndefinedKey:")
  }

  private mutating func setUndefined(
    _ value: Value, forKey key: String, of id: ObjectID
  ) throws(Fault) {
    let setter = Selector.setter(for: key)
    if isDeclared(setter, of: id) {
      try send(setter, to: .object(id), [value], from: .uikit)
    } else if !isOutOfSight(id) {
      try send("setValue:forUndefinedKey:", to: .object(id), [value, .string(key)], from: .uikit)
    }
  }

  private mutating func undefinedValue(
    forKey key: String, of id: ObjectID
  ) throws(Fault) -> Value {
    let getters = [key, "is" + key.capitalised].map { Selector($0) }
    if let getter = getters.first(where: { isDeclared($0, of: id) }) {
      return try send(getter, to: .object(id), [], from: .uikit).boxed
    }
    if isOutOfSight(id) { return simulation.standIn(named: key) }
    return try send("valueForUndefinedKey:", to: .object(id), [.string(key)], from: .uikit)
  }

  /// Whether the header declares a message that is not modelled.
  private func isDeclared(_ selector: Selector, of id: ObjectID) -> Bool {
    let found = simulation.declaration(of: selector, in: simulation[id].type)
    return found.map { $0.member.availability.since <= simulation.version } ?? false
  }

  /// Whether an object is one of UIKit's in an app of which not all is known: apps use keys that no
  /// header shows.
  private func isOutOfSight(_ id: ObjectID) -> Bool {
    simulation.isPartial && !simulation.isLearners(id)
  }

  private mutating func sendNil(forScalar key: String, to id: ObjectID) throws(Fault) {
    try send("setNilValueForKey:", to: .object(id), [.string(key)], from: .uikit)
  }

  /// The ivar of a key, unless its class says that its ivars are not to be touched.
  private mutating func accessibleIvar(
    forKey key: String, of id: ObjectID
  ) throws(Fault) -> (slot: Int, ivar: Ivar)? {
    let type = simulation[id].type
    let isOpen = try send("accessInstanceVariablesDirectly", to: .type(type), from: .uikit)
    return isOpen.isTrue ? simulation.ivar(forKey: key, of: type) : nil
  }

  package func undefinedKey(_ key: String, _ id: ObjectID, _ method: String) -> Fault {
    let type = simulation.classes[outline: simulation[id].type].name
    return .undefinedKey(key, "<\(type) \(simulation.address(of: id))>", method)
  }

  package func nilForScalar(_ key: String, _ id: ObjectID) -> Fault {
    let type = simulation.classes[outline: simulation[id].type].name
    return .invalidArgument(
      "[<\(type) \(simulation.address(of: id))> setNilValueForKey]: "
        + "could not set nil as the value for the key \(key).")
  }
}

extension Fault {
  fileprivate static func undefinedKey(_ key: String, _ holder: String, _ method: String) -> Fault {
    .exception(
      name: "NSUnknownKeyException",
      reason: "[\(holder) \(method)]: "
        + "this class is not key value coding-compliant for the key \(key).")
  }
}

extension Simulation {
  /// Whether the property of a key is one that the framework has in a later version only.
  package func isOfLaterVersion(_ key: String, of id: ObjectID) -> Bool {
    for owner in classes.lineage(of: self[id].type) {
      let type = classes[outline: owner]
      if !type.isLearners, let since = framework.version(of: key, in: type), since > version {
        return true
      }
    }
    return false
  }

  fileprivate func ivar(forKey key: String, of type: ClassID) -> (slot: Int, ivar: Ivar)? {
    ["_" + key, "_is" + key.capitalised, key, "is" + key.capitalised].lazy
      .compactMap { classes.ivar(named: $0, of: type) }.first
  }
}

extension ClassTable {
  /// Whether the property of a key is Swift's alone: Objective-C sees neither it nor its storage.
  fileprivate func hides(_ key: String, of type: ClassID) -> Bool {
    guard self[outline: type].isSwift else { return false }
    let property =
      property(named: key, of: type) ?? property(named: "is" + key.capitalised, of: type)
    return property?.isExposed == false
  }
}

extension String {
  fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
