public import ObjectModel

// Messages to Foundation's own collections whose answer is known without looking for the method.
extension Turn {
  /// What is asked of an array or a dictionary most often.
  public enum CollectionMessage: String, Sendable {
    case element = "objectAtIndex:"
    case value = "objectForKey:"
    case count
    case add = "addObject:"
    case replace = "replaceObjectAtIndex:withObject:"
    case set = "setObject:forKey:"

    public init?(_ selector: Selector) {
      switch selector.name {
      case "objectAtIndexedSubscript:": self = .element
      case "objectForKeyedSubscript:": self = .value
      default: self.init(rawValue: selector.name)
      }
    }

    /// How many arguments it has.
    public var arity: Int {
      switch self {
      case .count: 0
      case .element, .value, .add: 1
      case .replace, .set: 2
      }
    }
  }

  /// The answer to a message with up to two arguments; nil where it must be sent, as something is
  /// out of the ordinary.
  public mutating func answer(
    _ message: CollectionMessage, _ id: ObjectID, _ one: Value = .none, _ other: Value = .none
  ) throws(Fault) -> Value? {
    guard case .alive = simulation[id].life, !simulation.classes.hasOwnCollections,
      callDepth < Turn.deepestNesting
    else { return nil }
    let type = simulation[id].type
    switch message {
    case .element:
      guard isArray(type), case .int(let place) = one else { return nil }
      return simulation.contents.element(place, of: id)
    case .count: return isArray(type) ? simulation.contents.arrayCount(of: id).map(Value.int) : nil
    case .add:
      guard type == cache.mutableArray, one != .none else { return nil }
      try append(one, to: id)
    case .replace:
      let value = other.boxed
      guard type == cache.mutableArray, value.object == nil, value != .none,
        simulation.contents.put(value, at: one, of: id)
      else { return nil }
    case .value:
      guard type == cache.mutableDictionary || type == cache.dictionary,
        !simulation.hasOwnEquality(one)
      else {
        return nil
      }
      return simulation.contents.item(one, of: id) ?? simulation.value(forKey: one, of: id)
    case .set:
      let value = one.boxed
      guard type == cache.mutableDictionary, value.object == nil, value != .none,
        simulation.contents.put(value, at: other, of: id)
      else { return nil }
    }
    return Value.none
  }
  @inline(__always)
  private func isArray(_ type: ClassID) -> Bool {
    type == cache.array || type == cache.mutableArray
  }
}
