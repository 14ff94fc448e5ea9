import Diagnostics
import Scanning
import Syntax

// Statements, and the lists they stand in.
extension SwiftParser {
  /// `{ … }`, from its opening brace on; broken statements inside are left out.
  mutating func parseBody(after construct: SyntaxFact.Construct? = nil) throws(Unparsed)
    -> [Statement]
  {
    let opened = current.range
    try expect("{", after: construct)
    let outer = isInCase
    isInCase = false
    defer { isInCase = outer }
    return try trailing(true) { (parser) throws(Unparsed) in
      let body = parser.parseList { $0.endsBodyEarly() }
      if !parser.take("}") { parser.note(.unclosed("}", opened: opened), at: parser.missingPlace) }
      return body
    }
  }

  /// Statements up to a closing brace, or up to what ends the list otherwise.
  mutating func parseList(until isOver: (inout SwiftParser) -> Bool) -> [Statement] {
    var body: [Statement] = []
    while !current.isSign("}"), !isOver(&self) {
      if take(";") { continue }
      if let statement = parseRecovering() { body.append(statement) }
    }
    return body
  }

  /// Whether what comes cannot stand in a body, whose brace must have been forgotten.
  ///
  /// `override`, `@IBAction`, `deinit` and `extension` begin no statement of a body.
  private mutating func endsBodyEarly() -> Bool {
    if current.isEnd { return true }
    guard current.startsLine else { return false }
    let isMethod = current.isWord("override") || current.isAtWord("IBAction")
    return isMethod && startsDeclaration() || current.isWord("extension")
      || current.isWord("deinit")
  }

  /// A statement; nil when it is broken. Consumes at least one token.
  mutating func parseRecovering() -> Statement? {
    let start = cursor.place
    do {
      let statement = try parseStatement()
      try endStatement()
      return statement
    } catch {
      recover(from: start)
      if cursor.place == start { cursor.advance() }
      return nil
    }
  }

  /// The end of a statement: `;`, a closing brace, or the end of the line.
  private mutating func endStatement() throws(Unparsed) {
    if current.startsLine || current.isEnd || isAtCase { return }
    if current.isSign("}") || current.isSign(";") { return }
    let stray = [")", "]"].first { current.isSign($0) }
    if let stray {
      note(.extraneous(stray), at: current.range)
    } else {
      note(.expected(.token(";"), after: .statement), at: current.range)
    }
    throw Unparsed()
  }

  /// Skips what is left of a broken statement that began at a place of the cursor: its line, and
  /// the lines of the brackets it opened.
  ///
  /// A declaration on a new line ends it too, though brackets are open: one that was forgotten
  /// costs no more than its statement.
  private mutating func recover(from start: Int) {
    var open = OpenBrackets()
    for token in cursor.consumed(since: start) { open.count(token) }
    while !current.isEnd {
      if current.startsLine, cursor.place > start, open.isEmpty { return }
      if current.startsLine, cursor.place > start, open.braces == 0, startsDeclaration() { return }
      if current.isSign("}"), open.braces == 0 { return }
      if current.isSign(";") || isAtCase, open.isEmpty { return }
      open.count(cursor.advance())
    }
  }

  /// `case` ends a statement in a `switch` alone: elsewhere the word begins none.
  private var isAtCase: Bool {
    isInCase && (current.isWord("case") || current.isWord("default"))
  }

  /// What the first tokens tell: a declaration, a directive, a label, a keyword, and last an
  /// expression or an assignment.
  mutating func parseStatementKind() throws(Unparsed) -> Statement.Kind {
    if startsDeclaration() { return try parseDeclaration() }
    if current.kind == .atWord, isPreviewed() {
      while current.kind == .atWord { _ = try parseAttribute() }
    }
    switch current.kind {
    case .directive:
      if let kind = try parseDirective() { return kind }
    case .identifier:
      if cursor.peek().isSign(":"), current.isName, !cursor.peek().startsLine {
        return try parseLabelled()
      }
      if let kind = try parseControlFlow() { return kind }
      if let kind = try parseLeaving() { return kind }
    default: break
    }
    return .expression(try parseAssignment())
  }

