import Diagnostics
import Scanning
import Syntax

// Literals, names and brackets.
extension SwiftParser {
  /// Anything that begins a value. An attribute here belongs to a declaration that is missing,
  /// which is what is reported.
  mutating func parsePrimary() throws(Unparsed) -> Expression {
    let token = current
    switch token.kind {
    case .integer(let value): return literal(.integer(value))
    case .real(let value): return literal(.real(value))
    case .string(let segments): return try parseString(segments)
    case .identifier: return try parseWord()
    case .quotedIdentifier: return literal(.name(token.text))
    case .directive: return try parseDirectiveValue()
    case .punctuator:
      switch token.text {
      case "(":
        return isInBracketsOfWrittenTypes() ? try parseWrittenType() : try parseParentheses()
      case "[": return try parseCollection()
      case "{": return try parseClosure()
      case ".": return try parseImplicitMember()
      case "\\": return try parseKeyPath()
      default: throw fail(.expression)
      }
    case .atWord:
      let written = "@" + token.text
      _ = try parseAttribute()
      throw fail(.declaration, after: .token(written))
    case .character, .cString, .end: throw fail(.expression)
    }
  }

  /// Takes the token that is next as a node of its own range.
  private mutating func literal(_ kind: Expression.Kind) -> Expression {
    Expression(kind, at: cursor.advance().range)
  }

  /// A word of Swift's for a value, a name, or `if` and `switch` as values (SE-0380). A modifier
  /// here lacks its declaration.
  private mutating func parseWord() throws(Unparsed) -> Expression {
    switch current.text {
    case "self": return literal(.selfReference)
    case "super": return literal(.superReference)
    case "nil": return literal(.nilLiteral)
    case "true": return literal(.boolean(true))
    case "false": return literal(.boolean(false))
    case "if", "switch": return try parseStatementValue()
    default:
      if current.isName { return literal(.name(current.text)) }
      guard SwiftWords.modifiers.contains(current.text) else { throw fail(.expression) }
      let word = cursor.advance().text
      throw fail(.declaration, after: .token(word))
    }
  }

  /// `.name`: which type's member it is, only what is expected tells.
  private mutating func parseImplicitMember() throws(Unparsed) -> Expression {
    let first = start
    cursor.advance()
    guard current.kind == .identifier || current.kind == .quotedIdentifier else {
      throw fail(.member, after: .token("."))
    }
    return Expression(.implicitMember(takeName()), at: range(from: first))
  }

  // MARK: - Strings

  /// A string; what stands in its interpolations is read where it stands.
  private mutating func parseString(_ segments: [Token.Segment]) throws(Unparsed) -> Expression {
    let range = cursor.advance().range
    var parts: [StringPart] = []
    for segment in segments {
      switch segment {
      case .text(let text): parts.append(.text(text))
      case .interpolation(let inner): parts.append(.interpolation(try parseInterpolation(inner)))
      }
    }
    return Expression(.string(parts), at: range)
  }

  /// An interpolation is scanned anew from its place in the text, so that its ranges are the
  /// text's. Depth is counted through it.
  private mutating func parseInterpolation(_ place: SourceRange) throws(Unparsed) -> Expression {
    let level = try enter()
    defer { leave(level) }
    var inner = SwiftParser(TokenCursor(cursor.scanner.part(place)))
    inner.nesting = nesting
    inner.functionName = functionName
    inner.hasNotedDepth = hasNotedDepth
    defer {
      diagnostics += inner.cursor.diagnostics + inner.diagnostics
      nesting.height = max(nesting.height, inner.nesting.height)
      hasNotedDepth = inner.hasNotedDepth
    }
    let arguments = try inner.parseArguments(before: ")")
    guard inner.current.isEnd, let first = arguments.first else {
      throw inner.fail(.token(")"), after: .expression)
    }
    // `\(x, privacy: .public)`: how a log writes it does not matter here.
    let isLogged = arguments.dropFirst().allSatisfy {
      ["privacy", "format", "align", "attributes"].contains($0.label?.text)
    }
    if first.label == nil, isLogged { return first.value }
    let range = SourceRange(first.value.range.lowerBound, inner.start)
    let callee = Expression(.name(StringPart.appending), at: range)
    return Expression(.call(callee, arguments), at: range)
  }

