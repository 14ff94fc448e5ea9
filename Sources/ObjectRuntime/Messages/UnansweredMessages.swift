public import ObjectModel
import Syntax
import UIKitAPI

// Messages that nobody answers, or that reach what is freed.
extension Turn {
  /// A class that this version of iOS does not have is nil, and a message to it does nothing.
  mutating func refuse(
    _ selector: Selector, _ type: ClassID, _ arguments: [Value]
  ) throws(Fault) -> Value {
    if simulation.isAvailable(type) {
      if let answer = try answer(selector, of: type, arguments) { return answer }
      if simulation.standsIn(for: selector, in: type) {
        simulation.note(asked: selector, of: .type(type))
        try wait(for: arguments, in: selector, to: .type(type))
        return simulation.standIn(named: selector.standInName)
      }
      noteVersion(of: selector, in: type, isOfClass: true)
      throw unrecognized(selector, sentTo: .type(type))
    }
    let since = simulation.classes[outline: type].since
    let absent = simulation.classes.lineage(of: type).map { simulation[$0] }
      .last { $0.since == since && !$0.isLearners }
    let name = absent?.name ?? simulation.classes[outline: type].name
    record(.note(.unavailable(Selector(name), since: since)))
    return .none
  }

  /// Says that a message nobody answers is one of a later version.
  mutating func noteVersion(of selector: Selector, in type: ClassID, isOfClass: Bool) {
    guard let (member, owner) = simulation.declaration(of: selector, in: type, isOfClass: isOfClass)
    else { return }
    let since = max(member.availability.since, owner.availability.since)
    if since > simulation.version { record(.note(.unavailable(selector, since: since))) }
  }

  mutating func forward(
    _ selector: Selector, to receiver: Value, _ arguments: [Value], from sender: Sender
  ) throws(Fault) -> Value {
    guard let id = receiver.object else { throw unrecognized(selector, sentTo: receiver) }
    let isOnDevice =
      simulation.declaration(of: selector, in: simulation[id].type).map {
        $0.member.availability.since <= simulation.version
      } ?? false
    if !isOnDevice, let answer = try handOn(selector, by: id, arguments) { return answer }
    if let since = simulation.firstVersion(of: selector, in: simulation[id].type) {
      record(.note(.unavailable(selector, since: since)))
    } else if let declared = simulation.declaration(
      of: selector, in: simulation[id].type)?.member
    {
      if declared.availability.since <= simulation.version {
        if selector.isInitializer { return try begin(id, selector, arguments) }
        if simulation.isPartial { try wait(for: arguments, in: selector, to: receiver) }
        return try unmodelled(selector, declared, of: receiver, arguments)
      }
      record(.note(.unavailable(selector, since: declared.availability.since)))
    } else if let since = simulation.version(ofUnsimulated: selector, in: simulation[id].type) {
      if since <= simulation.version { return unmodelled(selector) }
      record(.note(.unavailable(selector, since: since)))
    }
    if simulation.standsIn(for: selector, in: simulation[id].type)
      || simulation.takenForUnknown.contains(id)
    {
      return try answer(selector, standingInFor: id, arguments)
    }
    if simulation.isPartial, sender == .uikit,
      let method = Framework.protocolMethod(selector.name)
    {
      return method.returns.zero
    }
    throw unrecognized(selector, sentTo: receiver)
  }

  /// What the runtime raises when nobody answers a message.
  public func unrecognized(_ selector: Selector, sentTo receiver: Value) -> Fault {
    .invalidArgument(
      "\(signature(selector, receiver)): unrecognized selector sent to "
        + (receiver.isType ? "class" : "instance") + address(of: receiver))
  }

  /// `-[NoteController viewDidLoad]`, as the runtime writes it.
  func signature(_ selector: Selector, _ receiver: Value) -> String {
    switch receiver {
    case .type(let type): "+[\(simulation.classes[outline: type].name) \(selector)]"
    default: "-[\(simulation.privateClass(of: receiver)) \(selector)]"
    }
  }

  private func address(of receiver: Value) -> String {
    switch receiver {
    case .object(let id): " " + simulation.address(of: id)
    case .type(let type): " " + simulation.address(of: type)
    default: " " + simulation.address(ofPlain: receiver)
    }
  }

  /// Ends where a freed object is asked something that is no message of the program's.
  package mutating func checkFreed(_ value: Value, _ selector: Selector) throws(Fault) {
    if let id = value.object { try checkForZombie(id, selector) }
  }

  mutating func checkForZombie(_ id: ObjectID, _ selector: Selector) throws(Fault) {
    if case .dead = simulation[id].life { throw zombie(id, selector) }
  }

  /// The crash of a message to a freed object, and the note of who has freed it.
  @usableFromInline
  package mutating func zombie(_ id: ObjectID, _ selector: Selector) -> Fault {
    record(.note(.zombie(id)))
    return .crash(
      .badAccess,
      reason: "*** \(signature(selector, .object(id))): message sent to deallocated instance "
        + simulation.address(of: id))
  }
}

// MARK: - Freed objects as arguments
extension Turn {
  /// A freed object among what a method of the framework's is handed, which looks at it.
  func freed(among arguments: [Value], for selector: Selector) -> ObjectID? {
    for case .object(let id) in arguments {
      if case .dead = simulation.objects[id.index].life,
        !Turn.comparing.contains(where: selector.name.contains)
      {
        return id
      }
    }
    return nil
  }

  /// Words of messages that only keep or compare where an object lies.
  private static let comparing = [
    "Delegate", "DataSource", "Target", "target:", "Observer", "IdenticalTo", "isEqual:",
    "Nonretained", "performSelector", "isDescendantOfView:",
  ]

  /// The crash, and the note of who has freed the object.
  mutating func handedOn(
    _ freed: ObjectID, to selector: Selector, _ receiver: Value
  ) -> Fault {
    record(.note(.zombie(freed)))
    return .crash(
      .badAccess,
      reason: "\(pointer(freed)) was deallocated before it was handed to "
        + signature(selector, receiver))
  }
}

extension Turn {
  /// What Swift does when an `unowned` reference is read.
  public mutating func checkUnowned(_ value: Value) throws(Fault) -> Value {
    guard let id = value.object, !simulation.isAlive(id) else { return value }
    record(.note(.zombie(id)))
    throw .crash(
      .fatalError,
      reason: "Attempted to read an unowned reference but object \(simulation.address(of: id)) "
        + "was already deallocated")
  }
}

extension Value {
  fileprivate var isType: Bool {
    if case .type = self { true } else { false }
  }
}
