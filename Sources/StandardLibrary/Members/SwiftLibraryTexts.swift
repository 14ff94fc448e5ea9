import FoundationKit
package import ObjectModel
package import ObjectRuntime
import Syntax

// Methods of texts, characters and numbers.
extension SwiftLibrary {
  /// Places in a text are numbers of characters here, where Swift has an opaque index.
  static let texts: [String: Method] = [
    "uppercased()": .text { .string($0.uppercased()) },
    "lowercased()": .text { .string($0.lowercased()) },
    "hasPrefix(_:)": .texts { .bool($0.hasPrefix($1)) },
    "hasSuffix(_:)": .texts { .bool($0.hasSuffix($1)) },
    "replacingOccurrences(of:with:)": Method {
      turn, value, arguments throws(Fault) in
      guard let text = turn.simulation.text(of: value) else { return nil }
      let part = turn.simulation.text(of: arguments[0]) ?? ""
      let new = turn.simulation.text(of: arguments[1]) ?? ""
      return .string(try turn.joined(text.parts(by: part), separator: new))
    },
    "replacingOccurrences(of:with:options:)": .replacement,
    "replacingOccurrences(of:with:options:range:)": .replacement,
    "range(of:)": Method { turn, value, arguments throws(Fault) in
      try turn.range(of: arguments, in: value)
    },
    "range(of:options:)": Method { turn, value, arguments throws(Fault) in
      try turn.range(of: arguments, in: value)
    },
    "range(of:options:range:)": Method { turn, value, arguments throws(Fault) in
      try turn.range(of: arguments, in: value)
    },
    "range(of:options:range:locale:)": Method { turn, value, arguments throws(Fault) in
      try turn.range(of: arguments, in: value)
    },
    "rangeOfCharacter(from:)": .characterRange,
    "rangeOfCharacter(from:options:)": .characterRange,
    "padding(toLength:withPad:startingAt:)": Method { turn, value, arguments throws(Fault) in
      guard let text = turn.simulation.text(of: value) else { return nil }
      let length = arguments[0].integer
      let pad = Array(turn.simulation.text(of: arguments[1]) ?? "")
      let missing = length - text.count
      if missing <= 0 || pad.isEmpty { return .string(String(text.prefix(max(length, 0)))) }
      guard missing <= 1_000_000 else { return nil }
      let start = arguments[2].integer
      let added = (0..<missing).map { pad[abs(start + $0) % pad.count] }
      return .string(try turn.made(text + String(added)))
    },
    "prefix(upTo:)": .part { place, _ in (0, place) },
    "prefix(through:)": .part { place, _ in (0, place &+ 1) },
    "suffix(from:)": .part { place, count in (place, count) },
    "distance(from:to:)": Method { _, _, arguments throws(Fault) in
      .int(
        try Arithmetic.integer(
          .subtract, arguments[1].integer, arguments[0].integer, traps: true))
    },
    "split(separator:maxSplits:)": Method { turn, value, arguments throws(Fault) in
      guard let text = turn.simulation.text(of: value),
        let mark = turn.simulation.text(of: arguments[0])?.first
      else { return nil }
      let parts = text.split(separator: mark, maxSplits: max(arguments[1].integer, 0))
      return try turn.makeArray(parts.map { .string(String($0)) })
    },
    "split(separator:)": Method { turn, value, arguments throws(Fault) in
      try turn.split(value, by: arguments[0], omittingEmpty: true)
    },
    "split(separator:omittingEmptySubsequences:)": Method {
      turn, value, arguments throws(Fault) in
      try turn.split(value, by: arguments[0], omittingEmpty: arguments[1].isTrue)
    },
    "components(separatedBy:)": Method {
      turn, value, arguments throws(Fault) in
      try turn.split(value, by: arguments[0], omittingEmpty: false)
    },
    "index(after:)": .place { _ in 1 }, "index(before:)": .place { _ in -1 },
    "index(_:offsetBy:)": .place { $0[1].integer },
  ]