  // MARK: - Brackets

  /// One value in parentheses leaves no node behind: the tree says what binds to what.
  private mutating func parseParentheses() throws(Unparsed) -> Expression {
    let first = start
    let elements = try parseBrackets("(", ")")
    if elements.count == 1, elements[0].label == nil, !elements[0].isInOut {
      return Expression(elements[0].value.kind, at: range(from: first))
    }
    return Expression(.tuple(elements), at: range(from: first))
  }

  /// `[a, b]`, `[k: v]`, `[:]`.
  private mutating func parseCollection() throws(Unparsed) -> Expression {
    let first = start
    if isInBracketsOfWrittenTypes() { return try parseWrittenType() }
    let outer = try enter()
    defer { leave(outer) }
    let opened = cursor.advance().range
    let kind = try trailing(true) { (parser) throws(Unparsed) in
      let kind = try parser.parseElements()
      try parser.close("]", opened)
      return kind
    }
    return Expression(kind, at: range(from: first))
  }

  /// A type where a value is due.
  private mutating func parseWrittenType() throws(Unparsed) -> Expression {
    let type = try parseType()
    return Expression(.type(type), at: type.range)
  }

  /// Whether a type begins that is spelt as no value is: `[(Int) -> Void]`, `[String: any P]`,
  /// `((Int) -> Void)`.
  ///
  /// Looked for at each bracket, and given up at the first token that no type has.
  private mutating func isInBracketsOfWrittenTypes() -> Bool {
    var (place, depth) = (1, 0)
    while true {
      let token = cursor.peek(place)
      if token.isSign("->") { return true }
      if token.isWord("any"), cursor.peek(place + 1).isName, !cursor.peek(place + 1).startsLine {
        return true
      }
      if ["(", "[", "<"].contains(where: token.isSign) {
        depth += 1
      } else if [")", "]", ">"].contains(where: token.isSign) {
        if depth == 0 { return false }
        depth -= 1
      } else if token.isSign(",") {
        if depth == 0 { return false }
      } else if token.kind != .identifier, ![":", ".", "?", "&", "@"].contains(where: token.isSign)
      {
        return false
      }
      place += 1
    }
  }

  /// The first colon decides between a list and a dictionary; a list that has pairs in it is
  /// broken.
  private mutating func parseElements() throws(Unparsed) -> Expression.Kind {
    if take(":") { return .dictionary([]) }
    var elements: [Expression] = []
    var pairs: [Expression.Pair] = []
    while !current.isSign("]"), !current.isEnd {
      let value = try parseExpression()
      if pairs.isEmpty, elements.isEmpty || !current.isSign(":"), !current.isSign(":") {
        elements.append(value)
      } else {
        try expect(":", after: .literal)
        pairs.append(Expression.Pair(key: value, value: try parseExpression()))
      }
      if !take(",") { break }
    }
    if !elements.isEmpty, !pairs.isEmpty { throw fail(.token(":"), after: .literal) }
    return pairs.isEmpty ? .array(elements) : .dictionary(pairs)
  }

  // MARK: - Words with #

  /// `#selector`, `#available` and values of the compiler's. Which declarations there are for
  /// macros nobody knows here, so that any other word is refused.
  private mutating func parseDirectiveValue() throws(Unparsed) -> Expression {
    let directive = cursor.advance()
    let first = directive.range.lowerBound
    switch directive.text {
    case "selector":
      let selector = try parseSelector()
      return Expression(.selector(selector), at: range(from: first))
    case "available", "unavailable":
      let system = try parseAvailability(after: "#" + directive.text)
      let value = Expression(.availability(system), at: range(from: first))
      return directive.text == "available"
        ? value : Expression(.unary(.not, value), at: value.range)
    case "function": return Expression(.string([.text(functionName)]), at: directive.range)
    case "line":
      return Expression(.integer(cursor.scanner.line(at: first)), at: directive.range)
    case "imageLiteral", "colorLiteral":
      let type = directive.text == "colorLiteral" ? "UIColor" : "UIImage"
      return try parseDrawnLiteral(of: type, directive)
    case "keyPath": return try parseKeyPathText(directive)
    case "column":
      return Expression(.integer(cursor.scanner.column(at: first)), at: directive.range)
    case "filePath":
      return Expression(.string([.text(cursor.scanner.file)]), at: directive.range)
    case "file", "fileID":
      return Expression(.string([.text(fileID)]), at: directive.range)
    case "dsohandle": throw refuse(.dsohandle, at: directive.range)
    case "include", "import":
      note(.headerInSwift(directive: "#" + directive.text), at: directive.range)
      throw Unparsed()
    default: throw refuse(.macroDeclaration, at: directive.range)
    }
  }

