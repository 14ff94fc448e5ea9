import Diagnostics
import Scanning
import Syntax

// Literals, names and brackets.
extension ObjectiveCParser {
  /// Anything that begins an expression and is no prefix operator; what else stands here is
  /// reported as an expression that is missing.
  mutating func parsePrimary() throws(Unparsed) -> Expression {
    let token = current
    switch token.kind {
    case .integer(let value): return literal(.integer(value))
    case .real(let value): return literal(.real(value))
    case .character(let value): return literal(.character(value))
    case .cString: return parseCString()
    case .string: return parseString()
    case .identifier: return try parseName()
    case .atWord: return try parseAtWord()
    case .punctuator:
      switch token.text {
      case "(": return try parseParentheses()
      case "[": return try parseMessage()
      case "^": return try parseBlockLiteral()
      case "@": return try parseAtLiteral()
      default: throw fail(.expression)
      }
    case .directive, .quotedIdentifier, .end: throw fail(.expression)
    }
  }

  /// Takes the token that is next as a node of its own range.
  private mutating func literal(_ kind: Expression.Kind) -> Expression {
    Expression(kind, at: cursor.advance().range)
  }

  /// Neighbouring literals of C are one string.
  private mutating func parseCString() -> Expression {
    let first = start
    var text = ""
    while case .cString(let part) = current.kind {
      text += part
      cursor.advance()
    }
    return Expression(.cString(text), at: range(from: first))
  }

  /// `@"a" @"b" "c"` is one string.
  private mutating func parseString() -> Expression {
    let first = start
    var text = ""
    while true {
      if first != start, isLineBound, current.startsLine { break }
      if case .string(let segments) = current.kind {
        for case .text(let part) in segments { text += part }
      } else if case .cString(let part) = current.kind {
        text += part
      } else {
        break
      }
      cursor.advance()
    }
    return Expression(.string([.text(text)]), at: range(from: first))
  }

  /// A name or one of Objective-C's words for values. `YES` and `true` are one node, as are `nil`,
  /// `Nil` and `NULL`.
  private mutating func parseName() throws(Unparsed) -> Expression {
    let word = current.text
    if ObjectiveCWords.statements.contains(word) { throw fail(.expression) }
    switch word {
    case "self": return literal(.selfReference)
    case "super": return literal(.superReference)
    case "_cmd": return literal(.currentSelector)
    case "nil", "Nil", "NULL": return literal(.nilLiteral)
    case "YES", "true", "TRUE": return literal(.boolean(true))
    case "NO", "false", "FALSE": return literal(.boolean(false))
    case "va_arg" where cursor.peek(1).isSign("("): return try parseVariadicArgument()
    default: return literal(.name(word))
    }
  }

  /// `va_arg(list, int)`: in the tree a call of `va_arg`.
  private mutating func parseVariadicArgument() throws(Unparsed) -> Expression {
    let callee = Expression(.name("va_arg"), at: cursor.advance().range)
    let opened = cursor.advance().range
    let list = try parseAssignment()
    guard take(",") else { throw fail(.expression) }
    let type = try parseType()
    try close(")", opened)
    let operand = Expression(.type(type), at: type.range)
    return Expression(
      .call(callee, [Argument(list), Argument(operand)]), at: range(from: callee))
  }

  /// Parentheses leave no node behind: the tree says what binds to what.
  private mutating func parseParentheses() throws(Unparsed) -> Expression {
    let first = start
    let outer = try enter()
    defer { leave(outer) }
    let opened = cursor.advance().range
    let (isBound, isInner) = (isLineBound, isBeforeKeyword)
    (isLineBound, isBeforeKeyword) = (false, false)
    defer { (isLineBound, isBeforeKeyword) = (isBound, isInner) }
    if current.isSign("{") {
      let body = try parseBody()
      try close(")", opened)
      return Expression(.statements(body), at: range(from: first))
    }
    var inner = try parseExpression()
    try close(")", opened)
    inner.range = range(from: first)
    return inner
  }

  // MARK: - Literals with @

