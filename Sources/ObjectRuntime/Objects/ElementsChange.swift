package import ObjectModel
import Syntax

/// What became of the elements of an array that is observed.
package struct ElementsChange: Sendable {
  /// `NSKeyValueChange`, as its number.
  package enum Kind: Int, Sendable {
    case insertion = 2
    case removal, replacement
  }

  package var kind: Kind
  package var indexes: Range<Int>
  package var old: [Value]
  package var new: [Value]

  package init(_ kind: Kind, at indexes: Range<Int>, old: [Value], new: [Value]) {
    (self.kind, self.indexes, self.old, self.new) = (kind, indexes, old, new)
  }
}

extension Turn {
  /// Changes elements of the array of a key: who observes the array is told of those alone.
  package mutating func change(
    _ elements: ElementsChange, of key: String, of object: ObjectID,
    _ set: (inout Turn) throws(Fault) -> Void
  ) throws(Fault) {
    guard simulation[object].isObserved, try notifies(of: key, object) else {
      return try set(&self)
    }
    let numbers = try announceChange(of: key, of: object, elements)
    try set(&self)
    for number in numbers {
      guard let old = simulation.keyObservers.announced.removeValue(forKey: number) else {
        continue
      }
      let isDirect = isDirect(number, key, object)
      try link(number)
      try tell(number, old: old, elements: isDirect ? elements : nil)
    }
  }

  /// Does something of which those who observe an object are not told.
  package mutating func unobserved(
    _ object: ObjectID, _ change: (inout Turn) throws(Fault) -> Void
  ) throws(Fault) {
    let isObserved = simulation[object].isObserved
    simulation[object].isObserved = false
    defer { simulation[object].isObserved = isObserved }
    try change(&self)
  }

  /// Whether what is observed is the value of the key itself.
  func isDirect(_ number: Int, _ key: String, _ object: ObjectID) -> Bool {
    guard let known = simulation.keyObservers[number] else { return false }
    return known.object == object && known.path == key
  }

  mutating func tell(
    _ number: Int, of elements: ElementsChange, isPrior: Bool
  ) throws(Fault) {
    guard let known = simulation.keyObservers[number] else { return }
    var change: [(key: Value, value: Value)] = [(.string("kind"), .int(elements.kind.rawValue))]
    if known.hasOld, elements.kind != .insertion {
      change.append((.string("old"), try makeArray(elements.old)))
    }
    if isPrior {
      change.append((.string("notificationIsPrior"), .number(.bool(true))))
    } else if known.hasNew, elements.kind != .removal {
      change.append((.string("new"), try makeArray(elements.new)))
    }
    if let type = simulation.classes.id(named: "NSIndexSet") {
      let range = [elements.indexes.lowerBound, elements.indexes.count].map(Value.int)
      let set = try send(
        "indexSetWithIndexesInRange:", to: .type(type), [.record(range)], from: .uikit)
      change.append((.string("indexes"), set))
    }
    try send(change, to: known)
  }
}
