public import Diagnostics
import Scanning
public import Syntax

extension SourceText {
  /// The words and signs of a part of a text, without comments; literals are empty.
  public func words(in range: SourceRange, _ dialect: Dialect) -> [String] {
    let bytes = Array(self[range].utf8)
    var scanner = Scanner(
      bytes: bytes, range: SourceRange(0, bytes.count), dialect: dialect)
    var words: [String] = []
    while true {
      let token = scanner.next()
      if token.isEnd { return words }
      words.append(token.isLiteral ? "" : token.text)
    }
  }

  /// Whether it speaks of versions to `#if`, whose answer differs from one to the other.
  public var asksForVersion: Bool { text.holds("__IPHONE_") }

  /// The text without its comments, and with no more white space than tells its tokens and lines
  /// apart; as it stands where it says itself on which line or in which column something is.
  ///
  /// Two texts with the same tight form are one text to whoever compares answers.
  public func tight(_ dialect: Dialect) -> String {
    var scanner = Scanner(self, dialect: dialect)
    var tight: [UInt8] = []
    while true {
      let token = scanner.next()
      if token.isEnd { return String(decoding: tight, as: UTF8.self) }
      if token.tellsPlace { return text }
      if token.startsLine {
        tight.append(UInt8(ascii: "\n"))
      } else if token.flags.contains(.afterSpace) {
        tight.append(UInt8(ascii: " "))
      }
      tight += scanner.bytes[token.range.lowerBound..<token.range.upperBound]
    }
  }

  /// Whether it is written as compilers understand it only since views are no longer unloaded: with
  /// `instancetype`, `@import` or the subscripts of dictionaries.
  public var usesLaterSyntax: Bool {
    let words: Set = ["instancetype", "@import", "@available", "__kindof"]
    var scanner = Scanner(self, dialect: .objectiveC)
    var last: [Token] = []
    while true {
      let token = scanner.next()
      if token.isEnd { return false }
      if words.contains(token.text) { return true }
      let text = scanner.text(token.range.lowerBound..<token.range.upperBound)
      if token.isLiteral, text.hasPrefix("@"), last.count == 2, last[1].text == "[",
        !last[1].flags.contains(.afterSpace), last[0].kind == .identifier || last[0].text == "]"
      {
        return true
      }
      last = last.suffix(1) + [token]
    }
  }

  /// Whether it says what may be nil, as no header did while views were still unloaded.
  public var annotatesNullability: Bool {
    let words: Set = ["NS_ASSUME_NONNULL_BEGIN", "_Nullable", "_Nonnull", "nullable", "nonnull"]
    var scanner = Scanner(self, dialect: .objectiveC)
    while true {
      let token = scanner.next()
      if token.isEnd { return false }
      if token.kind == .identifier, words.contains(token.text) { return true }
    }
  }
}

extension Token {
  /// Whether it stands for where it stands.
  fileprivate var tellsPlace: Bool {
    switch kind {
    case .directive: ["line", "column", "sourceLocation"].contains(text)
    case .identifier: ["__LINE__", "__COUNTER__"].contains(text)
    case .string(let segments):
      segments.contains { if case .interpolation = $0 { true } else { false } }
        && text.contains("#")
    default: false
    }
  }

  /// Its text would be compared as words, which it is not.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .string, .cString, .character: true
    default: false
    }
  }
}
