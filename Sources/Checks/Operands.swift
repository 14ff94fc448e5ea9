package import Diagnostics
package import Lookup
import ObjectModel
package import Syntax
package import TypedTree

// Operands that no operator of Swift's library takes, and what is no condition.
extension Sight {
  /// The types of the library that its operators tell apart; what a type is otherwise, says nothing
  /// here.
  private enum Operand: Equatable {
    case whole, real, float, text, truth
    /// A width of its own; what has none may yet be of the same.
    case fixed(WholeNumber)

    /// Nil for a type of which the operators are not looked into, optionals among them.
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

    /// Either width of floating point.
    var isFloating: Bool { self == .real || self == .float }
    /// Any width of integer.
    var isWhole: Bool { if case .fixed = self { true } else { self == .whole } }

    /// Whether two integers may be of one type yet, as one of them has no width of its own.
    func mayBe(_ other: Operand) -> Bool {
      isWhole && other.isWhole && (self == .whole || other == .whole)
    }
  }

  /// What is wrong with operands of two types, or of one that has no such operator.
  /// A literal takes the other side's type. An operator of the learner's is left to overload
  /// resolution.
  package func problem(
    of sign: BinaryOperator, _ left: (written: Expression, typed: TypedExpression),
    _ right: (written: Expression, typed: TypedExpression)
  ) -> Diagnostic<LanguageFact>? {
    if isIncomparable(sign, left.typed.type, right.typed.type) {
      return Diagnostic(
        .error, .operandsOfOneType(sign.rawValue, type: left.typed.type.swiftName),
        at: left.written.range)
    }
    guard isSwift, !declarations.operators.contains(sign.rawValue),
      let one = Operand(left.typed.type), let other = Operand(right.typed.type)
    else { return nil }
    if one == other {
      return lacks(sign, one)
        ? Diagnostic(
          .error, .operandsOfOneType(sign.rawValue, type: left.typed.type.swiftName),
          at: left.written.range) : nil
    }
    if left.written.isLiteral(of: right.typed.type) || right.written.isLiteral(of: left.typed.type)
    {
      return nil
    }
    if sign.takesAnyWholes(one.isWhole && other.isWhole) || one.mayBe(other) { return nil }
    guard let isLeft = converts(sign, one, other) else {
      return Diagnostic(
        .error,
        .operands(
          sign.rawValue, left: left.typed.type.swiftName, right: right.typed.type.swiftName),
        at: left.written.range)
    }
    let (value, wanted) = isLeft ? (left, right) : (right, left)
    return Diagnostic(
      .error,
      .mismatch(
        found: value.typed.type.swiftName, expected: wanted.typed.type.swiftName, .argument),
      at: value.written.range)
  }

  /// What is wrong with `UInt8(255) + 1`, of which the compiler sees what comes.
  package func overflow(
    of sign: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression, _ type: StaticType
  ) -> LanguageFact? {
    guard isSwift, let whole = type.whole, whole.bits < 64,
      case .integerLiteral(let one) = left.kind, case .integerLiteral(let other) = right.kind
    else { return nil }
    let result: Int
    switch sign {
    case .add: result = one + other
    case .subtract: result = one - other
    case .multiply: result = one * other
    default: return nil
    }
    return whole.holds(result)
      ? nil : .reckonedOverflow("\(one) \(sign.rawValue) \(other)", type: whole.rawValue)
  }

  /// Whether the library has no such operator for two of one type.
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

  /// What is wrong with a condition that is neither true nor false.
  /// Silent about types that are not certain.
  package func problem(ofCondition value: TypedExpression) -> LanguageFact? {
    guard isSwift, !value.isMissing else { return nil }
    let type = value.type
    if type.optionality == .optional, isCertain(type.unwrapped) {
      return .optionalCondition(type: type.unwrapped.swiftName)
    }
    if Operand(type)?.isWhole == true { return .wholeCondition }
    let isOther =
      type.optionality == .none && isCertain(type) && type.field != .bool && type.field != .int
    return isOther ? .condition(type: type.swiftName) : nil
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
