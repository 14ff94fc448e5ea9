import Simulator
import Syntax

// Mutating methods: they get a value that nobody else has.
extension SwiftLibrary {
  static let mutations: [String: Method] = [additions, removals, rearrangements, closureMutations]
    .reduce(into: [:]) { all, some in all.merge(some) { $1 } }

  private static let additions: [String: Method] = [
    "append(_:)": Method(type: .void) { turn, value, arguments throws(Fault) in
      if let text = turn.simulation.text(of: value) {
        return .string(try turn.made(text + (turn.simulation.text(of: arguments[0]) ?? "")))
      }
      guard turn.simulation.elements(of: value) != nil else { return nil }
      try turn.add(arguments[0], to: value)
      return value
    },
    "append(contentsOf:)": Method(type: .void) { turn, value, arguments throws(Fault) in
      if let text = turn.simulation.text(of: value) {
        return .string(try turn.made(text + (turn.simulation.text(of: arguments[0]) ?? "")))
      }
      let others = try turn.sequence(of: arguments[0], isSwift: true)
      return try turn.change(value) { elements throws(Fault) in elements += others }
    },
    "insert(_:at:)": Method(type: .void) { turn, value, arguments throws(Fault) in
      let place = arguments[1].integer
      if let text = turn.simulation.text(of: value) {
        guard (0...text.count).contains(place) else { throw outOfRange }
        let new = turn.simulation.text(of: arguments[0]) ?? ""
        return .string(String(text.prefix(place)) + new + String(text.dropFirst(place)))
      }
      return try turn.change(value) { elements throws(Fault) in
        guard (0...elements.count).contains(place) else { throw outOfRange }
        elements.insert(arguments[0], at: place)
      }
    },
    "insert(contentsOf:at:)": Method(type: .void) { turn, value, arguments throws(Fault) in
      let others = try turn.sequence(of: arguments[0], isSwift: true)
      return try turn.change(value) { elements throws(Fault) in
        let place = arguments[1].integer
        guard (0...elements.count).contains(place) else { throw outOfRange }
        elements.insert(contentsOf: others, at: place)
      }
    },
    "replaceSubrange(_:with:)": Method(type: .void) { turn, value, arguments throws(Fault) in
      let others = try turn.sequence(of: arguments[1], isSwift: true)
      let range = turn.simulation.range(arguments[0]) ?? 0..<0
      return try turn.change(value) { elements throws(Fault) in
        guard range.lowerBound >= 0, range.upperBound <= elements.count else { throw outOfRange }
        elements.replaceSubrange(range, with: others)
      }
    },
    "merge(_:uniquingKeysWith:)": Method(type: .void) { turn, value, arguments throws(Fault) in
      guard turn.simulation.pairs(of: value) != nil else { return nil }
      try turn.merge(arguments[0], by: arguments[1], into: value)
      return value
    },
    "updateValue(_:forKey:)": Method(type: .any) { turn, value, arguments throws(Fault) in
      guard turn.simulation.pairs(of: value) != nil else { return nil }
      try turn.set(arguments[0], forKey: arguments[1], of: value)
      return value
    },
    "insert(_:)": .setChange { turn, elements, other throws(Fault) in
      if try turn.place(of: other, in: elements) == nil { elements.append(other) }
    },
    "update(with:)": .setChange { turn, elements, other throws(Fault) in
      if try turn.place(of: other, in: elements) == nil { elements.append(other) }
    },
    "formUnion(_:)": .setChange { turn, elements, other throws(Fault) in
      elements = turn.simulation.union(elements, try turn.sequence(of: other, isSwift: true))
    },
    "subtract(_:)": .setChange { turn, elements, other throws(Fault) in
      let others = try turn.sequence(of: other, isSwift: true)
      elements.removeAll { turn.simulation.holds($0, others) }
    },
    "formIntersection(_:)": .setChange { turn, elements, other throws(Fault) in
      let others = try turn.sequence(of: other, isSwift: true)
      elements.removeAll { !turn.simulation.holds($0, others) }
    },
  ]

