import FoundationKit
package import ObjectModel
package import ObjectRuntime
import Syntax

// Mutating methods: they get a value that nobody else has.
extension SwiftLibrary {
  /// Each is given its receiver alone and answers what that has become; what the call answers is in
  /// `taken`.
  package static let mutations: [String: Method] = [
    additions, removals, rearrangements, closureMutations,
  ]
  .reduce(into: characterSetMutations) { all, some in all.merge(some) { $0.or($1) } }

  /// What puts elements in. Places outside of the value trap before anything changes.
  private static let additions: [String: Method] = [
    "append(_:)": Method { turn, value, arguments throws(Fault) in
      if let text = turn.simulation.text(of: value) {
        return .string(try turn.made(text + (turn.simulation.text(of: arguments[0]) ?? "")))
      }
      if turn.simulation.byteCount(of: value) != nil {
        return try turn.append(arguments[0], toData: value)
      }
      guard turn.simulation.isArray(value) else { return nil }
      try turn.add(arguments[0], to: value)
      return value
    },
    "append(contentsOf:)": Method { turn, value, arguments throws(Fault) in
      if let text = turn.simulation.text(of: value) {
        return .string(try turn.made(text + (turn.simulation.text(of: arguments[0]) ?? "")))
      }
      if turn.simulation.byteCount(of: value) != nil {
        return try turn.append(arguments[0], toData: value)
      }
      guard turn.simulation.isArray(value) else { return nil }
      for other in try turn.sequence(of: arguments[0], isSwift: true) {
        try turn.add(other, to: value)
      }
      return value
    },
    "insert(_:at:)": Method { turn, value, arguments throws(Fault) in
      let place = arguments[1].integer
      if let text = turn.simulation.text(of: value) {
        guard (0...text.count).contains(place) else { throw outOfRange }
        let new = turn.simulation.text(of: arguments[0]) ?? ""
        return .string(String(text.prefix(place)) + new + String(text.dropFirst(place)))
      }
      guard turn.simulation.isArray(value), let count = turn.simulation.count(of: value) else {
        return nil
      }
      guard (0...count).contains(place) else { throw outOfRange }
      try turn.add(arguments[0], to: value, at: place)
      return value
    }.counting(from: 1),
    "insert(contentsOf:at:)": Method { turn, value, arguments throws(Fault) in
      let others = try turn.sequence(of: arguments[0], isSwift: true)
      return try turn.change(value) { elements throws(Fault) in
        let place = arguments[1].integer
        guard (0...elements.count).contains(place) else { throw outOfRange }
        elements.insert(contentsOf: others, at: place)
      }
    }.counting(from: 1),
    "replaceSubrange(_:with:)": Method { turn, value, arguments throws(Fault) in
      let others = try turn.sequence(of: arguments[1], isSwift: true)
      let range = turn.simulation.range(arguments[0]) ?? 0..<0
      return try turn.change(value) { elements throws(Fault) in
        guard range.lowerBound >= 0, range.upperBound <= elements.count else { throw outOfRange }
        elements.replaceSubrange(range, with: others)
      }
    }.counting(from: 0),
    "merge(_:uniquingKeysWith:)": Method { turn, value, arguments throws(Fault) in
      guard turn.simulation.isDictionary(value) else { return nil }
      try turn.merge(arguments[0], by: arguments[1], into: value)
      return value
    },
    "updateValue(_:forKey:)": Method { turn, value, arguments throws(Fault) in
      guard turn.simulation.isDictionary(value) else { return nil }
      if let id = value.object {
        try turn.set(arguments[0], forKey: arguments[1], in: id, keepingNil: true)
      }
      return value
    },
    "insert(_:)": .inserting, "update(with:)": .updating,
    "formUnion(_:)": .setChange { turn, set, other throws(Fault) in
      for member in try turn.sequence(of: other, isSwift: true)
      where try turn.member(member, of: set) == nil {
        try turn.insert(member, intoSet: set)
      }
    },
    "subtract(_:)": .setChange { turn, set, other throws(Fault) in
      for member in try turn.sequence(of: other, isSwift: true) {
        if let known = try turn.member(member, of: set) {
          try turn.remove(known, fromSet: set)
        }
      }
    },
    "formIntersection(_:)": .setChange { turn, set, other throws(Fault) in
      let others = try turn.makeSet(try turn.sequence(of: other, isSwift: true))
      for member in turn.simulation.elements(of: set) ?? []
      where try turn.member(member, of: others) == nil {
        try turn.remove(member, fromSet: set)
      }
    },
  ]