  /// Whole numbers trap where Swift's do.
  static let numbers: [String: Method] = [
    "isMultiple(of:)": Method { _, value, arguments throws(Fault) in
      guard case .int(let number) = value else { return nil }
      let other = arguments[0].integer
      return .bool(other == 0 ? number == 0 : other == -1 || number % other == 0)
    },
    "utf16Offset(in:)": Method { turn, value, arguments throws(Fault) in
      guard case .int(let place) = value, let text = turn.simulation.text(of: arguments[0]) else {
        return nil
      }
      return .int(text.prefix(max(0, place)).utf16.count)
    },
    "rounded()": Method { _, value, _ throws(Fault) in
      value.isNumber ? .real(value.real.rounded()) : nil
    },
    "rounded(_:)": Method { turn, value, arguments throws(Fault) in
      guard value.isNumber else { return nil }
      switch turn.simulation.text(of: arguments[0]) ?? "" {
      case "up": return .real(value.real.rounded(.up))
      case "down": return .real(value.real.rounded(.down))
      case "towardZero": return .real(value.real.rounded(.towardZero))
      case "toNearestOrEven": return .real(value.real.rounded(.toNearestOrEven))
      default: return .real(value.real.rounded())
      }
    },
    "squareRoot()": Method { _, value, _ throws(Fault) in
      value.isNumber ? .real(value.real.squareRoot()) : nil
    },
    "signum()": Method { _, value, _ throws(Fault) in
      if case .int(let number) = value { .int(number.signum()) } else { nil }
    },
    "truncatingRemainder(dividingBy:)": Method { _, value, arguments throws(Fault) in
      value.isNumber
        ? .real(value.real.truncatingRemainder(dividingBy: arguments[0].real)) : nil
    },
    "advanced(by:)": Method { _, value, arguments throws(Fault) in
      value.isNumber
        ? try Arithmetic.binary(.add, value, arguments[0], traps: true) : nil
    },
    "distance(to:)": Method { _, value, arguments throws(Fault) in
      value.isNumber
        ? try Arithmetic.binary(.subtract, arguments[0], value, traps: true) : nil
    },
    "quotientAndRemainder(dividingBy:)": Method { turn, value, arguments throws(Fault) in
      guard value.isNumber else { return nil }
      let other = arguments[0].integer
      return try turn.makeCompound(
        ["quotient", "remainder"],
        [
          .int(try Arithmetic.integer(.divide, value.integer, other, traps: true)),
          .int(try Arithmetic.integer(.remainder, value.integer, other, traps: true)),
        ])
    },
  ]
}

extension SwiftLibrary.Method {
  /// A place so far from another; places are counted, and only their order means something.
  fileprivate static func place(_ distance: @escaping @Sendable ([Value]) -> Int) -> Self {
    Self { turn, value, arguments throws(Fault) in
      guard turn.simulation.isSequence(value) else { return nil }
      return .int(
        try Arithmetic.integer(.add, arguments[0].integer, distance(arguments), traps: true))
    }
  }

  fileprivate static let characterRange = Self { turn, value, arguments throws(Fault) in
    guard let text = turn.simulation.text(of: value) else { return nil }
    let options = arguments.count > 1 ? arguments[1] : .int(0)
    let found = try turn.send(
      "rangeOfCharacterFromSet:options:", to: value, [arguments[0], options], from: .uikit)
    guard let range = TextRange(found).characters(of: text) else { return Value.none }
    return try turn.makeRange(range)
  }

  /// A text with another for what is found in it, or in a part of it.
  fileprivate static let replacement = Self { turn, value, arguments throws(Fault) in
    guard let text = turn.simulation.text(of: value) else { return nil }
    let given = arguments.prefix(2).map { turn.simulation.text(of: $0) ?? "" }
    let part = try turn.searched(text, arguments.dropFirst(3).first)
    let middle = String(text.dropFirst(part.lowerBound).prefix(part.count))
    let new = try turn.replacing(given[0], in: middle, by: given[1], arguments[2].integer)
    return .string(
      String(text.prefix(part.lowerBound)) + new + String(text.dropFirst(part.upperBound)))
  }

  /// What stands between two places, which follow from the one that is given and from the end.
  /// Traps outside of the bounds; a slice counts from its own first index.
  fileprivate static func part(
    _ bounds: @escaping @Sendable (_ place: Int, _ end: Int) -> (from: Int, to: Int)
  ) -> Self {
    Self { turn, value, arguments throws(Fault) in
      let text = turn.simulation.text(of: value)
      guard let count = text?.count ?? turn.simulation.size(of: value) else { return nil }
      let start = turn.simulation.sliceStart(of: value) ?? 0
      let (from, to) = bounds(arguments[0].integer &- start, count)
      guard 0 <= from, from <= to, to <= count else {
        throw text == nil
          ? SwiftLibrary.outOfRange : SwiftLibrary.trap("String index is out of bounds")
      }
      if let text { return .string(String(text.dropFirst(from).prefix(to - from))) }
      guard let elements = turn.simulation.items(of: value) else { return nil }
      return try turn.part(from..<to, of: elements, in: value)
    }
  }
}