  private static let removals: [String: Method] = [
    "remove(_:)": .setChange { turn, elements, other throws(Fault) in
      if let place = try turn.place(of: other, in: elements) { elements.remove(at: place) }
    },
    "remove(at:)": Method(type: .any) { turn, value, arguments throws(Fault) in
      let place = arguments[0].integer
      if let text = turn.simulation.text(of: value) {
        guard text.indices.count > place, place >= 0 else { throw outOfRange }
        return .string(String(text.prefix(place)) + String(text.dropFirst(place + 1)))
      }
      return try turn.change(value) { elements throws(Fault) in
        guard elements.indices.contains(place) else { throw outOfRange }
        elements.remove(at: place)
      }
    },
    "removeLast()": .removing(atLeast: 1, or: "Can't remove last element from an empty collection")
    {
      $0.removeLast()
    },
    "removeFirst()": .removing(
      atLeast: 1, or: "Can't remove first element from an empty collection"
    ) { $0.removeFirst() },
    "popLast()": .removing(atLeast: 0, or: "") { _ = $0.popLast() },
    "popFirst()": .removing(atLeast: 0, or: "") { if !$0.isEmpty { $0.removeFirst() } },
    "removeLast(_:)": Method(type: .void) { turn, value, arguments throws(Fault) in
      try turn.change(value) { elements throws(Fault) in
        guard elements.count >= arguments[0].integer, arguments[0].integer >= 0 else {
          throw trap("Can't remove more items from a collection than it contains")
        }
        elements.removeLast(arguments[0].integer)
      }
    },
    "removeFirst(_:)": Method(type: .void) { turn, value, arguments throws(Fault) in
      try turn.change(value) { elements throws(Fault) in
        guard elements.count >= arguments[0].integer, arguments[0].integer >= 0 else {
          throw trap("Can't remove more items from a collection than it contains")
        }
        elements.removeFirst(arguments[0].integer)
      }
    },
    "removeSubrange(_:)": Method(type: .void) { turn, value, arguments throws(Fault) in
      let range = turn.simulation.range(arguments[0]) ?? 0..<0
      return try turn.change(value) { elements throws(Fault) in
        guard range.lowerBound >= 0, range.upperBound <= elements.count else { throw outOfRange }
        elements.removeSubrange(range)
      }
    },
    "removeAll()": .emptying, "removeAll(keepingCapacity:)": .emptying,
    "removeValue(forKey:)": Method(type: .any) { turn, value, arguments throws(Fault) in
      guard turn.simulation.pairs(of: value) != nil else { return nil }
      try turn.set(.none, forKey: arguments[0], of: value)
      return value
    },
  ]

  private static let rearrangements: [String: Method] = [
    "sort()": Method(type: .void) { turn, value, _ throws(Fault) in
      guard let elements = turn.simulation.elements(of: value) else { return nil }
      try turn.replace(elements: try turn.inOrder(elements), of: value)
      return value
    },
    "reverse()": Method(type: .void) { turn, value, _ throws(Fault) in
      if let text = turn.simulation.text(of: value) { return .string(String(text.reversed())) }
      return try turn.change(value) { elements throws(Fault) in elements.reverse() }
    },
    // Output follows from input alone, so that what is shuffled stays as it was.
    "shuffle()": Method(type: .void) { turn, value, _ throws(Fault) in
      turn.simulation.elements(of: value) == nil ? nil : value
    },
    "swapAt(_:_:)": Method(type: .void) { turn, value, arguments throws(Fault) in
      let (one, other) = (arguments[0].integer, arguments[1].integer)
      return try turn.change(value) { elements throws(Fault) in
        guard elements.indices.contains(one), elements.indices.contains(other) else {
          throw outOfRange
        }
        elements.swapAt(one, other)
      }
    },
    "toggle()": Method(type: .void) { _, value, _ throws(Fault) in
      if case .bool(let value) = value { return .bool(!value) }
      return nil
    },
    "negate()": Method(type: .void) { _, value, _ throws(Fault) in
      value.isNumber ? try Arithmetic.binary(.subtract, .int(0), value, traps: true) : nil
    },
    "round()": Method(type: .void) { _, value, _ throws(Fault) in
      value.isNumber ? .real(value.real.rounded()) : nil
    },
  ]

