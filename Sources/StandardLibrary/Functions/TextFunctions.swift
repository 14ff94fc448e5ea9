import ObjectModel
import ObjectRuntime

// The functions of C's <string.h>, <stdlib.h> and <ctype.h> that ask texts and characters.
extension Builtin {
  /// Lengths and comparisons go by bytes of UTF-8; characters are asked for ASCII, as in C's own
  /// locale.
  static let texts: [String: Function] = [
    "strlen": Function { turn, values throws(Fault) in
      .int(try turn.bytes(values[0], in: "strlen").count)
    },
    "strcmp": comparison("strcmp") { $0 },
    "strcasecmp": comparison("strcasecmp") { $0.map(lowered) },
    "strncmp": Function { turn, values throws(Fault) in
      let count = max(0, values[2].integer)
      let one = try turn.bytes(values[0], in: "strncmp").prefix(count)
      let other = try turn.bytes(values[1], in: "strncmp").prefix(count)
      return .int(difference(of: Array(one), Array(other)))
    },
    "atoi": wholeNumber("atoi"), "atol": wholeNumber("atol"), "atoll": wholeNumber("atoll"),
    "atof": Function { turn, values throws(Fault) in
      let bytes = try turn.bytes(values[0], in: "atof")
      return .real(
        try turn.send("doubleValue", to: .string(String(decoding: bytes, as: UTF8.self))).real)
    },
    "isalpha": test { isLetter($0) }, "isdigit": test { isDigit($0) },
    "isalnum": test { isLetter($0) || isDigit($0) },
    "isspace": test { $0 == 32 || (9...13).contains($0) },
    "isupper": test { (65...90).contains($0) }, "islower": test { (97...122).contains($0) },
    "ispunct": test { (33...126).contains($0) && !isLetter($0) && !isDigit($0) },
    "isxdigit": test { isDigit($0) || (65...70).contains($0) || (97...102).contains($0) },
    "toupper": Function { _, values throws(Fault) in
      let character = values[0].integer
      return .int((97...122).contains(character) ? character - 32 : character)
    },
    "tolower": Function { _, values throws(Fault) in
      let character = values[0].integer
      return .int((65...90).contains(character) ? character + 32 : character)
    },
  ]

  /// `atoi` and its kin read as many digits as there are, and answer 0 for none.
  private static func wholeNumber(_ name: String) -> Function {
    Function { turn, values throws(Fault) in
      let bytes = try turn.bytes(values[0], in: name)
      let text = Value.string(String(decoding: bytes, as: UTF8.self))
      return .int(try turn.send("longLongValue", to: text).integer)
    }
  }

  /// A comparison of two texts in some form of their bytes.
  private static func comparison(
    _ name: String, _ form: @escaping @Sendable ([UInt8]) -> [UInt8]
  ) -> Function {
    Function { turn, values throws(Fault) in
      let one = try turn.bytes(values[0], in: name)
      let other = try turn.bytes(values[1], in: name)
      return .int(difference(of: form(one), form(other)))
    }
  }

  /// By how much the first byte that is not the same differs; a text ends with a zero.
  private static func difference(of one: [UInt8], _ other: [UInt8]) -> Int {
    for place in 0..<max(one.count, other.count) {
      let left = place < one.count ? Int(one[place]) : 0
      let right = place < other.count ? Int(other[place]) : 0
      if left != right { return left - right }
    }
    return 0
  }

  /// A question about a character, answered with 1 or 0.
  private static func test(_ holds: @escaping @Sendable (Int) -> Bool) -> Function {
    Function { _, values throws(Fault) in .int(holds(values[0].integer) ? 1 : 0) }
  }

  /// Of ASCII.
  private static func isLetter(_ character: Int) -> Bool {
    (65...90).contains(character) || (97...122).contains(character)
  }

  /// Of ASCII.
  private static func isDigit(_ character: Int) -> Bool { (48...57).contains(character) }

  /// The small letter of ASCII.
  private static func lowered(_ byte: UInt8) -> UInt8 {
    (65...90).contains(byte) ? byte + 32 : byte
  }
}

extension Turn {
  /// The bytes of a text of C's, an array of characters up to its zero among them; NULL is none.
  fileprivate func bytes(_ text: Value, in function: String) throws(Fault) -> [UInt8] {
    if case .record(let characters) = text {
      return characters.map { UInt8(truncatingIfNeeded: $0.integer) }.prefix { $0 != 0 }.map { $0 }
    }
    if text.isStandIn { return [] }
    guard let known = simulation.text(of: text) else {
      throw .crash(.badAccess, reason: "\(function) reads through NULL")
    }
    return Array(known.utf8)
  }
}
