import Diagnostics
import Scanning
import Syntax

// Expressions, from the comma down to prefix operators; what binds tighter is in the next files.
extension ObjectiveCParser {
  /// An expression with commas between its parts.
  mutating func parseExpression() throws(Unparsed) -> Expression {
    let outer = beginNode()
    defer { endNode(outer) }
    var left = try parseAssignment()
    while take(",") {
      let right = try parseAssignment()
      try grow()
      left = Expression(.binary(.comma, left, right), at: range(from: left))
    }
    return left
  }

  /// An expression without a bare comma: an argument, an element, an initial value.
  mutating func parseAssignment() throws(Unparsed) -> Expression {
    let outer = beginNode()
    defer { endNode(outer) }
    let target = try parseConditional()
    let operation = Self.compoundAssignments[current.text]
    guard current.kind == .punctuator, current.text == "=" || operation != nil else {
      return target
    }
    cursor.advance()
    if !target.isAssignable { note(.notAssignable, at: target.range) }
    let level = try enter()
    defer { leave(level) }
    let value = try parseAssignment()
    return Expression(
      .assignment(operation, target: target, value: value), at: range(from: target))
  }

  /// The operator that a compound assignment computes with; plain `=` has none.
  private static let compoundAssignments: [String: BinaryOperator] = [
    "+=": .add, "-=": .subtract, "*=": .multiply, "/=": .divide, "%=": .remainder,
    "&=": .bitAnd, "|=": .bitOr, "^=": .bitXor, "<<=": .shiftLeft, ">>=": .shiftRight,
  ]

  /// `a ? b : c`, which groups to the right, and GNU's `a ?: c`, whose condition is evaluated once.
  /// Between `?` and `:` stands a whole expression, in which a keyword's colon ends nothing.
  private mutating func parseConditional() throws(Unparsed) -> Expression {
    let condition = try parseBinary(above: 0)
    guard current.isSign("?") else { return condition }
    cursor.advance()
    let outer = try enter()
    defer { leave(outer) }
    if take(":") {
      let otherwise = try parseConditional()
      return Expression(.conditional(condition, nil, otherwise), at: range(from: condition))
    }
    let isInner = isBeforeKeyword
    isBeforeKeyword = false
    defer { isBeforeKeyword = isInner }
    let then = try parseExpression()
    try expect(":", after: .expression)
    isBeforeKeyword = isInner
    let otherwise = try parseConditional()
    return Expression(.conditional(condition, then, otherwise), at: range(from: condition))
  }

  /// Operators that bind tighter than a given strength; chains are read without recursion.
  private mutating func parseBinary(above strength: Int) throws(Unparsed) -> Expression {
    let outer = beginNode()
    defer { endNode(outer) }
    var left = try parseUnary()
    while let (operation, binding) = binaryOperator(), binding > strength {
      cursor.advance()
      let right = try parseBinary(above: binding)
      try grow()
      left = Expression(.binary(operation, left, right), at: range(from: left))
    }
    return left
  }

  /// The operator here with its strength. At the prompt, a sign that may be a prefix and begins a
  /// line begins a statement, unless white space stands behind it.
  private func binaryOperator() -> (BinaryOperator, Int)? {
    guard current.kind == .punctuator, let found = Self.binaryOperators[current.text] else {
      return nil
    }
    let mayBePrefix = ["+", "-", "*", "&"].contains(current.text)
    if isLineBound, current.startsLine, mayBePrefix, !current.flags.contains(.beforeSpace) {
      return nil
    }
    return found
  }

  /// C's precedences (C11 6.5.5 to 6.5.14), the tightest the highest; all of them group to the
  /// left.
  private static let binaryOperators: [String: (BinaryOperator, Int)] = [
    "*": (.multiply, 10), "/": (.divide, 10), "%": (.remainder, 10), "+": (.add, 9),
    "-": (.subtract, 9), "<<": (.shiftLeft, 8), ">>": (.shiftRight, 8), "<": (.less, 7),
    ">": (.greater, 7), "<=": (.lessOrEqual, 7), ">=": (.greaterOrEqual, 7), "==": (.equal, 6),
    "!=": (.notEqual, 6), "&": (.bitAnd, 5), "^": (.bitXor, 4), "|": (.bitOr, 3), "&&": (.and, 2),
    "||": (.or, 1),
  ]

  /// Casts and prefix operators; each is a level, since it nests to the right.
  mutating func parseUnary() throws(Unparsed) -> Expression {
    let first = start
    if current.kind == .punctuator {
      if let operation = UnaryOperator(rawValue: current.text) {
        cursor.advance()
        let operand = try parseOperand()
        return Expression(.unary(operation, operand), at: range(from: first))
      }
      if current.isSign("++") || current.isSign("--") {
        let step = cursor.advance().text == "++" ? 1 : -1
        let operand = try parseOperand()
        if !operand.isAssignable { note(.notAssignable, at: operand.range) }
        return Expression(.step(by: step, isPrefix: true, operand), at: range(from: first))
      }
      if current.isSign("("), startsCast() { return try parseCast() }
    } else if current.isWord("sizeof") {
      return try parseSizeof()
    }
    return try parsePostfix()
  }

