public import ObjectModel
import UIKitAPI

/// A property that nobody declares: whose it is, and its name.
struct StandInPlace: Hashable, Sendable {
  var holder: Value
  var name: String
}

// What answers where nobody declares anything.
extension Turn {
  /// What a stand-in answers: what was stored in it, or another stand-in.
  public mutating func answer(
    _ selector: Selector, standingInFor name: String, _ arguments: [Value]
  ) -> Value {
    recall(selector, of: .standIn(name), arguments)
  }

  /// What an object answers to a message that nobody declares.
  mutating func answer(
    _ selector: Selector, standingInFor id: ObjectID, _ arguments: [Value]
  ) throws(Fault) -> Value {
    if selector.isInitializer { return try begin(id, selector, arguments) }
    return recall(selector, of: .object(id), arguments)
  }

  /// Values are remembered; an object is nobody's for standing in a stand-in.
  private mutating func recall(
    _ selector: Selector, of holder: Value, _ arguments: [Value]
  ) -> Value {
    if let key = selector.settingKey, let value = arguments.first {
      simulation.standIns[StandInPlace(holder: holder, name: key)] =
        value.object == nil ? value : nil
      return .none
    }
    let name = selector.standInName
    return simulation.standIns[StandInPlace(holder: holder, name: name)] ?? .standIn(name)
  }

  /// A variable that nobody declares.
  public func value(ofStandIn name: String) -> Value {
    simulation.standIns[StandInPlace(holder: .none, name: name)] ?? .standIn(name)
  }

  public mutating func store(_ value: Value, inStandIn name: String) {
    simulation.standIns[StandInPlace(holder: .none, name: name)] =
      value.object == nil ? value : nil
  }

  /// Key-value coding of a stand-in's object, or with a name that nobody declares; false for others.
  package mutating func remember(_ value: Value, forKey key: String, ofStandIn id: ObjectID) -> Bool
  {
    guard simulation.standsIn(for: .setter(for: key), in: simulation[id].type) else { return false }
    _ = recall(.setter(for: key), of: .object(id), [value])
    return true
  }

  package func value(forKey key: String, ofStandIn id: ObjectID) -> Value? {
    guard simulation.standsIn(for: Selector(key), in: simulation[id].type) else { return nil }
    return simulation.standIns[StandInPlace(holder: .object(id), name: key)] ?? .standIn(key)
  }

  /// A message to `super` that no class above implements.
  mutating func standIn(
    forSuper selector: Selector, of owner: ClassID, _ receiver: Value, _ arguments: [Value]
  ) throws(Fault) -> Value {
    if let name = simulation.frameworkName(of: owner), case .object = receiver,
      let member = Framework.member(selector.name, of: name, isOfClass: false)?.member,
      member.availability.since <= simulation.version, !selector.isInitializer
    {
      record(.note(.notModelled(selector)))
      return member.returns.zero
    }
    guard simulation.standsIn(for: selector, in: owner) else {
      throw unrecognized(selector, sentTo: receiver)
    }
    guard let id = receiver.object, selector.isInitializer, selector != "init" else {
      return .standIn(selector.standInName)
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
      guard case .standIn(let name) = arguments[place] else { continue }
      arguments[place] = try value(of: type, named: name)
    }
    return arguments
  }

  /// A value of a declared type where a stand-in was given.
  private mutating func value(
    of type: DeclaredType, named name: String
  ) throws(Fault) -> Value {
    guard case .object(let className?, _) = type.kind else {
      if case .object(nil, _) = type.kind { return .standIn(name) }
      if case .enumeration(let known) = type.kind {
        // Names of notifications and keys are texts, each one of its own.
        return try value(of: DeclaredType(Framework.raw(ofEnumeration: known)), named: name)
      }
      return type.zero
    }
    switch className {
    case "NSString", "NSMutableString", "NSAttributedString": return .string(name)
    case "NSNumber": return .number(.int(0))
    case "NSObject": return .standIn(name)
    default:
      guard simulation.classes.id(named: className) != nil else { return .standIn(name) }
      return try send("init", to: .object(allocateAutoreleased(className)), [], from: .uikit)
    }
  }
}

extension Selector {
  /// What stands for the answer is called after the first word: `user` for `userWithName:`.
  var standInName: String { String(name.prefix { $0 != ":" }) }
}

extension Simulation {
  /// Whether a message that nobody implements is answered all the same.
  func standsIn(for selector: Selector, in type: ClassID) -> Bool {
    classes.standInMembers.contains(selector) || classes.hasStandIn(type)
  }

  /// What the header says that a message takes.
  fileprivate func parameters(of selector: Selector, _ receiver: Value) -> [DeclaredType]? {
    let type: ClassID? =
      switch receiver {
      case .type(let type): type
      case .object(let id): self[id].type
      default: valueClass(of: receiver)
      }
    guard let name = type.flatMap({ frameworkName(of: $0) }) else { return nil }
    let isOfClass = if case .type = receiver { true } else { false }
    return Framework.member(selector.name, of: name, isOfClass: isOfClass)?.member.parameters
  }

  /// The framework's class that a class is or stands on.
  func frameworkName(of type: ClassID) -> String? {
    classes.lineage(of: type).first { !classes[outline: $0].isLearners }
      .map { classes[outline: $0].name }
  }
}
