import Syntax
import UIKitAPI

// Expressions, with parentheses where binding asks for them.
extension ObjectiveCPrinter {
  /// How tightly things bind; the operators of C lie between `conditional` and `prefix`.
  enum Binding {
    static let comma = 0
    static let assignment = 1
    static let conditional = 2
    /// Prefix operators and casts, which group to the right.
    static let prefix = 20
    /// Whatever needs no parentheses anywhere.
    static let postfix = 21
  }

  /// The text of an expression that stands where only what binds as tightly may stand bare.
  func text(_ expression: Expression, at least: Int = Binding.comma) -> String {
    let (text, binding) = printed(expression)
    return binding < least ? "(" + text + ")" : text
  }

  /// An argument, element or initial value.
  func item(_ expression: Expression) -> String { text(expression, at: Binding.assignment) }

  /// In this order: literals, what Swift says otherwise, places, operators. The number says how
  /// tightly the text binds.
  private func printed(_ expression: Expression) -> (String, binding: Int) {
    if let literal = literal(expression) { return literal }
    if source == .swift, let translated = translated(expression) { return translated }
    return access(expression.kind) ?? operation(expression.kind)
  }

  /// Names, members, calls. Optional chaining leaves no sign, as a message to nil does nothing.
  private func access(_ kind: Expression.Kind) -> (String, binding: Int)? {
    let tight = Binding.postfix
    switch kind {
    case .name(let name): return (isMember(name) ? "self." + name : name, tight)
    case .selfReference: return (me, tight)
    case .superReference: return ("super", tight)
    case .currentSelector: return ("_cmd", tight)
    case .currentController: return ("self", tight)
    case .implicitMember(let name): return (name.text, tight)
    case .member(let base, let name): return (text(base, at: tight) + "." + name.text, tight)
    case .arrow(let base, let name): return (text(base, at: tight) + "->" + name.text, tight)
    case .element(let base, let arguments):
      return (
        text(base, at: tight) + "[" + arguments.map { text($0.value) }.joined(separator: ", ")
          + "]", tight
      )
    case .chainLink(let inner), .chain(let inner), .forced(let inner), .attempt(_, let inner):
      return printed(inner)
    case .message(let receiver, let pieces): return (message(receiver, pieces), tight)
    case .call(let callee, let arguments):
      return (
        text(callee, at: tight) + "(" + arguments.map { item($0.value) }.joined(separator: ", ")
          + ")", tight
      )
    case .type(let type): return (text(type), tight)
    default: return nil
    }
  }

  /// Whether a bare name in a method of Swift stands for a member.
  private func isMember(_ name: String) -> Bool {
    guard let known, let first = name.first else { return false }
    return !known.contains(name) && (first.isLowercase || first == "_") && !name.contains("$")
  }

  /// `[receiver a:x b:y]`; to the current controller without brackets, as it is typed.
  private func message(_ receiver: Expression, _ pieces: [MessagePiece]) -> String {
    let words = pieces.map { piece -> String in
      guard let argument = piece.argument else { return piece.keyword.text }
      return ([piece.keyword.text + ":" + item(argument)] + piece.more.map(item)).joined(
        separator: ", ")
    }
    let selector = words.joined(separator: " ")
    if case .currentController = receiver.kind { return selector }
    return "[" + item(receiver) + " " + selector + "]"
  }

