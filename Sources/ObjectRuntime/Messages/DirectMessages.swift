public import ObjectModel
import UIKitAPI

// For callers that remember what a message runs, and need not look it up again.
extension Turn {
  /// The class of an object; nil when it is dead, and a message to it must be refused, and when it
  /// is observed, and a message to it must be sent.
  @inlinable
  public mutating func liveType(of id: ObjectID) -> ClassID? {
    if case .dead = simulation.objects[id.index].life { return nil }
    if simulation.objects[id.index].isObserved { return nil }
    return simulation.objects[id.index].type
  }

  /// Begins a call of a method that is not sent.
  @inlinable
  public mutating func enterCall(of selector: Selector, on receiver: Value) throws(Fault) {
    if case .object(let id) = receiver, case .dead = simulation.objects[id.index].life {
      throw zombie(id, selector)
    }
    if callDepth >= Turn.deepestNesting { throw stackOverflow(selector, receiver) }
    callDepth += 1
  }
}

extension Simulation {
  /// What a message comes down to, where it is a learner's body or an accessor of a number.
  public enum DirectMethod: Sendable {
    case body(Int)
    case read(slot: Int)
    case store(slot: Int, FieldType)
  }

  /// What a message runs; nil where the framework answers, where the message is one that traces
  /// show, and where more happens than can be seen here.
  public func directMethod(
    for selector: Selector, in type: ClassID, isOfClass: Bool
  ) -> DirectMethod? {
    if isOfClass {
      guard case .body(let body, _) = classMethod(selector, of: type) else { return nil }
      return .body(body)
    }
    if LifeCycle.selectors.contains(selector) || LifeCycle.delegateSelectors.contains(selector)
      || LifeCycle.watchedSelectors.contains(selector)
    {
      return nil
    }
    switch method(selector, of: type) {
    case .body(let body, _): return .body(body)
    case .getter(let slot, isContent: false, isChecked: false):
      return classes.fieldType(slot, of: type)?.isScalar == true ? .read(slot: slot) : nil
    case .setter(let property, let slot) where property.type.isScalar && !property.isContent:
      return .store(slot: slot, property.type)
    default: return nil
    }
  }
}

extension Turn {
  /// The integer in a field; nil where there is something else.
  @inlinable
  public mutating func integer(in slot: Int, of id: ObjectID) -> Int? {
    guard slot < simulation.objects[id.index].fields.count,
      case .int(let number) = simulation.objects[id.index].fields[slot]
    else { return nil }
    return number
  }

  /// The object in a field; nil where there is something else.
  @inlinable
  public mutating func object(in slot: Int, of id: ObjectID) -> ObjectID? {
    guard slot < simulation.objects[id.index].fields.count,
      case .object(let object) = simulation.objects[id.index].fields[slot]
    else { return nil }
    return object
  }

  /// Stores a number in a field that is declared to hold such.
  @inlinable
  public mutating func store(
    _ number: Value, in slot: Int, of id: ObjectID, named name: String
  ) throws(Fault) {
    guard loads.isEmpty, case .alive = simulation.objects[id.index].life,
      slot < simulation.objects[id.index].fields.count
    else { return try store(number, in: slot, of: id, named: name, type: .any, as: .unowned) }
    simulation.objects[id.index].fields[slot] = number
  }
}
