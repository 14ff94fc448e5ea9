import Simulator

/// The members of Swift's own types: strings, numbers, arrays, dictionaries.
///
/// What a value is, is often known only when it is there: a member answers nil, in Swift's sense, for a
/// value that does not have it, which then gets a message.
enum SwiftLibrary {
  typealias Read = @Sendable (inout Turn, Value) throws(Fault) -> Value?
  typealias Perform = @Sendable (inout Turn, Value, [Value]) throws(Fault) -> Value?

  /// A property, with its type where it does not depend on the elements.
  struct Property: Sendable {
    var type: StaticType
    var read: Read
  }

  /// A method; a mutating one is given a value that nobody else has, and answers with what it became.
  struct Method: Sendable {
    var type: StaticType
    var perform: Perform
  }

  /// Whether a value of the type may be one of Swift's own.
  static func mayHave(_ type: StaticType) -> Bool {
    if type.isMetatype { return false }
    guard let name = type.className else { return true }
    return ["NSString", "NSArray", "NSDictionary", "NSSet", "NSData"].contains(name)
  }

  // MARK: - Properties

  static let properties: [String: Property] = [
    "count": Property(type: .int) { turn, value throws(Fault) in
      if let text = turn.simulation.text(of: value) { return .int(text.count) }
      return (turn.simulation.size(of: value) ?? turn.simulation.byteCount(of: value))
        .map { .int($0) }
    },
    "isEmpty": Property(type: .bool) { turn, value throws(Fault) in
      if let text = turn.simulation.text(of: value) { return .bool(text.isEmpty) }
      return turn.simulation.size(of: value).map { .bool($0 == 0) }
    },
    "first": Property(type: .any) { turn, value throws(Fault) in
      if let text = turn.simulation.text(of: value) { return Value(text.first) }
      return turn.simulation.elements(of: value).map { $0.first?.unboxed ?? .none }
    },
    "last": Property(type: .any) { turn, value throws(Fault) in
      if let text = turn.simulation.text(of: value) { return Value(text.last) }
      return turn.simulation.elements(of: value).map { $0.last?.unboxed ?? .none }
    },
    "indices": Property(type: .object("NSArray")) { turn, value throws(Fault) in
      guard let elements = turn.simulation.elements(of: value) else { return nil }
      return try turn.makeArray(elements.indices.map { .int($0) })
    },
    "keys": Property(type: .object("NSArray")) { turn, value throws(Fault) in
      guard let pairs = turn.simulation.pairs(of: value) else { return nil }
      return try turn.makeArray(pairs.map(\.key))
    },
    "values": Property(type: .object("NSArray")) { turn, value throws(Fault) in
      guard let pairs = turn.simulation.pairs(of: value) else { return nil }
      return try turn.makeArray(pairs.map(\.value))
    },
    "description": Property(type: .string) { turn, value throws(Fault) in
      value.object == nil ? .string(try turn.printed(value)) : nil
    },
    "hashValue": Property(type: .int) { _, value throws(Fault) in
      value.object == nil ? .int(value.integer) : nil
    },
  ]

  // MARK: - Methods

  static let methods: [String: Method] =
    strings.merging(collections) { $1 }.merging(rectangles) { $1 }.merging(sets) { $1 }

  private static let strings: [String: Method] = [
    "uppercased()": .text { .string($0.uppercased()) },
    "lowercased()": .text { .string($0.lowercased()) },
    "hasPrefix(_:)": .text(.bool) { .bool($0.hasPrefix($1)) },
    "hasSuffix(_:)": .text(.bool) { .bool($0.hasSuffix($1)) },
    "split(separator:)": Method(type: .object("NSArray")) { turn, value, arguments throws(Fault) in
      try turn.parts(of: value, by: arguments[0])
    },
    "components(separatedBy:)": Method(type: .object("NSArray")) {
      turn, value, arguments throws(Fault) in try turn.parts(of: value, by: arguments[0])
    },
    "toggle()": Method(type: .bool) { _, value, _ throws(Fault) in
      if case .bool(let value) = value { return .bool(!value) }
      return nil
    },
    "isMultiple(of:)": Method(type: .bool) { _, value, arguments throws(Fault) in
      .bool(
        arguments[0].integer == 0 ? value.integer == 0 : value.integer % arguments[0].integer == 0)
    },
    "rounded()": Method(type: .real) { _, value, _ throws(Fault) in .real(value.real.rounded()) },
  ]