  /// `@YES`, `@selector(…)`, `@protocol(…)`.
  private mutating func parseAtWord() throws(Unparsed) -> Expression {
    let first = start
    let word = current.text
    switch word {
    case "YES", "NO", "true", "false":
      let range = cursor.advance().range
      let value = Expression(
        .boolean(word == "YES" || word == "true"),
        at: SourceRange(range.lowerBound + 1, range.upperBound))
      return Expression(.boxed(value), at: range)
    case "selector":
      cursor.advance()
      let selector = try parseSelectorLiteral()
      return Expression(.selector(selector), at: range(from: first))
    case "protocol":
      cursor.advance()
      let opened = current.range
      try expect("(")
      let name = try identifier()
      try close(")", opened)
      return Expression(.protocolLiteral(name), at: range(from: first))
    case "encode":
      note(.unsupported(.encodeExpression), at: cursor.advance().range)
      let type = text(try skipParentheses())
      return Expression(.cString(type), at: range(from: first))
    case "available":
      cursor.advance()
      let version = try parseAvailability(after: "@available")
      return Expression(.availability(version), at: range(from: first))
    case "defs": throw refuse(.atDefs, at: current.range)
    case _ where ObjectiveCWords.numericMacros.contains(word) || cursor.knowsMacro(word):
      // `@N` of `#define N 5`.
      let range = cursor.advance().range
      let name = Expression(.name(word), at: SourceRange(range.lowerBound + 1, range.upperBound))
      return Expression(.boxed(name), at: range)
    default:
      note(.unexpected("@" + word), at: current.range)
      throw Unparsed()
    }
  }

  /// `(a:b:)`, behind `@selector`.
  private mutating func parseSelectorLiteral() throws(Unparsed) -> String {
    let opened = current.range
    try expect("(")
    var selector = ""
    while current.kind == .identifier || current.isSign(":") { selector += cursor.advance().text }
    if selector.isEmpty { throw fail(.selector) }
    try close(")", opened)
    return selector
  }

  /// `@[…]`, `@{…}`, `@(…)`, `@1`, `@-1`, `@'c'`.
  private mutating func parseAtLiteral() throws(Unparsed) -> Expression {
    let first = start
    let outer = try enter()
    defer { leave(outer) }
    cursor.advance()
    let (isBound, isInner) = (isLineBound, isBeforeKeyword)
    (isLineBound, isBeforeKeyword) = (false, false)
    defer { (isLineBound, isBeforeKeyword) = (isBound, isInner) }
    switch current.kind {
    case .punctuator where current.text == "[":
      let elements = try parseElements()
      return Expression(.array(elements), at: range(from: first))
    case .punctuator where current.text == "{":
      let pairs = try parsePairs()
      return Expression(.dictionary(pairs), at: range(from: first))
    case .punctuator where current.text == "(":
      let value = try parseParentheses()
      return Expression(.boxed(value), at: range(from: first))
    case .integer, .real, .character:
      let value = try parsePrimary()
      return Expression(.boxed(value), at: range(from: first))
    case .cString:
      return parseString()
    case .punctuator where current.text == "-" || current.text == "+":
      let value = try parseUnary()
      return Expression(.boxed(value), at: range(from: first))
    default: throw fail(.expression, after: .token("@"))
    }
  }

  /// `@[a, b,]`, a comma behind the last allowed.
  private mutating func parseElements() throws(Unparsed) -> [Expression] {
    let opened = cursor.advance().range
    var elements: [Expression] = []
    while !current.isSign("]") {
      elements.append(try parseAssignment())
      if !take(",") { break }
    }
    try close("]", opened)
    return elements
  }

  /// `@{k: v,}`, each key and value an object.
  private mutating func parsePairs() throws(Unparsed) -> [Expression.Pair] {
    let opened = cursor.advance().range
    var pairs: [Expression.Pair] = []
    while !current.isSign("}") {
      let key = try parseAssignment()
      try expect(":", after: .literal)
      pairs.append(Expression.Pair(key: key, value: try parseAssignment()))
      if !take(",") { break }
    }
    try close("}", opened)
    return pairs
  }
}
