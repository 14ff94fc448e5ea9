import FoundationKit
package import ObjectModel
package import ObjectRuntime
import Syntax

// The members of sequences that call closures.
extension SwiftLibrary {
  /// Those that do not change the receiver. What they are given is called once for each element, in
  /// order, with what it throws thrown on.
  package static let closures: [String: Method] = [mapping, ofDictionaries, searching, extremes]
    .reduce(into: [:]) { all, some in all.merge(some) { $1 } }

  /// `map` and `flatMap` are also those of an optional: a value that is no sequence is mapped as a
  /// whole, and nil never comes here.
  private static let mapping: [String: Method] = [
    "map(_:)": Method { turn, value, arguments throws(Fault) in
      if let result = try turn.mapResult(value, arguments[0]) { return result }
      guard turn.simulation.isSequence(value) else {
        return try turn.call(block: arguments[0], [value])
      }
      return try turn.collect(value) { turn, element throws(Fault) in
        [try turn.call(block: arguments[0], [element])]
      }
    },
    "compactMap(_:)": .collecting { turn, element, arguments throws(Fault) in
      let result = try turn.call(block: arguments[0], [element])
      return result == .none ? [] : [result]
    },
    "flatMap(_:)": Method { turn, value, arguments throws(Fault) in
      if let result = try turn.mapResult(value, arguments[0], isWhole: true) { return result }
      guard turn.simulation.isSequence(value) else {
        return try turn.call(block: arguments[0], [value])
      }
      return try turn.collect(value) { turn, element throws(Fault) in
        let result = try turn.call(block: arguments[0], [element])
        return turn.simulation.isSequence(result)
          ? try turn.sequence(of: result, isSwift: true) : result == .none ? [] : [result]
      }
    },
    "filter(_:)": Method { turn, value, arguments throws(Fault) in
      let kept = try turn.kept(of: value, arguments[0])
      if let text = turn.simulation.text(of: value), !text.isEmpty {
        return .string(kept.compactMap(\.text).joined())
      }
      if turn.simulation.isSet(value) { return try turn.makeSet(kept, like: value) }
      guard turn.simulation.pairs(of: value) != nil else { return try turn.makeArray(kept) }
      let pairs = kept.compactMap { turn.simulation.compound($0)?.values }
      return try turn.makeDictionary(pairs.map { (key: $0[0], value: $0[1]) })
    },
    "count(where:)": Method { turn, value, arguments throws(Fault) in
      guard turn.simulation.isSequence(value) else { return nil }
      return .int(try turn.kept(of: value, arguments[0]).count)
    },
    "split(whereSeparator:)": Method { turn, value, arguments throws(Fault) in
      var parts: [[Value]] = [[]]
      for element in try turn.sequence(of: value, isSwift: true) {
        if try turn.call(block: arguments[0], [element]).isTrue {
          parts.append([])
        } else {
          parts[parts.count - 1].append(element)
        }
      }
      parts.removeAll(where: \.isEmpty)
      if turn.simulation.text(of: value) != nil {
        return try turn.makeArray(parts.map { .string($0.compactMap(\.text).joined()) })
      }
      var lists: [Value] = []
      for part in parts { lists.append(try turn.makeArray(part)) }
      return try turn.makeArray(lists)
    },
    "forEach(_:)": Method { turn, value, arguments throws(Fault) in
      guard turn.simulation.isSequence(value) else { return nil }
      for element in try turn.sequence(of: value, isSwift: true) {
        try turn.call(block: arguments[0], [element])
      }
      return .some(.none)
    },
    "reduce(_:_:)": Method { turn, value, arguments throws(Fault) in
      guard turn.simulation.isSequence(value) else { return nil }
      var result = arguments[0]
      for element in try turn.sequence(of: value, isSwift: true) {
        result = try turn.call(block: arguments[1], [result, element])
      }
      return result
    },
    "reduce(into:_:)": Method { turn, value, arguments throws(Fault) in
      guard turn.simulation.isSequence(value) else { return nil }
      let elements = try turn.sequence(of: value, isSwift: true)
      return try turn.changing(arguments[0]) { turn, place throws(Fault) in
        for element in elements { try turn.call(block: arguments[1], [place, element]) }
      }
    },
  ]

  /// Keys and their order stay.
  private static let ofDictionaries: [String: Method] = [
    "mapValues(_:)": Method { turn, value, arguments throws(Fault) in
      try turn.mapValues(of: value, arguments[0])
    },
    "compactMapValues(_:)": Method { turn, value, arguments throws(Fault) in
      try turn.mapValues(of: value, arguments[0])
    },
  ]

  /// Searches stop at the element that decides. Indices of a slice are those of its list.
  private static let searching: [String: Method] = [
    "first(where:)": .finding { elements, place in place.map { elements[$0] } ?? .none },
    "last(where:)": .finding(backwards: true) { elements, place in
      place.map { elements[$0] } ?? .none
    },
    "firstIndex(where:)": .finding { _, place in place.map(Value.int) ?? .none }.asIndex(),
    "lastIndex(where:)": .finding(backwards: true) { elements, place in
      place.map { .int(elements.count - 1 - $0) } ?? .none
    }.asIndex(),
    "prefix(while:)": .cutting { count, place in 0..<place },
    "drop(while:)": .cutting { count, place in place..<count },
    "contains(where:)": .finding { _, place in .bool(place != nil) },
    "allSatisfy(_:)": .finding(being: false) { _, place in .bool(place == nil) },
    "sorted(by:)": Method { turn, value, arguments throws(Fault) in
      let elements = try turn.sequence(of: value, isSwift: true)
      return try turn.makeArray(try turn.sorted(elements, by: arguments[0]))
    },
  ]

