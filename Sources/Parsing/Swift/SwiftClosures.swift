import Diagnostics
import Scanning
import Syntax

// Closures: capture lists, parameters, bodies.
extension SwiftParser {
  /// `{ [weak self] (x: Int, y) -> T in … }`, `{ a, b in … }`, `{ $0 + 1 }`.
  mutating func parseClosure() throws(Unparsed) -> Expression {
    let first = start
    let outer = try enter()
    defer { leave(outer) }
    let opened = cursor.advance().range
    return try trailing(true) { (parser) throws(Unparsed) in
      var closure = Closure(body: [])
      if parser.hasHead() { try parser.parseHead(of: &closure) }
      closure.body = parser.parseList { $0.current.isEnd }
      try parser.close("}", opened)
      return Expression(.closure(closure), at: parser.range(from: first))
    }
  }

  /// Whether parameters or captures stand here: an `in` follows before anything that can be none.
  ///
  /// TSPL's grammar needs unlimited lookahead here: `{ (a, b) in` begins like a tuple.
  private mutating func hasHead() -> Bool {
    var depth = 0
    var place = 0
    while true {
      let token = cursor.peek(place)
      if token.isEnd { return false }
      if token.kind == .punctuator {
        switch token.text {
        case "(", "[": depth += 1
        case ")", "]": depth -= 1
        case "{", "}", ";": return false
        case "=" where depth == 0: return false
        default: break
        }
        if depth < 0 { return false }
      } else if depth == 0, token.isWord("in") {
        return true
      } else if depth == 0, token.kind == .identifier, SwiftWords.statements.contains(token.text) {
        return false
      }
      place += 1
    }
  }

  /// Effects before `in` are read and not kept: what the closure does shows in its body.
  private mutating func parseHead(of closure: inout Closure) throws(Unparsed) {
    while current.kind == .atWord { _ = try parseAttribute() }
    if current.isSign("[") { closure.captures = try parseCaptures() }
    if current.isSign("(") {
      closure.parameters = try parseTypedParameters()
    } else if !current.isWord("in") {
      repeat {
        closure.parameters.append(Parameter(name: try parameterName(), type: nil))
      } while take(",")
    }
    _ = takeWord("async")
    _ = try parseEffects()
    if take("->") { closure.returns = try parseType() }
    if !takeWord("in") { throw fail(.token("in"), after: .block) }
  }

  /// A parameter may be called `self`, as with `[weak self]` it could not be.
  private mutating func parameterName() throws(Unparsed) -> Name {
    if current.isWord("self") { return takeName() }
    return try identifier(.parameterName, after: .parameter)
  }

  /// `(a, b: Int, _ c: Int)`: labels are allowed by the grammar and mean nothing in a closure.
  private mutating func parseTypedParameters() throws(Unparsed) -> [Parameter] {
    let opened = cursor.advance().range
    var parameters: [Parameter] = []
    while !current.isSign(")") {
      var name = try parameterName()
      if current.isName { name = takeName() }
      let type = take(":") ? try parseType() : nil
      parameters.append(Parameter(name: name, type: type))
      if !take(",") { break }
    }
    try close(")", opened)
    return parameters
  }

  // MARK: - Captures

  /// A capture list stands before the parameters (TSPL, Closure Expression).
  private mutating func parseCaptures() throws(Unparsed) -> [Closure.Capture] {
    let opened = cursor.advance().range
    var captures: [Closure.Capture] = []
    while !current.isSign("]") {
      captures.append(try parseCapture())
      if !take(",") { break }
    }
    try close("]", opened)
    return captures
  }

  /// `weak self`, `unowned(safe) x`, `x`, `weak y = z`.
  private mutating func parseCapture() throws(Unparsed) -> Closure.Capture {
    var strength = Closure.Strength.strong
    let next = cursor.peek()
    let hasStrength = next.kind == .identifier || next.isSign("(")
    if current.isWord("weak"), hasStrength {
      cursor.advance()
      strength = .weak
    } else if current.isWord("unowned"), hasStrength {
      cursor.advance()
      if current.isSign("(") { try skipParentheses() }
      strength = .unowned
    }
    let name = current.isWord("self") ? takeName() : try identifier()
    let value = take("=") ? try parseExpression() : nil
    return Closure.Capture(strength, name, value: value)
  }
}