  /// What `#fileID` says, and `#file` since Swift 6: the file without its folders, in a module
  /// `main`; the code of a prompt is in `main.swift`.
  ///
  /// SE-0274 is where the short form comes from.
  private var fileID: String {
    let name = cursor.scanner.file.split(separator: "/").last.map(String.init) ?? ""
    return "main/" + (name.isEmpty || name.hasPrefix("<") ? "main.swift" : name)
  }

  /// `#colorLiteral(red: 1, …)` and `#imageLiteral(resourceName: "x")`, which Xcode draws: the call
  /// that makes the object.
  private mutating func parseDrawnLiteral(
    of type: String, _ directive: Token
  ) throws(Unparsed) -> Expression {
    guard current.isSign("(") else { throw fail(.token("("), after: .literal) }
    var arguments = try parseBrackets("(", ")")
    if type == "UIImage", arguments.first?.label?.text == "resourceName" {
      arguments[0].label?.text = "named"
    }
    let range = range(from: directive.range.lowerBound)
    let made = Expression(.call(Expression(.name(type), at: directive.range), arguments), at: range)
    return type == "UIImage" ? Expression(.forced(made), at: range) : made
  }

  /// `#keyPath(Type.a.b)`: the names behind the type as a string.
  ///
  /// As SE-0062 has it, a type in front is no part of the string.
  private mutating func parseKeyPathText(_ directive: Token) throws(Unparsed) -> Expression {
    let opened = current.range
    try expect("(", after: .token("#keyPath"))
    var names = [try identifier(after: .token("#keyPath")).text]
    while take(".") { names.append(try identifier(after: .token(".")).text) }
    try close(")", opened)
    if names.count > 1 { names = Array(names.drop { $0.first?.isUppercase == true }) }
    return Expression(
      .string([.text(names.joined(separator: "."))]), at: range(from: directive.range.lowerBound))
  }

  /// `(Type.method(_:label:))`, behind `#selector`: the method with its labels.
  ///
  /// SE-0022. Only the last name counts, with its labels; whose method it is, the compiler reads
  /// from the text.
  private mutating func parseSelector() throws(Unparsed) -> String {
    let opened = current.range
    try expect("(", after: .token("#selector"))
    if current.isWord("getter") || current.isWord("setter"), cursor.peek().isSign(":") {
      return try parseAccessorSelector(opened)
    }
    var name = ""
    while current.kind == .identifier || current.kind == .quotedIdentifier {
      name = cursor.advance().text
      if !takeMark("?") { _ = takeMark("!") }
      if !take(".") { break }
    }
    if name.isEmpty { throw fail(.methodName, after: .token("#selector")) }
    if current.isSign("(") { name += try parseLabels() }
    // Which of several is meant, its type says.
    if takeWord("as") { _ = try parseType() }
    try close(")", opened)
    return name
  }

  /// `getter: Type.name)`, as it is written.
  private mutating func parseAccessorSelector(_ opened: SourceRange) throws(Unparsed) -> String {
    let word = cursor.advance().text
    cursor.advance()
    var path = [try identifier(after: .token(word + ":")).text]
    while take(".") { path.append(try identifier(after: .token(".")).text) }
    try close(")", opened)
    return word + ": " + path.joined(separator: ".")
  }

  /// `(_:label:)`.
  private mutating func parseLabels() throws(Unparsed) -> String {
    let opened = cursor.advance().range
    var labels = ""
    while current.kind == .identifier {
      labels += cursor.advance().text + ":"
      try expect(":", after: .selector)
    }
    try close(")", opened)
    return "(" + labels + ")"
  }
}