  /// `min(by:)` calls the closure with the candidate first, `max(by:)` with the best first, as
  /// Swift's library does.
  private static let extremes: [String: Method] = [
    "min(by:)": .extreme(isMaximum: false), "max(by:)": .extreme(isMaximum: true),
  ]

  /// Mutating members, which get a value that nobody else has.
  static let closureMutations: [String: Method] = [
    "sort(by:)": Method { turn, value, arguments throws(Fault) in
      let elements = try turn.sequence(of: value, isSwift: true)
      try turn.replace(elements: try turn.sorted(elements, by: arguments[0]), of: value)
      return value
    },
    "removeAll(where:)": Method { turn, value, arguments throws(Fault) in
      let kept = try turn.kept(of: value, arguments[0], being: false)
      if turn.simulation.text(of: value) != nil {
        return .string(kept.compactMap(\.text).joined())
      }
      try turn.replace(elements: kept, of: value)
      return value
    },
  ]
}

extension SwiftLibrary.Method {
  /// The first of the least or greatest elements, by a closure that says which of two comes first.
  /// Of equal ones the first stays.
  fileprivate static func extreme(isMaximum: Bool) -> Self {
    Self { turn, value, arguments throws(Fault) in
      let elements = try turn.sequence(of: value, isSwift: true)
      guard var best = elements.first else { return .some(.none) }
      for element in elements.dropFirst() {
        let pair = isMaximum ? [best, element] : [element, best]
        if try turn.call(block: arguments[0], pair).isTrue { best = element }
      }
      return best
    }
  }

  /// A list of what a closure makes of the elements.
  fileprivate static func collecting(
    _ make: @escaping @Sendable (inout Turn, Value, [Value]) throws(Fault) -> [Value]
  ) -> Self {
    Self { turn, value, arguments throws(Fault) in
      try turn.collect(value) { turn, element throws(Fault) in
        try make(&turn, element, arguments)
      }
    }
  }

  /// What follows from the first element of which a closure says yes, or no.
  /// Backwards the places are counted from the end; `answer` knows of it.
  fileprivate static func finding(
    being wanted: Bool = true, backwards: Bool = false,
    _ answer: @escaping @Sendable ([Value], Int?) -> Value
  ) -> Self {
    Self { turn, value, arguments throws(Fault) in
      var elements = try turn.sequence(of: value, isSwift: true)
      if backwards { elements.reverse() }
      for (place, element) in elements.enumerated()
      where try turn.call(block: arguments[0], [element]).isTrue == wanted {
        return answer(elements, place)
      }
      return answer(elements, nil)
    }
  }
}

extension SwiftLibrary.Method {
  /// The elements before or behind the first of which a closure says no.
  /// The closure is not asked any more once it has said no.
  fileprivate static func cutting(
    _ part: @escaping @Sendable (_ count: Int, Int) -> Range<Int>
  ) -> Self {
    Self { turn, value, arguments throws(Fault) in
      let elements = try turn.sequence(of: value, isSwift: true)
      var place = 0
      while place < elements.count, try turn.call(block: arguments[0], [elements[place]]).isTrue {
        place += 1
      }
      let places = part(elements.count, place)
      if turn.simulation.text(of: value) != nil {
        return .string(elements[places].compactMap(\.text).joined())
      }
      return try turn.part(places, of: elements, in: value)
    }
  }
}

// MARK: - What the members need
extension Turn {
  /// A list of what is made of each element, which may be several or none.
  fileprivate mutating func collect(
    _ value: Value, _ make: (inout Turn, Value) throws(Fault) -> [Value]
  ) throws(Fault) -> Value {
    var results: [Value] = []
    for element in try sequence(of: value, isSwift: true) { results += try make(&self, element) }
    return try makeArray(results)
  }

  /// The elements of which a closure says yes, or no.
  fileprivate mutating func kept(
    of value: Value, _ test: Value, being wanted: Bool = true
  ) throws(Fault) -> [Value] {
    var kept: [Value] = []
    for element in try sequence(of: value, isSwift: true)
    where try call(block: test, [element]).isTrue == wanted { kept.append(element) }
    return kept
  }

  /// What a variable that begins with a value holds when a body that changes it has run.
  /// The closure gets the variable itself, as `inout` wants it.
  package mutating func changing(
    _ value: Value, _ body: (inout Turn, Value) throws(Fault) -> Void
  ) throws(Fault) -> Value {
    let place = try makeSharedVariable("result", .strong, value)
    try body(&self, .object(place))
    let result = read(shared: place, isWeak: false)
    if let id = result.object { hold(id) }
    try release(place, from: .variable("result"))
    return result
  }

  /// The dictionary with other values; nil for what is none.
  /// The keys keep their order.
  fileprivate mutating func mapValues(
    of value: Value, _ change: Value
  ) throws(Fault) -> Value? {
    guard let pairs = simulation.pairs(of: value) else { return nil }
    var changed: [(key: Value, value: Value)] = []
    for pair in pairs {
      changed.append((pair.key, try call(block: change, [pair.value.unboxed])))
    }
    return try makeDictionary(changed)
  }

  /// A stable order, by a closure that throws on what it throws.
  fileprivate mutating func sorted(
    _ elements: [Value], by order: Value
  ) throws(Fault) -> [Value] {
    try sorted(elements) { turn, one, other throws(Fault) in
      try turn.call(block: order, [one, other]).isTrue
    }
  }
}
