import FoundationKit
package import ObjectModel
import ObjectRuntime
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
    "replacingOccurrences(of:with:options:)": Method { turn, value, arguments throws(Fault) in
      guard let text = turn.simulation.text(of: value) else { return nil }
      let given = turn.simulation.texts(arguments)
      if given[2] == "regularExpression" {
        let new = try turn.searching(for: given[0]) { expression throws(PatternMistake) in
          try expression.replacing(in: text, with: given[1])
        }
        return .string(try turn.made(new ?? text))
      }
      let parts = TextSearch(text, options: given[2]).parts(by: given[0])
      return .string(try turn.joined(parts, separator: given[1]))
    },
    "range(of:)": Method { turn, value, arguments throws(Fault) in
      try turn.range(of: arguments, in: value)
    },
    "range(of:options:)": Method { turn, value, arguments throws(Fault) in
      try turn.range(of: arguments, in: value)
    },
    "padding(toLength:withPad:startingAt:)": Method { turn, value, arguments throws(Fault) in
      guard let text = turn.simulation.text(of: value) else { return nil }
      let (length, pad) = (arguments[0].integer, Array(turn.simulation.texts(arguments)[1]))
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

extension Simulation {
  /// Arguments as texts; what is none is empty.
  fileprivate func texts(_ arguments: [Value]) -> [String] {
    arguments.map { text(of: $0) ?? "" }
  }
}

extension Turn {
  /// Where a text stands in another, as a range of places; nothing where it does not.
  /// Places are counted in characters, whatever was searched for in scalars.
  fileprivate mutating func range(of arguments: [Value], in value: Value) throws(Fault) -> Value? {
    guard let text = simulation.text(of: value) else { return nil }
    let given = simulation.texts(arguments)
    let option = given.count > 1 ? given[1] : ""
    let match =
      option == "regularExpression"
      ? try searching(for: given[0]) { expression throws(PatternMistake) in
        try expression.firstMatch(in: text)
      }.map { text.characters(ofScalars: $0) } : TextSearch(text, options: option).first(given[0])
    guard let found = match else { return Value.none }
    return try makeCompound(
      ["lowerBound", "upperBound"], [.int(found.lowerBound), .int(found.upperBound)], name: "..<")
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
