import Diagnostics
import Scanning
import Syntax

// Members, subscripts, calls, chains.
extension SwiftParser {
  /// A value and what follows it, however long the chain.
  mutating func parsePostfix() throws(Unparsed) -> Expression {
    let outer = beginNode()
    defer { endNode(outer) }
    var value = try parsePrimary()
    var isChain = false
    while let next = try parseSuffix(of: value) {
      if case .chainLink = next.kind { isChain = true }
      try grow()
      value = next
    }
    guard isChain else { return value }
    return Expression(.chain(value), at: value.range)
  }

  /// A value with one more thing behind it; nil when nothing follows.
  private mutating func parseSuffix(of value: Expression) throws(Unparsed) -> Expression? {
    guard current.kind == .punctuator else { return nil }
    let kind: Expression.Kind
    switch current.text {
    case ".":
      cursor.advance()
      kind = .member(value, try parseMemberName())
    case "(" where !current.startsLine && isAtLabels(): return named(value, by: takeLabels())
    case "(" where !current.startsLine: kind = .call(value.asCallee, try parseCallArguments())
    case "[" where isAdjacent: kind = .element(value, try parseBrackets("[", "]"))
    case "{" where mayTrail && value.mayTakeClosure && !startsObservers():
      kind = .call(value.asCallee, try parseTrailingClosures())
    case "?" where !current.isLeftOpen:
      cursor.advance()
      kind = .chainLink(value)
    case "!" where !current.isLeftOpen:
      cursor.advance()
      kind = .forced(value)
    case "<":
      guard let type = try parseTypeArguments(of: value) else { return nil }
      kind = type
    default:
      guard let operation = takeOperator(behind: value) else { return nil }
      kind = operation
    }
    return Expression(kind, at: range(from: value))
  }

  /// The script's own postfix operator as a call, or Swift 2's `x++`.
  private mutating func takeOperator(behind value: Expression) -> Expression.Kind? {
    if let name = takePostfixOperator() { return .call(name, [Argument(value)]) }
    guard !current.isLeftOpen, current.isSign("++") || current.isSign("--") else { return nil }
    return .step(by: takeStep(), isPrefix: false, value)
  }

  /// Whether the labels of `finish(_:animated:)` stand here, which names a method and calls none.
  ///
  /// `f(a:)` is no call, since an argument would have a value.
  private mutating func isAtLabels() -> Bool {
    var place = 1
    while cursor.peek(place).kind == .identifier, cursor.peek(place + 1).isSign(":") { place += 2 }
    return place > 1 && cursor.peek(place).isSign(")")
  }

  /// What `isAtLabels` has seen; nothing can be wrong with it.
  private mutating func takeLabels() -> [Name] {
    var labels: [Name] = []
    cursor.advance()
    while !current.isSign(")") {
      labels.append(takeName())
      cursor.advance()
    }
    cursor.advance()
    return labels
  }

  /// `Card.init(name:)`: a closure that hands on what it is given. Any other method has one name.
  private func named(_ value: Expression, by labels: [Name]) -> Expression {
    guard case .member(_, let name) = value.kind, name.text == "init" else { return value }
    let arguments = labels.enumerated().map { place, label in
      Argument(
        label: label.text == "_" ? nil : label, Expression(.name("$\(place)"), at: label.range))
    }
    let call = Expression(.call(value, arguments), at: value.range)
    let body = [Statement(.expression(call), at: value.range)]
    return Expression(.closure(Closure(body: body)), at: range(from: value))
  }

  /// Whether a bracket belongs to the value before it, spaces between them or none: a new line would
  /// begin a new statement.
  private var isAdjacent: Bool { !current.startsLine }

  /// A name behind a point, or the place of a tuple's part.
  mutating func parseMemberName() throws(Unparsed) -> Name {
    let isIndex = if case .integer = current.kind { true } else { false }
    guard isIndex || current.kind == .identifier || current.kind == .quotedIdentifier else {
      throw fail(.member, after: .token("."))
    }
    return takeName()
  }

  /// `Array<Int>`, where what follows shows that no comparison is meant.
  private mutating func parseTypeArguments(
    of value: Expression
  ) throws(Unparsed) -> Expression.Kind? {
    guard let path = value.path, !current.isLeftOpen, !current.flags.contains(.beforeSpace) else {
      return nil
    }
    let (place, notes, nesting) = (cursor.place, diagnostics.count, self.nesting)
    if let arguments = try? parseTypeArguments(), !arguments.isEmpty, followsTypeArguments {
      let type = TypeReference(
        .named(path, arguments: arguments, protocols: []), at: range(from: value))
      return .type(type)
    }
    cursor.reset(to: place)
    diagnostics.removeSubrange(notes...)
    self.nesting = nesting
    return nil
  }

