import FoundationKit
package import ObjectModel
package import ObjectRuntime

// Methods of arrays, sets, ranges and dictionaries that call no closures.
extension SwiftLibrary {
  /// What calls no closure and changes nothing.
  static let collections: [String: Method] = searches.merging(parts) { $1 }

  /// Elements are equal by their own `==` where a learner's type has one. Texts are asked by
  /// characters.
  private static let searches: [String: Method] = [
    "contains(_:)": Method { turn, value, arguments throws(Fault) in
      if let text = turn.simulation.text(of: value) {
        let part = turn.simulation.text(of: arguments[0]) ?? ""
        return .bool(part.isEmpty || text.place(of: part) != nil)
      }
      if let isInside = try turn.isInside(value, arguments[0]) { return .bool(isInside) }
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
    }.asIndex(),
    "lastIndex(of:)": Method { turn, value, arguments throws(Fault) in
      guard let elements = turn.simulation.items(of: value) else { return nil }
      let place = try turn.place(of: arguments[0], in: elements.reversed())
      return place.map { .int(elements.count - 1 - $0) } ?? .some(.none)
    }.asIndex(),
    "starts(with:)": Method { turn, value, arguments throws(Fault) in
      guard let elements = turn.simulation.items(of: value),
        let others = turn.simulation.items(of: arguments[0])
      else { return nil }
      guard elements.count >= others.count else { return .bool(false) }
      return .bool(try turn.areSame(elements.prefix(others.count), others[...]))
    },
    "elementsEqual(_:)": Method { turn, value, arguments throws(Fault) in
      guard let elements = turn.simulation.items(of: value),
        let others = turn.simulation.items(of: arguments[0])
      else { return nil }
      guard elements.count == others.count else { return .bool(false) }
      return .bool(try turn.areSame(elements[...], others[...]))
    },
    "min()": .extreme(isMaximum: false), "max()": .extreme(isMaximum: true),
    "randomElement()": Method { turn, value, _ throws(Fault) in
      let characters = turn.simulation.text(of: value)?.map { Value.string(String($0)) }
      guard let elements = characters ?? turn.simulation.items(of: value) else { return nil }
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

  /// Parts of an array are slices, which keep its indices; `shuffled()` leaves the order, as output
  /// follows from input alone.
  private static let parts: [String: Method] = [
    "clamped(to:)": Method { turn, value, arguments throws(Fault) in
      guard let (name, _, bounds) = turn.simulation.compound(value),
        let limits = turn.simulation.compound(arguments[0])?.values, bounds.count == 2,
        limits.count == 2
      else { return nil }
      var clamped: [Value] = []
      for bound in bounds {
        clamped.append(
          try turn.precedes(bound, limits[0])
            ? limits[0] : try turn.precedes(limits[1], bound) ? limits[1] : bound)
      }
      return try turn.makeRange(clamped[0], clamped[1], isClosed: name == "...")
    },
    "overlaps(_:)": Method { turn, value, arguments throws(Fault) in
      guard let one = turn.simulation.compound(value), one.values.count == 2,
        let other = turn.simulation.compound(arguments[0]), other.values.count == 2
      else { return nil }
      /// Whether a bound of a range lies before the end of another.
      func begins(_ bound: Value, _ end: Value, _ name: String) throws(Fault) -> Bool {
        name == "..." ? !(try turn.precedes(end, bound)) : try turn.precedes(bound, end)
      }
      // What is empty overlaps with nothing.
      for (bound, range) in [
        (one.values[0], one), (other.values[0], other), (one.values[0], other),
        (other.values[0], one),
      ] where !(try begins(bound, range.values[1], range.name)) {
        return .bool(false)
      }
      return .bool(true)
    },
    "relative(to:)": Method { turn, value, _ throws(Fault) in
      guard let range = turn.simulation.range(value) else { return nil }
      return try turn.makeRange(.int(range.lowerBound), .int(range.upperBound), isClosed: false)
    },
    "reversed()": .elements { Array($0.reversed()) },
    "shuffled()": .elements { $0 },
    "dropFirst()": .part { count, _ throws(Fault) in min(1, count)..<count },
    "dropLast()": .part { count, _ throws(Fault) in 0..<max(0, count - 1) },
    "prefix(_:)": .part { count, length throws(Fault) in 0..<min(count, try natural(length)) },
    "suffix(_:)": .part { count, length throws(Fault) in
      max(0, count - (try natural(length)))..<count
    },
    "dropFirst(_:)": .part { count, length throws(Fault) in
      min(count, try natural(length))..<count
    },
    "dropLast(_:)": .part { count, length throws(Fault) in
      0..<max(0, count - (try natural(length)))
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
  /// A part of a list, a text, data or a range, which follows from how many elements there are.
  fileprivate static func part(
    _ places: @escaping @Sendable (_ count: Int, Value) throws(Fault) -> Range<Int>
  ) -> Self {
    Self { turn, value, arguments throws(Fault) in
      let argument = arguments.first ?? .none
      if let text = turn.simulation.text(of: value) {
        let places = try places(text.count, argument)
        return .string(String(text.dropFirst(places.lowerBound).prefix(places.count)))
      }
      guard let elements = turn.simulation.items(of: value) else { return nil }
      return try turn.part(try places(elements.count, argument), of: elements, in: value)
    }
  }

  /// A place that a method answers, as the index of a slice that its element has.
  func asIndex() -> Self {
    Self { turn, value, arguments throws(Fault) in
      let found = try perform(&turn, value, arguments)
      guard case .int(let place)? = found else { return found }
      return .int(place + (turn.simulation.sliceStart(of: value) ?? 0))
    }
  }

  /// The first of the least or greatest, in the order of `precedes`; nil of an empty sequence.
  /// Characters of a text compare as texts.
  fileprivate static func extreme(isMaximum: Bool) -> Self {
    Self { turn, value, _ throws(Fault) in
      let characters = turn.simulation.text(of: value)?.map { Value.string(String($0)) }
      guard let elements = characters ?? turn.simulation.items(of: value) else { return nil }
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
  /// Some of the elements of a list, data or a range: of a list a slice, with the indices that they
  /// have there.
  package mutating func part(
    _ places: Range<Int>, of elements: [Value], in value: Value
  ) throws(Fault) -> Value {
    let part = Array(elements[places])
    if simulation.isArray(value) {
      let start = simulation.sliceStart(of: value) ?? 0
      return try makeSlice(part, from: start + places.lowerBound)
    }
    return simulation.octets(of: value) == nil ? try makeArray(part) : try makeData(part.octets)
  }

  /// Adds the pairs of a dictionary to another; a closure decides between two values of a key.
  package mutating func merge(_ others: Value, by choice: Value, into result: Value) throws(Fault) {
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
  /// Traps as Swift does, for bounds in the wrong order.
  package mutating func makeRange(_ lower: Value, _ upper: Value, isClosed: Bool) throws(Fault)
    -> Value
  {
    let isBelow = lower.isNumber ? upper.real < lower.real : try precedes(upper, lower)
    if isBelow {
      throw SwiftLibrary.trap("Range requires lowerBound <= upperBound")
    }
    return try makeCompound(
      ["lowerBound", "upperBound"], [lower, upper], name: isClosed ? "..." : "..<")
  }
}
