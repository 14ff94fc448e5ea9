// For callers that remember what a message runs, and need not look it up again.
extension Simulation {
  /// The class of an object; nil when it is dead, and a message to it must be refused.
  public func liveType(of id: ObjectID) -> ClassID? {
    if case .dead = objects[id.index].life { return nil }
    return objects[id.index].type
  }

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
