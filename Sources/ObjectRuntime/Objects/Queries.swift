public import InterfaceModel
public import ObjectModel

// Questions about the simulation that a name answers.
extension Simulation {
  /// The object a variable refers to, or that is called so in traces: `UITextView#1`, or the name
  /// of a variable that is nil now.
  public func object(named name: String) -> ObjectID? {
    if name == "window", variables.place(of: name) == nil { return interface.window }
    if let index = variables.place(of: name), let object = variables[index].value.object {
      return object
    }
    return allObjects.first { isAlive($0) && (self.name(of: $0) == name || number(of: $0) == name) }
  }

  /// The living objects that a name means: the object of that name, or all of the class.
  public func objects(named name: String) -> [ObjectID] {
    if let object = object(named: name) { return [object] }
    if classes.id(named: name) == nil { return [] }
    return allObjects.filter { isAlive($0) && isKind($0, of: name) }
  }

  /// The value of a property or ivar, its getter not asked: looking must not change the world.
  public func field(named name: String, of id: ObjectID) -> Value? {
    let type = self[id].type
    let ivar = classes.property(named: name, of: type)?.ivar ?? name
    guard let (slot, _) = classes.ivar(named: ivar, of: type) else { return nil }
    let fields = self[id].fields
    return slot < fields.count ? fields[slot] : Value.none
  }
}

// MARK: - What differs between two moments
extension Simulation {
  /// Whether the simulation already had an object when it was made later or in a copy.
  public func has(_ id: ObjectID) -> Bool { id.index < objects.count }

  /// An object's state in short facts that can be compared.
  public func facts(about id: ObjectID) -> [ObjectFact] {
    let object = self[id]
    if case .dead = object.life { return [.freed] }
    var facts: [ObjectFact] = []
    if let controller = interface.viewControllers[id] {
      facts.append(.field("view", controller.view.map { name(of: $0) } ?? "nil"))
      facts.append(.appearance(controller.appearance))
      if !controller.children.isEmpty {
        facts.append(.field("children", controller.children.map(name(of:)).joined(separator: ", ")))
      }
      if let presented = controller.presented {
        facts.append(.field("presented", name(of: presented)))
      }
    }
    if let view = interface.views[id] {
      facts.append(.field("frame", view.frame.size.shortDescription))
      facts.append(.field("superview", view.superview.map { name(of: $0) } ?? "nil"))
    }
    for (slot, value) in object.fields.enumerated() {
      facts.append(
        .field(label(ofField: slot, of: object.type), argumentDescription(of: value)))
    }
    facts.append(.owners(object.allOwners, of: id))
    return facts
  }

  /// The facts about an object of its class about which nothing was said yet.
  public func factsAtBirth(of id: ObjectID) -> [ObjectFact] {
    var before = self
    let twin = before.create(self[id].type, line: 0)
    return before.facts(about: twin)
  }
}

/// Something that may be other after a line than before it.
public enum ObjectFact: Equatable, Sendable {
  case freed
  case appearance(AppearanceState)
  /// A property or an ivar by its name in code, and what it is.
  case field(String, String)
  case owners([Owner], of: ObjectID)
}
