import ObjectModel
import Syntax

@testable import TypedTree

extension TypedDump {
  static func node(_ statement: TypedStatement) -> Node {
    switch statement.kind {
    case .nothing: .form("nothing")
    case .expression(let value): node(value)
    case .echo(let value): .form("echo", node(value))
    case .evaluation(let value): .form("evaluate", node(value))
    case .store(let store, let value): .form("store", self.store(store), value.map(node))
    case .global(let variable, _, _, let value):
      .form("global", .atom(variable.name), value.map(node))
    case .once(_, _, let value): .form("once", node(value))
    case .destructuring(_, let value, let parts):
      .form("destructure", [node(value)] + parts.map(node))
    case .all(let statements): .form("all", statements.map(node))
    case .scope(let statements, let owned):
      .form("scope", (self.owned(owned).map { [$0] } ?? []) + statements.map(node))
    case .conditional(let conditions, let owned, let then, let otherwise):
      .form(
        "if", all(conditions), self.owned(owned), node(then),
        otherwise.isNothing ? nil : node(otherwise))
    case .guarding(let conditions, let otherwise, let stores):
      .form("guard", [all(conditions), node(otherwise)] + stores.map(node))
    case .whileLoop(let conditions, let owned, let body):
      .form("while", all(conditions), self.owned(owned), node(body))
    case .doLoop(let body, let test): .form("do", node(body), node(test))
    case .forLoop(let initial, let test, let step, let owned, let body):
      .form(
        "for", initial.map(node) ?? .atom("_"), test.map(node) ?? .atom("_"),
        step.map(node) ?? .atom("_"), self.owned(owned), node(body))
    case .forIn(let loop): self.loop(loop)
    case .loopBody(let body, _): .form("labelled-body", node(body))
    case .selection(let subject, let branches, let falls):
      .form(falls ? "switch-falling" : "switch", [node(subject)] + branches.map(branch))
    case .leave: .form("break")
    case .next: .form("continue")
    case .fallThrough: .form("fallthrough")
    case .result(let value, _): .form("return", value.map(node))
    case .failure: .form("fail")
    case .pool(let body): .form("pool", node(body))
    case .labelled(_, let inner): .form("label", node(inner))
    case .deferring(let before, let deferred, let rest):
      .form("defer", node(before), node(deferred), node(rest))
    case .raise(let value): .form("raise", value.map(node))
    case .throwing(let value, _): .form("throw", node(value))
    case .attempt(let body, let clauses, let finally):
      .form(
        "try",
        [node(body)]
          + clauses.map {
            .form("catch", .atom($0.className ?? "_"), self.store($0.store), node($0.body))
          } + (finally.map { [.form("finally", node($0))] } ?? []))
    case .catching(let body, let clauses): .form("try", [node(body)] + clauses.map(branch))
    case .load: .form("load")
    case .keptFunction(let made, _, let found): .form("function", local(found), node(made))
    case .awaiting(let call, let into, _):
      .form("await", into.map(local) ?? .atom("_"), node(call))
    case .awaitingChange(let change, let into):
      .form(
        "await-change",
        [into.map(local) ?? .atom("_"), .atom(change.selector.name)]
          + [node(change.target)] + change.arguments.map(node))
    case .initialValue(let value, let slot, _):
      .form("initial", .atom(String(slot)), node(value))
    case .lazyGetter(let value, let slot, _, _): .form("lazy", .atom(String(slot)), node(value))
    case .trackedGetter(let slot): .form("tracked", .atom(String(slot)))
    case .observedSetter(_, let slot, _, let will, let did, _, _):
      .form(
        "observed", .atom(String(slot)), will.map { .form("will", node($0.body)) },
        did.map { .form("did", node($0.body)) })
    case .staticGetter(let index, _, let value):
      .form("static", .atom(String(index)), value.map(node))
    case .staticSetter(let index, _): .form("set-static", .atom(String(index)))
    }
  }

  private static func owned(_ locals: [Local]) -> Node? {
    locals.isEmpty ? nil : .form("locals", locals.map(local))
  }

  private static func all(_ conditions: [TypedCondition]) -> Node {
    let nodes = conditions.map { condition -> Node in
      switch condition {
      case .expression(let value): node(value)
      case .binding(let value, let local): .form("let", self.local(local), node(value))
      case .pattern(let pattern, let value): .form("case", self.pattern(pattern), node(value))
      case .prepared(let statements, let condition):
        .form("prepared", statements.map(node) + [all([condition])])
      }
    }
    return nodes.count == 1 ? nodes[0] : .form("all", nodes)
  }

  private static func loop(_ loop: TypedLoop) -> Node {
    let sequence: Node =
      switch loop.sequence {
      case .values(let values): node(values)
      case .numbers(let lower, let upper, let isClosed):
        .form(isClosed ? "..." : "..<", node(lower), node(upper))
      }
    let element: Node =
      switch loop.element {
      case .store(let store): self.store(store)
      case .pattern(let pattern): self.pattern(pattern)
      }
    return .form(
      "for-in", element, sequence, loop.filter.map { .form("where", node($0)) }, node(loop.body))
  }

  private static func branch(_ branch: TypedBranch) -> Node {
    .form(
      branch.isDefault ? "default" : "case",
      branch.patterns.map(pattern)
        + (branch.condition.map { [.form("where", node($0))] } ?? []) + [node(branch.body)])
  }

  static func pattern(_ pattern: TypedPattern) -> Node {
    switch pattern {
    case .anything: .atom("_")
    case .nothing: .atom("never")
    case .isNil: .atom("none")
    case .isSome: .atom("some")
    case .binding(let local): .form("let", self.local(local))
    case .value(let value): node(value)
    case .satisfying(_, let test): .form("~=", node(test))
    case .range(let lower, let upper, let isClosed):
      .form(
        isClosed ? "..." : "..<", lower.map(node) ?? .atom("_"), upper.map(node) ?? .atom("_"))
    case .enumCase(let name, let parts, _):
      .form("enum-case", [.atom(name)] + parts.map(self.pattern))
    case .tuple(let parts): .form("tuple", parts.map(self.pattern))
    case .optional(let inner): .form("some", self.pattern(inner))
    case .isType(let test): .form("is", self.test(test))
    case .cast(let test, let inner): .form("as", self.pattern(inner), self.test(test))
    }
  }
}

extension TypedStatement {
  fileprivate var isNothing: Bool {
    if case .nothing = kind { true } else { false }
  }
}
