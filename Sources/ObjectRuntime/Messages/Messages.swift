public import ObjectModel
public import Syntax
import UIKitAPI

// Sending messages: what the Objective-C runtime calls dispatch.
extension Turn {
  /// Sends a message. A message to nil answers nil and does nothing.
  @discardableResult
  public mutating func send(
    _ selector: Selector, to receiver: Value, _ arguments: [Value] = [], from sender: Sender = .app
  ) throws(Fault) -> Value {
    let type: ClassID
    switch receiver {
    case .object(let id):
      try checkForZombie(id, selector)
      type = simulation.objects[id.index].type
    case .type(let receiving):
      if simulation.classes.hasInitializers { try initialize(receiving) }
      guard let entry = dispatch(selector, receiving, isOfClass: true) else {
        return try refuse(selector, receiving, arguments)
      }
      return try perform(entry.method, selector, receiver, arguments, from: sender)
    case .standIn: return try recall(selector, of: receiver, arguments)
    default:
      guard let valueType = simulation.valueClass(of: receiver) else {
        // What nobody declares of a frame, say, an extension elsewhere may.
        let isOpen = receiver != .none && simulation.classes.standInMembers.contains(selector)
        return isOpen ? simulation.standIn(named: selector.standInName) : .none
      }
      type = valueType
    }
    guard let entry = dispatch(selector, type, isOfClass: false) else {
      guard receiver.object != nil else {
        if simulation.standsIn(for: selector, in: type) {
          try wait(for: arguments, in: selector, to: receiver)
          return simulation.standIn(named: selector.standInName)
        }
        if let member = simulation.declaration(of: selector, in: type)?.member,
          member.availability.since <= simulation.version
        {
          return try unmodelled(selector, member, of: receiver, arguments)
        }
        noteVersion(of: selector, in: type, isOfClass: true)
        noteVersion(of: selector, in: type, isOfClass: false)
        throw unrecognized(selector, sentTo: receiver)
      }
      return try forward(selector, to: receiver, arguments, from: sender)
    }
    if let id = receiver.object, simulation.objects[id.index].isObserved {
      if let key = selector.settingKey,
        sender != .app || simulation.classes.property(named: key, of: type)?.isDynamic != false
      {
        return try change(key, of: id) { turn throws(Fault) in
          try turn.run(entry, receiver, arguments, from: sender)
        }
      }
      if sender != .app || !simulation.classes[outline: type].isSwift,
        let (key, elements) = try elements(changedBy: selector, arguments, of: id)
      {
        var answer = Value.none
        try change(elements, of: key, of: id) { turn throws(Fault) in
          answer = try turn.run(entry, receiver, arguments, from: sender)
        }
        return answer
      }
    }
    return try run(entry, receiver, arguments, from: sender)
  }

  @inline(__always)
  private mutating func run(
    _ entry: DispatchCache.Entry, _ receiver: Value, _ arguments: [Value], from sender: Sender
  ) throws(Fault) -> Value {
    guard let id = receiver.object, isTraced(entry, of: id, arguments, from: sender) else {
      if entry.showing == .watched, let id = receiver.object {
        return try watch(entry.method, entry.selector, id, arguments, from: sender)
      }
      return try perform(entry.method, entry.selector, receiver, arguments, from: sender)
    }
    return try show(entry.method, entry.selector, id, arguments, from: sender)
  }

  /// Sends `initialize` to a class that has not had it, its superclass first; one that has none of
  /// its own runs the inherited one.
  package mutating func initialize(_ type: ClassID) throws(Fault) {
    guard simulation.classes[outline: type].isLearners, simulation.initialized.insert(type).inserted
    else {
      return
    }
    if let superclass = simulation.classes[outline: type].superclass { try initialize(superclass) }
    guard let method = simulation.classMethod("initialize", of: type), method.owner != nil else {
      return
    }
    _ = try perform(method, "initialize", .type(type), [])
  }

  /// Sends a message to `super`: the search begins above the class whose method is running.
  @discardableResult
  public mutating func sendToSuper(
    _ selector: Selector, of owner: ClassID, receiver: Value, _ arguments: [Value] = []
  ) throws(Fault) -> Value {
    let isClassMethod = if case .type = receiver { true } else { false }
    guard let above = simulation.classes[outline: owner].superclass,
      let method = dispatch(selector, above, isOfClass: isClassMethod)?.method
    else { return try standIn(forSuper: selector, of: owner, receiver, arguments) }
    if let message = messages.last, message.selector == selector,
      .object(message.receiver) == receiver
    {
      messages[messages.count - 1].lowest = method.owner
      messages[messages.count - 1].running = method.owner
      defer { messages[messages.count - 1].running = message.running }
      return try perform(method, selector, receiver, arguments)
    }
    return try perform(method, selector, receiver, arguments)
  }

