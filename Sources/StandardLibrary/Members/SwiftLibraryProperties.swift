import FoundationKit
import ObjectModel
import ObjectRuntime

// Properties of Swift's own types.
extension SwiftLibrary {
  /// Those of rectangles come last: `isEmpty` is one of theirs too.
  package static let properties: [String: Property] = ofCollections.merging(ofCharacters) { $1 }
    .merging(rectangleProperties) { $0.unlessRectangle($1) }
    .merging(characterSetProperties) { $1 }
    .merging(bits(of: 64)) { $1 }

  /// Nil, in the sense of `SwiftLibrary`, for a value of another kind; a value that has the
  /// property but nothing in it answers the value nil.
  private static let ofCollections: [String: Property] = [
    "count": Property { turn, value throws(Fault) in
      if let text = turn.simulation.text(of: value) { return .int(text.count) }
      return turn.simulation.size(of: value).map { .int($0) }
    },
    "isEmpty": Property { turn, value throws(Fault) in
      if let text = turn.simulation.text(of: value) { return .bool(text.isEmpty) }
      return turn.simulation.size(of: value).map { .bool($0 == 0) }
    },
    "first": Property { turn, value throws(Fault) in
      if let text = turn.simulation.text(of: value) { return Value(text.first) }
      if turn.simulation.isDictionary(value) {
        return try turn.sequence(of: value, isSwift: true).first ?? .some(.none)
      }
      if turn.simulation.isArray(value) {
        return turn.element(0, ofSwift: value) ?? .some(.none)
      }
      return turn.simulation.items(of: value).map { $0.first?.unboxed ?? .none }
    },
    "last": Property { turn, value throws(Fault) in
      if let text = turn.simulation.text(of: value) { return Value(text.last) }
      if let count = turn.simulation.count(of: value), turn.simulation.isArray(value) {
        return turn.element(count - 1, ofSwift: value) ?? .some(.none)
      }
      return turn.simulation.items(of: value).map { $0.last?.unboxed ?? .none }
    },
    "indices": Property { turn, value throws(Fault) in
      guard !turn.simulation.isDictionary(value), let count = turn.simulation.size(of: value) else {
        return nil
      }
      let start = turn.simulation.sliceStart(of: value) ?? 0
      return try turn.makeRange(.int(start), .int(start + count), isClosed: false)
    },
    "removingPercentEncoding": Property { turn, value throws(Fault) in
      guard turn.simulation.text(of: value) != nil else { return nil }
      return try turn.send("stringByRemovingPercentEncoding", to: value, from: .uikit)
    },
    "boolValue": Property { _, value throws(Fault) in
      if case .bool = value { value } else { nil }
    },
    "startIndex": .int { _ in 0 }, "endIndex": .int { $0 },
    "keys": Property { turn, value throws(Fault) in
      guard let pairs = turn.simulation.pairs(of: value) else { return nil }
      return try turn.makeArray(pairs.map(\.key))
    },
    "values": Property { turn, value throws(Fault) in
      guard let pairs = turn.simulation.pairs(of: value) else { return nil }
      return try turn.makeArray(pairs.map(\.value))
    },
    "hashValue": Property { turn, value throws(Fault) in
      try turn.hashValue(of: value, deepest: 100).map(Value.int)
    },
    "magnitude": Property { _, value throws(Fault) in
      switch value {
      case .int(let number): .int(number == .min ? .max : abs(number))
      case .real(let number): .real(number.magnitude)
      default: nil
      }
    },
    "isNaN": Property { _, value throws(Fault) in
      if case .real(let number) = value { .bool(number.isNaN) } else { nil }
    },
    "isFinite": Property { _, value throws(Fault) in
      if case .real(let number) = value { .bool(number.isFinite) } else { nil }
    },
    "isInfinite": Property { _, value throws(Fault) in
      if case .real(let number) = value { .bool(number.isInfinite) } else { nil }
    },
    "isZero": Property { _, value throws(Fault) in
      switch value {
      case .int(let number): .bool(number == 0)
      case .real(let number): .bool(number.isZero)
      default: nil
      }
    },
  ]