  /// Whether attributes are those of a `#Preview`.
  private mutating func isPreviewed() -> Bool {
    var place = 0
    while cursor.peek(place).kind == .atWord { place = afterAttribute(place) }
    return cursor.peek(place).kind == .directive && cursor.peek(place).text == "Preview"
  }

  /// `outer: for …`: of any statement; whether the label can be used is not the parser's to say.
  private mutating func parseLabelled() throws(Unparsed) -> Statement.Kind {
    let label = takeName()
    cursor.advance()
    return .labelled(label, try parseStatement())
  }

  /// A statement that is read by its keyword; nil for every other word. A word that continues
  /// another statement is reported where it stands.
  private mutating func parseControlFlow() throws(Unparsed) -> Statement.Kind? {
    switch current.text {
    case "if": return try parseIf()
    case "guard": return try parseGuard()
    case "for": return try parseFor()
    case "while": return try parseWhile()
    case "repeat": return try parseRepeat()
    case "switch": return try parseSwitch()
    case "do": return try parseDo()
    case "defer":
      cursor.advance()
      return .deferred(try parseBody(after: .token("defer")))
    case "autoreleasepool" where cursor.peek().isSign("{"):
      cursor.advance()
      return .autoreleasePool(try parseBody(after: .token("autoreleasepool")))
    case "else", "catch", "case", "default", "in", "where":
      note(.unexpected(current.text), at: current.range)
      throw Unparsed()
    default: return nil
    }
  }

  /// What leaves a scope.
  private mutating func parseLeaving() throws(Unparsed) -> Statement.Kind? {
    switch current.text {
    case "break", "continue":
      let isBreak = cursor.advance().text == "break"
      let label = current.isName && !current.startsLine ? takeName() : nil
      return isBreak ? .leave(label: label) : .next(label: label)
    case "fallthrough":
      cursor.advance()
      return .fallThrough
    case "return":
      let word = cursor.advance().range.lowerBound
      guard startsResult() else { return .result(nil) }
      guard current.startsLine else { return .result(try parseExpression()) }
      if cursor.scanner.column(at: word) == cursor.scanner.column(at: start) {
        diagnostics.append(Diagnostic(.warning, .resultOnNextLine, at: current.range))
      }
      return .result(try parseAssignment())
    case "throw":
      cursor.advance()
      return .raise(try parseExpression())
    case "yield" where coroutine != nil && !cursor.peek().startsLine: return try parseYield()
    default: return nil
    }
  }

  /// `yield x` of `_read`, which answers the value, and `yield &x` of `_modify`, which stores the
  /// new one.
  private mutating func parseYield() throws(Unparsed) -> Statement.Kind {
    let word = cursor.advance().range
    guard coroutine == "_modify" else { return .result(try parseExpression()) }
    try expect("&", after: .token("yield"))
    let place = try parseExpression()
    let new = Expression(.name("newValue"), at: word)
    return .expression(
      Expression(.assignment(nil, target: place, value: new), at: range(from: word.lowerBound)))
  }

  /// Whether what stands behind `return` is its value, be it on the next line: no statement begins
  /// there, `if` and `switch` apart, which may be values.
  private mutating func startsResult() -> Bool {
    if current.isEnd || current.isSign("}") || current.isSign(";") { return false }
    guard current.startsLine else { return true }
    switch current.kind {
    case .atWord: return false
    case .directive:
      return !["if", "elseif", "else", "endif", "warning", "error", "sourceLocation"]
        .contains(current.text)
    case .identifier:
      if current.isWord("if") || current.isWord("switch") { return true }
      if SwiftWords.statements.contains(current.text), !current.isWord("try") { return false }
      return !startsDeclaration() && !(current.isName && cursor.peek().isSign(":"))
    default: return true
    }
  }

  /// `#if …`; nil for a directive that is a value.
  private mutating func parseDirective() throws(Unparsed) -> Statement.Kind? {
    switch current.text {
    case "if", "elseif", "else", "endif":
      skipInactive()
      return .ignored
    case "warning", "error", "sourceLocation":
      cursor.advance()
      if current.isSign("(") { try skipParentheses() }
      return .ignored
    case "Preview":
      // Xcode draws it; the app never runs it.
      cursor.advance()
      if current.isSign("(") { try skipParentheses() }
      if current.isSign("{") { _ = try parseClosure() }
      return .ignored
    default: return nil
    }
  }
}
