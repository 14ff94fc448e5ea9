import Diagnostics
import Scanning
import Syntax

/// A place in the tokens of a text, with look-ahead and return; tokens are scanned when needed.
struct TokenCursor: Sendable {
  /// It stands behind the last token that was looked at.
  private(set) var scanner: Scanner
  /// Those of the statement at hand, and as many ahead as were asked for.
  private var tokens: [Token]
  /// The number of tokens before the current one; give it to `reset(to:)` to return.
  private(set) var place = 0
  /// The end of the token consumed last.
  private(set) var previousEnd: Int
  /// Nil where nothing is done to tokens before they are parsed, as in Swift.
  private(set) var preprocessor: Preprocessor?

  /// Scans the first token at once, so that `current` is always there.
  init(_ scanner: Scanner, preprocessor: Preprocessor? = nil) {
    self.scanner = scanner
    self.preprocessor = preprocessor
    previousEnd = scanner.offset
    tokens = []
    tokens.append(scan())
  }

  /// A cursor of tokens that were read before, none of which is the end.
  init(of tokens: [Token]) {
    let range = SourceRange(0, 0)
    scanner = Scanner(bytes: [], range: range, dialect: .objectiveC)
    previousEnd = 0
    self.tokens = tokens + [Token(kind: .end, text: "", range: range, flags: [])]
  }

  /// A token for the parser, macros already put in place.
  private mutating func scan() -> Token {
    if let token = preprocessor?.next(&scanner) { return token }
    return scanner.next()
  }

  /// Scanned already, so that looking at it changes nothing.
  var current: Token { tokens[place] }

  /// The place right behind what was consumed last, where something missing should have stood.
  var gap: SourceRange { SourceRange(previousEnd, previousEnd) }

  /// The token consumed last, if any.
  var previous: Token? { place > 0 ? tokens[place - 1] : nil }

  /// The tokens from an earlier place up to the current one.
  func consumed(since place: Int) -> ArraySlice<Token> {
    tokens[min(place, self.place)..<self.place]
  }

  /// What the scanner had to say up to here.
  var diagnostics: [Diagnostic<SyntaxFact>] { scanner.diagnostics }

  /// A token ahead; `peek(0)` is the current one.
  mutating func peek(_ distance: Int = 1) -> Token {
    while tokens.count <= place + distance {
      if let last = tokens.last, last.isEnd { return last }
      tokens.append(scan())
    }
    return tokens[place + distance]
  }

  /// Consumes the current token, unless it is the end.
  @discardableResult
  mutating func advance() -> Token {
    let token = current
    guard !token.isEnd else { return token }
    previousEnd = token.range.upperBound
    _ = peek()
    place += 1
    return token
  }

  /// Returns to a place that was passed.
  ///
  /// Macros are not put back: what was scanned stays scanned.
  mutating func reset(to earlier: Int) {
    place = earlier
    previousEnd = earlier > 0 ? tokens[earlier - 1].range.upperBound : tokens[0].range.lowerBound
  }

  /// Cuts every `>` off the head of the current sign, so that `>>` can close two lists of type
  /// arguments.
  mutating func splitAngles() {
    let token = current
    let angles = token.text.utf8.prefix { $0 == UInt8(ascii: ">") }.count
    let rest = token.text.dropFirst(angles)
    var texts = [String](repeating: ">", count: angles)
    if !rest.isEmpty { texts.append(String(rest)) }
    var start = token.range.lowerBound
    let parts = texts.enumerated().map { index, text in
      var part = token
      part.text = text
      part.range = SourceRange(start, start + text.utf8.count)
      if index > 0 { part.flags.subtract([.afterSpace, .startsLine]) }
      if index < texts.count - 1 { part.flags.remove(.beforeSpace) }
      start = part.range.upperBound
      return part
    }
    tokens.replaceSubrange(place...place, with: parts)
  }

  /// Whether uses of a macro are gone before anything is parsed.
  func putsInPlace(_ macro: String) -> Bool { preprocessor?.macros[macro]?.isValue == false }

  /// Whether a macro that is a value was defined.
  func knowsMacro(_ name: String) -> Bool { preprocessor?.macros[name]?.isValue == true }

  /// Lets a macro that is a value be put in place from here on.
  mutating func putInPlace(_ macro: String) { preprocessor?.macros[macro]?.isValue = false }

  /// Forgets the tokens already consumed, so that a long text needs no long memory.
  ///
  /// Only between statements: nobody returns to a place before one.
  mutating func forget() {
    guard place > 256 else { return }
    tokens.removeFirst(place)
    place = 0
  }
}
