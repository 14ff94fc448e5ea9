extension TreeDump {
  /// Nil for what does nothing.
  static func node(_ statement: Statement) -> Node? {
    switch statement.kind {
    case .ignored, .imported: return nil
    default: break
    }
    return simple(statement.kind) ?? control(statement.kind) ?? declaration(statement.kind)
  }

  static func body(_ statements: [Statement]) -> Node {
    .form("body", statements.compactMap { node($0) })
  }

  private static func simple(_ kind: Statement.Kind) -> Node? {
    switch kind {
    case .expression(let value): node(value)
    case .block(let statements): .form("block", statements.compactMap { node($0) })
    case .leave(let label): .form("break", label.map { .atom($0.text) })
    case .next(let label): .form("continue", label.map { .atom($0.text) })
    case .fallThrough: .form("fallthrough")
    case .result(let value): .form("return", value.map(node))
    case .raise(let value): .form("throw", value.map(node))
    case .autoreleasePool(let statements): .form("autoreleasepool", body(statements))
    case .synchronized(let lock, let statements):
      .form("synchronized", node(lock), body(statements))
    case .deferred(let statements): .form("defer", body(statements))
    case .labelled(let label, let inner): .form("label", .atom(label.text), node(inner))
    default: nil
    }
  }

  private static func control(_ kind: Statement.Kind) -> Node? {
    switch kind {
    case .conditional(let conditions, let then, let otherwise):
      .form(
        "if", node(conditions), body(then),
        otherwise.flatMap { node($0) }.map { .form("else", $0) })
    case .guarding(let conditions, let otherwise):
      .form("guard", node(conditions), body(otherwise))
    case .whileLoop(let conditions, let statements):
      .form("while", node(conditions), body(statements))
    case .doLoop(let statements, let condition): .form("do", body(statements), node(condition))
    case .forLoop(let initial, let condition, let step, let statements):
      .form(
        "for", initial.flatMap { node($0) } ?? .atom("_"), condition.map(node) ?? .atom("_"),
        step.map(node) ?? .atom("_"), body(statements))
    case .forIn(let pattern, let sequence, let filter, let statements):
      .form(
        "for-in", node(pattern), node(sequence), filter.map { .form("where", node($0)) },
        body(statements))
    case .selection(let subject, let cases):
      .form("switch", [node(subject)] + cases.map(node))
    case .attempt(let statements, let catches, let finally):
      .form(
        "try",
        [body(statements)] + catches.map(node)
          + (finally.map { [.form("finally", [body($0)])] } ?? []))
    default: nil
    }
  }

  private static func node(_ conditions: [Statement.Condition]) -> Node {
    let nodes = conditions.map { condition -> Node in
      switch condition {
      case .expression(let value): node(value)
      case .binding(let isConstant, let name, let type, let value):
        .form(
          isConstant ? "let" : "var", .atom(name.text),
          type.map { .form(":", .atom(text(of: $0))) },
          value.map(node))
      case .pattern(let pattern, let value): .form("case", node(pattern), node(value))
      }
    }
    return nodes.count == 1 ? nodes[0] : .form("all", nodes)
  }

  private static func node(_ item: Statement.SwitchCase) -> Node {
    let patterns = item.patterns.map(node) + (item.isDefault ? [.atom("default")] : [])
    return .form(
      "case", .list(patterns), item.guardCondition.map { .form("where", node($0)) },
      body(item.body))
  }

  private static func node(_ clause: Statement.CatchClause) -> Node {
    let caught = [clause.type.map { text(of: $0) }, clause.variable?.text].compactMap(\.self)
    return .form(
      "catch", caught.map(Node.atom) + clause.patterns.map(node) + [body(clause.body)])
  }

  static func node(_ pattern: Pattern) -> Node {
    switch pattern {
    case .wildcard: .atom("_")
    case .binding(let name, let isConstant):
      isConstant ? .form("let", .atom(name.text)) : .form("var", .atom(name.text))
    case .expression(let value): node(value)
    case .enumCase(let type, let name, let parts):
      .form(
        "enum-case", [.atom((type.map { text(of: $0) } ?? "") + "." + name.text)] + parts.map(node))
    case .tuple(let parts): .form("tuple", parts.map(node))
    case .optional(let inner): .form("some", node(inner))
    case .isType(let type): .form("is", .atom(text(of: type)))
    case .cast(let inner, let type): .form("as", node(inner), .atom(text(of: type)))
    }
  }
}