  /// Whether an object, class or value answers a message.
  public func responds(_ receiver: Value, to selector: Selector) -> Bool {
    switch receiver {
    case .object(let id): dispatch(selector, simulation[id].type, isOfClass: false) != nil
    case .type(let type): dispatch(selector, type, isOfClass: true) != nil
    default:
      simulation.valueClass(of: receiver).map {
        dispatch(selector, $0, isOfClass: false) != nil
      } ?? false
    }
  }

  /// Runs a method whose call a trace shows.
  private mutating func show(
    _ method: Simulation.Method, _ selector: Selector, _ id: ObjectID, _ arguments: [Value],
    from sender: Sender
  ) throws(Fault) -> Value {
    try willPrint(bytes: selector.name.utf8.count)
    recordCall(selector, to: id, arguments, from: sender)
    depth += 1
    defer { depth -= 1 }
    return try watch(method, selector, id, arguments, from: sender)
  }

  /// Runs a method, and notes whether it has called super.
  private mutating func watch(
    _ method: Simulation.Method, _ selector: Selector, _ id: ObjectID, _ arguments: [Value],
    from sender: Sender
  ) throws(Fault) -> Value {
    messages.append(
      MessageInProgress(
        receiver: id, selector: selector, lowest: method.owner, running: method.owner))
    defer { messages.removeLast() }
    let result = try perform(method, selector, .object(id), arguments, from: sender)
    if let message = messages.last { witnessEnd(of: message) }
    return result
  }

  mutating func perform(
    _ method: Simulation.Method, _ selector: Selector, _ receiver: Value, _ arguments: [Value],
    from sender: Sender = .app
  ) throws(Fault) -> Value {
    callDepth += 1
    defer { callDepth -= 1 }
    if callDepth > Turn.deepestNesting { throw stackOverflow(selector, receiver) }
    if simulation.runLoop.isOffMain, sender == .app { witnessOffMain(selector, receiver) }
    switch method {
    case .body(let body, let owner):
      return try learnersCode(
        &self,
        Invocation(
          receiver: receiver, selector: selector, arguments: arguments, body: body, owner: owner,
          sender: sender))
    case .getter(let slot, let isContent, let isChecked):
      guard let id = receiver.object else { return .none }
      if isContent { leave(.contentRead(selector.name, of: id, by: speaker, read(slot, of: id))) }
      return isChecked ? try checkUnowned(look(slot, of: id)) : look(slot, of: id)
    case .setter(let property, let slot):
      guard let id = receiver.object else { return .none }
      var value = arguments.first ?? .none
      if value.isStandIn { value = try realized(arguments, for: selector, receiver).first ?? .none }
      if property.isContent { leave(.contentSet(property.name, of: id)) }
      try store(
        value, in: slot, of: id, named: property.name, type: property.type,
        as: property.strength)
      return .none
    case .framework(let method):
      if sender == .app, let freed = freed(among: arguments, for: selector) {
        throw handedOn(freed, to: selector, receiver)
      }
      guard arguments.contains(where: \.isStandIn) else {
        return try method.run(&self, receiver, arguments)
      }
      return try run(method, selector, receiver, withStandIns: arguments)
    }
  }

  /// What ends a recursion without end.
  public func stackOverflow(_ selector: Selector, _ receiver: Value) -> Fault {
    .endless(.call(signature(selector, receiver)))
  }

  /// Begins a call of something that is no method, which counts as a message for the depth of
  /// nesting.
  public mutating func enterCall(_ call: Fault.Endless) throws(Fault) {
    if callDepth >= Turn.deepestNesting {
      throw .endless(call)
    }
    callDepth += 1
  }

  @inlinable
  public mutating func leaveCall() { callDepth -= 1 }
}

// MARK: - Finding the method
extension Simulation {
  /// A method that was found, with what it needs to run.
  package enum Method {
    case body(Int, owner: ClassID)
    /// Of Swift's `unowned` properties, reading is a crash once the object is gone.
    case getter(slot: Int, isContent: Bool, isChecked: Bool)
    indirect case setter(Property, slot: Int)
    indirect case framework(FrameworkClass.Method)

    /// The class whose body runs.
    var owner: ClassID? {
      if case .body(_, let owner) = self { owner } else { nil }
    }
  }

  package func method(_ selector: Selector, of type: ClassID) -> Method? {
    for owner in classes.lineage(of: type) {
      if isRewired,
        let found = rewired(MethodPlace(owner: owner, selector: selector, isOfClass: false))
      {
        return found
      }
      if let found = ownMethod(selector, of: owner) { return found }
    }
    return nil
  }

