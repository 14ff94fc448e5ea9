import ObjectModel
import ObjectRuntime
import Patterns
import Syntax

// Parts of texts: places are counted in UTF-16, as `NSString` counts them.
extension FrameworkClass {
  /// Parts by place and by separator. An empty separator separates nothing; Swift's `split` would
  /// cut between all characters.
  static let stringPartMethods: [Selector: Method] = [
    "characterAtIndex:": Method { turn, me, arguments throws(Fault) in
      let (place, units) = (arguments[0].integer, turn.text(me).utf16)
      guard place >= 0, place < units.count else {
        throw .exception(
          name: "NSRangeException",
          reason: "*** -[\(turn.simulation.privateClass(of: me)) characterAtIndex:]: "
            + "Range or index out of bounds")
      }
      return .int(Int(units[units.index(units.startIndex, offsetBy: place)]))
    },
    "substringFromIndex:": Method { turn, me, arguments throws(Fault) in
      .string(
        try turn.part(
          of: turn.text(me), from: arguments[0].integer, to: nil, "substringFromIndex:", me))
    },
    "substringToIndex:": Method { turn, me, arguments throws(Fault) in
      .string(
        try turn.part(
          of: turn.text(me), from: 0, to: arguments[0].integer, "substringToIndex:", me))
    },
    "componentsSeparatedByString:": Method { turn, me, arguments throws(Fault) in
      let separator = turn.text(arguments.first)
      let text = turn.text(me)
      if separator.isEmpty { return try turn.makeArray([.string(text)]) }
      return try turn.makeArray(
        text.split(separator: separator, omittingEmptySubsequences: false)
          .map { .string(String($0)) })
    },
    "componentsSeparatedByCharactersInSet:": Method { turn, me, arguments throws(Fault) in
      let separators = turn.scalars(of: arguments.first)
      return try turn.makeArray(
        turn.text(me).split(omittingEmptySubsequences: false) { $0.lies(in: separators) }
          .map { .string(String($0)) })
    },
    "stringByReplacingOccurrencesOfString:withString:": Method {
      turn, me, arguments throws(Fault)
      in
      let (text, old) = (turn.text(me), turn.text(arguments[0]))
      if old.isEmpty { return .string(text) }
      return .string(
        try turn.joined(
          text.split(separator: old, omittingEmptySubsequences: false).map { String($0) },
          separator: turn.text(arguments[1])))
    },
    "stringByTrimmingCharactersInSet:": Method { turn, me, arguments throws(Fault) in
      .string(turn.text(me).trimmed(of: turn.scalars(of: arguments.first)))
    },
    "dataUsingEncoding:": Method { turn, me, _ throws(Fault) in
      let data = try turn.allocateAutoreleased("NSData")
      turn.simulation.bulks[data] = Bulk(text: turn.text(me))
      return .object(data)
    },
  ]

  /// Paths as `NSPathUtilities` takes them: several slashes are one, and the root is a component.
  static let pathMethods: [Selector: Method] = [
    "lastPathComponent": .ofText { .string($0.pathParts.last ?? $0) },
    "pathExtension": .ofText { .string($0.pathExtension) },
    "pathComponents": Method { turn, me, _ throws(Fault) in
      try turn.makeArray(turn.text(me).pathParts.map(Value.string))
    },
    "stringByAppendingPathComponent:": .ofTexts { path, part in
      path.isEmpty ? part : path.appending(pathPart: part)
    },
    "stringByAppendingPathExtension:": .ofTexts { $0 + "." + $1 },
    "stringByDeletingPathExtension": .ofText { .string($0.deletingPathExtension) },
    "stringByDeletingLastPathComponent": .ofText { path in
      guard let slash = path.lastIndex(of: "/") else { return .string("") }
      return .string(slash == path.startIndex ? "/" : String(path[..<slash]))
    },
    "stringByStandardizingPath": .ofText { .string($0.standardPath) },
    "isAbsolutePath": .ofText { .bool($0.hasPrefix("/") || $0.hasPrefix("~")) },
  ]
}

