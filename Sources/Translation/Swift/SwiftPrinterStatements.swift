import Syntax

// Statements.
extension SwiftPrinter {
  /// What is neither simple nor control flow is a declaration.
  func lines(_ statement: Statement) -> [String] {
    simple(statement.kind) ?? control(statement.kind) ?? declaration(statement.kind)
  }

  /// Statements without branches. A bare block is `do { … }` in Swift.
  private func simple(_ kind: Statement.Kind) -> [String]? {
    switch kind {
    case .expression(let value): return lined(standing(value))
    case .block(let body): return block("do", body)
    case .leave(let label): return [word("break", label?.text)]
    case .next(let label): return [word("continue", label?.text)]
    case .fallThrough: return ["fallthrough"]
    case .ignored: return []
    case .imported(let module): return ["import " + module.text]
    case .result(let value): return lined(word("return", value.map { text($0) }))
    case .raise(let value): return lined(word("throw", value.map { text($0) }))
    case .autoreleasePool(let body): return block("autoreleasepool", body)
    case .deferred(let body): return block("defer", body)
    case .labelled(let label, let inner):
      var result = lines(inner)
      result[0..<min(1, result.count)] = [label.text + ": " + (result.first ?? "")]
      return result
    default: return nil
    }
  }

  /// A word that may stand alone.
  private func word(_ word: String, _ rest: String?) -> String {
    word + (rest.map { " " + $0 } ?? "")
  }

  /// An expression at the beginning of a line, where a brace or dot would go on with the line
  /// before.
  private func standing(_ value: Expression) -> String {
    let text = text(value)
    return text.hasPrefix("{") || text.hasPrefix(".") ? "(" + text + ")" : text
  }

  /// What has branches or turns; heads are printed as such, so that braces in them stay theirs.
  private func control(_ kind: Statement.Kind) -> [String]? {
    switch kind {
    case .conditional(let conditions, let then, let otherwise):
      return conditional(conditions, then, otherwise)
    case .guarding(let conditions, let otherwise):
      return block("guard " + text(conditions) + " else", otherwise)
    case .whileLoop(let conditions, let body):
      return block("while " + text(conditions), body)
    case .doLoop(let body, let condition):
      let lines = block("repeat", body, tail: "")
      return lines.dropLast() + lined("} while " + text(condition))
    case .forIn(let pattern, let sequence, let filter, let body):
      let end = filter.map { " where " + head.text($0) } ?? ""
      // A range without an end would take `where` for one.
      let least = filter == nil ? Binding.assignment : Binding.conditional + 1
      let awaited = sequence.awaitedElements
      let mark = awaited.map { $0.isTried ? "try await " : "await " } ?? ""
      return block(
        "for " + mark + loopVariable(pattern) + " in "
          + head.text(awaited?.sequence ?? sequence, at: least) + end, body)
    case .selection(let subject, let cases):
      return lined("switch " + head.text(subject) + " {") + cases.flatMap { lines($0) } + ["}"]
    case .attempt(let body, let catches, _):
      return attempt(body, catches)
    default: return nil
    }
  }

  /// `else if` goes on in the same line.
  private func conditional(
    _ conditions: [Statement.Condition], _ then: [Statement], _ otherwise: Statement?
  ) -> [String] {
    let start = block("if " + text(conditions), then)
    switch otherwise?.kind {
    case nil: return start
    case .block(let body): return start.dropLast() + block("} else", body)
    default:
      let rest = otherwise.map { lines($0) } ?? []
      guard let first = rest.first, first.hasPrefix("if ") else {
        return start.dropLast() + ["} else {"] + indented(rest) + ["}"]
      }
      return start.dropLast() + ["} else " + first] + rest.dropFirst()
    }
  }

  /// `catch` stands behind the brace before it. Swift has no `finally`.
  private func attempt(_ body: [Statement], _ catches: [Statement.CatchClause]) -> [String] {
    var result = block("do", body)
    for clause in catches {
      let patterns = clause.patterns.map { head.text($0) }.joined(separator: ", ")
      let pattern = patterns.isEmpty ? "" : " " + patterns
      let condition = clause.guardCondition.map { " where " + head.text($0) } ?? ""
      result = result.dropLast() + block("} catch" + pattern + condition, clause.body)
    }
    return result
  }

  /// A pattern before `where` may not end in an open range.
  private func lines(_ item: Statement.SwitchCase) -> [String] {
    var label = "default"
    if !item.isDefault {
      let texts = item.patterns.map { item.guardCondition == nil ? text($0) : closedText($0) }
      label = "case " + texts.joined(separator: ", ")
    }
    if let condition = item.guardCondition { label += " where " + text(condition) }
    return lined(label + ":") + indented(lines(item.body))
  }
}
