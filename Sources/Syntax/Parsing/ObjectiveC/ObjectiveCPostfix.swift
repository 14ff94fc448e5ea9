import Diagnostics

// Members, subscripts, calls, messages, blocks.
extension ObjectiveCParser {
  mutating func parsePostfix() throws(Unparsed) -> Expression {
    let outer = beginNode()
    defer { endNode(outer) }
    return try parsePostfix(of: try parsePrimary())
  }

  /// What follows a value, however long the chain.
  mutating func parsePostfix(of primary: Expression) throws(Unparsed) -> Expression {
    var value = primary
    while current.kind == .punctuator {
      if isLineBound, current.startsLine, current.text != ".", current.text != "->" { break }
      let kind: Expression.Kind
      switch current.text {
      case ".", "->":
        let sign = cursor.advance().text
        let name = try identifier(.member, after: .token(sign))
        kind = sign == "." ? .member(value, name) : .arrow(value, name)
      case "[": kind = .element(value, [try parseIndex()])
      case "(": kind = .call(value, try parseArguments())
      case "++", "--":
        if !value.isAssignable { note(.notAssignable, at: value.range) }
        kind = .step(by: cursor.advance().text == "++" ? 1 : -1, isPrefix: false, value)
      default: return value
      }
      try grow()
      value = Expression(kind, at: range(from: value))
    }
    return value
  }

  private mutating func parseIndex() throws(Unparsed) -> Argument {
    try bracketed("]") { parser throws(Unparsed) in Argument(try parser.parseExpression()) }
  }

  private mutating func parseArguments() throws(Unparsed) -> [Argument] {
    try bracketed(")") { parser throws(Unparsed) in
      var arguments: [Argument] = []
      while !parser.current.isSign(")") {
        arguments.append(Argument(try parser.parseAssignment()))
        if !parser.take(",") { break }
      }
      return arguments
    }
  }

  /// What stands between the bracket that is next and the one that closes it, on however many
  /// lines.
  private mutating func bracketed<Inner>(
    _ end: String, _ parse: (inout Self) throws(Unparsed) -> Inner
  ) throws(Unparsed) -> Inner {
    let outer = try enter()
    defer { leave(outer) }
    let opened = cursor.advance().range
    let isBound = isLineBound
    isLineBound = false
    defer { isLineBound = isBound }
    let inner = try parse(&self)
    isLineBound = isBound
    try close(end, opened)
    return inner
  }

  // MARK: - Messages

  /// `[receiver a:x b:y, z]`.
  mutating func parseMessage() throws(Unparsed) -> Expression {
    let first = start
    let message = try bracketed("]") { parser throws(Unparsed) in
      let receiver = try parser.parseAssignment()
      return Expression.Kind.message(receiver: receiver, pieces: try parser.parsePieces())
    }
    return Expression(message, at: range(from: first))
  }

  /// The selector's words with their arguments.
  mutating func parsePieces() throws(Unparsed) -> [MessagePiece] {
    guard current.kind == .identifier || current.isSign(":") else {
      throw fail(.selector, after: .message)
    }
    if current.kind == .identifier, !cursor.peek().isSign(":") {
      return [MessagePiece(takeName(), nil)]
    }
    var pieces: [MessagePiece] = []
    while current.isSign(":") || current.kind == .identifier && cursor.peek().isSign(":") {
      if isLineBound, current.startsLine, !pieces.isEmpty { break }
      let keyword = current.isSign(":") ? Name("", at: current.range) : takeName()
      try expect(":")
      let argument = try parseAssignment()
      var more: [Expression] = []
      while current.isSign(","), !isLineBound || !cursor.peek().startsLine {
        cursor.advance()
        more.append(try parseAssignment())
      }
      pieces.append(MessagePiece(keyword, argument, more: more))
    }
    return pieces
  }

  // MARK: - Blocks

  /// `^{…}`, `^(int x) {…}`, `^BOOL(id a) {…}`.
  mutating func parseBlockLiteral() throws(Unparsed) -> Expression {
    let first = start
    let outer = try enter()
    defer { leave(outer) }
    cursor.advance()
    var returns: TypeReference?
    if current.kind == .identifier { returns = try parseType() }
    let parameters = current.isSign("(") ? try parseParameters(allowingVariadic: false) : []
    guard current.isSign("{") else { throw fail(.token("{"), after: .block) }
    let body = try parseBody()
    return Expression(
      .closure(Closure(parameters: parameters, returns: returns, body: body)),
      at: range(from: first))
  }
}