  /// What a mutating method answers: the element that it took out, or whether it put one in.
  static func taken(
    _ name: String, from old: Value, _ arguments: [Value], _ turn: inout Turn
  ) throws(Fault) -> Value {
    let characters = turn.simulation.text(of: old)?.map { Value.string(String($0)) }
    let elements = characters ?? turn.simulation.elements(of: old) ?? []
    switch name {
    case "removeLast()", "popLast()": return elements.last?.unboxed ?? .none
    case "removeFirst()", "popFirst()": return elements.first?.unboxed ?? .none
    case "remove(at:)":
      let place = arguments[0].integer
      return elements.indices.contains(place) ? elements[place].unboxed : .none
    case "remove(_:)":
      return try turn.place(of: arguments[0], in: elements) == nil ? .none : arguments[0]
    case "insert(_:)":
      let isNew = try turn.place(of: arguments[0], in: elements) == nil
      return try turn.makeCompound(
        ["inserted", "memberAfterInsert"], [.bool(isNew), arguments[0]])
    case "removeValue(forKey:)", "updateValue(_:forKey:)":
      let key = arguments[arguments.count - 1]
      return turn.simulation.value(forKey: key, ofPairs: old)?.unboxed ?? .none
    default: return .none
    }
  }
}

// MARK: - Making methods
extension SwiftLibrary.Method {
  fileprivate static let emptying = Self(type: .void) { turn, value, _ throws(Fault) in
    if turn.simulation.text(of: value) != nil { return .string("") }
    for pair in turn.simulation.pairs(of: value) ?? [] {
      try turn.set(.none, forKey: pair.key, of: value)
    }
    return try turn.change(value) { elements throws(Fault) in elements = [] } ?? value
  }

  /// Takes elements, or characters of a text, away; traps where there are too few.
  fileprivate static func removing(
    atLeast count: Int, or reason: String, _ remove: @escaping @Sendable (inout [Value]) -> Void
  ) -> Self {
    Self(type: .any) { turn, value, _ throws(Fault) in
      if let text = turn.simulation.text(of: value) {
        var characters = text.map { Value.string(String($0)) }
        if characters.count < count { throw SwiftLibrary.trap(reason) }
        remove(&characters)
        return .string(characters.compactMap(\.text).joined())
      }
      return try turn.change(value) { elements throws(Fault) in
        if elements.count < count { throw SwiftLibrary.trap(reason) }
        remove(&elements)
      }
    }
  }

  /// Changes the members of a set.
  fileprivate static func setChange(
    _ change: @escaping @Sendable (inout Turn, inout [Value], Value) throws(Fault) -> Void
  ) -> Self {
    Self(type: .any) { turn, value, arguments throws(Fault) in
      guard turn.simulation.isSet(value), var elements = turn.simulation.elements(of: value) else {
        return nil
      }
      try change(&turn, &elements, arguments[0])
      try turn.replace(elements: elements, of: value)
      return value
    }
  }
}

extension Turn {
  /// Changes an array that nobody else has, and answers it; nil for what is no array.
  fileprivate mutating func change(
    _ value: Value, _ body: (inout [Value]) throws(Fault) -> Void
  ) throws(Fault) -> Value? {
    guard var elements = simulation.elements(of: value) else { return nil }
    try body(&elements)
    try replace(elements: elements, of: value)
    return value
  }
}
