import Diagnostics
import Scanning
import Syntax

// Members, subscripts, calls, messages, blocks.
extension ObjectiveCParser {
  /// A primary and its suffixes are one tree whose height grows with each of them.
  mutating func parsePostfix() throws(Unparsed) -> Expression {
    let outer = beginNode()
    defer { endNode(outer) }
    return try parsePostfix(of: try parsePrimary())
  }

  /// What follows a value, however long the chain.
  ///
  /// At the prompt a line that begins with a bracket or parenthesis begins a statement, and only a
  /// dot or arrow goes on.
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
      case "(": kind = .call(value, try parseArguments(of: value))
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

  /// C's comma operator may stand in an index.
  private mutating func parseIndex() throws(Unparsed) -> Argument {
    try bracketed("]") { parser throws(Unparsed) in Argument(try parser.parseExpression()) }
  }

  /// Arguments between commas. What an unexpanded macro is given may be a statement; the comment of
  /// `NSLocalizedString` may be empty or no expression at all.
  private mutating func parseArguments(of function: Expression) throws(Unparsed) -> [Argument] {
    try bracketed(")") { parser throws(Unparsed) in
      var arguments: [Argument] = []
      if parser.current.isSign(")") { return arguments }
      repeat {
        if case .name(let name) = function.kind, arguments.count == Self.comments[name],
          !parser.cursor.peek().isSign(")") || parser.current.isSign(")")
        {
          arguments.append(parser.skipComment())
        } else {
          arguments.append(Argument(try parser.parseAssignment()))
          // An argument of a macro may be a statement.
          if parser.current.isSign(";"), parser.cursor.peek().isSign(")") { _ = parser.take(";") }
        }
      } while parser.take(",")
      return arguments
    }
  }

  /// Which argument of the macros for texts is the comment.
  private static let comments = [
    "NSLocalizedString": 1, "NSLocalizedStringFromTable": 2,
    "NSLocalizedStringFromTableInBundle": 3, "NSLocalizedStringWithDefaultValue": 4,
  ]

  /// Passes over the comment of a macro, which goes nowhere: it may be empty, or any words.
  private mutating func skipComment() -> Argument {
    let first = start
    var open = OpenBrackets()
    while !current.isEnd, !current.isSign(")") || !open.isEmpty { open.count(cursor.advance()) }
    return Argument(Expression(.nilLiteral, at: range(from: first)))
  }

  /// What stands between the bracket that is next and the one that closes it, on however many
  /// lines.
  private mutating func bracketed<Inner>(
    _ end: String, _ parse: (inout Self) throws(Unparsed) -> Inner
  ) throws(Unparsed) -> Inner {
    let outer = try enter()
    defer { leave(outer) }
    let opened = cursor.advance().range
    let (isBound, isInner) = (isLineBound, isBeforeKeyword)
    (isLineBound, isBeforeKeyword) = (false, false)
    defer { (isLineBound, isBeforeKeyword) = (isBound, isInner) }
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
      let receiver = try parser.parseReceiver()
      return Expression.Kind.message(receiver: receiver, pieces: try parser.parsePieces())
    }
    return Expression(message, at: range(from: first))
  }

  /// What a message is sent to; what stands in `<…>` behind the name of a class is passed over.
  private mutating func parseReceiver() throws(Unparsed) -> Expression {
    guard current.kind == .identifier, cursor.peek().isSign("<"), let end = typeEnd(at: 0),
      cursor.peek(end - 1).text.last == ">", cursor.peek(end).kind == .identifier
    else { return try parseAssignment() }
    let type = try parseSpecifiers().type
    guard case .named(let name, _, _) = type.kind else { throw fail(.expression) }
    return Expression(.name(name), at: type.range)
  }

  /// The selector's words with their arguments.
  ///
  /// Behind an argument the next keyword may follow, which `isBeforeKeyword` tells to casts: `[v
  /// a:(m) b:6]`.
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
      let isInner = isBeforeKeyword
      isBeforeKeyword = true
      defer { isBeforeKeyword = isInner }
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