  /// What takes elements out.
  private static let removals: [String: Method] = [
    "remove(_:)": .setChange { turn, set, other throws(Fault) in
      if let known = try turn.member(other, of: set) { try turn.remove(known, fromSet: set) }
    },
    "remove(at:)": Method { turn, value, arguments throws(Fault) in
      let place = arguments[0].integer
      if let text = turn.simulation.text(of: value) {
        guard text.indices.count > place, place >= 0 else { throw outOfRange }
        return .string(String(text.prefix(place)) + String(text.dropFirst(place + 1)))
      }
      guard turn.simulation.isArray(value) else { return nil }
      if turn.simulation.element(place, of: value) == nil { throw outOfRange }
      try turn.remove(elementAt: place, of: value)
      return value
    }.counting(from: 0),
    "removeLast()": .removing(.last, orTrap: "Can't remove last element from an empty collection"),
    "removeFirst()": .removing(
      .first, orTrap: "Can't remove first element from an empty collection"),
    "popLast()": .removing(.last), "popFirst()": .removing(.first),
    "removeLast(_:)": Method { turn, value, arguments throws(Fault) in
      try turn.change(value) { elements throws(Fault) in
        guard elements.count >= arguments[0].integer, arguments[0].integer >= 0 else {
          throw trap("Can't remove more items from a collection than it contains")
        }
        elements.removeLast(arguments[0].integer)
      }
    },
    "removeFirst(_:)": Method { turn, value, arguments throws(Fault) in
      try turn.change(value) { elements throws(Fault) in
        guard elements.count >= arguments[0].integer, arguments[0].integer >= 0 else {
          throw trap("Can't remove more items from a collection than it contains")
        }
        elements.removeFirst(arguments[0].integer)
      }
    }.shortening { $0.first?.integer ?? 0 },
    "removeSubrange(_:)": Method { turn, value, arguments throws(Fault) in
      let range = turn.simulation.range(arguments[0]) ?? 0..<0
      return try turn.change(value) { elements throws(Fault) in
        guard range.lowerBound >= 0, range.upperBound <= elements.count else { throw outOfRange }
        elements.removeSubrange(range)
      }
    }.counting(from: 0),
    "removeAll()": .emptying, "removeAll(keepingCapacity:)": .emptying,
    "removeValue(forKey:)": Method { turn, value, arguments throws(Fault) in
      guard turn.simulation.isDictionary(value) else { return nil }
      try turn.set(.none, forKey: arguments[0], of: value)
      return value
    },
  ]

