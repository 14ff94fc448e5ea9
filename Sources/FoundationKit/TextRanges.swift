public import ObjectModel
package import ObjectRuntime
import Patterns
import Syntax

/// A part of a text or list, as `NSRange`: a structure of two numbers.
public struct TextRange: Sendable {
  /// In UTF-16 units for a text, in elements for a list.
  public var location: Int
  public var length: Int

  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }

  /// The range in a value; nothing at the beginning where it is none.
  public init(_ value: Value?) {
    guard case .record(let parts)? = value else {
      self.init(location: 0, length: 0)
      return
    }
    self.init(
      location: parts.first?.integer ?? 0, length: parts.count > 1 ? parts[1].integer : 0)
  }

  /// Where characters of a text stand.
  package init(characters: Range<Int>, of text: String) {
    self.init(
      location: text.prefix(characters.lowerBound).utf16.count,
      length: text.dropFirst(characters.lowerBound).prefix(characters.count).utf16.count)
  }

  /// The characters of a text that it means; nil where the text has no such part.
  package func characters(of text: String) -> Range<Int>? {
    let units = text.utf16
    guard location >= 0, location <= end, end <= units.count else { return nil }
    let start = units.index(units.startIndex, offsetBy: location)
    let last = units.index(start, offsetBy: length)
    return text.distance(
      from: text.startIndex, to: start)..<text.distance(from: text.startIndex, to: last)
  }

  /// What is answered where nothing was found: `NSNotFound`, and no length.
  static let notFound = TextRange(location: .max, length: 0)

  public var value: Value { .record([.int(location), .int(length)]) }

  /// The place behind its last character.
  public var end: Int { location.addingReportingOverflow(length).partialValue }
}

extension FrameworkClass {
  /// Searches and parts by range. An option that is none of the three modelled (1, 4 and 1024)
  /// changes nothing.
  static let textRangeMethods: [Selector: Method] = [
    "rangeOfString:": Method { turn, me, arguments throws(Fault) in
      turn.text(me).range(of: turn.text(arguments.first)).value
    }.needingText("rangeOfString:options:range:locale:"),
    "rangeOfString:options:": Method { turn, me, arguments throws(Fault) in
      let (text, part) = (turn.text(me), turn.text(arguments.first))
      let options = arguments[1].integer
      guard options != 0 else { return text.range(of: part).value }
      guard let found = try turn.place(of: part, in: text, options) else {
        return TextRange.notFound.value
      }
      return TextRange(characters: found, of: text).value
    },
    "stringByReplacingOccurrencesOfString:withString:options:range:": Method {
      turn, me, arguments throws(Fault) in
      let options = arguments[2].integer
      let range = TextRange(arguments[3])
      let method = "stringByReplacingOccurrencesOfString:withString:options:range:"
      let text = turn.text(me)
      let part = try turn.part(of: text, from: range.location, to: range.end, method, me)
      let head = try turn.part(of: text, from: 0, to: range.location, method, me)
      let tail = try turn.part(of: text, from: range.end, to: nil, method, me)
      let (wanted, other) = (turn.text(arguments[0]), turn.text(arguments[1]))
      let new = try turn.replacing(wanted, in: part, by: other, options)
      return .string(try turn.made(head + new + tail))
    },
    "substringWithRange:": Method { turn, me, arguments throws(Fault) in
      let range = TextRange(arguments.first)
      let length = turn.text(me).utf16.count
      guard range.location >= 0, range.location <= range.end, range.end <= length else {
        let name = turn.simulation.privateClass(of: me)
        let range = "{\(UInt(bitPattern: range.location)), \(UInt(bitPattern: range.length))}"
        let isOld = turn.simulation.version < UIKitVersion(8)
        throw .exception(
          name: "NSRangeException",
          reason: isOld
            ? "*** -[\(name) substringWithRange:]: Range or index out of bounds"
            : "-[\(name) substringWithRange:]: Range \(range) out of bounds; "
              + "string length \(length)")
      }
      return .string(
        try turn.part(
          of: turn.text(me), from: range.location, to: range.end, "substringWithRange:", me))
    },
    "stringByReplacingCharactersInRange:withString:": Method { turn, me, arguments throws(Fault) in
      let range = turn.simulation.range(arguments[0], in: turn.text(me))
      return .string(try turn.replacing(range, of: me, by: arguments[1]))
    },
  ]

