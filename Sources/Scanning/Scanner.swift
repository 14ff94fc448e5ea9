package import Diagnostics
package import Syntax

/// Cuts a text into tokens, one at a time, in time linear in the text.
///
/// What is wrong is noted and scanning goes on: a stray character is skipped, a literal without an
/// end ends with its line. Ranges are those of the original text, whatever its signs stand for.
package struct Scanner: Sendable {
  package let bytes: [UInt8]
  /// Nothing from here on is looked at.
  let end: Int
  let dialect: Dialect
  /// Where the next token is looked for.
  package var offset: Int
  package var diagnostics: [Diagnostic<SyntaxFact>] = []
  /// What a person calls the text.
  package let file: String
  /// Whether this is the rest of a directive's line, where `#` and `##` are signs.
  package var isInDirective = false
  /// The operators of programs that the whole text declares; nil before they were looked for.
  var declaredOperators: [ArraySlice<UInt8>]?
  private var startsLine = true
  /// After Swift's `.`, digits are an index of a tuple: `t.0.1`.
  private var followsDot = false

  package init(_ source: SourceText, dialect: Dialect) {
    let bytes = Array(source.text.utf8)
    self.init(
      bytes: bytes, range: SourceRange(0, bytes.count), dialect: dialect, file: source.name)
  }

  /// A scanner of a part of a text, such as an interpolation.
  package init(bytes: [UInt8], range: SourceRange, dialect: Dialect, file: String = "") {
    (self.bytes, self.file) = (bytes, file)
    self.dialect = dialect
    end = range.upperBound
    offset = range.lowerBound
  }

  /// The next token; at the end of the text always the end.
  package mutating func next() -> Token {
    while true {
      let hadSpace = skipSpace()
      let start = offset
      guard let (kind, text) = scanToken() else { continue }
      var flags: Token.Flags = hadSpace ? .afterSpace : []
      if startsLine { flags.insert(.startsLine) }
      if isAtSpace { flags.insert(.beforeSpace) }
      startsLine = false
      followsDot = kind == .punctuator && text == "." && !flags.contains(.beforeSpace)
      return Token(kind: kind, text: text, range: SourceRange(start, offset), flags: flags)
    }
  }

  /// The token at the offset, which is not white space; nil when it was only worth a diagnostic.
  private mutating func scanToken() -> (Token.Kind, String)? {
    guard offset < end else { return (.end, "") }
    switch current {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return scanNumber()
    case UInt8(ascii: "."):
      return digit(at: offset + 1) && dialect == .objectiveC
        ? scanNumber() : scanPunctuator()
    case UInt8(ascii: "\""): return dialect == .swift ? scanSwiftString() : scanCString()
    case UInt8(ascii: "'"): return scanCharacter()
    case UInt8(ascii: "`") where dialect == .swift: return scanQuotedIdentifier()
    case UInt8(ascii: "@"): return scanAt()
    case UInt8(ascii: "#"): return scanHash()
    case UInt8(ascii: "<") where placeholderEnd != nil: return scanPlaceholder()
    case 0x80...: return scanNonASCII()
    default: return isIdentifierByte(current) ? scanIdentifier() : scanPunctuator()
    }
  }
}

// MARK: - Looking at bytes

extension Scanner {
  /// The byte at the offset; 0, which no text holds, at the end.
  var current: UInt8 { byte(at: offset) }

  func byte(at offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  /// Whether a space or a tab stands at the offset.
  package func isBlank(at offset: Int) -> Bool {
    [UInt8(ascii: " "), 0x09].contains(byte(at: offset))
  }

  func digit(at offset: Int) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(at: offset))
  }

  /// The scalar at an offset and the offset behind it.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, next: Int) {
    let lead = byte(at: offset)
    if lead < 0x80 { return (Unicode.Scalar(lead), offset + 1) }
    let width = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    let mask: UInt8 = width == 2 ? 0x1F : width == 3 ? 0x0F : 0x07
    var value = UInt32(lead & mask)
    for next in offset + 1..<offset + width {
      value = value << 6 | UInt32(byte(at: next) & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", min(offset + width, end))
  }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether the bytes at an offset are these ASCII characters.
  func matches(_ string: StaticString, at offset: Int) -> Bool {
    guard offset + string.utf8CodeUnitCount <= end else { return false }
    return string.withUTF8Buffer { wanted in
      for index in wanted.indices where bytes[offset + index] != wanted[index] { return false }
      return true
    }
  }

  /// The number of the line on which an offset stands, from 1.
  package func line(at offset: Int) -> Int {
    1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") }
  }

  /// The column of a place, from 1, in bytes, as the compiler counts it.
  package func column(at offset: Int) -> Int {
    offset - (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1)
  }

  package mutating func note(
    _ fact: SyntaxFact, _ lower: Int, _ upper: Int, suggestion: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(.error, fact, at: SourceRange(lower, upper), suggestion: suggestion))
  }
}

// MARK: - White space and comments

extension Scanner {
  /// Skips white space, comments and continued line ends; answers whether there were any.
  private mutating func skipSpace() -> Bool {
    let start = offset
    while offset < end {
      switch current {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        startsLine = true
        offset += 1
      case UInt8(ascii: " "), 0x09, 0x0B, 0x0C:
        offset += 1
      case UInt8(ascii: "/") where byte(at: offset + 1) == UInt8(ascii: "/"):
        skipLine()
      case UInt8(ascii: "/") where byte(at: offset + 1) == UInt8(ascii: "*"):
        skipBlockComment()
      case UInt8(ascii: "\\") where dialect == .objectiveC && isLineEnd(at: offset + 1):
        offset += byte(at: offset + 1) == UInt8(ascii: "\r") ? 3 : 2
        offset = min(offset, end)
      case 0x80...:
        guard let next = wideSpace(at: offset) else { return offset > start }
        offset = next
      default:
        return offset > start
      }
    }
    return offset > start
  }

  private var isAtSpace: Bool {
    switch current {
    case 0, UInt8(ascii: " "), 0x09...0x0D: true
    case UInt8(ascii: "/"):
      byte(at: offset + 1) == UInt8(ascii: "/") || byte(at: offset + 1) == UInt8(ascii: "*")
    case 0x80...: wideSpace(at: offset) != nil
    default: false
    }
  }

  func isLineEnd(at offset: Int) -> Bool {
    let byte = byte(at: offset)
    return byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r") && self.byte(at: offset + 1) == UInt8(ascii: "\n")
  }

  /// The offset behind an ideographic or no-break space or a byte-order mark.
  private func wideSpace(at offset: Int) -> Int? {
    let (scalar, next) = scalar(at: offset)
    return scalar == "\u{3000}" || scalar == "\u{A0}" || scalar == "\u{FEFF}" ? next : nil
  }

  /// Moves to the end of the line, which stays.
  mutating func skipLine() {
    while offset < end, current != UInt8(ascii: "\n") { offset += 1 }
  }

  private mutating func skipBlockComment() {
    let start = offset
    var depth = 0
    while offset < end {
      if matches("*/", at: offset) {
        offset += 2
        depth -= 1
        if depth == 0 { return }
      } else if matches("/*", at: offset), depth == 0 || dialect == .swift {
        offset += 2
        depth += 1
      } else {
        if current == UInt8(ascii: "\n") { startsLine = true }
        offset += 1
      }
    }
    note(.unterminated(.comment), start, start + 2)
  }

  /// Whether the digits at the offset are an index of a Swift tuple.
  var isAtTupleIndex: Bool { followsDot && dialect == .swift }
}