  /// A character is a text of one character; of a longer text the first one is asked.
  private static let ofCharacters: [String: Property] = [
    "isNumber": .character(\.isNumber), "isLetter": .character(\.isLetter),
    "isWhitespace": .character(\.isWhitespace), "isUppercase": .character(\.isUppercase),
    "isLowercase": .character(\.isLowercase), "isPunctuation": .character(\.isPunctuation),
    "isNewline": .character(\.isNewline),
    "wholeNumberValue": Property { turn, value throws(Fault) in
      guard let character = turn.simulation.text(of: value)?.first else { return nil }
      return character.wholeNumberValue.map(Value.int) ?? .some(.none)
    },
    "utf8": Property { turn, value throws(Fault) in
      guard let text = turn.simulation.text(of: value) else { return nil }
      return try turn.makeArray(text.utf8.map { .int(Int($0)) })
    },
    "asciiValue": Property { turn, value throws(Fault) in
      guard let character = turn.simulation.text(of: value)?.first else { return nil }
      return character.asciiValue.map { .int(Int($0)) } ?? .some(.none)
    },
    "debugDescription": Property { turn, value throws(Fault) in
      turn.simulation.text(of: value).map { .string($0.debugDescription) }
    },
    "capitalized": Property { turn, value throws(Fault) in
      turn.simulation.text(of: value).map { text in
        let words = text.lowercased().split(separator: " ", omittingEmptySubsequences: false)
        return .string(
          words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
      }
    },
  ]
}

extension Turn {
  /// An element of a list as Swift has it, where a number is no object unless Foundation made it.
  fileprivate mutating func element(_ place: Int, ofSwift list: Value) -> Value? {
    let element = simulation.element(place, of: list)
    return simulation.hasNumberObjects(list) ? element : element?.unboxed
  }
}

extension SwiftLibrary.Property {
  /// A number that follows from how many elements there are.
  /// Of a range and a slice it is an index, not a number: `startIndex` and `endIndex` are their
  /// bounds.
  fileprivate static func int(_ number: @escaping @Sendable (Int) -> Int) -> Self {
    Self { turn, value throws(Fault) in
      if let range = turn.simulation.range(value) {
        return .int(number(1) == 0 ? range.lowerBound : range.upperBound)
      }
      let count = turn.simulation.text(of: value)?.count ?? turn.simulation.size(of: value)
      let start = turn.simulation.sliceStart(of: value) ?? 0
      return count.map { .int(start + number($0)) }
    }
  }

  /// A question about the first character; nil for an empty text, which no `Character` is.
  fileprivate static func character(_ test: @escaping @Sendable (Character) -> Bool) -> Self {
    Self { turn, value throws(Fault) in
      turn.simulation.text(of: value)?.first.map { .bool(test($0)) }
    }
  }
}

extension Turn {
  /// A number that follows from what a value of Swift's holds, so many values deep; what says itself
  /// what it is found by is asked. Nil for an object that does not.
  fileprivate mutating func hashValue(
    of value: Value, deepest depth: Int
  ) throws(Fault) -> Int? {
    if let text = simulation.text(of: value) { return text.utf8.hash(from: 0) }
    if case .real(let number) = value { return Int(truncatingIfNeeded: number.bitPattern) }
    guard let id = value.object else { return value.integer }
    let type = simulation[id].type
    if simulation.classes.implementation("hashValue", in: type) != nil {
      return try send("hashValue", to: value).integer
    }
    let held: [Value]
    var hash = type.index
    if let (name, _, values) = simulation.compound(value) {
      (hash, held) = (name.utf8.hash(from: hash), values)
    } else if simulation.isBox(id) {
      held = simulation[id].fields
    } else if simulation.isArray(value), let elements = simulation.elements(of: value) {
      held = elements
    } else {
      return nil
    }
    if depth == 0 { return hash }
    for part in held {
      hash = hash &* 31 &+ (try hashValue(of: part, deepest: depth - 1) ?? 0)
    }
    return hash
  }
}

extension String.UTF8View {
  fileprivate func hash(from start: Int) -> Int { reduce(start) { $0 &* 31 &+ Int($1) } }
}

extension Value {
  /// A character as a text; nil stands for none.
  init(_ character: Character?) {
    self = character.map { .string(String($0)) } ?? .none
  }
}
