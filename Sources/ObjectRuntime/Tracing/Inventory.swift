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

  /// A field that holds an object, as it was.
  public struct Field: Hashable, Sendable {
    /// The property it backs, else its own name.
    public var label: String
    public var value: Value
    public var isOutlet: Bool
    /// The elements of an array; empty for what is none.
    public var members: [Value]
    /// What an object of the learner's has in its fields, or a collection in it: a model's state.
    public var parts: [Value]
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
      let (first, held) = (self[owner].firstField, self[controller].fields)
      for (place, ivar) in self[owner].ivars.enumerated() {
        let value = first + place < held.count ? held[first + place] : .none
        var field = Inventory.Field(
          label: ivar.label, value: value,
          isOutlet: outlets.contains(ivar.label) || outlets.contains(ivar.name),
          members: elements(of: value) ?? [], parts: [], content: [])
        if let id = value.object { (field.parts, field.content) = (parts(of: id), content(of: id)) }
        fields.append(field)
      }
    }
    return Inventory(
      controller: controller, fields: fields, observed: registrations(of: controller),
      next: nextObject)
  }

  /// What the next object will be known by.
  public var nextObject: ObjectID { ObjectID(index: objects.count) }

  /// What an object is registered for: the selector and the name of each notification.
  public func registrations(of observer: ObjectID) -> [String] {
    registrationLines(of: observer).map(\.told)
  }

  /// The same with the line that registered for each, of which a message may come from several.
  public func registrationLines(of observer: ObjectID) -> [(told: String, line: Int)] {
    observers.registrations(of: observer)
      .map { (told: "\($0.selector.name) \($0.name ?? "")", line: $0.line) }
  }

  /// The key paths that an object observes by itself, once for each registration.
  public func keyPathsObserved(by observer: ObjectID) -> [String] {
    keyObservers.registrations(of: observer).map(\.path)
  }

  /// What of which objects that live an object observes by itself: each key path, and the line that
  /// registered for it.
  public func keysObserved(
    by observer: ObjectID
  ) -> [(path: String, object: ObjectID, line: Int)] {
    keyObservers.registrations(of: observer).filter { isAlive($0.object) }
      .map { (path: $0.path, object: $0.object, line: $0.line) }
  }

  /// What an object is told of by a message of its own until it is removed: the name of each
  /// notification, nil for all, and the line that registered for it.
  public func observations(by observer: ObjectID) -> [(name: String?, line: Int)] {
    observers.registrations(of: observer).filter { $0.block == nil }
      .map { (name: $0.name, line: $0.line) }
  }

  /// What blocks are told of until they are removed: the name of each notification, nil for all, and
  /// the line that registered for it.
  public var observingBlocks: [(block: ObjectID, name: String?, line: Int)] {
    observers.live.compactMap { observer in
      observer.block.map { (block: $0, name: observer.name, line: observer.line) }
    }
  }

  private func parts(of id: ObjectID) -> [Value] {
    guard isAlive(id), interface.views[id] == nil, interface.viewControllers[id] == nil else {
      return []
    }
    let collected = elements(of: .object(id)) ?? pairs(of: .object(id))?.map(\.value)
    return collected ?? (isLearners(id) ? self[id].fields : [])
  }

  private func isOutlet(_ ivar: Ivar, of type: ClassID) -> Bool {
    classes.hasOutlet(named: ivar.label, of: type)
      || ivar.name != ivar.label && classes.hasOutlet(named: ivar.name, of: type)
  }

  /// The outlet of a controller that points to an object.
  public func outlet(of controller: ObjectID, to object: ObjectID) -> String? {
    let type = self[controller].type
    let slots = self[controller].fields.indices.filter {
      self[controller].fields[$0] == .object(object)
    }
    return slots.lazy.compactMap { ivar(inField: $0, of: type) }
      .first { isOutlet($0, of: type) }?.label
  }

  /// What is in the fields that the learner's classes have declared.
  public func ownFields(of id: ObjectID) -> ArraySlice<Value> {
    let type = self[id].type
    let first = classes.lineage(of: type).filter { classes[outline: $0].isLearners }.last
    return self[id].fields.dropFirst(first.map { self[$0].firstField } ?? .max)
  }

  /// The objects with a field that owns an object, or refers to it weakly.
  public func fieldHolders(of id: ObjectID) -> [ObjectID] {
    let owners = self[id].owners.compactMap { owner in
      if case .field(let holder, _) = owner { holder } else { nil as ObjectID? }
    }
    let observers = self[id].weakReferences.compactMap { reference in
      if case .field(let holder, _) = reference { holder } else { nil as ObjectID? }
    }
    return owners + observers
  }

  /// What a control shows; nothing for other objects, and for those that are gone.
  public func content(of id: ObjectID) -> [Inventory.Shown] {
    guard interface.views[id] != nil, isAlive(id) else { return [] }
    var shown: [Inventory.Shown] = []
    let held = self[id].fields
    for type in classes.lineage(of: self[id].type) {
      for (property, slot) in classes.content(of: type) where slot < held.count {
        shown.append(Inventory.Shown(key: property, value: held[slot]))
      }
    }
    return shown
  }
}
