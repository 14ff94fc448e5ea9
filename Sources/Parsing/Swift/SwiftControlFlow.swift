import Diagnostics
import Scanning
import Syntax

// Conditions, loops and selections.
extension SwiftParser {
  /// `if` needs no parentheses and always braces; `else` may stand on the next line.
  mutating func parseIf() throws(Unparsed) -> Statement.Kind {
    cursor.advance()
    let conditions = try parseConditions(of: "if")
    let then = try parseBody(after: .condition)
    guard takeWord("else") else { return .conditional(conditions, then: then, otherwise: nil) }
    if current.isWord("if") {
      return .conditional(conditions, then: then, otherwise: try parseStatement())
    }
    let first = start
    let otherwise = try parseBody(after: .token("else"))
    return .conditional(
      conditions, then: then, otherwise: Statement(.block(otherwise), at: range(from: first)))
  }

  /// Without `else` there is no way to go on, so that the statement is given up.
  mutating func parseGuard() throws(Unparsed) -> Statement.Kind {
    cursor.advance()
    let conditions = try parseConditions(of: "guard")
    guard takeWord("else") else { throw fail(.token("else"), after: .condition) }
    return .guarding(conditions, otherwise: try parseBody(after: .token("else")))
  }

  /// Conditions as of `if`, bindings included.
  mutating func parseWhile() throws(Unparsed) -> Statement.Kind {
    cursor.advance()
    let conditions = try parseConditions(of: "while")
    return .whileLoop(conditions, body: try parseBody(after: .condition))
  }

  /// `repeat { … } while x`; the condition is an expression alone, in which nothing is bound.
  mutating func parseRepeat() throws(Unparsed) -> Statement.Kind {
    cursor.advance()
    let body = try parseBody(after: .token("repeat"))
    guard takeWord("while") else { throw fail(.token("while"), after: .token("repeat")) }
    return .doLoop(body: body, while: try parseExpression())
  }

  /// `for x in s where c { … }`, `for case`, `for try await`. What has the form of C's loop is read
  /// as such, so that one error is reported and not one for each semicolon.
  mutating func parseFor() throws(Unparsed) -> Statement.Kind {
    cursor.advance()
    let isTried = takeWord("try")
    let isAwaited = takeWord("await")
    if startsLoopOfC() { return try parseLoopOfC() }
    let isCase = takeWord("case")
    let isParenthesized = current.isSign("(") && cursor.peek().kind == .identifier
    let pattern = try parsePattern(binding: !isCase)
    if takeHere(":") { _ = try parseType() }
    guard takeWord("in") else {
      let isOfC = isParenthesized || current.isSign("=") || current.kind == .identifier
      throw isOfC ? refuse(.loopOfC, at: current.range) : fail(.token("in"), after: .pattern)
    }
    var sequence = try parseHead()
    if isAwaited { sequence = .awaitedElements(of: sequence, isTried: isTried) }
    let filter = takeWord("where") ? try parseHead() : nil
    return .forIn(pattern, in: sequence, where: filter, body: try parseBody(after: .expression))
  }

  /// Whether a semicolon stands in the head of a loop.
  private mutating func startsLoopOfC() -> Bool {
    let opened = current.isSign("(") ? 1 : 0
    let head = cursor.peek(opened)
    guard
      head.isWord("var") || head.isWord("let") || head.isSign(";")
        || cursor.peek(opened + 1).isSign("=")
    else { return false }
    for distance in opened..<64 {
      let token = cursor.peek(distance)
      if token.isSign(";") { return true }
      if token.isEnd || token.isSign("{") || token.isWord("in") { return false }
    }
    return false
  }

  /// `for var i = 0; i < n; i++ { … }`, which Swift 3 took away, behind the `for`.
  private mutating func parseLoopOfC() throws(Unparsed) -> Statement.Kind {
    let isParenthesized = take("(")
    let isDeclared = current.isWord("var") || current.isWord("let")
    note(.unsupported(.loopOfC), at: cursor.peek(isDeclared ? 2 : 1).range)
    let initial = current.isSign(";") ? nil : try parseStatement()
    try expect(";", after: .statement)
    let condition = current.isSign(";") ? nil : try parseHead()
    try expect(";", after: .condition)
    let step = current.isSign("{") || current.isSign(")") ? nil : try parseStep()
    if isParenthesized { try expect(")", after: .expression) }
    let body = try parseBody(after: .expression)
    return .forLoop(initial: initial, condition: condition, step: step, body: body)
  }

  /// The step of C's loop, in whose head a brace opens the body.
  private mutating func parseStep() throws(Unparsed) -> Expression {
    try trailing(false) { (parser) throws(Unparsed) in try parser.parseAssignment() }
  }

  /// `do { … }`, with or without `catch`.
  ///
  /// Without `catch` it is a block. Typed throws (SE-0413) are read over.
  mutating func parseDo() throws(Unparsed) -> Statement.Kind {
    cursor.advance()
    if takeWord("throws"), current.isSign("(") { try skipParentheses() }
    let body = try parseBody(after: .token("do"))
    var catches: [Statement.CatchClause] = []
    while takeWord("catch") {
      var groups = [PatternGroup()]
      if !current.isSign("{"), !current.isEnd {
        groups = try parsePatternGroups { (parser) throws(Unparsed) in try parser.parseHead() }
      }
      let body = try parseBody(after: .token("catch"))
      catches += groups.map {
        Statement.CatchClause(patterns: $0.patterns, guardCondition: $0.condition, body: body)
      }
    }
    return catches.isEmpty ? .block(body) : .attempt(body: body, catches: catches, finally: nil)
  }

