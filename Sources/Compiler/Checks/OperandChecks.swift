import ObjectModel
import Syntax
import TypedTree

// Operands that no operator of Swift's library takes, and what is no condition.
extension Typing {
  /// The types of the library that its operators tell apart; what a type is otherwise, says nothing
  /// here.
  private enum Operand {
    case whole, real, float, text, truth

    init?(_ type: StaticType) {
      guard type.optionality == .none else { return nil }
      switch (type.field, type.number) {
      case (_, .enumeration): return nil
      case (.int, nil): self = .whole
      case (.real, .float): self = .float
      case (.real, _): self = .real
      case (.bool, _): self = .truth
      case (.object, _) where type.isString && !type.isFoundations: self = .text
      default: return nil
      }
    }

    var isFloating: Bool { self == .real || self == .float }
  }

  /// Reports operands of two types, or of one that has no such operator.
  mutating func checkOperands(
    _ sign: BinaryOperator, _ left: (written: Expression, typed: TypedExpression),
    _ right: (written: Expression, typed: TypedExpression)
  ) {
    guard isSwift, !declarations.operators.contains(sign.rawValue),
      let one = Operand(left.typed.type), let other = Operand(right.typed.type)
    else { return }
    if one == other {
      if lacks(sign, one) {
        report(
          .operandsOfOneType(sign.rawValue, type: left.typed.type.swiftName),
          at: left.written.range)
      }
      return
    }
    if left.written.isLiteral(of: right.typed.type) || right.written.isLiteral(of: left.typed.type)
    {
      return
    }
    guard let isLeft = converts(sign, one, other) else {
      return report(
        .operands(
          sign.rawValue, left: left.typed.type.swiftName, right: right.typed.type.swiftName),
        at: left.written.range)
    }
    let (value, wanted) = isLeft ? (left, right) : (right, left)
    report(
      .mismatch(
        found: value.typed.type.swiftName, expected: wanted.typed.type.swiftName, .argument),
      at: value.written.range)
  }

  private func lacks(_ sign: BinaryOperator, _ type: Operand) -> Bool {
    switch sign {
    case .add: type == .truth
    case .subtract, .multiply, .divide: type == .truth || type == .text
    case .less, .lessOrEqual, .greater, .greaterOrEqual: type == .truth
    default: false
    }
  }

  /// Whether the compiler would rather have the left operand of the right one's type, or the
  /// reverse; nil where it blames the operator.
  private func converts(
    _ sign: BinaryOperator, _ one: Operand, _ other: Operand
  ) -> Bool? {
    func blamed(_ isBlamed: (Operand) -> Bool) -> Bool? {
      isBlamed(one) == isBlamed(other) ? nil : isBlamed(one)
    }
    switch sign {
    case .add: return blamed { $0 == .truth }
    case .subtract, .multiply, .divide, .remainder: return blamed { $0 == .truth || $0 == .text }
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return blamed { $0 == .truth } ?? blamed(\.isFloating)
    case .equal, .notEqual: return blamed(\.isFloating)
    default: return nil
    }
  }

  /// Reports a condition that is neither true nor false.
  mutating func checkCondition(_ value: TypedExpression, _ expression: Expression) {
    guard isSwift, !value.isMissing else { return }
    let type = value.type
    if type.optionality == .optional, type.unwrapped.isCertain(to: self) {
      report(.optionalCondition(type: type.unwrapped.swiftName), at: expression.range)
    } else if Operand(type) == .whole {
      report(.wholeCondition, at: expression.range)
    } else if type.optionality == .none, type.isCertain(to: self), type.field != .bool,
      type.field != .int
    {
      report(.condition(type: type.swiftName), at: expression.range)
    }
  }
}