  /// What puts elements in another order, and what changes a single value.
  private static let rearrangements: [String: Method] = [
    "sort()": Method { turn, value, _ throws(Fault) in
      guard let elements = turn.simulation.elements(of: value) else { return nil }
      try turn.replace(elements: try turn.inOrder(elements), of: value)
      return value
    },
    "reverse()": Method { turn, value, _ throws(Fault) in
      if let text = turn.simulation.text(of: value) { return .string(String(text.reversed())) }
      return try turn.change(value) { elements throws(Fault) in elements.reverse() }
    },
    // Output follows from input alone, so that what is shuffled stays as it was.
    "shuffle()": Method { turn, value, _ throws(Fault) in
      turn.simulation.isArray(value) ? value : nil
    },
    "swapAt(_:_:)": Method { turn, value, arguments throws(Fault) in
      let (one, other) = (arguments[0].integer, arguments[1].integer)
      return try turn.change(value) { elements throws(Fault) in
        guard elements.indices.contains(one), elements.indices.contains(other) else {
          throw outOfRange
        }
        elements.swapAt(one, other)
      }
    }.counting(from: 0, 1),
    "toggle()": Method { _, value, _ throws(Fault) in
      if case .bool(let value) = value { return .bool(!value) }
      return nil
    },
    "negate()": Method { _, value, _ throws(Fault) in
      value.isNumber ? try Arithmetic.binary(.subtract, .int(0), value, traps: true) : nil
    },
    "round()": Method { _, value, _ throws(Fault) in
      value.isNumber ? .real(value.real.rounded()) : nil
    },
  ]

  /// The mutating methods that answer something.
  package static let taking: Set<String> = [
    "removeLast()", "popLast()", "removeFirst()", "popFirst()", "remove(at:)", "remove(_:)",
    "insert(_:)", "update(with:)", "removeValue(forKey:)", "updateValue(_:forKey:)",
  ]

  /// What a mutating method answers: the element that it took out, or whether it put one in.
  /// It is asked of the old value, before the change.
  package static func taken(
    _ name: String, from old: Value, _ arguments: [Value], _ turn: inout Turn
  ) throws(Fault) -> Value {
    switch name {
    case "removeLast()", "popLast()":
      if let text = turn.simulation.text(of: old) { return Value(text.last) }
      return turn.simulation.element((turn.simulation.count(of: old) ?? 0) - 1, of: old)?.unboxed
        ?? .none
    case "removeFirst()", "popFirst()":
      if let text = turn.simulation.text(of: old) { return Value(text.first) }
      if turn.simulation.isSet(old) {
        return turn.simulation.elements(of: old)?.first?.unboxed ?? .none
      }
      return turn.simulation.element(0, of: old)?.unboxed ?? .none
    case "remove(at:)":
      let place = arguments[0].integer
      if let text = turn.simulation.text(of: old) {
        return place < 0 ? .none : Value(text.dropFirst(place).first)
      }
      let start = turn.simulation.sliceStart(of: old) ?? 0
      return turn.simulation.element(place &- start, of: old)?.unboxed ?? .none
    case "remove(_:)", "update(with:)":
      return try turn.member(arguments[0], of: old)?.unboxed ?? .none
    case "insert(_:)":
      let known = try turn.member(arguments[0], of: old)
      return try turn.makeCompound(
        ["inserted", "memberAfterInsert"],
        [.bool(known == nil), known?.unboxed ?? arguments[0]])
    case "removeValue(forKey:)", "updateValue(_:forKey:)":
      let key = arguments[arguments.count - 1]
      return try turn.value(forSwiftKey: key, of: old)?.unboxed ?? .none
    default: return .none
    }
  }
}

// MARK: - Making methods
extension SwiftLibrary.Method {
  /// Empties whatever it is given, a text, a dictionary or a list.
  fileprivate static let emptying = Self { turn, value, _ throws(Fault) in
    if turn.simulation.text(of: value) != nil { return .string("") }
    for pair in turn.simulation.pairs(of: value) ?? [] {
      try turn.set(.none, forKey: pair.key, of: value)
    }
    return try turn.change(value) { elements throws(Fault) in elements = [] } ?? value
  }

  /// A method that is given indices: of a slice they are counted from its first.
  /// What is no slice is given them as they are.
  fileprivate func counting(from places: Int...) -> Self {
    Self { turn, value, arguments throws(Fault) in
      guard let start = turn.simulation.sliceStart(of: value) else {
        return try perform(&turn, value, arguments)
      }
      var counted = arguments
      for place in places {
        if let range = turn.simulation.range(arguments[place]) {
          counted[place] = try turn.makeRange(
            .int(range.lowerBound &- start), .int(range.upperBound &- start), isClosed: false)
        } else {
          counted[place] = .int(arguments[place].integer &- start)
        }
      }
      return try perform(&turn, value, counted)
    }
  }

