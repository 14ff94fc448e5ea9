import FoundationKit
package import ObjectModel
package import ObjectRuntime
import UIKitAPI

/// The members of Swift's own types: texts, numbers, ranges, arrays, sets, dictionaries.
///
/// What a value is, is often known only when it is there: a member answers nil, in Swift's sense,
/// for a value that does not have it, which then gets a message.
package enum SwiftLibrary {
  package typealias Read = @Sendable (inout Turn, Value) throws(Fault) -> Value?
  package typealias Perform = @Sendable (inout Turn, Value, [Value]) throws(Fault) -> Value?

  /// What a property of one of Swift's own types does.
  package struct Property: Sendable {
    package var read: Read
  }

  /// A method; a mutating one is given a value that nobody else has, and answers with what it
  /// became.
  package struct Method: Sendable {
    package var perform: Perform
  }

  /// Rectangles come last: where a name is theirs too, the value decides which is meant.
  package static let methods: [String: Method] = [texts, numbers, collections, sets, results]
    .reduce(into: [:]) { all, some in all.merge(some) { $1 } }
    .merging(rectangles) { $0.unlessRectangle($1) }
    .merging(characterSets) { $1.or($0) }

  /// What Swift says of a place outside of an array.
  package static let outOfRange = Fault.crash(.fatalError, reason: "Index out of range")

  /// What Swift's run-time says before it ends the program.
  package static func trap(_ reason: String) -> Fault { .crash(.fatalError, reason: reason) }
}

extension SwiftLibrary.Property {
  /// Texts and collections are empty, and rectangles.
  func unlessRectangle(_ ofRectangles: Self) -> Self {
    Self { turn, value throws(Fault) in
      if case .rect = value { return try ofRectangles.read(&turn, value) }
      return try read(&turn, value)
    }
  }
}

// MARK: - Making methods
extension SwiftLibrary.Method {
  /// `union`, `intersection` and `contains` are methods of sets and of rectangles.
  fileprivate func unlessRectangle(_ ofRectangles: Self) -> Self {
    Self { turn, value, arguments throws(Fault) in
      if case .rect = value { return try ofRectangles.perform(&turn, value, arguments) }
      return try perform(&turn, value, arguments)
    }
  }

  /// A method of texts.
  static func text(
    _ change: @escaping @Sendable (String) -> Value
  ) -> Self {
    Self { turn, value, _ throws(Fault) in
      turn.simulation.text(of: value).map(change)
    }
  }

  /// A method of texts with a text.
  static func texts(
    _ test: @escaping @Sendable (String, String) -> Value
  ) -> Self {
    Self { turn, value, arguments throws(Fault) in
      turn.simulation.text(of: value).map {
        test($0, turn.simulation.text(of: arguments[0]) ?? "")
      }
    }
  }

  /// A method that answers some of the elements, or the characters of a text, in some order.
  static func elements(_ change: @escaping @Sendable ([Value]) -> [Value]) -> Self {
    elements { elements, _ throws(Fault) in change(elements) }
  }

  /// The same with an argument. A text gives back a text, data gives back data, all else a list.
  /// Nil for what is no sequence: the member is one of another type.
  static func elements(
    _ change: @escaping @Sendable ([Value], Value) throws(Fault) -> [Value]
  ) -> Self {
    Self { turn, value, arguments throws(Fault) in
      if let text = turn.simulation.text(of: value) {
        let characters = text.map { Value.string(String($0)) }
        let changed = try change(characters, arguments.first ?? .none)
        return .string(changed.compactMap(\.text).joined())
      }
      guard let elements = turn.simulation.items(of: value) else { return nil }
      let changed = try change(elements, arguments.first ?? .none)
      return turn.simulation.octets(of: value) == nil
        ? try turn.makeArray(changed)
        : try turn.makeData(changed.octets)
    }
  }
}

// MARK: - What values hold
extension Simulation {
  /// The elements of an array or set, the bytes of data, or the numbers of a range; nil for what is
  /// none of them.
  package func items(of value: Value) -> [Value]? {
    if let elements = elements(of: value) { return elements }
    if let octets = octets(of: value) { return octets.map { .int(Int($0)) } }
    guard let range = range(value), let size = size(of: value), size <= 1_000_000 else {
      return nil
    }
    return range.map(Value.int)
  }

  /// A range of whole numbers; nil for what is none.
  package func range(_ value: Value) -> Range<Int>? {
    guard let (name, _, bounds) = compound(value), bounds.count == 2,
      name == "..." || name == "..<"
    else { return nil }
    let (lower, upper) = (bounds[0].integer, bounds[1].integer)
    // A bound that is no number counts as nothing.
    return lower..<max(lower, name == "..." && upper < .max ? upper + 1 : upper)
  }

  /// Without a copy of the elements. A range that is longer than `Int` counts as `Int.max`.
  package func size(of value: Value) -> Int? {
    if let count = count(of: value) ?? byteCount(of: value) { return count }
    guard let range = range(value) else { return nil }
    let (size, isTooMuch) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    return isTooMuch ? .max : size
  }

  /// Whether `for … in` may go through a value.
  package func isSequence(_ value: Value) -> Bool {
    count(of: value) != nil || byteCount(of: value) != nil || text(of: value) != nil
      || range(value) != nil
  }

  /// Both of the framework's sets, which Swift calls `Set` and `IndexSet`.
  package func isSet(_ value: Value) -> Bool {
    isKind(value, of: "NSSet") || isKind(value, of: "NSIndexSet")
  }
}

extension Turn {
  /// What an object of the program's hands out in fast enumeration; nil where it has none of that.
  private mutating func ownElements(of value: Value) throws(Fault) -> [Value]? {
    let selector: Selector = "countByEnumeratingWithState:objects:count:"
    guard let id = value.object, simulation.isOverridden(selector, by: id) else { return nil }
    let state = try makeArray([])
    try send(selector, to: value, [state, .none, .int(16)], from: .uikit)
    return simulation.elements(of: state)
  }

