import Syntax

// Expressions, with parentheses where binding asks for them.
extension SwiftPrinter {
  /// How tightly things bind; the operators lie between `conditional` and `prefix`.
  enum Binding {
    static let assignment = 1
    static let conditional = 2
    /// Between coalescing and ranges.
    static let cast = 7
    static let prefix = 19
    /// An optional chain, which goes on in what stands directly behind it.
    static let chain = 20
    static let postfix = 21
  }

  /// The text of an expression that stands where only what binds as tightly may stand bare.
  func text(_ expression: Expression, at least: Int = Binding.assignment) -> String {
    let (text, binding) = printed(expression)
    return binding < least ? "(" + text + ")" : text
  }

  /// An expression in brackets.
  func item(_ expression: Expression) -> String { free.text(expression) }

  /// In this order, as a negative number is no literal to what binds.
  private func printed(_ expression: Expression) -> (String, binding: Int) {
    number(expression.kind) ?? literal(expression.kind).map { ($0, Binding.postfix) }
      ?? access(expression.kind) ?? operation(expression.kind)
  }

  /// A number, behind which a dot would belong to it.
  private func number(_ kind: Expression.Kind) -> (String, binding: Int)? {
    switch kind {
    case .integer(let value): (String(value), value < 0 ? Binding.prefix : Binding.chain)
    case .real(let value): (value.description, value < 0 ? Binding.prefix : Binding.chain)
    default: nil
    }
  }

  /// Places and calls; a member that is a number stands behind parentheses where another does.
  private func access(_ kind: Expression.Kind) -> (String, binding: Int)? {
    let tight = Binding.postfix
    switch kind {
    case .name(let name): return (quoted(name), tight)
    case .selfReference: return ("self", tight)
    case .superReference: return ("super", tight)
    case .currentSelector: return ("#function", tight)
    case .implicitMember(let name): return ("." + name.text, tight)
    case .member(let base, let name):
      let isIndex = name.text.first?.isNumber == true
      let text = text(base, at: tight)
      // `a.0.1` would be a member named 0.1.
      return (
        (isIndex && text.last?.isNumber == true ? "(" + text + ")" : text) + "." + name.text, tight
      )
    case .element(let base, let arguments):
      return (text(base, at: tight) + "[" + list(arguments) + "]", tight)
    case .chainLink(let inner): return (text(inner, at: tight) + "?", tight)
    case .forced(let inner): return (text(inner, at: tight) + "!", tight)
    case .chain(let inner): return chain(inner)
    case .call(let callee, let arguments): return (call(callee, arguments), tight)
    case .tuple(let elements): return ("(" + list(elements) + ")", tight)
    case .type(let type): return (text(type), tight)
    default: return nil
    }
  }

  // MARK: - Calls

  /// Labels with their arguments, as in calls, subscripts and tuples.
  func list(_ arguments: [Argument]) -> String {
    arguments.map { argument in
      (argument.label.map { $0.text + ": " } ?? "") + (argument.isInOut ? "&" : "")
        + free.text(argument.value, at: argument.isInOut ? Binding.prefix : Binding.assignment)
    }.joined(separator: ", ")
  }

  /// Trailing closures are printed as such, but in a head, where the brace would be the body's.
  private func call(_ callee: Expression, _ arguments: [Argument]) -> String {
    let trailing = arguments.drop { !$0.isTrailing }
    let plain = arguments.prefix { !$0.isTrailing }
    if isInHead, !trailing.isEmpty { return "(" + free.call(callee, arguments) + ")" }
    var result = text(callee, at: Binding.postfix)
    // A closure behind the arguments of another call would belong to that.
    if case .call = callee.kind, plain.isEmpty, !trailing.isEmpty { result = "(" + result + ")" }
    if !plain.isEmpty || trailing.isEmpty { result += "(" + list(Array(plain)) + ")" }
    for (place, argument) in trailing.enumerated() {
      let label = place == 0 ? "" : (argument.label?.text ?? "_") + ": "
      result += " " + label + text(argument.value, at: Binding.postfix)
    }
    return result
  }

  /// An optional chain; in a head, one with a trailing closure is in parentheses as a whole.
  private func chain(_ inner: Expression) -> (String, binding: Int) {
    if isInHead, inner.hasTrailingClosure {
      return ("(" + free.text(inner) + ")", Binding.postfix)
    }
    let (text, binding) = printed(inner)
    return (text, min(binding, Binding.chain))
  }

