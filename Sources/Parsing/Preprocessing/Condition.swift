import Scanning
import Syntax

/// The condition of an `#if`: an integer expression of C, in which a name that nobody defines is 0.
struct Condition {
  /// Found out when it is made.
  private(set) var holds = false
  private var cursor: TokenCursor
  private let macros: [String: Macro]
  private let target: Target
  /// The macros that are being looked into, of which one may mean itself.
  private var hidden: Set<String> = []
  /// How deep signs and parentheses lie in one another.
  private var depth = 0

  /// The directive is `if`, `elif`, `ifdef` or `ifndef`, the line what stands behind its word.
  init(of directive: Token, _ line: Scanner, _ macros: [String: Macro], _ target: Target) {
    var line = line
    line.isInDirective = true
    cursor = TokenCursor(line)
    self.macros = macros
    self.target = target
    switch directive.text {
    case "ifdef": holds = isDefined(cursor.current.text)
    case "ifndef": holds = !isDefined(cursor.current.text)
    default: holds = binary(0) != 0
    }
  }

  /// What the target predefines counts as defined, though no text says so.
  private func isDefined(_ name: String) -> Bool {
    macros[name] != nil || target.constant(name) != nil
  }

  /// The operators by how tightly they hold, the loosest first.
  private static let levels: [[String]] = [
    ["||"], ["&&"], ["|"], ["^"], ["&"], ["==", "!="], ["<", ">", "<=", ">="], ["<<", ">>"],
    ["+", "-"], ["*", "/", "%"],
  ]

  /// Precedence climbing over `levels`, every one of which groups to the left. Both sides are
  /// evaluated, since nothing here has an effect.
  private mutating func binary(_ level: Int) -> Int {
    guard level < Self.levels.count else { return unary() }
    var value = binary(level + 1)
    while cursor.current.kind == .punctuator, Self.levels[level].contains(cursor.current.text) {
      let sign = cursor.advance().text
      value = Self.result(sign, value, binary(level + 1))
    }
    return value
  }

  /// Arithmetic wraps around, and a division by zero is 0: a condition never stops the reading.
  /// Comparison answers 1 or 0.
  private static func result(_ sign: String, _ a: Int, _ b: Int) -> Int {
    switch sign {
    case "||": a != 0 || b != 0 ? 1 : 0
    case "&&": a != 0 && b != 0 ? 1 : 0
    case "==": a == b ? 1 : 0
    case "!=": a != b ? 1 : 0
    case "<": a < b ? 1 : 0
    case ">": a > b ? 1 : 0
    case "<=": a <= b ? 1 : 0
    case ">=": a >= b ? 1 : 0
    case "|": a | b
    case "^": a ^ b
    case "&": a & b
    case "<<": a << b
    case ">>": a >> b
    case "+": a &+ b
    case "-": a &- b
    case "*": a &* b
    case "/": b == 0 ? 0 : a.dividedReportingOverflow(by: b).partialValue
    default: b == 0 ? 0 : a.remainderReportingOverflow(dividingBy: b).partialValue
    }
  }

  /// A number, a name, a sign with its operand; anything else is 0. The depth is limited as `!!!!…`
  /// recurses.
  private mutating func unary() -> Int {
    guard depth < 64 else { return 0 }
    depth += 1
    defer { depth -= 1 }
    let token = cursor.advance()
    switch token.kind {
    case .integer(let value): return value
    case .identifier: return value(of: token.text)
    case .punctuator: return signed(token.text)
    default: return 0
    }
  }

  /// A sign before an operand, or parentheses.
  private mutating func signed(_ sign: String) -> Int {
    switch sign {
    case "!": return unary() == 0 ? 1 : 0
    case "-": return 0 &- unary()
    case "+": return unary()
    case "~": return ~unary()
    case "(":
      let value = binary(0)
      close()
      return value
    default: return 0
    }
  }

  /// A missing parenthesis is no error here: the compiler would say so, the condition holds or not
  /// regardless.
  private mutating func close() { if cursor.current.isSign(")") { cursor.advance() } }

  /// Words of the preprocessor, else a macro's value, the target's constant or 0 (C11 6.10.1).
  private mutating func value(of name: String) -> Int {
    switch name {
    case "defined":
      let isCall = cursor.current.isSign("(")
      if isCall { cursor.advance() }
      let name = cursor.advance().text
      if isCall { close() }
      return isDefined(name) ? 1 : 0
    case "__has_feature", "__has_extension", "__has_include", "__has_attribute", "__has_builtin":
      cursor.advance()
      let feature = cursor.advance().text
      while !cursor.current.isEnd, !cursor.current.isSign(")") { cursor.advance() }
      close()
      return has(feature) ? 1 : 0
    default: return value(ofMacro: name) ?? target.constant(name) ?? 0
    }
  }

  /// What clang answers for the features that texts ask for; any other is missing.
  private func has(_ feature: String) -> Bool {
    switch feature {
    case "objc_arc", "objc_arc_weak": target.memory == .automatic
    case "blocks", "objc_instancetype", "objc_fixed_enum", "attribute_deprecated_with_message",
      "unused", "objc_array_literals", "objc_dictionary_literals", "nullability":
      true
    default: false
    }
  }

  /// The body is evaluated as an expression of its own, so that operators around the name do not
  /// reach into it. Nil for a macro with parameters, and for one that means itself.
  private mutating func value(ofMacro name: String) -> Int? {
    guard let macro = macros[name], macro.parameters == nil, hidden.insert(name).inserted else {
      return nil
    }
    defer { hidden.remove(name) }
    let outer = cursor
    defer { cursor = outer }
    cursor = TokenCursor(of: macro.body)
    return binary(0)
  }
}