  private static let collections: [String: Method] = [
    "contains(_:)": Method(type: .bool) { turn, value, arguments throws(Fault) in
      if let text = turn.simulation.text(of: value) {
        let part = turn.simulation.text(of: arguments[0]) ?? ""
        return .bool(part.isEmpty || text.hasPart(part))
      }
      guard let elements = turn.simulation.elements(of: value) else { return nil }
      return .bool(elements.contains { turn.simulation.areEqual($0, arguments[0]) })
    },
    "firstIndex(of:)": Method(type: .any) { turn, value, arguments throws(Fault) in
      guard let elements = turn.simulation.elements(of: value) else { return nil }
      let place = elements.firstIndex { turn.simulation.areEqual($0, arguments[0]) }
      return place.map { .int($0) } ?? .some(.none)
    },
    "joined(separator:)": Method(type: .string) { turn, value, arguments throws(Fault) in
      guard let elements = turn.simulation.elements(of: value) else { return nil }
      let separator = turn.simulation.text(of: arguments[0]) ?? ""
      return .string(
        elements.map { turn.simulation.text(of: $0) ?? "" }.joined(separator: separator))
    },
    "joined()": Method(type: .string) { turn, value, _ throws(Fault) in
      turn.simulation.elements(of: value).map {
        .string($0.map { turn.simulation.text(of: $0) ?? "" }.joined())
      }
    },
    "reversed()": .elements { Array($0.reversed()) },
    "dropFirst()": .elements { Array($0.dropFirst()) },
    "dropLast()": .elements { Array($0.dropLast()) },
    "prefix(_:)": .elements { Array($0.prefix(max(0, $1.integer))) },
    "suffix(_:)": .elements { Array($0.suffix(max(0, $1.integer))) },
    "dropFirst(_:)": .elements { Array($0.dropFirst(max(0, $1.integer))) },
    "sorted()": Method(type: .object("NSArray")) { turn, value, _ throws(Fault) in
      guard let elements = turn.simulation.elements(of: value) else { return nil }
      return try turn.makeArray(elements.sorted { turn.simulation.isOrdered($0, $1) })
    },
    "min()": .extreme { $0 }, "max()": .extreme { !$0 },
    "enumerated()": Method(type: .object("NSArray")) { turn, value, _ throws(Fault) in
      guard let elements = turn.simulation.elements(of: value) else { return nil }
      var pairs: [Value] = []
      for (place, element) in elements.enumerated() {
        pairs.append(
          try turn.makeCompound(["offset", "element"], [.int(place), element.unboxed]))
      }
      return try turn.makeArray(pairs)
    },
  ]

  // MARK: - Mutating methods

  static let mutations: [String: Method] = setMutations.merging(changes) { $1 }

  private static let changes: [String: Method] = [
    "append(_:)": Method(type: .void) { turn, value, arguments throws(Fault) in
      if let text = turn.simulation.text(of: value) {
        return .string(text + (turn.simulation.text(of: arguments[0]) ?? ""))
      }
      guard turn.simulation.elements(of: value) != nil else { return nil }
      try turn.add(arguments[0], to: value)
      return value
    },
    "append(contentsOf:)": .change { $0 + $1 },
    "insert(_:at:)": Method(type: .void) { turn, value, arguments throws(Fault) in
      try turn.change(value) { elements throws(Fault) in
        let place = arguments[1].integer
        guard (0...elements.count).contains(place) else { throw SwiftLibrary.outOfRange }
        elements.insert(arguments[0], at: place)
      }
    },
    "remove(at:)": Method(type: .any) { turn, value, arguments throws(Fault) in
      try turn.change(value) { elements throws(Fault) in
        guard elements.indices.contains(arguments[0].integer) else { throw SwiftLibrary.outOfRange }
        elements.remove(at: arguments[0].integer)
      }
    },
    "removeLast()": Method(type: .any) { turn, value, _ throws(Fault) in
      try turn.change(value) { elements throws(Fault) in
        if elements.popLast() == nil { throw SwiftLibrary.outOfRange }
      }
    },
    "popLast()": Method(type: .any) { turn, value, _ throws(Fault) in
      try turn.change(value) { elements throws(Fault) in _ = elements.popLast() }
    },
    "removeFirst()": Method(type: .any) { turn, value, _ throws(Fault) in
      try turn.change(value) { elements throws(Fault) in
        guard !elements.isEmpty else { throw SwiftLibrary.outOfRange }
        elements.removeFirst()
      }
    },
    "removeAll()": Method(type: .void) { turn, value, _ throws(Fault) in
      for pair in turn.simulation.pairs(of: value) ?? [] {
        try turn.set(.none, forKey: pair.key, of: value)
      }
      return try turn.change(value) { elements throws(Fault) in elements = [] } ?? value
    },
    "removeValue(forKey:)": Method(type: .any) { turn, value, arguments throws(Fault) in
      guard turn.simulation.pairs(of: value) != nil else { return nil }
      try turn.set(.none, forKey: arguments[0], of: value)
      return value
    },
    "sort()": Method(type: .void) { turn, value, _ throws(Fault) in
      let simulation = turn.simulation
      return try turn.change(value) { elements throws(Fault) in
        elements.sort { simulation.isOrdered($0, $1) }
      }
    },
    "reverse()": Method(type: .void) { turn, value, _ throws(Fault) in
      try turn.change(value) { elements throws(Fault) in elements.reverse() }
    },
    "toggle()": Method(type: .void) { _, value, _ throws(Fault) in
      if case .bool(let value) = value { return .bool(!value) }
      return nil
    },
  ]