  /// Deletes and replaces in place; a range outside of the text raises before anything changes.
  static let mutableTextRangeMethods: [Selector: Method] = [
    "deleteCharactersInRange:": .action { turn, me, arguments throws(Fault) in
      let text = try turn.replacing(TextRange(arguments.first), of: .object(me), by: .none)
      turn.simulation.contents[me] = .string(text)
    },
    "replaceOccurrencesOfString:withString:options:range:": .answer {
      turn, me, arguments throws(Fault) in
      let (text, range) = (turn.text(.object(me)), TextRange(arguments[3]))
      let part = try turn.part(
        of: text, from: range.location, to: range.end,
        "replaceOccurrencesOfString:withString:options:range:", .object(me))
      let new = try turn.send(
        "stringByReplacingOccurrencesOfString:withString:options:range:", to: .object(me), arguments
      )
      turn.simulation.contents[me] = .string(turn.text(new))
      let options = arguments[2].integer
      let count = TextSearch(for: turn.text(arguments[0]), in: part, options).parts.count - 1
      return .int(count)
    },
    "replaceCharactersInRange:withString:": .action { turn, me, arguments throws(Fault) in
      let text = try turn.replacing(TextRange(arguments.first), of: .object(me), by: arguments[1])
      turn.simulation.contents[me] = .string(text)
    },
  ]
}

extension Turn {
  /// The characters of a text where another stands, in the ways that options say.
  package mutating func place(
    of part: String, in text: String, _ options: Int
  ) throws(Fault) -> Range<Int>? {
    guard options & RegularExpression.asSearchOption != 0 else {
      return TextSearch(for: part, in: text, options).first
    }
    return try searching(for: part, options: RegularExpression.Options(search: options)) {
      expression throws(PatternMistake) in
      try expression.firstMatch(in: text, isAnchored: options & 8 != 0)
    }.map { text.characters(ofScalars: $0) }
  }

  /// A text with another for each place where a part stands.
  package mutating func replacing(
    _ part: String, in text: String, by other: String, _ options: Int
  ) throws(Fault) -> String {
    guard options & RegularExpression.asSearchOption != 0 else {
      return try joined(TextSearch(for: part, in: text, options).parts, separator: other)
    }
    let new = try searching(for: part, options: RegularExpression.Options(search: options)) {
      expression throws(PatternMistake) in
      try expression.replacing(in: text, with: other, isAnchored: options & 8 != 0)
    }
    return try made(new ?? text)
  }

  /// A text with another in a range. nil deletes.
  fileprivate mutating func replacing(
    _ range: TextRange, of text: Value, by other: Value
  ) throws(Fault) -> String {
    let (text, receiver) = (self.text(text), text)
    let method = "replaceCharactersInRange:withString:"
    // The part itself must exist too.
    _ = try part(of: text, from: range.location, to: range.end, method, receiver)
    let head = try part(of: text, from: 0, to: range.location, method, receiver)
    let tail = try part(of: text, from: range.end, to: nil, method, receiver)
    return try made(head + (other == .none ? "" : self.text(other)) + tail)
  }
}

extension Simulation {
  /// A range of a text in UTF-16 units; one of Swift's counts its characters.
  /// Places outside of the text count as its ends.
  fileprivate func range(_ value: Value, in text: String) -> TextRange {
    guard let (name, _, bounds) = compound(value), bounds.count == 2,
      name == "..<" || name == "..."
    else { return TextRange(value) }
    let (lower, upper) = (bounds[0].integer.kept(to: text), bounds[1].integer.kept(to: text))
    let count = max(0, upper - lower + (name == "..." ? 1 : 0))
    return TextRange(characters: lower..<lower + count, of: text)
  }
}

extension Int {
  /// A bound of a range, which no character behind a text's end stands for.
  fileprivate func kept(to text: String) -> Int { Swift.min(Swift.max(0, self), text.count) }
}

extension String {
  /// The places of the characters that scalars stand for.
  fileprivate func characters(ofScalars range: Range<Int>) -> Range<Int> {
    let start = unicodeScalars.index(startIndex, offsetBy: range.lowerBound)
    let end = unicodeScalars.index(start, offsetBy: range.count)
    let first = distance(from: startIndex, to: start)
    return first..<first + self[start..<end].count
  }

  /// Where another text stands first, in UTF-16 units.
  fileprivate func range(of part: String) -> TextRange {
    let wanted = Array(part.utf16)
    if wanted.isEmpty { return .notFound }
    let borders = wanted.borders
    // How many units of the part stand before the next unit of the text.
    var matched = 0
    for (place, unit) in utf16.enumerated() {
      while matched > 0, matched == wanted.count || wanted[matched] != unit {
        matched = borders[matched - 1]
      }
      if wanted[matched] == unit { matched += 1 }
      if matched == wanted.count {
        return TextRange(location: place + 1 - matched, length: matched)
      }
    }
    return .notFound
  }
}

extension [UInt16] {
  /// Of each beginning, the length of the longest shorter one that it ends with (Knuth, Morris and
  /// Pratt).
  fileprivate var borders: [Int] {
    var borders = [Int](repeating: 0, count: count)
    var length = 0
    for place in indices.dropFirst() {
      while length > 0, self[place] != self[length] { length = borders[length - 1] }
      if self[place] == self[length] { length += 1 }
      borders[place] = length
    }
    return borders
  }
}