extension Turn {
  /// Where a text stands in another or in a part of it, as a range of places; nothing where it does
  /// not.
  fileprivate mutating func range(of arguments: [Value], in value: Value) throws(Fault) -> Value? {
    guard let text = simulation.text(of: value) else { return nil }
    let options = arguments.count > 1 ? arguments[1].integer : 0
    let part = try searched(text, arguments.dropFirst(2).first)
    let wanted = simulation.text(of: arguments[0]) ?? ""
    let middle = String(text.dropFirst(part.lowerBound).prefix(part.count))
    let found = try place(of: wanted, in: middle, options)
    guard let found else { return Value.none }
    return try makeRange(found.lowerBound + part.lowerBound..<found.upperBound + part.lowerBound)
  }

  /// The characters of a text that a range means; all where there is none.
  fileprivate func searched(_ text: String, _ range: Value?) throws(Fault) -> Range<Int> {
    guard let range, range != .none, let bounds = simulation.range(range) else {
      return 0..<text.count
    }
    guard bounds.lowerBound >= 0, bounds.upperBound <= text.count else {
      throw SwiftLibrary.trap("String index is out of bounds")
    }
    return bounds
  }

  /// The places in a text that a range of Foundation's means; nothing where the text has no such
  /// part.
  package mutating func characters(ofUnits units: Value, in text: Value) throws(Fault) -> Value {
    let text = simulation.text(of: text) ?? ""
    guard let range = TextRange(units).characters(of: text) else { return .none }
    return try makeRange(range)
  }

  /// Foundation's range of the places in a text.
  package mutating func units(ofCharacters places: Value, in text: Value) throws(Fault) -> Value {
    let text = simulation.text(of: text) ?? ""
    return TextRange(characters: try searched(text, places), of: text).value
  }

  /// A range of places.
  fileprivate mutating func makeRange(_ range: Range<Int>) throws(Fault) -> Value {
    try makeCompound(
      ["lowerBound", "upperBound"], [.int(range.lowerBound), .int(range.upperBound)], name: "..<")
  }

  /// The parts between separators: of a text those between texts, of an array those between
  /// elements.
  fileprivate mutating func split(
    _ value: Value, by separator: Value, omittingEmpty: Bool
  ) throws(Fault) -> Value? {
    if let text = simulation.text(of: value) {
      guard let mark = simulation.text(of: separator), !mark.isEmpty else { return nil }
      let parts = text.parts(by: mark).filter { !omittingEmpty || !$0.isEmpty }
      return try makeArray(parts.map { .string($0) })
    }
    guard let elements = simulation.items(of: value) else { return nil }
    var parts: [Range<Int>] = []
    var start = 0
    for (place, element) in elements.enumerated() where try isSame(element.unboxed, separator) {
      parts.append(start..<place)
      start = place + 1
    }
    parts.append(start..<elements.count)
    var values: [Value] = []
    for part in parts where !omittingEmpty || !part.isEmpty {
      values.append(try self.part(part, of: elements, in: value))
    }
    return try makeArray(values)
  }
}

extension String {
  /// What stands between the places where a text stands.
  /// An empty mark cuts nothing.
  fileprivate func parts(by mark: String) -> [String] {
    if mark.isEmpty { return [self] }
    var parts: [String] = []
    var rest = self[...]
    while let place = rest.place(of: mark) {
      parts.append(String(rest[..<place]))
      rest = rest[rest.index(place, offsetBy: mark.count)...]
    }
    return parts + [String(rest)]
  }
}

extension StringProtocol {
  /// Where another text first stands in it.
  func place(of part: String) -> Index? {
    var place = startIndex
    while place < endIndex {
      if self[place...].hasPrefix(part) { return place }
      formIndex(after: &place)
    }
    return nil
  }
}

extension Value {
  /// Whether a value reckons; a boxed number does.
  package var isNumber: Bool {
    switch self {
    case .int, .real, .number: true
    default: false
    }
  }
}