  static let outOfRange = Fault.crash(.fatalError, reason: "Index out of range")

  /// What a mutating method answers: the element that it took out.
  static func taken(_ name: String, from old: Value, _ arguments: [Value], _ turn: Turn) -> Value {
    let elements = turn.simulation.elements(of: old) ?? []
    switch name {
    case "removeLast()", "popLast()": return elements.last?.unboxed ?? .none
    case "removeFirst()": return elements.first?.unboxed ?? .none
    case "remove(at:)":
      let place = arguments[0].integer
      return elements.indices.contains(place) ? elements[place].unboxed : .none
    case "removeValue(forKey:)":
      return turn.simulation.pairs(of: old)?
        .first { turn.simulation.areEqual($0.key, arguments[0]) }?.value.unboxed ?? .none
    default: return .none
    }
  }
}

// MARK: - Making methods
extension SwiftLibrary.Method {
  fileprivate static func text(_ change: @escaping @Sendable (String) -> Value) -> Self {
    Self(type: .string) { turn, value, _ throws(Fault) in
      turn.simulation.text(of: value).map(change)
    }
  }

  fileprivate static func text(
    _ type: StaticType, _ test: @escaping @Sendable (String, String) -> Value
  ) -> Self {
    Self(type: type) { turn, value, arguments throws(Fault) in
      turn.simulation.text(of: value).map {
        test($0, turn.simulation.text(of: arguments[0]) ?? "")
      }
    }
  }

  fileprivate static func elements(_ change: @escaping @Sendable ([Value]) -> [Value]) -> Self {
    elements { elements, _ in change(elements) }
  }

  fileprivate static func elements(
    _ change: @escaping @Sendable ([Value], Value) -> [Value]
  ) -> Self {
    Self(type: .any) { turn, value, arguments throws(Fault) in
      if let text = turn.simulation.text(of: value) {
        let characters = text.map { Value.string(String($0)) }
        let changed = change(characters, arguments.first ?? .none)
        return .string(changed.compactMap(\.text).joined())
      }
      guard let elements = turn.simulation.elements(of: value) else { return nil }
      return try turn.makeArray(change(elements, arguments.first ?? .none))
    }
  }

  fileprivate static func extreme(_ isFirst: @escaping @Sendable (Bool) -> Bool) -> Self {
    Self(type: .any) { turn, value, _ throws(Fault) in
      guard let elements = turn.simulation.elements(of: value) else { return nil }
      var best: Value?
      for element in elements {
        guard let current = best else {
          best = element
          continue
        }
        if element != current, isFirst(turn.simulation.isOrdered(element, current)) {
          best = element
        }
      }
      return best?.unboxed ?? .some(.none)
    }
  }

  fileprivate static func change(
    _ change: @escaping @Sendable ([Value], [Value]) -> [Value]
  ) -> Self {
    Self(type: .void) { turn, value, arguments throws(Fault) in
      let others = turn.simulation.elements(of: arguments[0]) ?? []
      return try turn.change(value) { elements throws(Fault) in
        elements = change(elements, others)
      }
    }
  }
}

// MARK: - What the members need
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

  fileprivate mutating func parts(of value: Value, by separator: Value) throws(Fault) -> Value? {
    guard let text = simulation.text(of: value), let mark = simulation.text(of: separator),
      !mark.isEmpty
    else { return nil }
    var parts: [Value] = []
    var rest = text[...]
    while let place = rest.place(of: mark) {
      parts.append(.string(String(rest[..<place])))
      rest = rest[rest.index(place, offsetBy: mark.count)...]
    }
    return try makeArray(parts + [.string(String(rest))])
  }
}

extension Simulation {
  fileprivate func size(of value: Value) -> Int? {
    elements(of: value)?.count ?? pairs(of: value)?.count
  }

  /// Whether one value comes before another: texts by their characters, all else by its number.
  func isOrdered(_ one: Value, _ other: Value) -> Bool {
    if let one = text(of: one), let other = text(of: other) { return one < other }
    return one.real < other.real
  }
}

extension StringProtocol {
  /// Where another text first stands in it.
  fileprivate func place(of part: String) -> Index? {
    var place = startIndex
    while place < endIndex {
      if self[place...].hasPrefix(part) { return place }
      formIndex(after: &place)
    }
    return nil
  }

  fileprivate func hasPart(_ part: String) -> Bool { place(of: part) != nil }
}

extension Value {
  fileprivate init(_ character: Character?) {
    self = character.map { .string(String($0)) } ?? .none
  }
}
