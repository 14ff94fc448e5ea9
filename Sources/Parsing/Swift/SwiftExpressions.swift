import Diagnostics
import Scanning
import Syntax

// Expressions, from the assignment down to prefix operators; what binds tighter is in the next
// files.
extension SwiftParser {
  /// An expression, or an assignment, which is a statement and has no value.
  mutating func parseAssignment() throws(Unparsed) -> Expression {
    let outer = beginNode()
    defer { endNode(outer) }
    let target = try parseExpression()
    let operation = Self.compoundAssignments[current.text]
    guard current.kind == .punctuator, !current.startsLine || current.text != "&=",
      current.text == "=" || operation != nil
    else { return target }
    cursor.advance()
    // `try a = f()` is said of the value.
    if case .attempt(let form, let place) = target.kind {
      let value = Expression(.attempt(form, try parseValue(for: place)), at: range(from: place))
      return Expression(
        .assignment(operation, target: place, value: value), at: range(from: target))
    }
    return Expression(
      .assignment(operation, target: target, value: try parseValue(for: target)),
      at: range(from: target))
  }

  /// The value of an assignment, which cannot be an assignment itself (TSPL, Basic Operators).
  private mutating func parseValue(for target: Expression) throws(Unparsed) -> Expression {
    if !target.isSwiftTarget { note(.notAssignable, at: target.range) }
    let value = try parseExpression()
    try grow()
    return value
  }

  /// The operator that a compound assignment computes with, overflow operators among them.
  private static let compoundAssignments: [String: BinaryOperator] = [
    "+=": .add, "-=": .subtract, "*=": .multiply, "/=": .divide, "%=": .remainder,
    "&=": .bitAnd, "|=": .bitOr, "^=": .bitXor, "<<=": .shiftLeft, ">>=": .shiftRight,
    "&+=": .wrappingAdd, "&-=": .wrappingSubtract, "&*=": .wrappingMultiply,
  ]

  /// An expression without an assignment; `try` covers all that stands behind it.
  ///
  /// TSPL: `try` and `await` stand on the left of an expression and cover its operators too.
  mutating func parseExpression() throws(Unparsed) -> Expression {
    guard current.isWord("try") || startsAwait else { return try parseConditional() }
    let first = start
    let outer = try enter()
    defer { leave(outer) }
    let isTry = cursor.advance().text == "try"
    let form: Expression.AttemptForm =
      !isTry ? .awaited : takeMark("?") ? .optional : takeMark("!") ? .forced : .plain
    let value = try parseExpression()
    return Expression(.attempt(form, value), at: range(from: first))
  }

  /// Whether `await` stands here as a word, and no name: a value follows.
  private var startsAwait: Bool {
    current.isWord("await")
  }

  /// Consumes a sign that belongs to what stands before it.
  mutating func takeMark(_ sign: String) -> Bool {
    !current.isLeftOpen && take(sign)
  }

  /// `a ? b : c`: white space before the `?` tells it from an optional chain.
  private mutating func parseConditional() throws(Unparsed) -> Expression {
    let condition = try parseBinary(above: .none)
    guard current.isSign("?"), current.isLeftOpen else { return condition }
    cursor.advance()
    let outer = try enter()
    defer { leave(outer) }
    let then = try parseExpression()
    try expect(":", after: .expression)
    let otherwise = try parseExpression()
    return Expression(.conditional(condition, then, otherwise), at: range(from: condition))
  }

  // MARK: - Binary operators

  /// Operators that bind tighter than a given strength; chains are read without recursion.
  ///
  /// Casts are operators of their own precedence, between `??` and ranges.
  mutating func parseBinary(above strength: Precedence) throws(Unparsed) -> Expression {
    let outer = beginNode()
    defer { endNode(outer) }
    var left = try parseUnary()
    while true {
      if strength.rank < Precedence.casting.rank, let cast = try parseCast(of: left) {
        left = cast
      } else if let (operation, binding) = binaryOperator(), binding.rank > strength.rank {
        left = try parseOperation(operation, binding, on: left)
      } else if let binding = ownBinding(), binding.rank > strength.rank {
        left = try parseOwnOperation(binding, on: left)
      } else {
        return left
      }
      try grow()
    }
  }

  /// The rest of `left op right`; `??` groups to the right, ranges may lack their end.
  ///
  /// `??` is right-associative (`NilCoalescingPrecedence`); the operators at its rank are read
  /// inside of its right side.
  private mutating func parseOperation(
    _ operation: BinaryOperator, _ binding: Precedence, on left: Expression
  ) throws(Unparsed) -> Expression {
    cursor.advance()
    if binding == .range, endsRange {
      let isClosed = operation == .closedRange
      return Expression(
        .partialRange(lower: left, upper: nil, isClosed: isClosed), at: range(from: left))
    }
    if operation == .coalesce {
      let level = try enter()
      defer { leave(level) }
      let right = try parseBinary(above: .comparison)
      return Expression(.binary(operation, left, right), at: range(from: left))
    }
    let right = try parseBinary(above: binding)
    return Expression(.binary(operation, left, right), at: range(from: left))
  }

  /// Whether nothing can be the upper bound of a range here.
  private var endsRange: Bool {
    current.isEnd || current.startsLine
      || current.kind == .punctuator && [")", "]", "}", ",", ":", ";", "{"].contains(current.text)
  }

