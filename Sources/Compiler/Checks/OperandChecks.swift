import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree

// Operands that no operator of Swift's library takes, and what is no condition.
extension Typing {
  /// The types of the library that its operators tell apart; what a type is otherwise, says nothing
  /// here.
  private enum Operand: Equatable {
    case whole, real, float, text, truth
    /// A width of its own; what has none may yet be of the same.
    case fixed(WholeNumber)

    init?(_ type: StaticType) {
      guard type.optionality == .none else { return nil }
      switch (type.field, type.number) {
      case (_, .enumeration): return nil
      case (.int, nil): self = .whole
      case (.int, .whole(let number)): self = .fixed(number)
      case (.real, .float): self = .float
      case (.real, _): self = .real
      case (.bool, _): self = .truth
      case (.object, _) where type.isString && !type.isFoundations: self = .text
      default: return nil
      }
    }

    var isFloating: Bool { self == .real || self == .float }
    var isWhole: Bool { if case .fixed = self { true } else { self == .whole } }

    func mayBe(_ other: Operand) -> Bool {
      isWhole && other.isWhole && (self == .whole || other == .whole)
    }
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
    if sign.takesAnyWholes(one.isWhole && other.isWhole) || one.mayBe(other) { return }
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

  /// Reports `UInt8(255) + 1`, of which the compiler sees what comes.
  mutating func checkOverflow(
    _ sign: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression, _ type: StaticType,
    at range: SourceRange
  ) {
    guard isSwift, let whole = type.whole, whole.bits < 64,
      case .integerLiteral(let one) = left.kind, case .integerLiteral(let other) = right.kind
    else { return }
    let result: Int
    switch sign {
    case .add: result = one + other
    case .subtract: result = one - other
    case .multiply: result = one * other
    default: return
    }
    if !whole.holds(result) {
      report(
        .reckonedOverflow("\(one) \(sign.rawValue) \(other)", type: whole.rawValue), at: range)
    }
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
    if type.optionality == .optional, sight.isCertain(type.unwrapped) {
      report(.optionalCondition(type: type.unwrapped.swiftName), at: expression.range)
    } else if Operand(type)?.isWhole == true {
      report(.wholeCondition, at: expression.range)
    } else if type.optionality == .none, sight.isCertain(type), type.field != .bool,
      type.field != .int
    {
      report(.condition(type: type.swiftName), at: expression.range)
    }
  }
}

extension BinaryOperator {
  /// Whether Swift's library has it for two integers of whatever widths.
  fileprivate func takesAnyWholes(_ areWhole: Bool) -> Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .shiftLeft,
      .shiftRight:
      areWhole
    default: false
    }
  }
}