  /// What `for … in` goes through: elements, characters, and keys, or in Swift keys with their
  /// values.
  package mutating func sequence(of value: Value, isSwift: Bool) throws(Fault) -> [Value] {
    if !isSwift { try checkFreed(value, "countByEnumeratingWithState:objects:count:") }
    try readThrough(value)
    let unboxes = isSwift && !simulation.hasNumberObjects(value)
    if let elements = isSwift ? simulation.items(of: value) : simulation.elements(of: value) {
      return unboxes ? elements.map(\.unboxed) : elements
    }
    if let text = simulation.text(of: value) { return text.map { .string(String($0)) } }
    if value.isStandIn { return value.isTrue ? [value] : [] }
    if !isSwift, let own = try ownElements(of: value) { return own }
    guard let pairs = simulation.pairs(of: value) else { return [] }
    if !isSwift { return pairs.map(\.key) }
    var values: [Value] = []
    for pair in pairs {
      let part = unboxes ? pair.value.unboxed : pair.value
      values.append(try makeCompound(["key", "value"], [pair.key.unboxed, part]))
    }
    return values
  }
}

// MARK: - Order and equality
extension Turn {
  /// Whether one value comes before another: by the type's own `<`, texts by their characters,
  /// tuples by their first parts that differ, dates and index paths as they compare themselves, all
  /// else by its number.
  package mutating func precedes(_ one: Value, _ other: Value) throws(Fault) -> Bool {
    if let text = simulation.text(of: one), let other = simulation.text(of: other) {
      return text < other
    }
    if let own = try sendOperator("<", one, other) { return own.isTrue }
    if let parts = simulation.compound(one), let others = simulation.compound(other) {
      for (part, other) in zip(parts.values, others.values) {
        if try isSame(part, other) { continue }
        return try precedes(part, other)
      }
      return false
    }
    if let type = one.object.map({ simulation[$0].type }), other.object != nil,
      ["NSDate", "NSIndexPath"].contains(where: { simulation.isKind(type, of: $0) })
    {
      return try send("compare:", to: one, [other]).integer < 0
    }
    return one.real < other.real
  }

  /// Whether a value matches another, as `~=` has it: it lies in a range, is an error of the same
  /// domain and code, or is equal.
  package mutating func covers(_ wanted: Value, _ value: Value) throws(Fault) -> Bool {
    if !value.isStandIn, let isInside = try isInside(wanted, value) { return isInside }
    if let one = value.object, let other = wanted.object, simulation.isKind(value, of: "NSError"),
      simulation.isKind(wanted, of: "NSError")
    {
      for part in ["domain", "code"] {
        let (found, asked) = (
          try self.value(forKey: part, of: one), try self.value(forKey: part, of: other)
        )
        if !simulation.areEqual(found, asked) { return false }
      }
      return true
    }
    return try isSame(value, wanted)
  }

  /// Whether a value lies in a range, by the order of its bounds; nil where there is no range, or
  /// the value is one as well.
  package mutating func isInside(_ range: Value, _ value: Value) throws(Fault) -> Bool? {
    guard let (name, _, bounds) = simulation.compound(range), bounds.count == 2,
      name == "..." || name == "..<"
    else { return nil }
    if let (other, _, _) = simulation.compound(value), other == "..." || other == "..<" {
      return nil
    }
    if value.isNumber {
      let (lower, upper) = (bounds[0].real, bounds[1].real)
      return value.real >= lower && (name == "..." ? value.real <= upper : value.real < upper)
    }
    guard simulation.text(of: value) != nil || value.object != nil || value.isStandIn else {
      return nil
    }
    if try precedes(value, bounds[0]) { return false }
    return name == "..." ? try !precedes(bounds[1], value) : try precedes(value, bounds[1])
  }

  /// Whether values are equal: by the type's own `==`, else by what they hold.
  package mutating func isSame(_ one: Value, _ other: Value) throws(Fault) -> Bool {
    if one != other {
      if one.isStandIn { return one.isTrue }
      if other.isStandIn { return other.isTrue }
    }
    return try isEqual(one, other)
  }

  /// The values in their own order; equal ones stay as they were.
  package mutating func inOrder(_ values: [Value]) throws(Fault) -> [Value] {
    try sorted(values.map(\.unboxed)) { turn, one, other throws(Fault) in
      try turn.precedes(one, other)
    }
  }

  /// The member of a set that equals a value: by the type's own `==`, else by what they hold.
  package mutating func member(_ value: Value, of set: Value) throws(Fault) -> Value? {
    guard let table = set.object else { return nil }
    return simulation.member(try twin(of: value, in: table), of: set)
  }

  /// The value of a dictionary's key; nil where it has none.
  package mutating func value(
    forSwiftKey key: Value, of dictionary: Value
  ) throws(Fault) -> Value? {
    guard let id = dictionary.object else { return nil }
    return simulation.value(forKey: try twin(of: key, in: id), ofPairs: dictionary)
  }

  /// Whether each of some elements equals the one in its place among as many others.
  mutating func areSame(_ ones: ArraySlice<Value>, _ others: ArraySlice<Value>) throws(Fault)
    -> Bool
  {
    for (one, other) in zip(ones, others) where try !isSame(one.unboxed, other.unboxed) {
      return false
    }
    return true
  }

  /// Where an element that equals a value stands first.
  package mutating func place(of value: Value, in elements: [Value]) throws(Fault) -> Int? {
    for (place, element) in elements.enumerated() where try isSame(element.unboxed, value) {
      return place
    }
    return nil
  }
}
