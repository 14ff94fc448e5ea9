import Diagnostics

// Identifiers, `@words`, `#directives` and signs.
extension Scanner {
  func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  mutating func scanIdentifier() -> (Token.Kind, String)? {
    let start = offset
    var isASCII = true
    while offset < end {
      if isIdentifierByte(current) {
        offset += 1
      } else if current >= 0x80, case (let scalar, let next) = scalar(at: offset),
        isIdentifierScalar(scalar)
      {
        isASCII = false
        offset = next
      } else {
        break
      }
    }
    let name = text(start..<offset)
    guard !isASCII, let latin = LookAlikes.latinSpelling(of: name) else {
      return (.identifier, name)
    }
    note(.lookAlikeLetters(name: name), start, offset, suggestion: latin)
    return (.identifier, latin)
  }

  private func isIdentifierScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isXIDContinue
      || dialect == .swift && scalar.properties.isEmojiPresentation
  }

  mutating func scanQuotedIdentifier() -> (Token.Kind, String)? {
    var close = offset + 1
    while close < end, isIdentifierByte(bytes[close]) || bytes[close] >= 0x80 { close += 1 }
    guard byte(at: close) == UInt8(ascii: "`"), close > offset + 1 else {
      return strayCharacter("`", width: 1)
    }
    let name = text(offset + 1..<close)
    offset = close + 1
    return (.quotedIdentifier, name)
  }

  /// `@"…"`, `@word`, or `@` alone, before `[`, `{`, `(` and numbers.
  mutating func scanAt() -> (Token.Kind, String)? {
    offset += 1
    if dialect == .objectiveC {
      if current == UInt8(ascii: "\"") { return scanObjectString(from: offset - 1) }
      if let quote = LookAlikes.doubleQuote(scalar(at: offset).scalar), current >= 0x80 {
        return scanCurlyString(quote, from: offset - 1)
      }
    }
    guard isWordStart, let (_, word) = scanIdentifier() else { return (.punctuator, "@") }
    return (.atWord, word)
  }

  private var isWordStart: Bool {
    current < 0x80
      ? isIdentifierByte(current) && !digit(at: offset)
      : scalar(at: offset).scalar.properties.isXIDStart
  }

  /// A directive; in Objective-C its token takes the whole line, or lines where `\` continues them.
  mutating func scanHash() -> (Token.Kind, String)? {
    if dialect == .swift {
      let (delimiter, width) = openingDelimiter(at: offset)
      if delimiter != nil { return scanSwiftString() }
      offset += width - 1
    }
    offset += 1
    while dialect == .objectiveC, current == UInt8(ascii: " ") { offset += 1 }
    guard isWordStart, let (_, word) = scanIdentifier() else { return (.punctuator, "#") }
    if dialect == .objectiveC { skipDirectiveLine() }
    return (.directive, word)
  }

  /// Moves to the end of a directive: the line's, a continued one's, or a comment.
  private mutating func skipDirectiveLine() {
    var isQuoted = false
    while offset < end, current != UInt8(ascii: "\n") {
      if !isQuoted, matches("//", at: offset) || matches("/*", at: offset) { return }
      if current == UInt8(ascii: "\"") { isQuoted.toggle() }
      if current == UInt8(ascii: "\\"), offset + 1 < end {
        offset += matches("\r\n", at: offset + 1) ? 2 : 1
      }
      offset += 1
    }
    while bytes[offset - 1] == UInt8(ascii: " ") || bytes[offset - 1] == UInt8(ascii: "\r") {
      offset -= 1
    }
  }

  /// An identifier, a full-width sign, a typographic quotation mark, or a stray character.
  mutating func scanNonASCII() -> (Token.Kind, String)? {
    let (scalar, next) = scalar(at: offset)
    if let twin = LookAlikes.sign(scalar) {
      offset = next
      return (.punctuator, twin)
    }
    if let quote = LookAlikes.doubleQuote(scalar) { return scanCurlyString(quote, from: offset) }
    if LookAlikes.isSingleQuote(scalar) { return scanCurlyCharacter() }
    if isIdentifierScalar(scalar) { return scanIdentifier() }
    return strayCharacter(scalar, width: next - offset)
  }

  mutating func strayCharacter(_ scalar: Unicode.Scalar, width: Int) -> (Token.Kind, String)? {
    note(
      .strayCharacter(scalar), offset, offset + width,
      suggestion: LookAlikes.narrow(scalar).map(String.init))
    offset += width
    return nil
  }

  /// The longest operator or bracket at the offset.
  ///
  /// Swift's `!` and `?` directly behind a value belong to it: `a!.b`, `a??.b`, but `a!=b`.
  mutating func scanPunctuator() -> (Token.Kind, String)? {
    if dialect == .swift, current == UInt8(ascii: "?") || current == UInt8(ascii: "!"),
      isBehindValue, !matches("!=", at: offset)
    {
      offset += 1
      return (.punctuator, text(offset - 1..<offset))
    }
    for length in stride(from: 4, through: 1, by: -1) where offset + length <= end {
      let sign = bytes[offset..<offset + length]
      guard sign.allSatisfy({ $0 < 0x80 }) else { continue }
      let text = String(decoding: sign, as: UTF8.self)
      if Self.signs[dialect == .swift ? 1 : 0].contains(text) {
        offset += length
        return (.punctuator, text)
      }
    }
    return strayCharacter(Unicode.Scalar(current), width: 1)
  }

  private var isBehindValue: Bool {
    guard offset > 0 else { return false }
    let before = bytes[offset - 1]
    return isIdentifierByte(before) || before >= 0x80 || ")]}\"?!>`".utf8.contains(before)
  }

  private static let signs: [Set<String>] = [
    common.union(["->", "++", "--", "?", "!", "~", "^", "&", "|"]),
    common.union([
      "->", "++", "--", "===", "!==", "??", "..<", "&+", "&-", "&*", "?", "!", "~", "^", "&", "|",
      "\\",
    ]),
  ]

  private static let common: Set<String> = [
    "(", ")", "[", "]", "{", "}", ",", ";", ":", ".", "...", "=", "+", "-", "*", "/", "%", "<", ">",
    "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=",
    "<<=", ">>=",
  ]
}
