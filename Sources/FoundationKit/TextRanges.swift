public import ObjectModel
import ObjectRuntime

/// A part of a text or list, as `NSRange`: a structure of two numbers.
public struct TextRange: Sendable {
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

  /// What is answered where nothing was found: `NSNotFound`, and no length.
  static let notFound = TextRange(location: .max, length: 0)

  public var value: Value { .record([.int(location), .int(length)]) }

  /// The place behind its last character.
  public var end: Int { location.addingReportingOverflow(length).partialValue }
}

extension FrameworkClass {
  static let textRangeMethods: [Selector: Method] = [
    "rangeOfString:": Method { turn, me, arguments throws(Fault) in
      turn.text(me).range(of: turn.text(arguments.first)).value
    },
    "rangeOfString:options:": Method { turn, me, arguments throws(Fault) in
      let (text, part) = (turn.text(me), turn.text(arguments.first))
      let options = arguments[1].integer
      let isBackwards = options & 4 != 0
      return options & 1 == 0
        ? text.range(of: part, isBackwards: isBackwards).value
        : text.lowercased().range(of: part.lowercased(), isBackwards: isBackwards).value
    },
    "substringWithRange:": Method { turn, me, arguments throws(Fault) in
      let range = TextRange(arguments.first)
      let length = turn.text(me).utf16.count
      guard range.location >= 0, range.location <= range.end, range.end <= length else {
        throw .exception(
          name: "NSRangeException",
          reason: "-[__NSCFConstantString substringWithRange:]: Range "
            + "{\(range.location), \(range.length)} out of bounds; string length \(length)")
      }
      return .string(
        try turn.part(
          of: turn.text(me), from: range.location, to: range.end, "substringWithRange:"))
    },
    "stringByReplacingCharactersInRange:withString:": Method { turn, me, arguments throws(Fault) in
      let range = turn.simulation.range(arguments[0], in: turn.text(me))
      return .string(try turn.replacing(range, of: me, by: arguments[1]))
    },
  ]

  static let mutableTextRangeMethods: [Selector: Method] = [
    "deleteCharactersInRange:": .action { turn, me, arguments throws(Fault) in
      let text = try turn.replacing(TextRange(arguments.first), of: .object(me), by: .none)
      turn.simulation.contents[me] = .string(text)
    },
    "replaceCharactersInRange:withString:": .action { turn, me, arguments throws(Fault) in
      let text = try turn.replacing(TextRange(arguments.first), of: .object(me), by: arguments[1])
      turn.simulation.contents[me] = .string(text)
    },
  ]
}

extension Turn {
  fileprivate mutating func replacing(
    _ range: TextRange, of text: Value, by other: Value
  ) throws(Fault) -> String {
    let text = self.text(text)
    let method = "replaceCharactersInRange:withString:"
    // The part itself must exist too.
    _ = try part(of: text, from: range.location, to: range.end, method)
    let head = try part(of: text, from: 0, to: range.location, method)
    let tail = try part(of: text, from: range.end, to: nil, method)
    return try made(head + (other == .none ? "" : self.text(other)) + tail)
  }
}

extension Simulation {
  /// A range of a text in UTF-16 units; one of Swift's counts its characters.
  fileprivate func range(_ value: Value, in text: String) -> TextRange {
    guard let (name, _, bounds) = compound(value), bounds.count == 2,
      name == "..<" || name == "..."
    else { return TextRange(value) }
    let lower = max(0, bounds[0].integer)
    let count = max(0, bounds[1].integer - lower + (name == "..." ? 1 : 0))
    return TextRange(
      location: String(text.prefix(lower)).utf16.count,
      length: String(text.dropFirst(lower).prefix(count)).utf16.count)
  }
}

extension String {
  /// Where another text stands first, or last, in UTF-16 units.
  fileprivate func range(of part: String, isBackwards: Bool = false) -> TextRange {
    let wanted = Array(part.utf16)
    if wanted.isEmpty { return .notFound }
    let borders = wanted.borders
    var found: Int?
    // How many units of the part stand before the next unit of the text.
    var matched = 0
    for (place, unit) in utf16.enumerated() {
      while matched > 0, matched == wanted.count || wanted[matched] != unit {
        matched = borders[matched - 1]
      }
      if wanted[matched] == unit { matched += 1 }
      guard matched == wanted.count else { continue }
      found = place + 1 - matched
      if !isBackwards { break }
    }
    return found.map { TextRange(location: $0, length: wanted.count) } ?? .notFound
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
