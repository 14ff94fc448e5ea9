import InterfaceModel
public import ObjectModel
import Syntax
import UIKitAPI

/// A property that nobody declares: whose it is, and its name.
struct StandInPlace: Hashable, Sendable {
  var holder: Value
  var name: String
}

// What answers where nobody declares anything.
extension Turn {
  /// What an object answers to a message that nobody declares.
  mutating func answer(
    _ selector: Selector, standingInFor id: ObjectID, _ arguments: [Value]
  ) throws(Fault) -> Value {
    if selector.isInitializer {
      try wait(for: arguments, in: selector, to: .object(id))
      return try begin(id, selector, arguments)
    }
    return try recall(selector, of: .object(id), arguments)
  }

  /// What a stand-in answers: what was stored in it, or another stand-in.
  mutating func recall(
    _ selector: Selector, of holder: Value, _ arguments: [Value]
  ) throws(Fault) -> Value {
    simulation.note(asked: selector, of: holder)
    if let key = selector.settingKey, let value = arguments.first {
      simulation[standIn: key, of: holder] = value
      return simulation.standIn(named: selector.standInName)
    }
    if let built = try build(selector, arguments) { return built }
    try wait(for: arguments, in: selector, to: holder)
    return simulation[standIn: selector.standInName, of: holder]
  }

  /// A variable that nobody declares.
  public mutating func value(ofStandIn name: String) -> Value {
    simulation[standIn: name, of: .none]
  }

  public mutating func store(_ value: Value, inStandIn name: String) {
    simulation[standIn: name, of: .none] = value
  }

  /// Key-value coding of a stand-in's object, or with a name that nobody declares; false for others.
  package mutating func remember(
    _ value: Value, forKey key: String, ofStandIn id: ObjectID
  ) -> Bool {
    guard simulation.standsIn(for: .setter(for: key), in: simulation[id].type) else { return false }
    simulation[standIn: key, of: .object(id)] = value
    return true
  }

  package mutating func value(forKey key: String, ofStandIn id: ObjectID) -> Value? {
    guard simulation.standsIn(for: Selector(key), in: simulation[id].type) else { return nil }
    return simulation[standIn: key, of: .object(id)]
  }

  /// A message to `super` that no class above implements.
  mutating func standIn(
    forSuper selector: Selector, of owner: ClassID, _ receiver: Value, _ arguments: [Value]
  ) throws(Fault) -> Value {
    if case .object = receiver,
      let member = simulation.declaration(of: selector, in: owner)?.member,
      member.availability.since <= simulation.version, !selector.isInitializer
    {
      return try unmodelled(selector, member, of: receiver, arguments)
    }
    guard simulation.standsIn(for: selector, in: owner) else {
      throw unrecognized(selector, sentTo: receiver)
    }
    guard let id = receiver.object, selector.isInitializer, selector != "init" else {
      simulation.note(asked: selector, of: .type(owner))
      try wait(for: arguments, in: selector, to: .type(owner))
      return simulation.standIn(named: selector.standInName)
    }
    return try sendToSuper("init", of: owner, receiver: .object(id))
  }

  /// What the framework finds where stand-ins were handed to it: values of the declared types.
  mutating func realized(
    _ arguments: [Value], for selector: Selector, _ receiver: Value
  ) throws(Fault) -> [Value] {
    guard let types = simulation.parameters(of: selector, receiver) else { return arguments }
    var arguments = arguments
    for (place, type) in zip(arguments.indices, types) {
      guard case .standIn(let name, _) = arguments[place] else { continue }
      arguments[place] = try value(of: type, for: arguments[place], named: name)
    }
    return arguments
  }

  /// A value of a declared type where a stand-in was given.
  private mutating func value(
    of type: DeclaredType, for value: Value, named name: String
  ) throws(Fault) -> Value {
    guard case .object(let className?, _) = type.kind else {
      if case .object(nil, _) = type.kind { return value }
      if case .enumeration(let known) = type.kind {
        // Names of notifications and keys are texts, each one of its own.
        let raw = DeclaredType(Framework.raw(ofEnumeration: known))
        return try self.value(of: raw, for: value, named: name)
      }
      if case .bool = type.zero { return .bool(value.isTrue) }
      return type.zero
    }
    switch className {
    case "NSString", "NSMutableString", "NSAttributedString": return .string(name)
    case "NSNumber": return .number(.int(0))
    case "NSObject": return value
    case "NSArray" where value.isTrue: return try makeArray([value])
    default:
      guard simulation.classes.id(named: className) != nil else { return value }
      let made = try send(
        "init", to: .object(allocateAutoreleased(className)), [], from: .uikit)
      if let id = made.object { simulation.madeForStandIns.insert(id) }
      // How large it is, nobody knows.
      if simulation.guess.number != 0, let id = made.object, simulation.isKind(id, of: "UIView") {
        try send("setFrame:", to: made, [.rect(simulation.usualViewFrame)], from: .uikit)
      }
      return made
    }
  }
}

