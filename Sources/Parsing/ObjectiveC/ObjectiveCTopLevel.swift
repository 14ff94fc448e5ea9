import Diagnostics
import Scanning
import Syntax

// What may stand outside all bodies, and directives.
extension ObjectiveCParser {
  /// A statement with the attributes before it. What was taken by `skipAttributes` alone, with
  /// nothing behind it, is a statement of nothing.
  mutating func parseTopLevel() throws(Unparsed) -> Statement {
    let first = start
    try skipAttributes()
    while current.isWord("UIKIT_EXTERN") { cursor.advance() }
    if let kind = try parseTopLevelKind(), !current.isEnd || cursor.previousEnd > first {
      return Statement(kind, at: range(from: first), attributes: takeAnnotations())
    }
    var statement = try parseStatement()
    statement.attributes = takeAnnotations()
    return statement
  }

  /// What can stand nowhere but at top level; nil for a statement.
  ///
  /// A method outside of a class is noted once and read over as a whole, so that its body raises no
  /// errors of its own.
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

  /// Declarations of classes and protocols; nil for `@protocol(P)`, which is a value.
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
  ///
  /// `#if` and its kin never come here: the preprocessor has obeyed them.
  mutating func parseDirective() throws(Unparsed) -> Statement.Kind {
    let directive = cursor.advance()
    switch directive.text {
    case "import", "include", "pragma", "undef", "warning", "line", "ident": return .ignored
    case "define": return try parseMacro(directive)
    default:
      let word = cursor.scanner.word(of: directive)
      note(.unknownWord("#" + directive.text, in: .statement), at: word)
      return .ignored
    }
  }

  /// `#define NAME value`, read from the directive's own text; what is no value was put in place
  /// where it is used.
  private mutating func parseMacro(_ directive: Token) throws(Unparsed) -> Statement.Kind {
    let line = cursor.scanner.operands(of: directive)
    var inner = ObjectiveCParser(TokenCursor(line), types: types)
    defer { diagnostics += inner.cursor.diagnostics + inner.diagnostics }
    let name = try inner.identifier(after: .token("#define"))
    if cursor.putsInPlace(name.text) { return .ignored }
    let value = try inner.parseExpression()
    _ = inner.take(";")
    return .macro(name, value)
  }
}
