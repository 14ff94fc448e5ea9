import InterfaceModel
public import ObjectModel

/// What a controller has in the fields of the learner's classes, at one moment.
public struct Inventory: Hashable, Sendable {
  public var controller: ObjectID
  public var fields: [Field]
  /// The notifications it observes, each as often as it registered for it.
  public var observed: [String]
  /// The object that would be made next.
  public var next: ObjectID

  public struct Field: Hashable, Sendable {
    /// The property it backs, else its own name.
    public var label: String
    public var value: Value
    public var isOutlet: Bool
    /// The elements of an array; empty for what is none.
    public var members: [Value]
    /// What a control shows, by the names of its properties.
    public var content: [Shown]
  }

  /// What a control shows in one of its properties: its text, its position, whether it is on.
  public struct Shown: Hashable, Sendable {
    public var key: String
    public var value: Value
  }

  public func field(_ label: String) -> Field? { fields.first { $0.label == label } }
}

extension Simulation {
  /// What a controller has now.
  public func inventory(of controller: ObjectID) -> Inventory {
    let type = self[controller].type
    let outlets = Set(classes.outlets(of: type).map(\.name))
    var fields: [Inventory.Field] = []
    for owner in Array(classes.lineage(of: type)).reversed()
    where classes[outline: owner].isLearners {
      for (place, ivar) in self[owner].ivars.enumerated() {
        let slot = self[owner].firstField + place
        let held = self[controller].fields
        let value = slot < held.count ? held[slot] : .none
        fields.append(
          Inventory.Field(
            label: ivar.label, value: value,
            isOutlet: outlets.contains(ivar.label) || outlets.contains(ivar.name),
            members: elements(of: value) ?? [], content: value.object.map(content) ?? []))
      }
    }
    return Inventory(
      controller: controller, fields: fields,
      observed: observers.registrations(of: controller)
        .map { "\($0.selector.name) \($0.name ?? "")" },
      next: ObjectID(index: objects.count))
  }

  /// What a control shows; nothing for other objects, and for those that are gone.
  public func content(of id: ObjectID) -> [Inventory.Shown] {
    guard interface.views[id] != nil, isAlive(id) else { return [] }
    return classes.lineage(of: self[id].type).flatMap { type in
      self[type].properties.compactMap { property in
        guard property.isContent, let ivar = property.ivar,
          let slot = classes.ivar(named: ivar, of: type)?.slot, slot < self[id].fields.count
        else { return nil }
        return Inventory.Shown(key: property.name, value: self[id].fields[slot])
      }
    }
  }
}
