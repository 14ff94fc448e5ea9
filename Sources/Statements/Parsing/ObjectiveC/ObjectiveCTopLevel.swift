import Diagnostics

// What may stand outside all bodies, and directives.
extension ObjectiveCParser {
  mutating func parseTopLevel() throws(Unparsed) -> Statement {
    let first = start
    try skipAttributes()
    while current.isWord("UIKIT_EXTERN") { cursor.advance() }
    if let kind = try parseTopLevelKind(), !current.isEnd || cursor.previousEnd > first {
      return Statement(kind, at: range(from: first))
    }
    return try parseStatement()
  }

  /// What can stand nowhere but at top level; nil for a statement.
  private mutating func parseTopLevelKind() throws(Unparsed) -> Statement.Kind? {
    switch current.kind {
    case .end,
      .punctuator where current.isSign("}"):
      if current.isEnd { return .ignored }
      note(.extraneous("}"), at: current.range)
      cursor.advance()
      throw Unparsed()
    case .punctuator where current.isSign("-") || current.isSign("+"):
      if startsMethod() {
        note(.unexpected(current.text), at: current.range)
        _ = try parseMethod(isPrototype: false)
        throw Unparsed()
      }
      return nil
    case .atWord: return try parseClassLevel()
    case .identifier:
      let next = cursor.peek()
      let isKeyword =
        next.isSign(":") && !next.startsLine && !ObjectiveCWords.statements.contains(current.text)
        && !ObjectiveCWords.statements.contains(cursor.peek(2).text)
      return isKeyword ? try parseBareMessage() : nil
    default: return nil
    }
  }

  /// `viewWillAppear:YES`, typed for the current controller.
  private mutating func parseBareMessage() throws(Unparsed) -> Statement.Kind {
    let first = start
    let receiver = Expression(.currentController, at: SourceRange(first, first))
    let pieces = try parsePieces()
    let message = Expression(
      .message(receiver: receiver, pieces: pieces), at: range(from: first))
    try endStatement(after: .message)
    return .expression(message)
  }

  private mutating func parseClassLevel() throws(Unparsed) -> Statement.Kind? {
    switch current.text {
    case "interface": return .type(try parseInterface())
    case "implementation": return .type(try parseImplementation())
    case "protocol":
      if cursor.peek().isSign("(") { return nil }
      return try parseProtocol()
    case "class":
      cursor.advance()
      let names = try parseNames(after: .token("@class"))
      for name in names { types.insert(name.text) }
      try endStatement(after: .declaration)
      return .forward(names)
    default: return nil
    }
  }

  /// `a, b, c`.
  mutating func parseNames(after construct: SyntaxFact.Construct) throws(Unparsed) -> [Name] {
    var names = [try identifier(after: construct)]
    while take(",") { names.append(try identifier(after: construct)) }
    return names
  }

  // MARK: - Directives

  /// A directive, which is one token: `#import` and `#pragma` do nothing here.
  mutating func parseDirective() throws(Unparsed) -> Statement.Kind {
    let directive = cursor.advance()
    switch directive.text {
    case "import", "include", "pragma", "undef": return .ignored
    case "define": return try parseMacro(directive)
    case "if", "ifdef", "ifndef", "else", "elif", "endif":
      note(.unsupported(.conditionalCompilation), at: wordRange(directive))
      return .ignored
    default:
      note(.unknownWord("#" + directive.text, in: .statement), at: wordRange(directive))
      return .ignored
    }
  }

  /// The place of a directive's word, without the rest of its line.
  private func wordRange(_ directive: Token) -> SourceRange {
    let lower = directive.range.lowerBound
    return SourceRange(lower, lower + 1 + directive.text.utf8.count)
  }

  /// `#define NAME value`, read from the directive's own text.
  private mutating func parseMacro(_ directive: Token) throws(Unparsed) -> Statement.Kind {
    let body = SourceRange(wordRange(directive).upperBound, directive.range.upperBound)
    var inner = ObjectiveCParser(TokenCursor(cursor.scanner.part(body)), types: types)
    defer { diagnostics += inner.cursor.diagnostics + inner.diagnostics }
    let name = try inner.identifier(after: .token("#define"))
    if inner.current.isSign("("), !inner.current.flags.contains(.afterSpace) {
      throw refuse(.functionLikeMacro, at: name.range)
    }
    if inner.current.isEnd { return .macro(name, nil) }
    let value = try inner.parseExpression()
    _ = inner.take(";")
    guard inner.current.isEnd else {
      throw refuse(.macroOfOtherText, at: inner.current.range)
    }
    return .macro(name, value)
  }
}
