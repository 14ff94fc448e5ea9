// Questions about the simulation that a name answers.
extension Simulation {
  /// The object a variable refers to, or that is called so in traces: `UITextView#1`, or the name of a
  /// variable that is nil now.
  public func object(named name: String) -> ObjectID? {
    if name == "window" { return window }
    if let index = variable(named: name), let object = variables[index].value.object {
      return object
    }
    return allObjects.first { isAlive($0) && (self.name(of: $0) == name || number(of: $0) == name) }
  }

  /// The value of a property or ivar, its getter not asked: looking must not change the world.
  public func field(named name: String, of id: ObjectID) -> Value? {
    let type = self[id].type
    let ivar = property(named: name, of: type)?.ivar ?? name
    guard let (slot, _) = self.ivar(named: ivar, of: type) else { return nil }
    let fields = self[id].fields
    return slot < fields.count ? fields[slot] : Value.none
  }
}

// MARK: - What differs between two moments
extension Simulation {
  /// Whether the simulation already had an object when it was made later or in a copy.
  public func has(_ id: ObjectID) -> Bool { id.index < objects.count }

  /// An object's state in short facts, `owners: you, window`, that can be compared as text.
  public func facts(about id: ObjectID) -> [String] {
    let object = self[id]
    if case .dead = object.life { return ["freed"] }
    var facts: [String] = []
    if let controller = viewControllers[id] {
      facts.append("view = " + (controller.view.map { name(of: $0) } ?? "nil"))
      facts.append("\(controller.appearance)")
      if !controller.children.isEmpty {
        facts.append("children = " + controller.children.map(name(of:)).joined(separator: ", "))
      }
      if let presented = controller.presented { facts.append("presented = \(name(of: presented))") }
    }
    if let view = views[id] {
      facts.append("frame = \(view.frame.size.shortDescription)")
      facts.append("superview = " + (view.superview.map { name(of: $0) } ?? "nil"))
    }
    for (slot, value) in object.fields.enumerated() {
      let label = label(ofField: slot, of: object.type)
      facts.append("\(label) = \(argumentDescription(of: value))")
    }
    facts.append("owners: " + ownerNames(of: id).joined(separator: ", "))
    return facts
  }

  /// The facts about an object of its class about which nothing was said yet.
  public func factsAtBirth(of id: ObjectID) -> [String] {
    var before = self
    let twin = before.create(self[id].type, line: 0)
    return before.facts(about: twin)
  }
}

// MARK: - For completion
extension Simulation {
  /// The selectors of the framework's and the learner's methods, sorted, each once.
  public var selectorNames: [String] {
    let framework = FrameworkClass.all.flatMap {
      Array($0.methods.keys) + Array($0.classMethods.keys)
    }
    let declared = classes.flatMap { Array($0.methods.keys) + Array($0.classMethods.keys) }
    return Set((framework + declared).map(\.name)).sorted()
  }
}
