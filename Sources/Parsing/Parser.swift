import Diagnostics
import Scanning
import Syntax

/// What the parsers of both languages have in common: a place in the tokens, what they have to say,
/// and how deep they are in the text.
protocol Parser {
  var cursor: TokenCursor { get set }
  /// What the parser had to say; the scanner's part is the cursor's.
  var diagnostics: [Diagnostic<SyntaxFact>] { get set }
  /// Counts levels and nodes, so that no text makes who reads or walks the tree run out of stack.
  var nesting: Nesting { get set }
  /// Whether a tree that is too deep was noted already for this statement.
  var hasNotedDepth: Bool { get set }

  /// Reads a statement, which stands inside of others or alone.
  mutating func parseStatementKind() throws(Unparsed) -> Statement.Kind
}

/// Thrown to give up a statement, after what is wrong was noted.
struct Unparsed: Error {}

// MARK: - Tokens

extension Parser {
  /// The token that is read next; the end once all are.
  var current: Token { cursor.current }

  /// The place where the next token begins.
  var start: Int { current.range.lowerBound }

  /// From a place up to what was consumed last.
  func range(from start: Int) -> SourceRange {
    SourceRange(start, max(start, cursor.previousEnd))
  }

  /// From where an expression begins, parentheses around it included.
  func range(from expression: Expression) -> SourceRange {
    range(from: expression.range.lowerBound)
  }

  /// Consumes a sign if it is next.
  mutating func take(_ sign: String) -> Bool {
    guard current.isSign(sign) else { return false }
    cursor.advance()
    return true
  }

  /// The current word, whatever it is.
  mutating func takeName() -> Name {
    let token = cursor.advance()
    return Name(token.text, at: token.range)
  }

  /// A word of any kind, a reserved one too.
  mutating func takeWord(_ word: String) -> Bool {
    guard current.isWord(word) else { return false }
    cursor.advance()
    return true
  }

  /// Consumes a sign that must stand here.
  mutating func expect(
    _ sign: String, after construct: SyntaxFact.Construct? = nil
  ) throws(Unparsed) {
    if !take(sign) { throw fail(.token(sign), after: construct) }
  }

  /// Consumes the bracket that closes an opened one; one that is missing at the end of a statement
  /// is noted and taken as written.
  mutating func close(_ sign: String, _ opened: SourceRange) throws(Unparsed) {
    if take(sign) { return }
    note(.unclosed(sign, opened: opened), at: missingPlace)
    let isObvious =
      current.isSign(";") || current.isEnd || current.isSign("{") || current.isSign("}")
      || current.startsLine
    if !isObvious { throw Unparsed() }
  }
}

// MARK: - Notes

extension Parser {
  /// Notes a mistake, unless one was noted at the same place, or the statement is too deep to be
  /// read: then this is but a consequence.
  mutating func note(
    _ fact: SyntaxFact, at range: SourceRange, suggestion: String? = nil
  ) {
    if hasNotedDepth || diagnostics.last?.range.lowerBound == range.lowerBound { return }
    diagnostics.append(Diagnostic(.error, fact, at: range, suggestion: suggestion))
  }

  /// Notes what should have stood here; throw the answer.
  mutating func fail(
    _ expected: SyntaxFact.Expected, after construct: SyntaxFact.Construct? = nil
  ) -> Unparsed {
    let before = cursor.previous.map { SyntaxFact.Construct.token($0.text) }
    note(.expected(expected, after: construct ?? before), at: missingPlace)
    return Unparsed()
  }

  /// The next token, or, where a line or the text ends first, the place behind the last one.
  var missingPlace: SourceRange {
    current.isEnd || current.startsLine ? cursor.gap : current.range
  }

  /// Notes a construct that is not covered; throw the answer.
  mutating func refuse(_ construct: SyntaxFact.Unsupported, at range: SourceRange) -> Unparsed {
    note(.unsupported(construct), at: range)
    return Unparsed()
  }
}

// MARK: - Depth

extension Parser {
  /// Goes one level deeper; hand what it answers to `leave`.
  mutating func enter() throws(Unparsed) -> Int {
    if nesting.level >= Nesting.mostLevels { throw tooDeep(Nesting.mostLevels) }
    nesting.level += 1
    return beginNode()
  }

  /// Ends a level. The tree that was read there is one node higher than its highest part.
  mutating func leave(_ outer: Int) {
    nesting.level -= 1
    nesting.height = max(outer, nesting.height + 1)
  }

  /// Begins to measure a tree that may grow by `grow`; hand what it answers to `endNode`.
  mutating func beginNode() -> Int {
    defer { nesting.height = 0 }
    return nesting.height
  }

  /// Ends a measurement without a node of its own.
  mutating func endNode(_ outer: Int) {
    nesting.height = max(outer, nesting.height)
  }

  /// Puts one more node around the tree that is being read.
  mutating func grow() throws(Unparsed) {
    nesting.height += 1
    if nesting.height > Nesting.mostNodes { throw tooDeep(Nesting.mostNodes) }
  }

  /// A statement is a level, so that blocks nest no deeper than the stack allows.
  mutating func parseStatement() throws(Unparsed) -> Statement {
    let outer = try enter()
    defer { leave(outer) }
    let first = start
    let kind = try parseStatementKind()
    return Statement(kind, at: range(from: first))
  }

  /// Noted once for a statement; what follows from it stays unsaid.
  private mutating func tooDeep(_ limit: Int) -> Unparsed {
    if !hasNotedDepth { note(.nestedTooDeep(limit: limit), at: current.range) }
    hasNotedDepth = true
    return Unparsed()
  }
}

// MARK: - Text

extension Parser {
  /// Skips `( … )`, from the opening parenthesis on; answers what stood inside.
  @discardableResult
  mutating func skipParentheses() throws(Unparsed) -> SourceRange {
    let opened = current.range
    try expect("(")
    let inner = start
    var depth = 1
    while !current.isEnd {
      if current.isSign("(") { depth += 1 }
      if current.isSign(")") { depth -= 1 }
      if depth == 0 { break }
      cursor.advance()
    }
    let result = range(from: inner)
    try close(")", opened)
    return result
  }

  /// The words and signs between parentheses, which a macro may have brought.
  mutating func wordsInParentheses() throws(Unparsed) -> String {
    let place = cursor.place
    try skipParentheses()
    return cursor.consumed(since: place).dropFirst().dropLast().map(\.text).joined()
  }

  /// The text of a range as it was written.
  func text(_ range: SourceRange) -> String {
    cursor.scanner.text(range.lowerBound..<range.upperBound)
  }
}
