package import ObjectModel
import Syntax

// What an object may do with a message that its class has no method for: NSObject Class Reference,
// "Forwarding Messages".
extension Turn {
  /// Lets a class of the learner's hand a message on, whole or as an invocation; nil where it does
  /// not.
  mutating func handOn(
    _ selector: Selector, by id: ObjectID, _ arguments: [Value]
  ) throws(Fault) -> Value? {
    if let resolved = try resolve(selector, of: id, arguments) { return resolved }
    let targeting: Selector = "forwardingTargetForSelector:"
    if simulation.isOverridden(targeting, by: id) {
      let target = try send(targeting, to: .object(id), [.selector(selector)], from: .uikit)
      if target != .none, target != .object(id) { return try send(selector, to: target, arguments) }
    }
    guard simulation.isOverridden("forwardInvocation:", by: id) else { return nil }
    let signature = try send(
      "methodSignatureForSelector:", to: .object(id), [.selector(selector)], from: .uikit)
    guard signature != .none else { return nil }
    let invocation = try makeInvocation(of: selector, on: .object(id), arguments, signature)
    try send("forwardInvocation:", to: .object(id), [.object(invocation)], from: .uikit)
    return simulation.invocation(invocation)?.result ?? Value.none
  }

  /// Lets a class add the method when it is first asked for, as those of `@dynamic` properties; nil
  /// where it does not.
  private mutating func resolve(
    _ selector: Selector, of id: ObjectID, _ arguments: [Value]
  ) throws(Fault) -> Value? {
    let resolving: Selector = "resolveInstanceMethod:"
    let type = simulation[id].type
    guard simulation.isOverriddenForClass(resolving, of: type) else { return nil }
    try send(resolving, to: .type(type), [.selector(selector)], from: .uikit)
    guard responds(.object(id), to: selector) else { return nil }
    return try send(selector, to: .object(id), arguments)
  }

  private mutating func makeInvocation(
    of selector: Selector, on target: Value, _ arguments: [Value], _ signature: Value
  ) throws(Fault) -> ObjectID {
    let invocation = try allocateAutoreleased("NSInvocation")
    try setValue(signature, forKey: "methodSignature", of: invocation)
    try setValue(.selector(selector), forKey: "selector", of: invocation)
    try setValue(target, forKey: "target", of: invocation)
    simulation.setInvocation(Invoked(arguments: arguments), of: invocation)
    return invocation
  }
}

/// What an `NSInvocation` carries, which it does not own.
package struct Invoked: Sendable {
  package var arguments: [Value]
  package var result = Value.none

  package init(arguments: [Value] = []) { self.arguments = arguments }
}

extension Simulation {
  package func invocation(_ id: ObjectID) -> Invoked? {
    guard case .box(.record(let parts)) = contents[id], parts.count == 2,
      case .record(let arguments) = parts[0]
    else { return nil }
    var known = Invoked(arguments: arguments)
    known.result = parts[1]
    return known
  }

  package mutating func setInvocation(_ invoked: Invoked, of id: ObjectID) {
    contents[id] = .box(.record([.record(invoked.arguments), invoked.result]))
  }
}