  /// An operator between two values: white space stands on both of its sides or on neither.
  ///
  /// TSPL, Operators: white space on one side alone makes it a prefix or suffix. Signs that are no
  /// prefix are taken as they stand.
  private mutating func binaryOperator() -> (BinaryOperator, Precedence)? {
    guard current.kind == .punctuator, let found = Self.binaryOperators[current.text] else {
      return nil
    }
    let isPrefix = current.isLeftOpen && !current.flags.contains(.beforeSpace)
    let canBePrefix = ["-", "+", "&", "...", "..<"].contains(current.text)
    return isPrefix && canBePrefix ? nil : found
  }

  /// Swift's operators by their signs, with the standard library's precedence groups (Operator
  /// Declarations).
  private static let binaryOperators: [String: (BinaryOperator, Precedence)] = [
    "<<": (.shiftLeft, .shift), ">>": (.shiftRight, .shift), "*": (.multiply, .multiplication),
    "/": (.divide, .multiplication), "%": (.remainder, .multiplication),
    "&": (.bitAnd, .multiplication), "+": (.add, .addition), "-": (.subtract, .addition),
    "|": (.bitOr, .addition), "^": (.bitXor, .addition), "...": (.closedRange, .range),
    "..<": (.halfOpenRange, .range), "??": (.coalesce, .coalescing), "<": (.less, .comparison),
    ">": (.greater, .comparison), "<=": (.lessOrEqual, .comparison),
    ">=": (.greaterOrEqual, .comparison), "==": (.equal, .comparison),
    "!=": (.notEqual, .comparison), "===": (.identical, .comparison),
    "!==": (.notIdentical, .comparison), "~=": (.patternMatch, .comparison),
    "&+": (.wrappingAdd, .addition), "&-": (.wrappingSubtract, .addition),
    "&*": (.wrappingMultiply, .multiplication), "&&": (.and, .conjunction),
    "||": (.or, .disjunction),
  ]

  /// `x is T`, `x as T`, `x as? T`, `x as! T`, behind `x`.
  private mutating func parseCast(of value: Expression) throws(Unparsed) -> Expression? {
    if takeWord("is") {
      return Expression(.isType(value, try parseType()), at: range(from: value))
    }
    guard takeWord("as") else { return nil }
    let form: Expression.CastForm =
      takeMark("?") ? .conditional : takeMark("!") ? .forced : .coercion
    return Expression(.cast(form, try parseType(), value), at: range(from: value))
  }

  // MARK: - Prefix operators

  /// A prefix operator stands right before its operand. `-` before a literal stays a node here, and
  /// becomes one number when it is typed.
  private mutating func parseUnary() throws(Unparsed) -> Expression {
    guard current.kind == .punctuator else { return try parsePostfix() }
    let first = start
    switch current.text {
    case "-", "+", "!", "~", "&":
      guard let operation = UnaryOperator(rawValue: cursor.advance().text) else { break }
      let operand = try parseOperand()
      return Expression(.unary(operation, operand), at: range(from: first))
    case "...", "..<":
      let isClosed = cursor.advance().text == "..."
      if endsRange { throw refuse(.unboundedRange, at: range(from: first)) }
      let upper = try parseBinary(above: .range)
      return Expression(
        .partialRange(lower: nil, upper: upper, isClosed: isClosed), at: range(from: first))
    case "++", "--": return try parsePrefixStep()
    case "/" where beginsRegularExpression():
      throw refuse(.regularExpression, at: current.range)
    case let sign
    where (Scanner.isOwnOperator(sign) || sign == "/") && !current.flags.contains(.beforeSpace):
      let name = Expression(.name(sign), at: cursor.advance().range)
      let operand = try parseOperand()
      return Expression(.call(name, [Argument(operand)]), at: range(from: first))
    default: break
    }
    return try parsePostfix()
  }

  /// Whether the line has the other slash of `/a+/`, too.
  private mutating func beginsRegularExpression() -> Bool {
    var place = 1
    while true {
      let token = cursor.peek(place)
      if token.isEnd || token.startsLine || place > 100 { return false }
      if token.kind == .punctuator, token.text.contains("/") { return true }
      place += 1
    }
  }

  /// `++x`: noted as gone since Swift 3 (SE-0004), and read.
  private mutating func parsePrefixStep() throws(Unparsed) -> Expression {
    let first = start
    let change = takeStep()
    return Expression(
      .step(by: change, isPrefix: true, try parseOperand()), at: range(from: first))
  }

  /// `++` or `--`, which Swift 3 took away: how much it adds.
  mutating func takeStep() -> Int {
    let isUp = current.text == "++"
    note(.unsupported(.increment), at: current.range, suggestion: isUp ? "+= 1" : "-= 1")
    cursor.advance()
    return isUp ? 1 : -1
  }

  /// What a prefix operator applies to; each is a level of recursion, which is limited.
  private mutating func parseOperand() throws(Unparsed) -> Expression {
    let outer = try enter()
    defer { leave(outer) }
    return try parseUnary()
  }
}

extension Expression {
  /// Whether Swift could assign to it, by its form.
  fileprivate var isSwiftTarget: Bool {
    switch kind {
    case .name, .selfReference, .member, .element: true
    case .chain(let inner), .forced(let inner), .chainLink(let inner): inner.isSwiftTarget
    case .tuple(let elements): elements.allSatisfy { $0.value.isSwiftTarget }
    default: false
    }
  }
}