  /// A method that takes so many elements from the front: a slice begins behind them.
  fileprivate func shortening(by count: @escaping @Sendable ([Value]) -> Int) -> Self {
    Self { turn, value, arguments throws(Fault) in
      let changed = try perform(&turn, value, arguments)
      if let changed, let start = turn.simulation.sliceStart(of: changed) {
        turn.move(slice: changed, to: start + count(arguments))
      }
      return changed
    }
  }

  /// From which side an element is taken.
  enum End { case first, last }

  /// Takes an element, or a character of a text, away; traps where there is none, or does nothing.
  /// `reason` is that of `removeLast()` and `removeFirst()`; without one nothing happens, as with
  /// `popLast()`.
  fileprivate static func removing(_ end: End, orTrap reason: String? = nil) -> Self {
    Self { turn, value, _ throws(Fault) in
      let text = turn.simulation.text(of: value)
      if end == .first, turn.simulation.isSet(value) {
        let first = turn.simulation.elements(of: value)?.first
        if first == nil, let reason { throw SwiftLibrary.trap(reason) }
        if let first { try turn.remove(first, fromSet: value) }
        return value
      }
      let isArray = turn.simulation.isArray(value)
      guard text != nil || isArray, let count = text?.count ?? turn.simulation.count(of: value)
      else { return nil }
      if count == 0 {
        if let reason { throw SwiftLibrary.trap(reason) }
        return value
      }
      if let text { return .string(String(end == .first ? text.dropFirst() : text.dropLast())) }
      if end == .first, let start = turn.simulation.sliceStart(of: value) {
        turn.move(slice: value, to: start + 1)
      }
      try turn.remove(elementAt: end == .first ? 0 : count - 1, of: value)
      return value
    }
  }

  /// Adds a member that is not there yet; one that is, stays.
  fileprivate static let inserting = setChange { turn, set, other throws(Fault) in
    if try turn.member(other, of: set) == nil { try turn.insert(other, intoSet: set) }
  }

  /// An equal member gives way: equal is not the same.
  fileprivate static let updating = setChange { turn, set, other throws(Fault) in
    if let known = try turn.member(other, of: set) { try turn.remove(known, fromSet: set) }
    try turn.insert(other, intoSet: set)
  }

  /// Changes the members of a set.
  fileprivate static func setChange(
    _ change: @escaping @Sendable (inout Turn, _ set: Value, Value) throws(Fault) -> Void
  ) -> Self {
    Self { turn, value, arguments throws(Fault) in
      guard turn.simulation.isSet(value) else { return nil }
      try change(&turn, value, arguments[0])
      try turn.sortIndexes(of: value)
      return value
    }
  }
}

extension Turn {
  /// Changes an array that nobody else has, or the characters of a text, and answers it; nil for
  /// what is neither.
  fileprivate mutating func change(
    _ value: Value, _ body: (inout [Value]) throws(Fault) -> Void
  ) throws(Fault) -> Value? {
    if let text = simulation.text(of: value) {
      var characters = text.map { Value.string(String($0)) }
      try body(&characters)
      return .string(try made(characters.compactMap(\.text).joined()))
    }
    guard var elements = simulation.elements(of: value) else { return nil }
    try body(&elements)
    try replace(elements: elements, of: value)
    return value
  }
}

extension Turn {
  /// Data with more behind it: a byte, a list of bytes, or other data.
  fileprivate mutating func append(_ more: Value, toData value: Value) throws(Fault) -> Value {
    guard let octets = simulation.octets(of: value) else { return value }
    let numbers = more.isNumber ? [more] : try sequence(of: more, isSwift: true)
    return try makeData(octets + numbers.octets)
  }
}
