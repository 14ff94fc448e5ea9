package import Diagnostics

/// A word, sign or literal of either dialect, with its place.
package struct Token: Sendable {
  /// What a token is.
  package enum Kind: Equatable, Sendable {
    /// Keywords too: which words are reserved is the parser's business.
    case identifier
    /// Swift's `` `class` ``; the text is without the backticks.
    case quotedIdentifier
    /// `@end`, `@objc`: the text is without the `@`.
    case atWord
    /// `#import`, `#selector`: the text is without the `#`.
    case directive
    case integer(Int)
    case real(Double)
    /// `@"…"` of Objective-C, all strings of Swift.
    case string([Segment])
    /// `"…"` of C.
    case cString(String)
    /// `'c'` of C.
    case character(Unicode.Scalar)
    /// Brackets, operators and all other signs; full-width ones by their ASCII twins.
    case punctuator
    /// The end of the text, once and for ever.
    case end
  }

  /// A piece of a string literal.
  package enum Segment: Equatable, Sendable {
    /// Characters, escapes resolved and indentation stripped.
    case text(String)
    /// What stands between the parentheses of `\( )`.
    case interpolation(SourceRange)
  }

  /// What stands around a token, by which Swift tells operators apart.
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// White space or a comment stands before.
    package static let afterSpace = Flags(rawValue: 1)
    /// White space, a comment or the end stands behind.
    package static let beforeSpace = Flags(rawValue: 2)
    /// First on its line; continued lines (`\` at the end) count as one.
    package static let startsLine = Flags(rawValue: 4)
    /// Put in place of a macro.
    package static let expanded = Flags(rawValue: 8)
  }

  package var kind: Kind
  /// The word or sign; of a literal, its spelling; empty at the end.
  package var text: String
  package var range: SourceRange
  package var flags: Flags

  package init(kind: Kind, text: String, range: SourceRange, flags: Flags) {
    (self.kind, self.text, self.range, self.flags) = (kind, text, range, flags)
  }

  package var startsLine: Bool { flags.contains(.startsLine) }
  package var isEnd: Bool { kind == .end }

  /// Whether it is this sign.
  package func isSign(_ sign: String) -> Bool { kind == .punctuator && text == sign }
  /// Whether it is this word, not quoted.
  package func isWord(_ word: String) -> Bool { kind == .identifier && text == word }
  package func isAtWord(_ word: String) -> Bool { kind == .atWord && text == word }
}
