import Diagnostics
import Syntax

// Strings and characters of C, and literals in typographic quotation marks.
extension Scanner {
  mutating func scanCString() -> (Token.Kind, String)? {
    let start = offset
    offset += 1
    let text = scanQuoted(from: start)
    return (.cString(text), self.text(start..<offset))
  }

  /// `@"…"`, its quotation mark at the offset.
  mutating func scanObjectString(from start: Int) -> (Token.Kind, String)? {
    offset += 1
    let text = scanQuoted(from: start)
    return (.string([.text(text)]), self.text(start..<offset))
  }

  /// Reads behind the opening mark up to and with the closing one, escapes resolved.
  ///
  /// A string that a typographic mark closes by mistake (`"text”`) ends there; any other ends with
  /// its line.
  private mutating func scanQuoted(from start: Int) -> String {
    var value: [UInt8] = []
    var curly: (value: Int, lower: Int, upper: Int)?
    while offset < end, !isLineEnd(at: offset) {
      switch current {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: value, as: UTF8.self)
      case UInt8(ascii: "\\"):
        scanCEscape(into: &value)
      case 0xE2 where LookAlikes.doubleQuote(scalar(at: offset).scalar) != nil:
        curly = (value.count, offset, offset + 3)
        fallthrough
      default:
        value.append(current)
        offset += 1
      }
    }
    if let curly {
      note(
        .curlyQuote(scalar(at: curly.lower).scalar), curly.lower, curly.upper, suggestion: "\"")
      value.removeSubrange(curly.value...)
      offset = curly.upper
    } else {
      note(.unterminated(.string), start, start + (bytes[start] == UInt8(ascii: "@") ? 2 : 1))
    }
    return String(decoding: value, as: UTF8.self)
  }

  /// Reads an escape sequence of C, which starts at the offset.
  private mutating func scanCEscape(into value: inout [UInt8]) {
    let start = offset
    offset += 1
    let mark = current
    if isLineEnd(at: offset) {
      offset += mark == UInt8(ascii: "\r") ? 2 : 1
      return
    }
    if let plain = Self.escapes[mark] {
      offset += 1
      value.append(plain)
      return
    }
    switch mark {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      value.append(UInt8(truncatingIfNeeded: scanEscapeDigits(radix: 8, most: 3) ?? 0))
    case UInt8(ascii: "x"):
      offset += 1
      value.append(UInt8(truncatingIfNeeded: escapeDigits(from: start, radix: 16, most: 8)))
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      offset += 1
      let most = mark == UInt8(ascii: "u") ? 4 : 8
      let scalar = Unicode.Scalar(UInt32(escapeDigits(from: start, radix: 16, most: most)))
      value += Array(String(Character(scalar ?? "\u{FFFD}")).utf8)
    default:
      offset = offset < end ? scalar(at: offset).next : end
      let unknown = SyntaxFact.unknownEscape(text(start..<offset))
      diagnostics.append(Diagnostic(.warning, unknown, at: SourceRange(start, offset)))
      value += bytes[start + 1..<offset]
    }
  }

  private mutating func escapeDigits(from start: Int, radix: Int, most: Int) -> Int {
    if let value = scanEscapeDigits(radix: radix, most: most) { return value }
    note(.unknownEscape(text(start..<offset)), start, offset)
    return 0
  }

  /// The value of at most so many digits; nil without any.
  mutating func scanEscapeDigits(radix: Int, most: Int) -> Int? {
    let start = offset
    while offset < end, offset - start < most,
      Character(Unicode.Scalar(current)).hexDigitValue.map({ $0 < radix }) == true
    {
      offset += 1
    }
    return Int(text(start..<offset), radix: radix)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "a"): 7,
    UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "v"): 11, UInt8(ascii: "e"): 27,
    UInt8(ascii: "\\"): 92, UInt8(ascii: "'"): 39, UInt8(ascii: "\""): 34, UInt8(ascii: "?"): 63,
  ]

  /// `'c'` of C; in Swift a mistake for a string.
  mutating func scanCharacter() -> (Token.Kind, String)? {
    let start = offset
    offset += 1
    var value: [UInt8] = []
    while offset < end, current != UInt8(ascii: "'"), !isLineEnd(at: offset) {
      if current == UInt8(ascii: "\\") {
        scanCEscape(into: &value)
      } else {
        value.append(current)
        offset += 1
      }
    }
    guard current == UInt8(ascii: "'") else {
      note(.unterminated(.character), start, start + 1)
      return (.character("\u{FFFD}"), text(start..<offset))
    }
    offset += 1
    return character(String(decoding: value, as: UTF8.self), from: start)
  }

  private mutating func character(_ value: String, from start: Int) -> (Token.Kind, String)? {
    let spelling = text(start..<offset)
    if dialect == .swift {
      note(.singleQuotedString, start, offset, suggestion: "\"" + value + "\"")
      return (.string([.text(value)]), spelling)
    }
    switch value.unicodeScalars.count {
    case 0: note(.emptyCharacterLiteral, start, offset)
    case 1: break
    default: note(.longCharacterLiteral, start, offset)
    }
    return (.character(value.unicodeScalars.first ?? " "), spelling)
  }

  /// A string in typographic marks: a diagnostic for each mark, and the string that was meant.
  mutating func scanCurlyString(
    _ closing: [Unicode.Scalar], from start: Int
  ) -> (Token.Kind, String)? {
    noteCurlyQuote("\"")
    let bodyStart = offset
    while offset < end, !isLineEnd(at: offset), current != UInt8(ascii: "\"") {
      let (scalar, next) = scalar(at: offset)
      if closing.contains(scalar) { break }
      offset = next
    }
    let body = text(bodyStart..<offset)
    if offset == end || isLineEnd(at: offset) {
      note(.unterminated(.string), start, bodyStart)
    } else if current == UInt8(ascii: "\"") {
      offset += 1
    } else {
      noteCurlyQuote("\"")
    }
    let isObject = dialect == .swift || bytes[start] == UInt8(ascii: "@")
    return (isObject ? .string([.text(body)]) : .cString(body), text(start..<offset))
  }

  mutating func scanCurlyCharacter() -> (Token.Kind, String)? {
    let start = offset
    noteCurlyQuote("'")
    let (scalar, next) = scalar(at: offset)
    guard offset < end, LookAlikes.isSingleQuote(self.scalar(at: next).scalar) else { return nil }
    offset = next
    noteCurlyQuote("'")
    return (.character(scalar), text(start..<offset))
  }

  /// Notes the mark at the offset and moves behind it.
  private mutating func noteCurlyQuote(_ straight: String) {
    let (scalar, next) = scalar(at: offset)
    note(.curlyQuote(scalar), offset, next, suggestion: straight)
    offset = next
  }
}
