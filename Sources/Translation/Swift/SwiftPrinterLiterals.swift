import Syntax

// Literals and closures.
extension SwiftPrinter {
  /// Nil for what is no literal. In a head, a closure is in parentheses.
  func literal(_ kind: Expression.Kind) -> String? {
    switch kind {
    case .nilLiteral: return "nil"
    case .boolean(let value): return value ? "true" : "false"
    case .string(let parts): return string(parts)
    case .array(let elements):
      return "[" + elements.map { item($0) }.joined(separator: ", ") + "]"
    case .dictionary(let pairs):
      if pairs.isEmpty { return "[:]" }
      return "[" + pairs.map { item($0.key) + ": " + item($0.value) }.joined(separator: ", ") + "]"
    case .selector(let name): return "#selector(" + name + ")"
    case .availability(let version): return "#available(" + platforms(version) + ")"
    case .unary(.not, let inner):
      guard case .availability(let version) = inner.kind else { return nil }
      return "#unavailable(" + platforms(version) + ")"
    case .closure(let closure):
      return isInHead ? "(" + free.text(closure) + ")" : text(closure)
    default: return nil
    }
  }

  /// `*` is the rest of the platforms, which Swift demands.
  private func platforms(_ version: String?) -> String {
    version.map { "iOS " + $0 + ", *" } ?? "*"
  }

  /// Always on one line; a line end in it is escaped.
  private func string(_ parts: [StringPart]) -> String {
    "\""
      + parts.map { part in
        switch part {
        case .text(let text): Self.escaped(text)
        case .interpolation(let value): "\\(" + item(value) + ")"
        }
      }.joined() + "\""
  }

  /// A control character by its number in hexadecimal digits.
  static func escaped(_ text: String) -> String {
    text.escaped { control in
      control == "\0" ? "\\0" : "\\u{" + String(control.value, radix: 16) + "}"
    }
  }

  // MARK: - Closures

  /// The longest statement that stands on one line with the braces of its closure.
  private static let widestStatement = 60

  /// A closure on one line when it has one short statement, else with its body on lines of its own.
  private func text(_ closure: Closure) -> String {
    let words = [captures(closure.captures), signature(closure)].filter { !$0.isEmpty }
    let head = words.isEmpty ? "" : words.joined(separator: " ") + " in"
    let body = lines(closure.body)
    if body.isEmpty { return head.isEmpty ? "{}" : "{ " + head + " }" }
    let space = head.isEmpty ? "" : " "
    if body.count == 1, body[0].count <= Self.widestStatement {
      return "{ " + head + space + body[0] + " }"
    }
    return (["{" + space + head] + indented(body) + ["}"]).joined(separator: "\n")
  }

  /// `[weak self, x = y]`.
  private func captures(_ captures: [Closure.Capture]) -> String {
    if captures.isEmpty { return "" }
    let items = captures.map { capture in
      (capture.strength == .strong ? "" : "\(capture.strength) ") + capture.name.text
        + (capture.value.map { " = " + item($0) } ?? "")
    }
    return "[" + items.joined(separator: ", ") + "]"
  }

  /// `a, b`, or `(a: Int) -> Bool` where types are written.
  private func signature(_ closure: Closure) -> String {
    let parameters = closure.parameters
    let isTyped = closure.returns != nil || parameters.contains { $0.type != nil }
    let names = parameters.map { parameter in
      let name = parameter.name.text.isEmpty ? "_" : quoted(parameter.name.text)
      return name + annotation(parameter.type) + (parameter.isVariadic ? "..." : "")
    }.joined(separator: ", ")
    if !isTyped { return names }
    return "(" + names + ")" + (closure.returns.map { " -> " + text($0) } ?? "")
  }
}
