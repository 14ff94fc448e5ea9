import ObjectModel
import ObjectRuntime

// Methods of arrays, sets, ranges and dictionaries that call no closures.
extension SwiftLibrary {
  static let collections: [String: Method] = searches.merging(parts) { $1 }

  private static let searches: [String: Method] = [
    "contains(_:)": Method { turn, value, arguments throws(Fault) in
      if let text = turn.simulation.text(of: value) {
        let part = turn.simulation.text(of: arguments[0]) ?? ""
        return .bool(part.isEmpty || text.place(of: part) != nil)
      }
      if let isInside = turn.simulation.covers(value, arguments[0]) { return .bool(isInside) }
      if turn.simulation.isSet(value) {
        return .bool(try turn.member(arguments[0], of: value) != nil)
      }
      guard let elements = turn.simulation.items(of: value) else { return nil }
      return .bool(try turn.place(of: arguments[0], in: elements) != nil)
    },
    "firstIndex(of:)": Method { turn, value, arguments throws(Fault) in
      let characters = turn.simulation.text(of: value)?.map { Value.string(String($0)) }
      guard let elements = characters ?? turn.simulation.items(of: value) else { return nil }
      return try turn.place(of: arguments[0], in: elements).map { .int($0) } ?? .some(.none)
    },
    "lastIndex(of:)": Method { turn, value, arguments throws(Fault) in
      guard let elements = turn.simulation.items(of: value) else { return nil }
      let place = try turn.place(of: arguments[0], in: elements.reversed())
      return place.map { .int(elements.count - 1 - $0) } ?? .some(.none)
    },
    "starts(with:)": Method { turn, value, arguments throws(Fault) in
      guard let elements = turn.simulation.items(of: value),
        let others = turn.simulation.items(of: arguments[0])
      else { return nil }
      return .bool(
        elements.count >= others.count && zip(elements, others).allSatisfy(turn.simulation.areEqual)
      )
    },
    "min()": .extreme(isMaximum: false), "max()": .extreme(isMaximum: true),
    "randomElement()": Method { turn, value, _ throws(Fault) in
      guard let elements = turn.simulation.items(of: value) else { return nil }
      return elements.first?.unboxed ?? .some(.none)
    },
    "joined(separator:)": Method { turn, value, arguments throws(Fault) in
      guard let elements = turn.simulation.items(of: value) else { return nil }
      let separator = turn.simulation.text(of: arguments[0]) ?? ""
      let texts = elements.map { turn.simulation.text(of: $0) ?? "" }
      return .string(try turn.joined(texts, separator: separator))
    },
    "joined()": Method { turn, value, _ throws(Fault) in
      guard let elements = turn.simulation.items(of: value) else { return nil }
      if let first = elements.first, turn.simulation.text(of: first) == nil {
        return try turn.makeArray(elements.flatMap { turn.simulation.items(of: $0) ?? [] })
      }
      return .string(try turn.joined(elements.map { turn.simulation.text(of: $0) ?? "" }))
    },
  ]

  private static let parts: [String: Method] = [
    "reversed()": .elements { Array($0.reversed()) },
    "shuffled()": .elements { $0 },
    "dropFirst()": .elements { Array($0.dropFirst()) },
    "dropLast()": .elements { Array($0.dropLast()) },
    "prefix(_:)": .elements { elements, count throws(Fault) in
      Array(elements.prefix(try natural(count)))
    },
    "suffix(_:)": .elements { elements, count throws(Fault) in
      Array(elements.suffix(try natural(count)))
    },
    "dropFirst(_:)": .elements { elements, count throws(Fault) in
      Array(elements.dropFirst(try natural(count)))
    },
    "dropLast(_:)": .elements { elements, count throws(Fault) in
      Array(elements.dropLast(try natural(count)))
    },
    "sorted()": Method { turn, value, _ throws(Fault) in
      let characters = turn.simulation.text(of: value)?.map { Value.string(String($0)) }
      guard let elements = characters ?? turn.simulation.items(of: value) else { return nil }
      return try turn.makeArray(try turn.inOrder(elements))
    },
    "enumerated()": Method { turn, value, _ throws(Fault) in
      guard turn.simulation.isSequence(value) else { return nil }
      var pairs: [Value] = []
      for (place, element) in try turn.sequence(of: value, isSwift: true).enumerated() {
        pairs.append(try turn.makeCompound(["offset", "element"], [.int(place), element]))
      }
      return try turn.makeArray(pairs)
    },
    "merging(_:uniquingKeysWith:)": Method { turn, value, arguments throws(Fault) in
      guard let pairs = turn.simulation.pairs(of: value) else { return nil }
      let result = try turn.makeDictionary(pairs.map { ($0.key, $0.value) })
      try turn.merge(arguments[0], by: arguments[1], into: result)
      return result
    },
  ]

  /// A number of elements, which cannot be negative.
  private static func natural(_ value: Value) throws(Fault) -> Int {
    if value.integer < 0 {
      throw trap("Can't take a prefix of negative length from a collection")
    }
    return value.integer
  }
}

extension SwiftLibrary.Method {
  fileprivate static func extreme(isMaximum: Bool) -> Self {
    Self { turn, value, _ throws(Fault) in
      guard let elements = turn.simulation.items(of: value) else { return nil }
      guard var best = elements.first?.unboxed else { return .some(.none) }
      for element in elements.dropFirst() {
        let element = element.unboxed
        let isBetter =
          isMaximum ? try turn.precedes(best, element) : try turn.precedes(element, best)
        if isBetter { best = element }
      }
      return best
    }
  }
}

extension Turn {
  /// Adds the pairs of a dictionary to another; a closure decides between two values of a key.
  mutating func merge(_ others: Value, by choice: Value, into result: Value) throws(Fault) {
    for pair in simulation.pairs(of: others) ?? [] {
      guard let old = simulation.value(forKey: pair.key, ofPairs: result) else {
        try set(pair.value, forKey: pair.key, of: result)
        continue
      }
      let chosen = try call(block: choice, [old.unboxed, pair.value.unboxed])
      try set(chosen, forKey: pair.key, of: result)
    }
  }

  /// A range of numbers as a value.
  mutating func makeRange(_ lower: Value, _ upper: Value, isClosed: Bool) throws(Fault) -> Value {
    if upper.real < lower.real {
      throw SwiftLibrary.trap("Range requires lowerBound <= upperBound")
    }
    return try makeCompound(
      ["lowerBound", "upperBound"], [lower, upper], name: isClosed ? "..." : "..<")
  }
}