  // MARK: - Operators

  /// Operators; an operand is in parentheses where it binds looser than the operator.
  private func operation(_ kind: Expression.Kind) -> (String, binding: Int) {
    switch kind {
    case .unary(let operation, let operand):
      return (operation.rawValue + text(operand, at: Binding.chain), Binding.prefix)
    case .binary(let operation, let left, let right): return binary(operation, left, right)
    case .conditional(let condition, let then, let otherwise):
      let middle = then.map { text($0, at: Binding.conditional) } ?? "nil"
      return (
        text(condition, at: Binding.conditional + 1) + " ? " + middle + " : "
          + text(otherwise, at: Binding.conditional), Binding.conditional
      )
    case .assignment(let operation, let target, let value):
      let sign = " " + (operation?.rawValue ?? "") + "= "
      return (text(target, at: Binding.chain) + sign + assigned(value), Binding.assignment)
    case .cast(let form, let type, let value):
      let word = form == .conditional ? " as? " : form == .forced ? " as! " : " as "
      return (text(value, at: Binding.cast + 1) + word + text(type), Binding.cast)
    case .isType(let value, let type):
      return (text(value, at: Binding.cast + 1) + " is " + text(type), Binding.cast)
    case .partialRange(let lower, let upper, let isClosed):
      return (
        (lower.map { text($0, at: Binding.chain) } ?? "") + (isClosed ? "..." : "..<")
          + (upper.map { text($0, at: Binding.chain) } ?? ""), Binding.conditional
      )
    case .attempt(let form, let value):
      let word = Self.attempts[form] ?? ""
      return (word + text(value, at: Binding.conditional), Binding.assignment)
    default: return ("nil", Binding.postfix)
    }
  }

  /// What stands on the right of `=`: `try` may, another assignment may not.
  func assigned(_ value: Expression) -> String {
    if case .attempt = value.kind { return text(value) }
    return text(value, at: Binding.conditional)
  }

  /// Comparisons do not chain in Swift, so that either side of one is in parentheses where it is
  /// one.
  private func binary(
    _ operation: BinaryOperator, _ left: Expression, _ right: Expression
  ) -> (String, binding: Int) {
    let binding = Self.bindings[operation] ?? Binding.conditional
    var (outer, inner) = (binding, binding + 1)
    switch operation {
    // A type on the left would take `<` and `?` for its own.
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .identical,
      .notIdentical:
      (outer, inner) = (Binding.cast + 1, Binding.cast + 1)
    case .coalesce: (outer, inner) = (Binding.cast + 1, binding)
    case .closedRange, .halfOpenRange, .shiftLeft, .shiftRight: outer = binding + 1
    default: break
    }
    let isRange = operation == .closedRange || operation == .halfOpenRange
    let space = isRange ? "" : " "
    return (
      text(left, at: outer) + space + operation.rawValue + space + text(right, at: inner), binding
    )
  }

  private static let attempts: [Expression.AttemptForm: String] = [
    .plain: "try ", .optional: "try? ", .forced: "try! ", .awaited: "await ",
  ]

  /// Swift's precedence groups, as numbers between `conditional` and `prefix`.
  private static let bindings: [BinaryOperator: Int] = [
    .or: 3, .and: 4, .equal: 5, .notEqual: 5, .identical: 5, .notIdentical: 5, .less: 5,
    .lessOrEqual: 5, .greater: 5, .greaterOrEqual: 5, .coalesce: 6, .closedRange: 8,
    .halfOpenRange: 8, .add: 9, .subtract: 9, .bitOr: 9, .bitXor: 9, .multiply: 10, .divide: 10,
    .remainder: 10, .bitAnd: 10, .shiftLeft: 11, .shiftRight: 11, .wrappingAdd: 9,
    .wrappingSubtract: 9, .wrappingMultiply: 10, .patternMatch: 5,
  ]
}

extension Expression {
  /// Whether a closure trails a call on the way to what the expression begins with.
  fileprivate var hasTrailingClosure: Bool {
    switch kind {
    case .call(let callee, let arguments):
      arguments.contains(where: \.isTrailing) || callee.hasTrailingClosure
    case .member(let base, _), .element(let base, _), .chainLink(let base), .forced(let base):
      base.hasTrailingClosure
    default: false
    }
  }
}