extension Turn {
  /// Runs a method of the framework's of whose arguments some are stand-ins. What a text or a
  /// collection does not have there is unknown, and ends nothing.
  mutating func run(
    _ method: FrameworkClass.Method, _ selector: Selector, _ receiver: Value,
    withStandIns arguments: [Value]
  ) throws(Fault) -> Value {
    let realized = try realized(arguments, for: selector, receiver)
    guard simulation.holdsValues(receiver) else { return try method.run(&self, receiver, realized) }
    do throws(Fault) {
      return try method.run(&self, receiver, realized)
    } catch {
      guard case .exception = error else { throw error }
      return simulation.standIn(named: selector.standInName)
    }
  }
}

extension Selector {
  /// What stands for the answer is called after the first word: `user` for `userWithName:`.
  var standInName: String {
    name.utf8.firstIndex(of: UInt8(ascii: ":")).map { String(name[..<$0]) } ?? name
  }
}

extension Simulation {
  /// The frame of a controller's view that fills the screen.
  fileprivate var usualViewFrame: Rect {
    version.major < 7
      ? version.applicationFrame(of: device) : Rect(size: version.screen(of: device))
  }

  /// What stands in for a value that nobody declares.
  package mutating func standIn(named name: String) -> Value {
    hasStoodIn = true
    return .standIn(name, as: guess)
  }

  /// Takes note of a message that what nobody declares answers.
  mutating func note(asked selector: Selector, of holder: Value) {
    if let view = holder.object, interface.views[view] != nil, selector.settingKey == nil,
      !classes.hasStandIn(self[view].type), layout.foreign.insert(view).inserted
    {
      layout.changes += 1
    }
    guard let name = standInName(of: holder) else { return }
    asked[name, default: AskedMembers()].count(memberName(of: selector, of: holder))
  }

  /// A property, or a method as its language writes it.
  private func memberName(of selector: Selector, of holder: Value) -> String {
    if let key = selector.settingKey { return key }
    let type: ClassID? =
      switch holder {
      case .type(let type): type
      default: holder.object.map { self[$0].type }
      }
    guard selector.name.hasSuffix(":"), let type, classes[outline: type].isSwift else {
      return selector.name
    }
    return SwiftNames.fullName(selector: selector.name).text
  }

  /// What was stored under a name, or another stand-in; an object is nobody's for standing in one.
  fileprivate subscript(standIn name: String, of holder: Value) -> Value {
    mutating get { standIns[StandInPlace(holder: holder, name: name)] ?? self.standIn(named: name) }
    set {
      if let id = newValue.object { heldByStandIns.insert(id) }
      standIns[StandInPlace(holder: holder, name: name)] = newValue.object == nil ? newValue : nil
    }
  }

  /// What a property that does nothing here was set to, where that is no object; keeps what it is
  /// set to.
  mutating func kept(_ selector: Selector, of holder: Value, _ arguments: [Value]) -> Value? {
    if let key = selector.settingKey, let value = arguments.first {
      self[standIn: key, of: holder] = value
    }
    if !arguments.isEmpty { return nil }
    let key = selector.flagKey ?? selector.name
    return standIns[StandInPlace(holder: holder, name: key)]
  }

  /// The properties that do nothing here and were set, each with its value, by name.
  package func keptProperties(of id: ObjectID) -> [String: Value] {
    standIns.reduce(into: [:]) { kept, entry in
      if entry.key.holder == .object(id) { kept[entry.key.name] = entry.value }
    }
  }

  /// What the script says is of a class that nobody declares may be so: it answers what it is asked.
  public mutating func takeForUnknown(_ value: Value) {
    guard let id = value.object, !classes[outline: self[id].type].isLearners else { return }
    takenForUnknown.insert(id)
  }

  /// Whether a message that nobody implements is answered all the same.
  func standsIn(for selector: Selector, in type: ClassID) -> Bool {
    classes.standInMembers.contains(selector) || classes.hasStandIn(type)
  }

  /// Whether a value stands in for an object that nobody declares, or is one of a class of which
  /// something is not known.
  public func isOfStandIn(_ value: Value) -> Bool {
    value.isStandIn || value.object.map { classes.hasStandIn(self[$0].type) } ?? false
  }

  /// Whether a value is a text or a collection.
  fileprivate func holdsValues(_ value: Value) -> Bool {
    guard let id = value.object else { return valueClass(of: value) != nil }
    return switch classes[outline: self[id].type].kind {
    case .array, .set, .dictionary, .string: true
    case .plain, .view, .window, .viewController: false
    }
  }

  /// What the header says that a message takes.
  fileprivate func parameters(of selector: Selector, _ receiver: Value) -> [DeclaredType]? {
    let type: ClassID? =
      switch receiver {
      case .type(let type): type
      case .object(let id): self[id].type
      default: valueClass(of: receiver)
      }
    let isOfClass = if case .type = receiver { true } else { false }
    return type.flatMap { declaration(of: selector, in: $0, isOfClass: isOfClass) }?
      .member.parameters
  }
}
