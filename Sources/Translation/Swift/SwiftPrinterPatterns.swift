import Syntax

// Conditions and patterns.
extension SwiftPrinter {
  /// Conditions stand before a brace.
  func text(_ conditions: [Statement.Condition]) -> String {
    conditions.map { condition in
      switch condition {
      case .expression(let value): head.text(value)
      case .binding(let isConstant, let name, let type, let value):
        (isConstant ? "let " : "var ") + quoted(name.text) + annotation(type)
          + (value.map { " = " + head.text($0) } ?? "")
      case .pattern(let pattern, let value):
        "case " + head.closedText(pattern) + " = " + head.text(value)
      }
    }.joined(separator: ", ")
  }

  /// A pattern where names have to say that they are bound: `.some(let x)`.
  func text(_ pattern: Pattern) -> String {
    switch pattern {
    case .wildcard: "_"
    case .binding(let name, let isConstant): (isConstant ? "let " : "var ") + quoted(name.text)
    case .expression(let value): text(value)
    case .enumCase(let type, let name, let parts):
      (type.map { text($0) } ?? "") + "." + name.text + (parts.isEmpty ? "" : list(parts))
    case .tuple(let parts): list(parts)
    case .optional(let inner): text(inner) + "?"
    case .isType(let type): "is " + text(type)
    case .cast(let inner, let type): text(inner) + " as " + text(type)
    }
  }

  /// A pattern before a word or sign, where a range without an end is in parentheses.
  func closedText(_ pattern: Pattern) -> String {
    if case .expression(let value) = pattern, case .partialRange(_, nil, _) = value.kind {
      return "(" + text(pattern) + ")"
    }
    return text(pattern)
  }

  /// Parts in parentheses may have trailing closures again.
  private func list(_ parts: [Pattern]) -> String {
    "(" + parts.map { free.text($0) }.joined(separator: ", ") + ")"
  }

  /// A pattern behind `let`, `var` or `for`, which bind its names.
  func bareText(_ pattern: Pattern) -> String {
    switch pattern {
    case .binding(let name, _): quoted(name.text)
    case .tuple(let parts): "(" + parts.map { bareText($0) }.joined(separator: ", ") + ")"
    default: text(pattern)
    }
  }

  /// What stands between `for` and `in`.
  func loopVariable(_ pattern: Pattern) -> String {
    if case .binding(let name, isConstant: false) = pattern { return "var " + quoted(name.text) }
    return isBare(pattern) ? bareText(pattern) : "case " + text(pattern)
  }

  /// A pattern that binds or ignores everything needs no `case` in a loop.
  private func isBare(_ pattern: Pattern) -> Bool {
    switch pattern {
    case .wildcard, .binding(_, isConstant: true): true
    case .tuple(let parts): parts.allSatisfy { isBare($0) }
    default: false
    }
  }
}