  func classMethod(_ selector: Selector, of type: ClassID) -> Method? {
    guard isAvailable(type) else { return nil }
    for owner in classes.lineage(of: type) {
      if isRewired,
        let found = rewired(MethodPlace(owner: owner, selector: selector, isOfClass: true))
      {
        return found
      }
      if let found = ownClassMethod(selector, of: owner) { return found }
    }
    return nil
  }

  /// What a class declares for a selector, those above it not asked.
  func declaredMethod(_ place: MethodPlace) -> Method? {
    place.isOfClass
      ? ownClassMethod(place.selector, of: place.owner)
      : ownMethod(place.selector, of: place.owner)
  }

  private func ownMethod(_ selector: Selector, of owner: ClassID) -> Method? {
    let own = classes.implementation(selector, in: owner)
    if case .body(let body) = own { return .body(body, owner: owner) }
    // What does more than an accessor stands in its place.
    if !classes[outline: owner].isLearners,
      let method = framework.classes[owner.index].methods[selector]
    {
      return method.isAvailable(in: version) ? .framework(method) : nil
    }
    return own.flatMap { method($0, of: owner) }
  }

  private func ownClassMethod(_ selector: Selector, of owner: ClassID) -> Method? {
    if let own = classes.implementation(selector, in: owner, isOfClass: true) {
      return method(own, of: owner)
    }
    if classes[outline: owner].isLearners { return nil }
    let found = framework.classes[owner.index].classMethods[selector]
    return found.flatMap { $0.isAvailable(in: version) ? .framework($0) : nil }
  }

  private func method(_ implementation: Class.Implementation, of owner: ClassID) -> Method? {
    switch implementation {
    case .body(let body): return .body(body, owner: owner)
    case .getter(let place):
      let property = self[owner].properties[place]
      guard let slot = slot(of: property, in: owner) else { return nil }
      let isChecked =
        classes[outline: owner].isSwift && property.strength == .unowned && property.type == .object
      return .getter(slot: slot, isContent: property.isContent, isChecked: isChecked)
    case .setter(let place):
      var property = self[owner].properties[place]
      guard let slot = slot(of: property, in: owner) else { return nil }
      if property.strength == .weak, !classes[outline: owner].isLearners,
        version < Simulation.weakDelegates
      {
        property.strength = .unowned
      }
      return .setter(property, slot: slot)
    }
  }

  /// Since when the framework's delegates and data sources become nil with their object.
  private static let weakDelegates = UIKitVersion(9)

  private func slot(of property: Property, in owner: ClassID) -> Int? {
    if let since = framework.version(of: property.name, in: classes[outline: owner]),
      version < since
    {
      return nil
    }
    return property.ivar.flatMap { classes.ivar(named: $0, of: owner)?.slot }
  }

  /// Whether a script's class in the object's lineage implements the message.
  package func isOverridden(_ selector: Selector, by id: ObjectID) -> Bool {
    isOverridden(selector, in: self[id].type)
  }

  /// Whether a class of the script's, or one above it that is, implements a message to classes.
  package func isOverriddenForClass(_ selector: Selector, of type: ClassID) -> Bool {
    if case .body? = classMethod(selector, of: type) { true } else { false }
  }

  /// Whether a script's class or one above it that is the script's implements the message.
  func isOverridden(_ selector: Selector, in type: ClassID) -> Bool {
    for owner in classes.lineage(of: type) {
      if !classes[outline: owner].isLearners { return false }
      if classes.implementation(selector, in: owner) != nil { return true }
    }
    return false
  }

  /// The first version that has what a class of the framework or one above it declares; nil if none
  /// does.
  public func firstVersion(of selector: Selector, in type: ClassID) -> UIKitVersion? {
    for owner in classes.lineage(of: type) where !classes[outline: owner].isLearners {
      let type = framework.classes[owner.index]
      if let method = type.methods[selector] ?? type.classMethods[selector] {
        return method.since
      }
      if let property = type.properties.first(where: {
        $0.getter == selector || $0.setter == selector
      }) {
        return type.propertyVersions[property.name] ?? type.since
      }
    }
    return nil
  }

  /// The class that values which are no objects of the heap answer messages with; Core Graphics' have
  /// one where the learner extends them.
  public func valueClass(of value: Value) -> ClassID? {
    switch value {
    case .string: framework.string
    case .number, .int, .real, .bool: framework.number
    case .point: classes.id(named: "CGPoint")
    case .size: classes.id(named: "CGSize")
    case .rect: classes.id(named: "CGRect")
    case .none, .selector, .record, .function, .object, .type, .standIn: nil
    }
  }
}