  /// `sizeof(int)`, `sizeof x`: in the tree a call of `sizeof`.
  private mutating func parseSizeof() throws(Unparsed) -> Expression {
    let keyword = cursor.advance()
    let callee = Expression(.name("sizeof"), at: keyword.range)
    var operand: Expression
    if startsCast() {
      let opened = cursor.advance().range
      let type = try parseType()
      try close(")", opened)
      operand = Expression(.type(type), at: type.range)
    } else {
      operand = try parseOperand()
    }
    operand.range = range(from: operand)
    return Expression(.call(callee, [Argument(operand)]), at: range(from: callee))
  }

  /// What a prefix operator applies to, itself perhaps one: each is a level of recursion, which is
  /// limited.
  private mutating func parseOperand() throws(Unparsed) -> Expression {
    let outer = try enter()
    defer { leave(outer) }
    return try parseUnary()
  }

  /// `(T)x`, or the compound literal `(T){…}`.
  private mutating func parseCast() throws(Unparsed) -> Expression {
    let first = start
    let opened = cursor.advance().range
    let type = try parseType()
    try close(")", opened)
    if current.isSign("{") {
      var literal = try parseBraceList(of: type)
      literal.range = range(from: first)
      return try parsePostfix(of: literal)
    }
    let operand = try parseOperand()
    return Expression(.cast(.c, type, operand), at: range(from: first))
  }

  /// `{1, 2}`; a list without a type of its own is of the type that is asked for, named "".
  mutating func parseBraceList(of type: TypeReference?) throws(Unparsed) -> Expression {
    let first = start
    let opened = current.range
    let outer = try enter()
    defer { leave(outer) }
    try expect("{")
    var elements: [Expression] = []
    while !current.isSign("}"), !current.isEnd {
      elements.merge(try parseBraceElement())
      if !take(",") { break }
    }
    try close("}", opened)
    return list(elements, of: type, at: range(from: first))
  }

  /// A range without length stands for the type that nobody wrote.
  private func list(
    _ elements: [Expression], of type: TypeReference? = nil, at range: SourceRange
  ) -> Expression {
    let place = SourceRange(range.lowerBound, range.lowerBound)
    let unnamed = TypeReference(.named("", arguments: [], protocols: []), at: place)
    return Expression(.compound(type ?? unnamed, elements), at: range)
  }

  /// `1`, `{1, 2}`, or `.x = 1`, which in the tree is an assignment to the member `x` of what is
  /// made; `.a.x = 1` is `.a = {.x = 1}`.
  private mutating func parseBraceElement() throws(Unparsed) -> Expression {
    if current.isSign("["), cursor.peek(2).isSign("]"), cursor.peek(3).isSign("=") {
      note(.unsupported(.designatedInitializer), at: current.range)
      for _ in 0..<4 { cursor.advance() }
    }
    if current.isSign("{") { return try parseBraceList(of: nil) }
    guard current.isSign(".") else { return try parseAssignment() }
    let first = start
    cursor.advance()
    let part = Expression(.implicitMember(try identifier()), at: range(from: first))
    if current.isSign(".") {
      let level = try enter()
      defer { leave(level) }
      let inner = try parseBraceElement()
      return Expression(
        .assignment(nil, target: part, value: list([inner], at: inner.range)),
        at: range(from: first))
    }
    try expect("=", after: .literal)
    let value = current.isSign("{") ? try parseBraceList(of: nil) : try parseAssignment()
    return Expression(.assignment(nil, target: part, value: value), at: range(from: first))
  }
}

extension [Expression] {
  /// Adds an element of a list in braces; `.a.y = 2` behind `.a.x = 1` adds to the same part.
  fileprivate mutating func merge(_ element: Expression) {
    if let (name, added) = element.part,
      let place = firstIndex(where: { $0.part?.name == name }),
      case .assignment(_, let target, let value) = self[place].kind,
      case .compound(let type, var elements) = value.kind
    {
      // A list that is written out takes the place of what stood before.
      guard added.first?.range == element.listRange else {
        self[place] = element
        return
      }
      for element in added { elements.merge(element) }
      let whole = Expression(.compound(type, elements), at: value.range)
      self[place].kind = .assignment(nil, target: target, value: whole)
    } else {
      append(element)
    }
  }
}

extension Expression {
  /// The name and the elements of `.name = {…}`.
  fileprivate var part: (name: String, elements: [Expression])? {
    guard case .assignment(nil, let target, let value) = kind,
      case .implicitMember(let name) = target.kind, case .compound(_, let elements) = value.kind
    else { return nil }
    return (name.text, elements)
  }

  /// Where the list in braces stands of `.name = {…}`.
  fileprivate var listRange: SourceRange? {
    if case .assignment(nil, _, let value) = kind { value.range } else { nil }
  }

  /// Whether C could assign to it, by its form.
  var isAssignable: Bool {
    switch kind {
    case .name, .selfReference, .member, .arrow, .element, .unary(.dereference, _): true
    // What may be a macro, the compiler judges.
    case .call(let callee, _): callee.path?.first?.isUppercase == true
    default: false
    }
  }
}
