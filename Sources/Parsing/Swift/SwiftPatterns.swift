import Diagnostics
import Scanning
import Syntax

// What values may look like.
extension SwiftParser {
  /// A pattern; where names are bound without a word of their own, as behind `let`, `binding` is
  /// true.
  mutating func parsePattern(
    binding: Bool, isConstant: Bool = true
  ) throws(Unparsed) -> Pattern {
    let outer = try enter()
    defer { leave(outer) }
    var pattern = try parsePrimaryPattern(binding: binding, isConstant: isConstant)
    while current.isSign("?"), !current.isLeftOpen {
      cursor.advance()
      pattern = .optional(pattern)
    }
    if takeWord("as") { pattern = .cast(pattern, try parseType()) }
    return pattern
  }

  /// `let`, `var`, `_`, `is T`, a tuple, a case, a name where names are bound, else a value to
  /// compare with. Order matters: `.a` is a case before it is a value.
  private mutating func parsePrimaryPattern(
    binding: Bool, isConstant: Bool
  ) throws(Unparsed) -> Pattern {
    if current.isWord("let") || current.isWord("var") {
      let isConstant = cursor.advance().text == "let"
      return try parsePattern(binding: true, isConstant: isConstant)
    }
    if takeWord("_") { return .wildcard }
    if takeWord("is") { return .isType(try parseType()) }
    if current.isSign("(") {
      return try parseTuplePattern(binding: binding, isConstant: isConstant)
    }
    if let pattern = try parseCasePattern(binding: binding, isConstant: isConstant) {
      return pattern
    }
    let next = cursor.peek()
    if binding, current.isName, !next.isSign("."), !next.isSign("("), !next.isSign("...") {
      return .binding(takeName(), isConstant: isConstant)
    }
    let value = try trailing(false) { (parser) throws(Unparsed) in
      try parser.parseBinary(above: .comparison)
    }
    return value.asPattern
  }

  /// `(a, b)`; one pattern in parentheses is that pattern, and labels are passed over.
  private mutating func parseTuplePattern(
    binding: Bool, isConstant: Bool
  ) throws(Unparsed) -> Pattern {
    let parts = try parseParts(binding: binding, isConstant: isConstant)
    return parts.count == 1 ? parts[0] : .tuple(parts)
  }

  /// The parts of a tuple or a case's payload, which are passed on whether they bind.
  private mutating func parseParts(
    binding: Bool, isConstant: Bool
  ) throws(Unparsed) -> [Pattern] {
    let opened = cursor.advance().range
    var parts: [Pattern] = []
    while !current.isSign(")") {
      if current.kind == .identifier, cursor.peek().isSign(":") {
        cursor.advance()
        cursor.advance()
      }
      parts.append(try parsePattern(binding: binding, isConstant: isConstant))
      if !take(",") { break }
    }
    try close(")", opened)
    return parts
  }

  /// `.name`, `.name(…)`, `Type.name`, `Type.name(…)`; nil for anything else.
  private mutating func parseCasePattern(
    binding: Bool, isConstant: Bool
  ) throws(Unparsed) -> Pattern? {
    guard let length = casePathLength() else { return nil }
    let first = start
    var path: [Name] = []
    for _ in 0..<length {
      let token = cursor.advance()
      if token.kind != .punctuator { path.append(Name(token.text, at: token.range)) }
    }
    let name = path.removeLast()
    let type = path.last.map { last in
      TypeReference(
        .named(path.map(\.text).joined(separator: "."), arguments: [], protocols: []),
        at: SourceRange(first, last.range.upperBound))
    }
    let hasParts = current.isSign("(") && !current.startsLine
    let parts = hasParts ? try parseParts(binding: binding, isConstant: isConstant) : []
    return .enumCase(type, name, parts)
  }

  /// How many tokens the path of an enum's case takes here; nil where none stands: `Row.name` is a
  /// case, `Row.name.rawValue` a value of one.
  ///
  /// A path ends in one name that is no type's: `Row.name.rawValue` and `.a...` are expressions.
  private mutating func casePathLength() -> Int? {
    var count = 0
    if current.kind == .identifier {
      guard current.isName, current.text.first?.isUppercase == true else { return nil }
      count = 1
    }
    var dots = 0
    while cursor.peek(count).isSign("."), cursor.peek(count + 1).kind == .identifier {
      if dots > 0, cursor.peek(count - 1).text.first?.isUppercase != true { return nil }
      count += 2
      dots += 1
    }
    let isBound = cursor.peek(count).isSign("...") || cursor.peek(count).isSign("..<")
    return dots > 0 && !isBound ? count : nil
  }
}

extension Expression {
  /// The pattern that a value is: behind `"a"?` stands an optional.
  fileprivate var asPattern: Pattern {
    switch kind {
    case .chain(let inner): inner.asPattern
    case .chainLink(let inner): .optional(inner.asPattern)
    default: .expression(self)
    }
  }
}