  /// An expression in the head of a statement, where a brace opens the statement's body.
  ///
  /// A closure there needs parentheses (TSPL, Trailing Closures).
  private mutating func parseHead() throws(Unparsed) -> Expression {
    if current.isSign("{") { throw fail(.expression) }
    return try trailing(false) { (parser) throws(Unparsed) in try parser.parseExpression() }
  }

  // MARK: - Conditions

  /// Separated by commas; in all of them a brace opens the statement's body and no closure.
  private mutating func parseConditions(of word: String) throws(Unparsed) -> [Statement.Condition] {
    if current.isSign("{") { throw fail(.expression, after: .token(word)) }
    return try trailing(false) { (parser) throws(Unparsed) in
      var conditions: [Statement.Condition] = []
      repeat {
        conditions.append(try parser.parseCondition(behind: conditions.last))
      } while parser.takeComma()
      return conditions
    }
  }

  /// A comma between two conditions, or the `where` that Swift 2 had there.
  private mutating func takeComma() -> Bool {
    if take(",") { return true }
    guard current.isWord("where") else { return false }
    note(.unsupported(.conditionWhere), at: cursor.advance().range, suggestion: ",")
    return true
  }

  /// One condition. A single `=` is reported as `==` and read over; Swift 2's `if let a = b, c = d`
  /// as if `let` stood there.
  private mutating func parseCondition(
    behind last: Statement.Condition?
  ) throws(Unparsed) -> Statement.Condition {
    if case .binding? = last, current.isName, cursor.peek().isSign("=") {
      note(
        .unsupported(.bindingWithoutLet), at: current.range, suggestion: "let " + current.text)
      let name = takeName()
      cursor.advance()
      return .binding(isConstant: true, name, type: nil, value: try parseExpression())
    }
    if takeWord("case") {
      let pattern = try parsePattern(binding: false)
      try expect("=", after: .pattern)
      return .pattern(pattern, try parseExpression())
    }
    if current.isWord("let") || current.isWord("var") { return try parseBinding() }
    let value = try parseExpression()
    if current.isSign("="), !current.startsLine {
      note(.notAssignable, at: current.range, suggestion: "==")
      cursor.advance()
      _ = try parseExpression()
    }
    return .expression(value)
  }

  /// `let x = y`, `let x`, `let (a, b) = y`.
  ///
  /// `let x` alone is SE-0345. A tuple is an optional pattern, as only the whole may be nil.
  private mutating func parseBinding() throws(Unparsed) -> Statement.Condition {
    let word = cursor.advance().text
    if current.isSign("(") {
      let pattern = try parsePattern(binding: true)
      try expect("=", after: .pattern)
      return .pattern(.optional(pattern), try parseExpression())
    }
    let name: Name
    if current.isWord("_") || current.isWord("self") {
      name = takeName()
    } else {
      name = try identifier(after: .token(word))
    }
    let type = take(":") ? try parseType() : nil
    let value = take("=") ? try parseExpression() : nil
    return .binding(isConstant: word == "let", name, type: type, value: value)
  }

  // MARK: - Switch

  /// `case` and `default` end the statements before them; nothing else can stand in the braces.
  mutating func parseSwitch() throws(Unparsed) -> Statement.Kind {
    cursor.advance()
    let subject = try parseHead()
    let opened = current.range
    try expect("{", after: .token("switch"))
    return try trailing(true) { (parser) throws(Unparsed) in
      var cases: [Statement.SwitchCase] = []
      while parser.startsCase() { cases += try parser.parseCase() }
      if !parser.current.isSign("}"), !parser.current.isEnd {
        throw parser.fail(.token("case"), after: .token("switch"))
      }
      try parser.close("}", opened)
      return .selection(subject, cases)
    }
  }

  /// `@unknown` before `default` changes warnings alone (SE-0192), and is passed over.
  private mutating func startsCase() -> Bool {
    if current.isAtWord("unknown") { cursor.advance() }
    return current.isWord("case") || current.isWord("default")
  }

  /// Patterns that share a body, and a `where`, which stands for a single pattern.
  private struct PatternGroup {
    var patterns: [Pattern] = []
    var condition: Expression?
  }

  /// `a, b where c, d`: a pattern with a `where` is a group of its own.
  private mutating func parsePatternGroups(
    condition: (inout SwiftParser) throws(Unparsed) -> Expression
  ) throws(Unparsed) -> [PatternGroup] {
    var groups = [PatternGroup()]
    repeat {
      let pattern = try parsePattern(binding: false)
      if takeWord("where") {
        groups.append(PatternGroup(patterns: [pattern], condition: try condition(&self)))
      } else if groups[groups.endIndex - 1].condition == nil {
        groups[groups.endIndex - 1].patterns.append(pattern)
      } else {
        groups.append(PatternGroup(patterns: [pattern]))
      }
    } while take(",")
    return groups.filter { !$0.patterns.isEmpty }
  }

  /// A case for each group of its patterns. An empty body is an error in Swift, reported behind the
  /// colon.
  private mutating func parseCase() throws(Unparsed) -> [Statement.SwitchCase] {
    let first = start
    var groups = [PatternGroup()]
    let isDefault = cursor.advance().text == "default"
    if !isDefault {
      groups = try parsePatternGroups { (parser) throws(Unparsed) in try parser.parseExpression() }
    }
    try expect(":", after: .pattern)
    let outer = isInCase
    isInCase = true
    defer { isInCase = outer }
    let place = cursor.place
    let body = parseList { parser in
      parser.current.isEnd || parser.current.isWord("case") || parser.current.isWord("default")
        || parser.current.isAtWord("unknown")
    }
    if cursor.place == place { note(.expected(.statement, after: .token(":")), at: cursor.gap) }
    return groups.map {
      Statement.SwitchCase(
        patterns: $0.patterns, isDefault: isDefault, guardCondition: $0.condition, body: body,
        at: range(from: first))
    }
  }
}
