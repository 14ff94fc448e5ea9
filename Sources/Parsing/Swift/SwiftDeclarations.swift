import Diagnostics
import Scanning
import Syntax

// What may be declared, with the words that stand before it.
extension SwiftParser {
  /// The attributes and modifiers of a declaration.
  struct Prefix {
    var attributes: [Attribute] = []
    var modifiers: [Name] = []

    /// Takes `static` or `class` away; answers whether it was there.
    mutating func takeStatic() -> Bool {
      let isStatic = modifiers.contains { $0.text == "static" || $0.text == "class" }
      modifiers.removeAll { $0.text == "static" || $0.text == "class" }
      return isStatic
    }
  }

  /// Whether a declaration begins here, attributes and modifiers included.
  ///
  /// Words such as `lazy` and `open` are names elsewhere (TSPL, Keywords Reserved in Particular
  /// Contexts), so that what follows them is looked at.
  mutating func startsDeclaration() -> Bool {
    var place = 0
    while true {
      let token = cursor.peek(place)
      if token.kind == .atWord {
        place = afterAttribute(place)
      } else if token.kind == .identifier, isModifier(at: place) {
        place += cursor.peek(place + 1).isSign("(") ? 4 : 1
      } else {
        return token.kind == .identifier && SwiftWords.declarations.contains(token.text)
          && isDeclared(at: place)
      }
    }
  }

  /// The place behind an attribute and its parentheses.
  mutating func afterAttribute(_ place: Int) -> Int {
    let next = cursor.peek(place + 1)
    guard next.isSign("("), !next.flags.contains(.afterSpace) else { return place + 1 }
    var depth = 0
    var place = place + 1
    while !cursor.peek(place).isEnd {
      if cursor.peek(place).isSign("(") { depth += 1 }
      if cursor.peek(place).isSign(")") { depth -= 1 }
      place += 1
      if depth == 0 { break }
    }
    return place
  }

  /// Whether a word is a modifier and no name: something must follow that it can modify.
  private mutating func isModifier(at place: Int) -> Bool {
    guard SwiftWords.modifiers.contains(cursor.peek(place).text) else { return false }
    var next = cursor.peek(place + 1)
    if next.isSign("("), cursor.peek(place + 3).isSign(")") { next = cursor.peek(place + 4) }
    return next.kind == .atWord
      || next.kind == .identifier
        && (SwiftWords.modifiers.contains(next.text) || SwiftWords.declarations.contains(next.text))
  }

  /// Whether a word that begins declarations, but is no reserved one, does so here.
  private mutating func isDeclared(at place: Int) -> Bool {
    let word = cursor.peek(place).text
    let next = cursor.peek(place + 1)
    switch word {
    case "operator": return place > 0
    case "actor", "macro", "precedencegroup":
      return next.kind == .identifier && !next.startsLine
    case "case": return false
    default: return true
    }
  }

  // MARK: - Attributes and modifiers

  /// Attributes and modifiers in any order.
  mutating func parsePrefix() throws(Unparsed) -> Prefix {
    var prefix = Prefix()
    while true {
      if current.kind == .atWord {
        prefix.attributes.append(try parseAttribute())
      } else if current.kind == .identifier, isModifier(at: 0) {
        prefix.modifiers.append(parseModifier())
      } else {
        return prefix
      }
    }
  }

  /// `@objc(name)`, `@available(…)`, `@State(1)`. A parenthesis behind a space belongs to what
  /// follows. The arguments of a wrapper are kept as expressions, the rest as text.
  mutating func parseAttribute() throws(Unparsed) -> Attribute {
    var name = takeName()
    if current.isSign("."), cursor.peek().kind == .identifier {
      cursor.advance()
      name.text += "." + takeName().text
    }
    if current.isSign("<"), !current.isLeftOpen { _ = try parseTypeArguments() }
    guard current.isSign("("), !current.isLeftOpen else { return Attribute(name) }
    let arguments = name.text.first?.isUppercase == true ? wrapperArguments() : []
    let inner = try skipParentheses()
    return Attribute(name, text: text(inner), arguments: arguments)
  }

  /// The arguments behind a property wrapper's name, which are looked at ahead; none where they
  /// cannot be read.
  private func wrapperArguments() -> [Argument] {
    var ahead = self
    return (try? ahead.parseBrackets("(", ")")) ?? []
  }

  /// `weak`, `private(set)`, `unowned(unsafe)`.
  private mutating func parseModifier() -> Name {
    var name = takeName()
    guard current.isSign("(") else { return name }
    cursor.advance()
    name.text += "(" + cursor.advance().text + ")"
    cursor.advance()
    name.range = range(from: name.range.lowerBound)
    return name
  }

  // MARK: - Declarations

  /// A declaration among statements.
  mutating func parseDeclaration() throws(Unparsed) -> Statement.Kind {
    let first = start
    var prefix = try parsePrefix()
    switch current.text {
    case "import":
      cursor.advance()
      if current.startsLine || current.isEnd {
        throw fail(.identifier, after: .token("import"))
      }
      var name = takeName()
      while current.kind == .identifier || current.isSign("."), !current.startsLine {
        if current.kind == .identifier { name = takeName() } else { cursor.advance() }
      }
      return .imported(name)
    case "let", "var":
      return .variables(try parseVariables(prefix, from: first))
    case "func":
      return .function(try parseFunction(.function, &prefix, from: first))
    case "typealias":
      cursor.advance()
      let name = try identifier(after: .token("typealias"))
      let parameters = try parseGenericParameters()
      try expect("=", after: .declaration)
      let type = try parseType()
      return parameters.isEmpty ? .alias(name, type) : .genericAlias(name, parameters, type)
    case "init", "deinit", "subscript", "associatedtype":
      note(.unexpected(current.text), at: current.range)
      throw Unparsed()
    case "operator":
      skipOperator()
      return .ignored
    case "precedencegroup":
      skipPrecedenceGroup()
      return .ignored
    case "macro": throw refuse(.macroDeclaration, at: current.range)
    default: return .type(try parseTypeDeclaration(prefix, from: first))
    }
  }
}