  /// The tokens behind `>` that tell type arguments from a comparison, as swiftc's parser has them.
  private var followsTypeArguments: Bool {
    current.isEnd || current.startsLine
      || current.kind == .punctuator
        && ["(", ")", "]", "{", "}", ".", ",", ";", ":", "!", "?"].contains(current.text)
  }

  // MARK: - Arguments

  /// `(a, label: b)` with the closures behind it.
  private mutating func parseCallArguments() throws(Unparsed) -> [Argument] {
    var arguments = try parseBrackets("(", ")")
    if mayTrail, current.isSign("{"), !current.startsLine, !startsObservers() {
      arguments += try parseTrailingClosures()
    }
    return arguments
  }

  /// Arguments between brackets, in which a brace opens a closure again, wherever they stand.
  mutating func parseBrackets(_ open: String, _ close: String) throws(Unparsed) -> [Argument] {
    let outer = try enter()
    defer { leave(outer) }
    let opened = cursor.advance().range
    return try trailing(true) { (parser) throws(Unparsed) in
      let arguments = try parser.parseArguments(before: close)
      try parser.close(close, opened)
      return arguments
    }
  }

  mutating func parseArguments(before close: String) throws(Unparsed) -> [Argument] {
    var arguments: [Argument] = []
    while !current.isSign(close), !current.isEnd {
      arguments.append(try parseArgument(before: close))
      if !take(",") { break }
    }
    return arguments
  }

  /// `label: value`, `&x`, or an operator as a function.
  private mutating func parseArgument(before close: String) throws(Unparsed) -> Argument {
    var label: Name?
    if current.kind == .identifier || current.kind == .quotedIdentifier, cursor.peek().isSign(":") {
      label = takeName()
      cursor.advance()
    }
    if current.isSign("&"), !current.flags.contains(.beforeSpace) {
      cursor.advance()
      return Argument(label: label, try parseExpression(), isInOut: true)
    }
    if let function = takeOperator(before: close) { return Argument(label: label, function) }
    return Argument(label: label, try parseExpression())
  }

  /// An operator as a function: the `+` of `reduce(0, +)`.
  private mutating func takeOperator(before close: String) -> Expression? {
    guard current.kind == .punctuator, current.text != ",",
      BinaryOperator(rawValue: current.text) != nil || Scanner.isOwnOperator(current.text),
      cursor.peek().isSign(close) || cursor.peek().isSign(",")
    else { return nil }
    let token = cursor.advance()
    return Expression(.name(token.text), at: token.range)
  }

  /// `{ … } label: { … }` behind a call.
  ///
  /// SE-0279: the first has no label, and the others must stand on the same line.
  private mutating func parseTrailingClosures() throws(Unparsed) -> [Argument] {
    var arguments = [Argument(try parseClosure(), isTrailing: true)]
    while current.kind == .identifier, !current.startsLine, cursor.peek().isSign(":"),
      cursor.peek(2).isSign("{")
    {
      let label = takeName()
      cursor.advance()
      arguments.append(Argument(label: label, try parseClosure(), isTrailing: true))
    }
    return arguments
  }
}

extension Expression {
  /// Whether a brace behind it may be the closure of a call.
  fileprivate var mayTakeClosure: Bool {
    switch kind {
    case .name, .member, .call, .selfReference, .type, .implicitMember, .forced, .chainLink: true
    default: false
    }
  }

  /// `[Int]` of `[Int]()`, and `Int?` of `Int?(x)`, are types.
  fileprivate var asCallee: Expression {
    switch kind {
    case .array, .dictionary: asType.map { Expression(.type($0), at: range) } ?? self
    default: self
    }
  }

  /// The type that an expression spells, where it spells one.
  private var asType: TypeReference? {
    switch kind {
    case .type(let type): return type
    case .array(let elements) where elements.count == 1:
      return elements[0].asType.map { TypeReference(.array($0), at: range) }
    case .dictionary(let pairs) where pairs.count == 1:
      guard let key = pairs[0].key.asType, let value = pairs[0].value.asType else { return nil }
      return TypeReference(.dictionary(key, value), at: range)
    case .chain(let inner):
      guard case .chainLink(let base) = inner.kind else { return nil }
      return base.asType.map { TypeReference(.optional($0), at: range) }
    case .binary(.bitAnd, let first, let second):
      guard let first = first.asType, let second = second.asType else { return nil }
      return TypeReference(.composition([first, second]), at: range)
    case .tuple(let elements):
      let types = elements.compactMap(\.value.asType)
      return types.count == elements.count ? TypeReference(.tuple(types), at: range) : nil
    default:
      guard let path else { return nil }
      return TypeReference(.named(path, arguments: [], protocols: []), at: range)
    }
  }
}
