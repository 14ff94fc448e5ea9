import Syntax
import UIKitAPI

// Literals and blocks.
extension ObjectiveCPrinter {
  /// Literals and blocks; nil for all else. A negative number binds like a prefix, so that `-1.f`
  /// needs parentheses.
  func literal(_ expression: Expression) -> (String, binding: Int)? {
    let tight = Binding.postfix
    switch expression.kind {
    case .nilLiteral: return ("nil", tight)
    case .boolean(let value): return (value ? "YES" : "NO", tight)
    case .integer(let value): return (String(value), value < 0 ? Binding.prefix : tight)
    case .real(let value): return (value.description, value < 0 ? Binding.prefix : tight)
    case .string(let parts): return (string(parts), tight)
    case .cString(let text): return ("\"" + Self.escaped(text) + "\"", tight)
    case .character(let scalar):
      let text =
        scalar == "'" ? "\\'" : scalar == "\"" ? "\"" : Self.escaped(String(Character(scalar)))
      return ("'" + text + "'", tight)
    case .array(let elements):
      return ("@[" + elements.map { object($0) }.joined(separator: ", ") + "]", tight)
    case .dictionary(let pairs):
      let items = pairs.map { object($0.key) + ": " + object($0.value) }
      return ("@{" + items.joined(separator: ", ") + "}", tight)
    case .boxed(let value): return (boxed(value), tight)
    case .selector(let name):
      return (
        "@selector(" + (source == .swift ? SwiftNames.selector(fullName: name) : name) + ")", tight
      )
    case .protocolLiteral(let name): return ("@protocol(" + name.text + ")", tight)
    case .compound(let type, let elements):
      if case .named("", _, _) = type.kind { return (braces(elements), tight) }
      return ("(" + text(type) + ")" + braces(elements), tight)
    case .closure(let closure): return (block(closure), tight)
    case .availability(let version):
      return (version.map { "@available(iOS " + $0 + ", *)" } ?? "YES", tight)
    default: return nil
    }
  }

  /// Elements of a list need no types of their own.
  func braces(_ elements: [Expression]) -> String {
    "{" + elements.map { assigned($0) }.joined(separator: ", ") + "}"
  }

  /// `@1` for what is written out, `@(x)` for what is computed.
  private func boxed(_ value: Expression) -> String {
    switch value.kind {
    case .boolean, .integer, .real, .character: "@" + item(value)
    default: "@(" + text(value) + ")"
    }
  }

  /// An element of a collection: Swift's numbers have to be boxed.
  func object(_ value: Expression) -> String {
    guard source == .swift else { return item(value) }
    switch value.kind {
    case .boolean, .integer, .real: return boxed(value)
    default: return isNumber(value) ? "@(" + text(value) + ")" : item(value)
    }
  }

  /// A string; with interpolations, a format and its arguments.
  ///
  /// All values are boxed for `%@`, so that no conversion has to be chosen; a `%` that is text is
  /// doubled.
  private func string(_ parts: [StringPart]) -> String {
    var format = ""
    var arguments: [String] = []
    let isPlain = parts.allSatisfy { if case .text = $0 { true } else { false } }
    for part in parts {
      switch part {
      case .text(let text):
        format += Self.escaped(
          isPlain
            ? text
            : text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%"))
      case .interpolation(let value):
        format += "%@"
        arguments.append(object(value))
      }
    }
    let literal = "@\"" + format + "\""
    if isPlain { return literal }
    return "[NSString stringWithFormat:" + ([literal] + arguments).joined(separator: ", ") + "]"
  }

  /// Octal digits, always three: with fewer, a digit behind would belong to the escape (C11
  /// 6.4.4.4).
  static func escaped(_ text: String) -> String {
    text.escaped { control in
      let digits = String(control.value, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
  }

  /// A block on one line when it is empty, else with its body on lines of its own.
  ///
  /// Capture lists leave no text but a weak `self`: an object is captured by being named.
  private func block(_ closure: Closure) -> String {
    var head = "^"
    if let returns = closure.returns, text(returns) != "void" { head += text(returns) }
    if !closure.parameters.isEmpty { head += "(" + parameters(closure.parameters) + ")" }
    if head != "^" { head += " " }
    var inner = self
    inner.isInitializing = false
    if known != nil { inner.enter(closure.body, closure.parameters) }
    let isWeak = closure.captures.contains { $0.name.text == "self" && $0.strength != .strong }
    let isBound = DeclaredNames(in: closure.body).names.contains("self")
    if isWeak { inner.me = isBound ? "self" : Self.weakSelf }
    let body = inner.lines(closure.body)
    return body.isEmpty
      ? head + "{}" : ([head + "{"] + indented(body) + ["}"]).joined(separator: "\n")
  }

  /// Separated by commas, names inside of the types as C has them.
  func parameters(_ parameters: [Parameter]) -> String {
    parameters.map { parameter in
      if parameter.isVariadic, parameter.type == nil { return "..." }
      guard let type = parameter.type else { return "id " + parameter.name.text }
      return declaration(type, parameter.name.text)
    }.joined(separator: ", ")
  }
}
