import Parsing
import Syntax
import UIKitAPI

// Statements.
extension ObjectiveCPrinter {
  /// What a statement becomes, with a weak variable in front where a block in it needs one.
  func lines(_ statement: Statement) -> [String] {
    if let simple = simple(statement.kind) { return declaringWeakSelf(simple) }
    return control(statement.kind) ?? declaration(statement.kind)
  }

  /// The lines of a statement behind the weak variable that a block in it names.
  private func declaringWeakSelf(_ lines: [String]) -> [String] {
    guard source == .swift, me == "self", lines.contains(where: { $0.contains(Self.weakSelf) })
    else { return lines }
    return [Self.weakDeclaration] + lines
  }

  /// The name that everybody uses; `self` in such a block is bound to it or replaced by it.
  static let weakSelf = "weakSelf"
  /// `typeof` saves the class' name.
  static let weakDeclaration = "__weak typeof(self) " + weakSelf + " = self;"

  /// Statements without branches. A `defer` behind which nothing stands runs at once.
  private func simple(_ kind: Statement.Kind) -> [String]? {
    switch kind {
    case .expression(let value): lined(callIfThere(value) ?? text(value) + ";")
    case .block(let body): block("", body)
    case .leave: ["break;"]
    case .next: ["continue;"]
    case .fallThrough, .ignored, .imported: []
    case .result(let value):
      lined(
        value.map { "return " + text($0) + ";" } ?? (isInitializing ? "return self;" : "return;"))
    case .raise(let value): lined(value.map { "@throw " + text($0) + ";" } ?? "@throw;")
    case .autoreleasePool(let body): block("@autoreleasepool", body)
    case .synchronized(let lock, let body): block("@synchronized(" + text(lock) + ")", body)
    case .deferred(let body): block("", body)
    case .labelled(let label, let inner): [label.text + ":"] + lines(inner)
    default: nil
    }
  }

