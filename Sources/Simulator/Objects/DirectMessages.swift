// For callers that remember what a message runs, and need not look it up again.
extension Turn {
  /// The class of an object; nil when it is dead, and a message to it must be refused.
  @inlinable
  public mutating func liveType(of id: ObjectID) -> ClassID? {
    if case .dead = simulation.objects[id.index].life { return nil }
    return simulation.objects[id.index].type
  }

  /// Begins a call of an object's method that is not sent.
  @inlinable
  public mutating func enterCall(of selector: Selector, on id: ObjectID) throws(Fault) {
    if case .dead = simulation.objects[id.index].life { throw zombie(id, selector) }
    if callDepth >= Turn.deepestNesting { throw stackOverflow(selector, .object(id)) }
    callDepth += 1
  }
}

extension Simulation {
  /// The learner's body that a message runs; nil where the framework answers, or where the message is
  /// one that traces show.
  public func untracedBody(of selector: Selector, in type: ClassID) -> Int? {
    guard !LifeCycle.selectors.contains(selector),
      !LifeCycle.delegateSelectors.contains(selector),
      case .body(let body, _) = method(selector, of: type)
    else { return nil }
    return body
  }
}
