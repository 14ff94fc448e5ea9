import Diagnostics
import Scanning

/// What a `#define` says.
public struct Macro: Sendable {
  /// Nil for a macro without parentheses.
  var parameters: [String]?
  /// The parameter that takes all the arguments that are left.
  var rest: String?
  /// Without the end, and none of them begins a line.
  var body: [Token] = []
  /// Whether its body is put in place once for each argument.
  var isRepeated = false
  /// Whether its body is a value: then its name stays in the tree, and the compiler knows it.
  var isValue = false

  /// Reads what follows `#define`; nil where no name stands.
  ///
  /// A parenthesis right behind the name belongs to the macro, one behind a space to its body (C11
  /// 6.10.3).
  static func read(_ scanner: Scanner) -> (name: Token, macro: Macro)? {
    var scanner = scanner
    scanner.isInDirective = true
    let name = scanner.next()
    guard name.kind == .identifier else { return nil }
    var macro = Macro()
    var token = scanner.next()
    if token.isSign("("), !token.flags.contains(.afterSpace) {
      guard let names = macro.parameterNames(&scanner) else { return nil }
      macro.parameters = names
      token = scanner.next()
    }
    while !token.isEnd {
      token.flags.remove(.startsLine)
      macro.body.append(token)
      token = scanner.next()
    }
    return (name, macro)
  }

  /// `a, b, ...)` or `a, more...)`, from behind the parenthesis on.
  ///
  /// A name before the dots is GNU C's; without one the rest is `__VA_ARGS__`.
  private mutating func parameterNames(_ scanner: inout Scanner) -> [String]? {
    var names: [String] = []
    var isNamed = false
    while true {
      let token = scanner.next()
      switch token.kind {
      case .identifier:
        names.append(token.text)
        isNamed = true
      case .punctuator where token.text == "...":
        if !isNamed { names.append("__VA_ARGS__") }
        rest = names.last
      case .punctuator where token.text == ",": isNamed = false
      case .punctuator where token.text == ")": return names
      default: return nil
      }
    }
  }
}
