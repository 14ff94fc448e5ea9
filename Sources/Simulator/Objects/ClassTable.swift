import Syntax

// Looking up and declaring classes.
extension Simulation {
  public subscript(_ id: ClassID) -> Class {
    _read {
      if classes[id.index].isOutline {
        yield FrameworkClass.all[id.index].fields.type
      } else {
        yield classes[id.index]
      }
    }
    _modify {
      if classes[id.index].isOutline {
        classes[id.index] = FrameworkClass.all[id.index].fields.type
      }
      yield &classes[id.index]
    }
  }

  /// Puts the whole of a class and of those above it in the places of their outlines: from its
  /// first object on it is looked at with every message.
  mutating func complete(_ type: ClassID) {
    var next: ClassID? = type
    while let id = next {
      if classes[id.index].isOutline {
        classes[id.index] = FrameworkClass.all[id.index].fields.type
      }
      next = classes[id.index].superclass
    }
  }

  public func classID(named name: String) -> ClassID? { classIDs[name] }

  /// The names of all classes, the framework's first.
  public var classNames: [String] { classes.map(\.name) }

  /// The class and its superclasses, the class first.
  public func lineage(of id: ClassID) -> Lineage { Lineage(classes: classes, type: id) }

  public func isKind(_ id: ClassID, of name: String) -> Bool {
    guard let wanted = classIDs[name] else { return false }
    return isKind(id, of: wanted)
  }

  /// Whether a class is another one, or inherits from it.
  @inline(__always)
  func isKind(_ id: ClassID, of other: ClassID) -> Bool {
    var next: ClassID? = id
    while let type = next {
      if type == other { return true }
      next = classes[type.index].superclass
    }
    return false
  }

  /// Whether this version of iOS has the class.
  public func isAvailable(_ id: ClassID) -> Bool { classes[id.index].since <= version }

  public func isKind(_ id: ObjectID, of name: String) -> Bool { isKind(self[id].type, of: name) }

  /// Adds a class, or replaces the learner's class of that name.
  ///
  /// Objects that live already keep the fields they have; fields that came later read as zero.
  @discardableResult
  public mutating func declare(_ type: Class) -> ClassID {
    var type = type
    type.index()
    type.kind = type.superclass.map { classes[$0.index].kind } ?? .plain
    type.since = type.superclass.map { classes[$0.index].since } ?? .oldest
    type.firstField = type.superclass.map { self[$0].firstField + self[$0].ivars.count } ?? 0
    if let id = classIDs[type.name] {
      self[id] = type
      return id
    }
    let id = ClassID(index: classes.count)
    classes.append(type)
    classIDs[type.name] = id
    return id
  }

  /// Whether the object's class is the script's own.
  public func isLearners(_ id: ObjectID) -> Bool { classes[self[id].type.index].isLearners }

  /// The place of an ivar in an object's fields, and its declaration; subclasses are searched
  /// first.
  public func ivar(named name: String, of id: ClassID) -> (slot: Int, ivar: Ivar)? {
    for type in lineage(of: id) {
      if let place = self[type].ivarPlaces[name] {
        return (self[type].firstField + place, self[type].ivars[place])
      }
    }
    return nil
  }

  public func property(named name: String, of id: ClassID) -> Property? {
    for type in lineage(of: id) {
      if let place = self[type].propertyPlaces[name] {
        return self[type].properties[place]
      }
    }
    return nil
  }

  /// The outlets a nib may connect, superclass first, each once.
  public func outlets(of id: ClassID) -> [(name: String, outlet: Outlet)] {
    var found: [(name: String, outlet: Outlet)] = []
    var names: Set<String> = []
    for type in Array(lineage(of: id)).reversed() {
      let properties = self[type].properties.compactMap { property in
        property.outlet.map { (property.name, $0) }
      }
      let ivars = self[type].ivars.compactMap { ivar in ivar.outlet.map { (ivar.name, $0) } }
      for (name, outlet) in properties + ivars where names.insert(name).inserted {
        found.append((name, outlet))
      }
    }
    return found
  }
}

/// A class and its superclasses.
public struct Lineage: Sequence, IteratorProtocol {
  // Not the simulation: to hold all of it costs more than to go through the classes.
  fileprivate let classes: [Class]
  fileprivate var type: ClassID?

  public mutating func next() -> ClassID? {
    guard let type else { return nil }
    self.type = classes[type.index].superclass
    return type
  }
}

extension Turn {
  /// A class that this version of iOS does not have is nil, and a message to it does nothing.
  mutating func refuse(_ selector: Selector, _ type: ClassID) throws(Fault) -> Value {
    if simulation.isAvailable(type) { throw unrecognized(selector, sentTo: .type(type)) }
    let since = simulation.classes[type.index].since
    let absent = simulation.lineage(of: type).map { simulation[$0] }
      .last { $0.since == since && !$0.isLearners }
    let name = absent?.name ?? simulation.classes[type.index].name
    record(.note(.unavailable(Selector(name), since: since)))
    return .none
  }
}