extension Turn {
  /// The part between two places, the end by default; outside of the text an exception is raised.
  func part(
    of text: String, from start: Int, to end: Int?, _ method: String, _ receiver: Value
  ) throws(Fault) -> String {
    let units = text.utf16
    let count = units.count
    let end = end ?? count
    guard start >= 0, start <= end, end <= count else {
      throw outOfBounds(method, start < 0 || start > count ? start : end, text, receiver)
    }
    let first = units.index(units.startIndex, offsetBy: start)
    let last = units.index(first, offsetBy: end - start)
    // Half of a pair of surrogates is no text, and becomes the sign of what cannot be shown.
    return String(units[first..<last]) ?? String(decoding: units[first..<last], as: UTF16.self)
  }

  /// `NSRangeException`, which says the place from iOS 8 on.
  private func outOfBounds(
    _ method: String, _ place: Int, _ text: String, _ receiver: Value
  ) -> Fault {
    let method = "-[\(simulation.privateClass(of: receiver)) \(method)]: "
    return .exception(
      name: "NSRangeException",
      reason: simulation.version < UIKitVersion(8)
        ? "*** " + method + "Range or index out of bounds"
        : method + "Index \(UInt(bitPattern: place)) out of bounds; "
          + "string length \(text.utf16.count)")
  }
}

extension String {
  /// The integer a text begins with, as `integerValue` reads it; 0 where there is none.
  var leadingInteger: Int {
    let trimmed = drop { $0 == " " || $0 == "\t" || $0 == "\n" }
    let sign = trimmed.first == "-" ? "-" : ""
    let digits = trimmed.drop { $0 == "-" || $0 == "+" }.prefix { $0.isASCII && $0.isNumber }
    return Int(sign + digits) ?? (digits.isEmpty ? 0 : sign.isEmpty ? .max : .min)
  }

  /// The number a text begins with, as `doubleValue` reads it; 0 where there is none.
  var leadingNumber: Double {
    let trimmed = drop { $0 == " " || $0 == "\t" || $0 == "\n" }
    var candidate = trimmed.prefix { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
    while !candidate.isEmpty {
      if let number = Double(candidate) { return number }
      candidate.removeLast()
    }
    return 0
  }

  /// As `boolValue` takes it: `YES`, `true`, a digit from 1 to 9 behind zeros and a sign.
  var saysYes: Bool {
    let rest = drop { " \t\n+-0".contains($0) }
    return rest.first.map { "YyTt123456789".contains($0) } ?? false
  }

  /// Every word with a capital first letter and small others.
  var capitalizedWords: String {
    var result = ""
    var isInside = false
    for character in self {
      result += isInside ? character.lowercased() : character.uppercased()
      isInside = character.isLetter || character.isNumber || character == "'"
    }
    return result
  }

  /// The components of a path; the root is one of them.
  var pathParts: [String] {
    (hasPrefix("/") ? ["/"] : []) + split(separator: "/").map { String($0) }
  }

  /// One slash between the two, whatever both bring.
  func appending(pathPart part: String) -> String {
    self + (hasSuffix("/") ? "" : "/") + part.drop { $0 == "/" }
  }

  /// The path without the point too.
  var deletingPathExtension: String {
    let suffix = pathExtension
    return suffix.isEmpty ? self : String(dropLast(suffix.count + 1))
  }

  /// What follows the last point of the last component; empty for a hidden file, whose point is its
  /// first character.
  var pathExtension: String {
    guard let last = pathParts.last, let dot = last.lastIndex(of: "."), dot != last.startIndex
    else { return "" }
    return String(last[last.index(after: dot)...])
  }

  fileprivate func trimmed(of characters: ScalarSet) -> String {
    let head = drop { $0.lies(in: characters) }
    return String(head.reversed().drop { $0.lies(in: characters) }.reversed())
  }
}
