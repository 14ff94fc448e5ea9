package import ObjectModel
import Syntax

/// What became of the elements of an array, or of the members of a set, that is observed.
package struct ElementsChange: Sendable {
  /// `NSKeyValueChange`, as its number.
  package enum Kind: Int, Sendable {
    case insertion = 2
    case removal, replacement
  }

  package var kind: Kind
  /// Nil for the members of a set.
  package var indexes: Range<Int>?
  package var old: [Value]
  package var new: [Value]

  package init(_ kind: Kind, at indexes: Range<Int>? = nil, old: [Value], new: [Value]) {
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
      change.append((.string("old"), try collection(elements.old, elements)))
    }
    if isPrior {
      change.append((.string("notificationIsPrior"), .number(.bool(true))))
    } else if known.hasNew, elements.kind != .removal {
      change.append((.string("new"), try collection(elements.new, elements)))
    }
    if let indexes = elements.indexes, let type = simulation.classes.id(named: "NSIndexSet") {
      let range = [indexes.lowerBound, indexes.count].map(Value.int)
      let set = try send(
        "indexSetWithIndexesInRange:", to: .type(type), [.record(range)], from: .uikit)
      change.append((.string("indexes"), set))
    }
    try send(change, to: known)
  }

  private mutating func collection(
    _ values: [Value], _ change: ElementsChange
  ) throws(Fault) -> Value {
    let array = try makeArray(values)
    guard change.indexes == nil, let type = simulation.classes.id(named: "NSSet") else {
      return array
    }
    return try send("setWithArray:", to: .type(type), [array], from: .uikit)
  }
}

// MARK: - Accessors of single elements
extension Turn {
  /// What an accessor of single elements is about to do to the array or set of its key, as Key-Value
  /// Coding Programming Guide, "Defining Collection Methods", names them; nil for any other message,
  /// where nobody observes the key, and where there is no such element.
  mutating func elements(
    changedBy selector: Selector, _ arguments: [Value], of id: ObjectID
  ) throws(Fault) -> (key: String, change: ElementsChange)? {
    let keys = simulation.keyObservers
    func key(_ prefix: String, _ suffix: String) -> String? {
      selector.name[...].key(between: prefix, suffix)
        .flatMap { keys.numbers(of: $0, of: id).isEmpty ? nil : $0 }
    }
    switch arguments.count {
    case 1:
      if let key = key("removeObjectFrom", "AtIndex:") {
        return try element(arguments[0], ofKey: key, id)
          .map { (key, ElementsChange(.removal, at: $0..<$0 + 1, old: [$1], new: [])) }
      }
      if let key = key("add", "Object:") {
        return (key, ElementsChange(.insertion, old: [], new: arguments))
      }
      return key("remove", "Object:").map {
        ($0, ElementsChange(.removal, old: arguments, new: []))
      }
    case 2:
      if let key = key("insertObject:in", "AtIndex:") {
        let (place, count) = (arguments[1].integer, try elements(ofKey: key, id).count)
        guard 0...count ~= place else { return nil }
        let change = ElementsChange(.insertion, at: place..<place + 1, old: [], new: [arguments[0]])
        return (key, change)
      }
      guard let key = key("replaceObjectIn", "AtIndex:withObject:") else { return nil }
      return try element(arguments[0], ofKey: key, id)
        .map {
          (key, ElementsChange(.replacement, at: $0..<$0 + 1, old: [$1], new: [arguments[1]]))
        }
    default: return nil
    }
  }

  private mutating func elements(ofKey key: String, _ id: ObjectID) throws(Fault) -> [Value] {
    simulation.elements(of: try value(forKey: key, of: id)) ?? []
  }

  private mutating func element(
    _ place: Value, ofKey key: String, _ id: ObjectID
  ) throws(Fault) -> (Int, Value)? {
    let elements = try elements(ofKey: key, id)
    guard elements.indices.contains(place.integer) else { return nil }
    return (place.integer, elements[place.integer])
  }
}

extension Substring {
  /// `items` for `insertObject:inItemsAtIndex:`.
  fileprivate func key(between prefix: String, _ suffix: String) -> String? {
    guard hasPrefix(prefix), hasSuffix(suffix), utf8.count > prefix.utf8.count + suffix.utf8.count
    else { return nil }
    let key = dropFirst(prefix.count).dropLast(suffix.count)
    guard let first = key.first, first.isUppercase else { return nil }
    return first.lowercased() + key.dropFirst()
  }
}