  /// The lines of a text, so that blocks in it are indented with it.
  func lined(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// What has branches or turns.
  ///
  /// A loop over a range is C's counting loop; every other is fast enumeration, with its filter as
  /// a test inside.
  private func control(_ kind: Statement.Kind) -> [String]? {
    switch kind {
    case .conditional(let conditions, let then, let otherwise):
      return conditional(conditions, then, otherwise)
    case .guarding(let conditions, let otherwise):
      let (before, test) = self.test(conditions)
      return before + block("if (!(" + test + "))", otherwise)
    case .whileLoop(let conditions, let body):
      return block("while (" + test(conditions).test + ")", body)
    case .doLoop(let body, let condition):
      return block("do", body, tail: "} while (" + text(condition) + ");")
    case .forLoop(let initial, let condition, let step, let body):
      let start = initial.map { lines($0).joined(separator: " ") } ?? ";"
      let head = [start, (condition.map { text($0) } ?? "") + ";", step.map { text($0) } ?? ""]
      return block("for (" + head.joined(separator: " ") + ")", body)
    case .forIn(let pattern, let sequence, let filter, let body):
      let inner = filter.map { block("if (" + text($0) + ")", body) }
      if let head = counting(pattern, sequence) {
        return [head] + indented(inner ?? lines(body)) + ["}"]
      }
      let head = "for (" + loopVariable(pattern) + " in " + text(sequence) + ") {"
      return [head] + indented(inner ?? lines(body)) + ["}"]
    case .selection(let subject, let cases):
      let last = cases.indices.last
      let inner = cases.indices.flatMap { lines(cases[$0], isLast: $0 == last) }
      return ["switch (" + text(subject) + ") {"] + inner + ["}"]
    case .attempt(let body, let catches, let finally):
      return attempt(body, catches, finally)
    default: return nil
    }
  }

  /// `else if` goes on in the same line, unless the inner one needs a binding before it.
  private func conditional(
    _ conditions: [Statement.Condition], _ then: [Statement], _ otherwise: Statement?
  ) -> [String] {
    let (before, test) = self.test(conditions)
    var result = before + lined("if (" + test + ") {") + indented(lines(then))
    switch otherwise?.kind {
    case nil: return result + ["}"]
    case .block(let body): return result + ["} else {"] + indented(lines(body)) + ["}"]
    default:
      var rest = otherwise.map { lines($0) } ?? []
      guard rest.first?.hasPrefix("if (") == true else {
        return result + ["} else {"] + indented(rest) + ["}"]
      }
      result.append("} else " + rest.removeFirst())
      return result + rest
    }
  }

  /// A condition of C, and what Swift's bindings in it become in front.
  ///
  /// Bindings stand before the statement, which evaluates all of them though Swift would stop at
  /// the first nil.
  private func test(_ conditions: [Statement.Condition]) -> (before: [String], test: String) {
    var before: [String] = []
    var tests: [String] = []
    for condition in conditions {
      switch condition {
      case .expression(let value):
        // C's compilers want an assignment that is a condition in parentheses of its own.
        tests.append(text(value, at: conditions.count > 1 ? 4 : Binding.conditional))
      case .binding(_, let name, _, _) where name.text == "self":
        before.append("typeof(self) self = " + Self.weakSelf + ";")
        tests.append("self")
      case .binding(_, let name, let type, let value):
        if let value {
          before += lined(declaration(type, value, name.text) + " = " + assigned(value) + ";")
        }
        tests.append(name.text)
      case .pattern(let pattern, let value):
        tests.append(text(value, at: 9) + " == " + label(pattern))
      }
    }
    return (before, tests.joined(separator: " && "))
  }

  /// The head of C's loop for one over a range.
  private func counting(_ pattern: Pattern, _ sequence: Expression) -> String? {
    guard source == .swift, case .binary(let sign, let first, let last) = sequence.kind,
      sign == .closedRange || sign == .halfOpenRange
    else { return nil }
    var name = "i"
    if case .binding(let written, _) = pattern { name = written.text }
    let end = (sign == .closedRange ? " <= " : " < ") + text(last, at: 10)
    return "for (NSInteger " + name + " = " + item(first) + "; " + name + end + "; " + name
      + "++) {"
  }

  /// What fast enumeration declares; `id` where nobody says more.
  private func loopVariable(_ pattern: Pattern) -> String {
    switch pattern {
    case .cast(.binding(let name, _), let type): declaration(type, name.text)
    case .binding(let name, _): "id " + name.text
    case .expression(let value): text(value)
    default: "id item"
    }
  }

  // MARK: - Cases

  /// Swift's cases end by themselves, C's by a `break`; the last one needs none, but a statement.
  private func lines(_ item: Statement.SwitchCase, isLast: Bool) -> [String] {
    var labels = item.patterns.map { "case " + label($0) + ":" }
    if item.isDefault { labels.append("default:") }
    var body = lines(item.body)
    if item.body.isEmpty, isLast { body = [";"] }
    if !isLast, item.body.last?.isLeaving != true { body.append("break;") }
    return labels + indented(body)
  }

  /// What stands between `case` and the colon: a number or a constant, since C compares with
  /// nothing else.
  func label(_ pattern: Pattern) -> String {
    switch pattern {
    case .expression(let value):
      if case .binary(.closedRange, let lower, let upper) = value.kind {
        return text(lower, at: 3) + " ... " + text(upper, at: 3)
      }
      return text(value, at: Binding.conditional)
    case .enumCase(let type, let name, _):
      return type.map {
        SwiftNames.objectiveCConstant(className($0) + "." + name.text) ?? name.text
      } ?? name.text
    case .binding(let name, _): return name.text
    default: return "0"
    }
  }

  /// A clause of Swift's catches whatever is thrown, so that it is an `NSException` here.
  private func attempt(
    _ body: [Statement], _ catches: [Statement.CatchClause], _ finally: [Statement]?
  ) -> [String] {
    var result = ["@try {"] + indented(lines(body))
    for clause in catches {
      var caught = "..."
      if let variable = clause.variable, let type = clause.type {
        caught = declaration(type, variable.text)
      } else if source == .swift {
        caught = "NSException *error"
      }
      result += ["} @catch (" + caught + ") {"] + indented(lines(clause.body))
    }
    if let finally { result += ["} @finally {"] + indented(lines(finally)) }
    return result + ["}"]
  }
}
