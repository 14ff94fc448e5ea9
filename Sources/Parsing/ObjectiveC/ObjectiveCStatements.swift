import Diagnostics
import Scanning
import Syntax

// Statements, and the lists they stand in.
extension ObjectiveCParser {
  /// `{ … }`, from its opening brace on; broken statements inside are left out.
  mutating func parseBody() throws(Unparsed) -> [Statement] {
    let opened = current.range
    try expect("{")
    let (isBound, isInner) = (isLineBound, isBeforeKeyword)
    (isLineBound, isBeforeKeyword) = (false, false)
    defer { (isLineBound, isBeforeKeyword) = (isBound, isInner) }
    var body: [Statement] = []
    while !current.isSign("}"), !endsBodyEarly() {
      if let statement = parseRecovering() { body.append(statement) }
    }
    if !take("}") { note(.unclosed("}", opened: opened), at: missingPlace) }
    return body
  }

  /// Whether what comes cannot stand in a body, whose brace must have been forgotten.
  private mutating func endsBodyEarly() -> Bool {
    current.isEnd || current.isAtWord("end") || startsDeclarationOfClass || startsMethod()
  }

  /// A statement inside a body; nil when it is broken. Consumes at least one token.
  mutating func parseRecovering() -> Statement? {
    let start = cursor.place
    do {
      return try parseStatement()
    } catch {
      recover(from: start)
      if cursor.place == start { cursor.advance() }
      return nil
    }
  }

  /// What the first token tells, in the order: a block, an `@` word, a directive, a keyword, a
  /// declaration, a label, and last an expression.
  mutating func parseStatementKind() throws(Unparsed) -> Statement.Kind {
    if let variables = try parsePendingVariables() { return variables }
    let token = current
    switch token.kind {
    case .punctuator where token.text == "{": return .block(try parseBody())
    case .punctuator where token.text == ";":
      cursor.advance()
      return .ignored
    case .atWord:
      if let kind = try parseAtStatement() { return kind }
    case .directive: return try parseDirective()
    case .identifier:
      if let kind = try parseKeywordStatement() { return kind }
      if let kind = try parseMacroStatement() { return kind }
      if startsDeclaration() { return try parseDeclaration() }
      if cursor.peek().isSign(":"), !isLineBound || !cursor.peek().startsLine {
        let label = takeName()
        cursor.advance()
        return .labelled(label, try parseStatement())
      }
    default: break
    }
    let expression = try parseExpression()
    try endStatement(after: .expression)
    return .expression(expression)
  }

  /// A macro that is defined elsewhere and stands on lines of its own: `WEAKSELF`, `BeginRound(3)`,
  /// `foreach(x, list) { … }`; nil for all else.
  ///
  /// The names of functions do not look like that: they are prefixed, as types are.
  private mutating func parseMacroStatement() throws(Unparsed) -> Statement.Kind? {
    let word = current
    guard isOfFile, !isLineBound, word.startsLine else { return nil }
    if cursor.peek().startsLine, ObjectiveCWords.isMacro(word.text), !isKnownType(word.text),
      cursor.peek().kind == .identifier || cursor.peek().kind == .atWord
        || cursor.peek().isSign("[")
    {
      cursor.advance()
      return .ignored
    }
    guard let end = bracketsEnd(at: 1, "(", ")") else { return nil }
    let next = cursor.peek(end)
    let isBlock = next.isSign("{")
    let letters = word.text.prefix(2)
    let isLone =
      next.startsLine
      && (next.kind == .identifier || next.kind == .atWord || next.isSign("}")
        || next.isSign("["))
      && (ObjectiveCWords.isMacro(word.text) || Macro.ofWeakness[word.text] != nil
        || word.text == "_Pragma"
        || letters.first?.isUppercase == true && letters.last?.isLowercase == true)
    guard isBlock || isLone else { return nil }
    cursor.advance()
    try skipParentheses()
    return isBlock ? .block(try parseBody()) : .ignored
  }

  /// `@onExit { … };`, `@try_x(3)`: a word that looks like Objective-C's and is a macro's; nil for
  /// one that is near to Objective-C's own, or is followed by neither.
  private mutating func parseAtMacro() throws(Unparsed) -> Statement.Kind? {
    let name = current.text
    let next = cursor.peek()
    guard isOfFile, !isLineBound, !ObjectiveCWords.atWords.contains(name), !cursor.knowsMacro(name),
      next.isSign("{") || next.isSign("("),
      suggestion(for: name, among: ObjectiveCWords.atWords.sorted()) == nil
    else { return nil }
    cursor.advance()
    if current.isSign("(") { try skipParentheses() }
    var body: [Statement]?
    if current.isSign("{") { body = try parseBody() }
    _ = take(";")
    return body.map { name == "onExit" ? .deferred($0) : .block($0) } ?? .ignored
  }