  /// Operators, by C's precedences. What has no counterpart is `nil`.
  ///
  /// `a is T` becomes a message, a tuple an array of objects: the nearest that a learner of
  /// Objective-C would write.
  private func operation(_ kind: Expression.Kind) -> (String, binding: Int) {
    switch kind {
    case .unary(let operation, let operand): return unary(operation, operand)
    case .step(let step, let isPrefix, let operand):
      let sign = step > 0 ? "++" : "--"
      return isPrefix
        ? (sign + text(operand, at: Binding.prefix), Binding.prefix)
        : (text(operand, at: Binding.postfix) + sign, Binding.postfix)
    case .binary(let operation, let left, let right): return binary(operation, left, right)
    case .conditional(let condition, let then, let otherwise):
      let middle = then.map { "? " + text($0) + " :" } ?? "?:"
      return (
        text(condition, at: Binding.conditional + 1) + " " + middle + " "
          + text(otherwise, at: Binding.conditional), Binding.conditional
      )
    case .assignment(nil, let target, let value) where target.path == "_":
      return ("(void)" + text(value, at: Binding.prefix), Binding.prefix)
    case .assignment(let operation, let target, let value):
      let sign = " " + (operation?.rawValue ?? "") + "= "
      let stored = source == .swift ? item(value, as: self.kind(of: target)) : assigned(value)
      return (
        (field(target) ?? text(target, at: Binding.prefix)) + sign + stored, Binding.assignment
      )
    case .cast(_, let type, let value):
      return ("(" + text(type) + ")" + text(value, at: Binding.prefix), Binding.prefix)
    case .isType(let value, let type):
      return (
        "[" + item(value) + " isKindOfClass:[" + className(type) + " class]]", Binding.postfix
      )
    case .tuple(let elements) where elements.count == 1:
      return printed(elements[0].value)
    case .tuple(let elements):
      return (
        "@[" + elements.map { object($0.value) }.joined(separator: ", ") + "]", Binding.postfix
      )
    default: return ("nil", Binding.postfix)
    }
  }

  /// An operator before its operand; `- -x` needs parentheses lest it become `--x`.
  private func unary(
    _ operation: UnaryOperator, _ operand: Expression
  ) -> (String, binding: Int) {
    let inner = text(operand, at: Binding.prefix)
    let isAmbiguous = inner.hasPrefix(operation.rawValue)
    return (operation.rawValue + (isAmbiguous ? "(" + inner + ")" : inner), Binding.prefix)
  }

  /// `??` is GNU's `?:`, which asks for truth and not for nil; for objects that is the same.
  private func binary(
    _ operation: BinaryOperator, _ left: Expression, _ right: Expression
  ) -> (String, binding: Int) {
    guard let binding = Self.bindings[operation] else {
      return (
        text(left, at: 3) + " ?: " + text(right, at: Binding.conditional), Binding.conditional
      )
    }
    if source == .swift, case .implicitMember(let name) = right.kind,
      let constant = kind(of: left).flatMap({ constant(name.text, of: $0) })
    {
      return (text(left, at: binding) + " " + operation.rawValue + " " + constant, binding)
    }
    let sign = Self.signs[operation] ?? operation.rawValue
    let space = operation == .comma ? "" : " "
    return (text(left, at: binding) + space + sign + " " + text(right, at: binding + 1), binding)
  }

  /// What the operators of Swift are called in C.
  private static let signs: [BinaryOperator: String] = [
    .identical: "==", .notIdentical: "!=", .wrappingAdd: "+", .wrappingSubtract: "-",
    .wrappingMultiply: "*", .patternMatch: "==",
  ]

  /// C's order: unlike Swift's, `&` binds looser than `==`, and `<<` looser than `+`.
  private static let bindings: [BinaryOperator: Int] = [
    .comma: 0, .or: 3, .and: 4, .bitOr: 5, .bitXor: 6, .bitAnd: 7, .equal: 8, .notEqual: 8,
    .identical: 8, .notIdentical: 8, .less: 9, .lessOrEqual: 9, .greater: 9, .greaterOrEqual: 9,
    .shiftLeft: 10, .shiftRight: 10, .add: 11, .subtract: 11, .multiply: 12, .divide: 12,
    .remainder: 12, .closedRange: 3, .halfOpenRange: 3, .wrappingAdd: 11, .wrappingSubtract: 11,
    .wrappingMultiply: 12, .patternMatch: 8,
  ]

  /// A value on the right of `=`, where a brace list needs no type.
  func assigned(_ value: Expression) -> String {
    if case .compound(let type, let elements) = value.kind, case .named("", _, _) = type.kind {
      return braces(elements)
    }
    return item(value)
  }

  /// A pointer's class, or the class inside of an optional; for all else something that is a class.
  func className(_ type: TypeReference) -> String {
    switch type.kind {
    case .pointer(let inner), .optional(let inner): className(inner)
    case .named(let name, _, _): source == .swift ? SwiftNames.objectiveCType(name) : name
    default: "NSObject"
    }
  }
}
