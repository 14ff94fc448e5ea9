import Diagnostics
import Scanning
import Syntax

// Conditions, loops and selections.
extension ObjectiveCParser {
  /// The statements of a branch: those of a block, or the one that stands without braces.
  ///
  /// A branch without braces is one statement, whose end may be the end of its line at the prompt.
  private mutating func parseBranch() throws(Unparsed) -> [Statement] {
    if current.isSign("{") {
      let outer = try enter()
      defer { leave(outer) }
      return try parseBody()
    }
    let isBound = isLineBound
    defer { isLineBound = isBound }
    let statement = try parseStatement()
    if case .ignored = statement.kind { return [] }
    return [statement]
  }

  /// Parentheses are part of C's grammar here, and the tree keeps no node for them.
  private mutating func parseCondition(_ word: String) throws(Unparsed) -> [Statement.Condition] {
    [.expression(try parseParenthesized(after: .token(word)))]
  }

  /// An `else` goes with the nearest `if` (C11 6.8.4.1): the branch of the inner one takes it
  /// first. `else if` is a statement behind `else`, so that a chain of any length nests.
  mutating func parseIf() throws(Unparsed) -> Statement.Kind {
    cursor.advance()
    let condition = try parseCondition("if")
    let then = try parseBranch()
    guard current.isWord("else") else {
      return .conditional(condition, then: then, otherwise: nil)
    }
    cursor.advance()
    if current.isWord("if") {
      return .conditional(condition, then: then, otherwise: try parseStatement())
    }
    let first = start
    let otherwise = try parseBranch()
    return .conditional(
      condition, then: then, otherwise: Statement(.block(otherwise), at: range(from: first)))
  }

  /// `while (x) …`; a lone `;` is an empty body.
  mutating func parseWhile() throws(Unparsed) -> Statement.Kind {
    cursor.advance()
    let condition = try parseCondition("while")
    return .whileLoop(condition, body: try parseBranch())
  }

  /// `do … while (x);`. A missing `while` is reported behind `do`, since what comes next may be
  /// anything.
  mutating func parseDo() throws(Unparsed) -> Statement.Kind {
    cursor.advance()
    let body = try parseBranch()
    guard takeWord("while") else { throw fail(.token("while"), after: .token("do")) }
    let condition = try parseParenthesized(after: .token("while"))
    try endStatement(after: .token("while"))
    return .doLoop(body: body, while: condition)
  }

  // MARK: - For

  /// `for (a; b; c)`, each part of which may be missing, or fast enumeration. Lines do not end
  /// statements inside of the parentheses, whatever the prompt does.
  mutating func parseFor() throws(Unparsed) -> Statement.Kind {
    let isBound = isLineBound
    defer { isLineBound = isBound }
    cursor.advance()
    let opened = current.range
    try expect("(", after: .token("for"))
    isLineBound = false
    if let loop = try parseForIn(opened, isBound) { return loop }
    var initial: Statement?
    let first = start
    if startsDeclaration() {
      initial = Statement(try parseDeclaration(), at: range(from: first))
    } else if !take(";") {
      let expression = try parseExpression()
      initial = Statement(.expression(expression), at: range(from: first))
      try endStatement(after: .token("for"))
    }
    let condition = current.isSign(";") ? nil : try parseExpression()
    try expect(";", after: .condition)
    let step = current.isSign(")") ? nil : try parseExpression()
    try close(")", opened)
    isLineBound = isBound
    let body = try parseBranch()
    return .forLoop(initial: initial, condition: condition, step: step, body: body)
  }

  /// `for (T x in y)`, `for (x in y)`, behind the parenthesis; nil when it is C's loop.
  ///
  /// A declared variable is a pattern `x as T`, one that exists the expression `x`.
  ///
  /// Told apart by looking ahead at the `in`: nothing is consumed before that is certain.
  private mutating func parseForIn(
    _ opened: SourceRange, _ isBound: Bool
  ) throws(Unparsed) -> Statement.Kind? {
    let pattern: Pattern
    if current.kind == .identifier, cursor.peek().isWord("in") {
      let token = cursor.advance()
      pattern = .expression(Expression(.name(token.text), at: token.range))
    } else if let end = loopVariableEnd(), cursor.peek(end).isWord("in") {
      var specifiers = try parseSpecifiers()
      var (name, type) = try parseDeclarator(specifiers.type, storage: &specifiers.storage)
      type.qualifiers = specifiers.storage + type.qualifiers
      pattern = .cast(.binding(name ?? Name("", at: cursor.gap), isConstant: false), type)
    } else {
      return nil
    }
    cursor.advance()
    let sequence = try parseExpression()
    try close(")", opened)
    isLineBound = isBound
    return .forIn(pattern, in: sequence, where: nil, body: try parseBranch())
  }

  /// The distance to the token behind `T x` or `T (^x)(…)`, as `for … in` declares it.
  private mutating func loopVariableEnd() -> Int? {
    guard let end = typeEnd(at: 0) else { return nil }
    if cursor.peek(end).kind == .identifier { return end + 1 }
    guard isBlockDeclarator(at: end), let name = bracketsEnd(at: end, "(", ")") else { return nil }
    return bracketsEnd(at: name, "(", ")")
  }

  // MARK: - Switch

  /// `switch (x) { case 1: … }`. What stands before the first label can never run in C, and is
  /// refused here.
  mutating func parseSwitch() throws(Unparsed) -> Statement.Kind {
    cursor.advance()
    let subject = try parseParenthesized(after: .token("switch"))
    let opened = current.range
    try expect("{", after: .token("switch"))
    let isBound = isLineBound
    isLineBound = false
    defer { isLineBound = isBound }
    var cases: [Statement.SwitchCase] = []
    while current.isWord("case") || current.isWord("default") {
      cases.append(try parseCase())
    }
    if !current.isSign("}"), !current.isEnd { throw fail(.token("case"), after: .token("switch")) }
    try close("}", opened)
    return .selection(subject, cases)
  }

  /// The labels that stand together and the statements up to the next.
  ///
  /// C falls into the next case where nothing leaves this one: the tree says so in words.
  private mutating func parseCase() throws(Unparsed) -> Statement.SwitchCase {
    let first = start
    var patterns: [Pattern] = []
    var isDefault = false
    repeat {
      if takeWord("default") {
        isDefault = true
      } else {
        cursor.advance()
        patterns.append(try parseCaseValue())
      }
      try expect(":", after: .token("case"))
    } while current.isWord("case") || current.isWord("default")
    var body: [Statement] = []
    while !current.isSign("}"), !current.isEnd, !current.isWord("case"), !current.isWord("default"),
      !current.isAtWord("end")
    {
      if let statement = parseRecovering() { body.append(statement) }
    }
    if !current.isSign("}"), !current.isEnd, body.last?.isLeaving != true {
      body.append(Statement(.fallThrough, at: cursor.gap))
    }
    return Statement.SwitchCase(
      patterns: patterns, isDefault: isDefault, body: body, at: range(from: first))
  }

  /// `1`, or `1 ... 3` of GNU C.
  private mutating func parseCaseValue() throws(Unparsed) -> Pattern {
    let lower = try parseAssignment()
    guard take("...") else { return .expression(lower) }
    let upper = try parseAssignment()
    return .expression(Expression(.binary(.closedRange, lower, upper), at: range(from: lower)))
  }
}

extension Statement {
  /// Whether nothing behind it in the same list can run.
  package var isLeaving: Bool {
    switch kind {
    case .leave, .next, .result, .raise, .fallThrough: true
    case .block(let body): body.last?.isLeaving == true
    default: false
    }
  }
}