  /// A statement that a keyword begins; nil for every other word. What would have to stand behind
  /// another statement, `else` or `case`, is reported where it stands.
  private mutating func parseKeywordStatement() throws(Unparsed) -> Statement.Kind? {
    switch current.text {
    case "if": return try parseIf()
    case "for": return try parseFor()
    case "while": return try parseWhile()
    case "do": return try parseDo()
    case "switch": return try parseSwitch()
    case "break", "continue":
      let isBreak = cursor.advance().text == "break"
      try endStatement(after: .token(isBreak ? "break" : "continue"))
      return isBreak ? .leave(label: nil) : .next(label: nil)
    case "return": return .result(try parseOptionalValue())
    case "typedef": return try parseTypedef()
    case "enum" where isEnumDefinition(): return try parseEnum()
    case _ where current.isEnumMacro: return try parseEnum()
    case "goto":
      note(.unsupported(.gotoStatement), at: cursor.advance().range)
      _ = try identifier(after: .token("goto"))
      try endStatement(after: .statement)
      return .ignored
    case "asm", "__asm__": throw refuse(.inlineAssembly, at: current.range)
    case "else", "case", "default":
      note(.unexpected(current.text), at: current.range)
      throw Unparsed()
    default: return nil
    }
  }

  /// What `return` or `@throw` is followed by, up to the end of the statement.
  private mutating func parseOptionalValue() throws(Unparsed) -> Expression? {
    let word = cursor.advance().text
    if take(";") { return nil }
    if current.isEnd || current.isSign("}") || isLineBound && current.startsLine {
      try endStatement(after: .token(word))
      return nil
    }
    let value = try parseExpression()
    try endStatement(after: .statement)
    return value
  }

  // MARK: - @ statements

  /// The statement that begins with an `@word`; nil when it is an expression.
  private mutating func parseAtStatement() throws(Unparsed) -> Statement.Kind? {
    switch current.text {
    case "try": return try parseTry()
    case "throw": return .raise(try parseOptionalValue())
    case "autoreleasepool":
      cursor.advance()
      return .autoreleasePool(try parseBody())
    case "synchronized":
      cursor.advance()
      let lock = try parseParenthesized(after: .token("@synchronized"))
      return .synchronized(lock, try parseBody())
    case "import":
      cursor.advance()
      while current.kind == .identifier || current.isSign(".") { cursor.advance() }
      try endStatement(after: .token("@import"))
      return .ignored
    case "catch", "finally", "end", "property", "synthesize", "dynamic", "optional", "required",
      "public", "private", "protected", "package":
      note(.unexpected("@" + current.text), at: current.range)
      throw Unparsed()
    default: return try parseAtMacro()
    }
  }

  /// `@try` needs a `@catch` or a `@finally`; clang says the same.
  private mutating func parseTry() throws(Unparsed) -> Statement.Kind {
    cursor.advance()
    let body = try parseBody()
    var catches: [Statement.CatchClause] = []
    while current.isAtWord("catch") { catches.append(try parseCatch()) }
    var finally: [Statement]?
    if current.isAtWord("finally") {
      cursor.advance()
      finally = try parseBody()
    }
    if catches.isEmpty, finally == nil { throw fail(.token("@catch"), after: .token("@try")) }
    return .attempt(body: body, catches: catches, finally: finally)
  }

  /// `@catch (NSException *e)`, or `@catch (...)`, which has neither name nor type in the tree.
  private mutating func parseCatch() throws(Unparsed) -> Statement.CatchClause {
    cursor.advance()
    let opened = current.range
    try expect("(")
    if take("...") {
      try close(")", opened)
      return Statement.CatchClause(body: try parseBody())
    }
    var specifiers = try parseSpecifiers()
    let (name, type) = try parseDeclarator(specifiers.type, storage: &specifiers.storage)
    try close(")", opened)
    return Statement.CatchClause(variable: name, type: type, body: try parseBody())
  }

  /// The head of a statement, in which a line's end ends nothing.
  mutating func parseParenthesized(
    after construct: SyntaxFact.Construct
  ) throws(Unparsed) -> Expression {
    let opened = current.range
    try expect("(", after: construct)
    let isBound = isLineBound
    isLineBound = false
    defer { isLineBound = isBound }
    let value = try parseExpression()
    try close(")", opened)
    return value
  }
}
