import Diagnostics
import Syntax

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

  /// The offset behind a `<#code#>` at the offset, which stands on one line; nil for all else.
  var placeholderEnd: Int? {
    guard matches("<#", at: offset) else { return nil }
    var close = offset + 2
    while close < end, !isLineEnd(at: close), !matches("#>", at: close), !matches("<#", at: close) {
      close += 1
    }
    return matches("#>", at: close) ? close + 2 : nil
  }

  /// Notes a placeholder and reads it as a name; statements of C that it stands for alone on its
  /// line are none.
  mutating func scanPlaceholder() -> (Token.Kind, String)? {
    guard let close = placeholderEnd else { return scanPunctuator() }
    let name = text(offset..<close)
    let isAlone = isLineEnd(at: close) && bytes[..<offset].last { $0 != UInt8(ascii: " ") } == 0x0A
    note(.placeholder(name), offset, close)
    offset = close
    return dialect == .objectiveC && isAlone ? nil : (.identifier, name)
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
    if isInDirective {
      let start = offset
      offset += matches("##", at: offset) ? 2 : 1
      return (.punctuator, text(start..<offset))
    }
    if dialect == .swift {
      let (delimiter, width) = openingDelimiter(at: offset)
      if delimiter != nil { return scanSwiftString() }
      offset += width - 1
    }
    offset += 1
    while dialect == .objectiveC, isBlank(at: offset) { offset += 1 }
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
    if dialect == .swift, !scalar.properties.isXIDContinue, declares(operator: offset..<next) {
      offset = next
      return (.punctuator, String(scalar))
    }
    if let twin = LookAlikes.sign(scalar) {
      offset = next
      return (.punctuator, twin)
    }
    if let quote = LookAlikes.doubleQuote(scalar) { return scanCurlyString(quote, from: offset) }
    if LookAlikes.isSingleQuote(scalar) { return scanCurlyCharacter() }
    if isIdentifierScalar(scalar) { return scanIdentifier() }
    return strayCharacter(scalar, width: next - offset)
  }

  /// Notes a character; the sign that it was meant to be, where that is plain, stands for it.
  mutating func strayCharacter(_ scalar: Unicode.Scalar, width: Int) -> (Token.Kind, String)? {
    let meant = LookAlikes.narrow(scalar).map(String.init)
    note(.strayCharacter(scalar), offset, offset + width, suggestion: meant)
    offset += width
    guard let meant, Self.commonSigns.contains(meant) else { return nil }
    return (.punctuator, meant)
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
    if dialect == .swift, let end = ownOperatorEnd() {
      let start = offset
      offset = end
      return (.punctuator, text(start..<end))
    }
    let candidates = dialect == .swift ? Self.swiftSigns : Self.objectiveCSigns
    for sign in candidates[Int(current)] where isNext(sign) {
      offset += sign.utf8.count
      return (.punctuator, sign)
    }
    return strayCharacter(Unicode.Scalar(current), width: 1)
  }

  private var isBehindValue: Bool {
    guard offset > 0 else { return false }
    let before = bytes[offset - 1]
    return isIdentifierByte(before) || before >= 0x80 || ")]}\"?!>`".utf8.contains(before)
  }

  private func isNext(_ sign: String) -> Bool {
    var place = offset
    for byte in sign.utf8 {
      if self.byte(at: place) != byte { return false }
      place += 1
    }
    return true
  }

  /// The signs of a dialect by their first byte, longer ones first.
  private static func table(of signs: [String]) -> [[String]] {
    var table = [[String]](repeating: [], count: 128)
    for sign in signs.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      if let first = sign.utf8.first { table[Int(first)].append(sign) }
    }
    return table
  }

  private static let objectiveCSigns = table(of: commonSigns)
  static let swiftSigns = table(
    of: commonSigns + [
      "===", "!==", "??", "..<", "&+", "&-", "&*", "&+=", "&-=", "&*=", "~=", "\\",
    ])

  private static let commonSigns = [
    "(", ")", "[", "]", "{", "}", ",", ";", ":", ".", "...", "=", "+", "-", "*", "/", "%", "<", ">",
    "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=",
    "<<=", ">>=", "->", "++", "--", "?", "!", "~", "^", "&", "|",
  ]
}
