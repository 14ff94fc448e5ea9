import Diagnostics
import ObjectModel
import Syntax
import TypedTree

// Operators.
extension Typing {
  mutating func binary(
    _ sign: BinaryOperator, _ one: Expression, _ other: Expression, _ range: SourceRange,
    _ type: StaticType?
  ) -> TypedExpression {
    // `.defaultHigh - 1` where a priority is expected, `.pi / 2` where a number is.
    let left = resolve(one, expecting: one.isImplicitMember && sign.isReckoning ? type : nil)
    let wanted = sign.isSum && left.type.isMeasured ? left.type.raw : left.type
    let right = resolve(other, expecting: sign.isOfOneType(inSwift: isSwift) ? wanted : nil)
    let operands = [(written: one, typed: left), (written: other, typed: right)]
    if let own = ownOperator(sign, operands, range) { return own }
    checkOperands(sign, operands[0], operands[1])
    switch sign {
    case .and, .or:
      return TypedExpression(.bool, .logical(sign, tested(left, one), tested(right, other)))
    case .coalesce: return coalescing(tested(left, one, isUsed: true), right)
    case .equal, .notEqual, .identical, .notIdentical:
      return TypedExpression(.bool, .comparison(sign, tested(left, one), tested(right, other)))
    case .comma: return TypedExpression(right.type, .comma(left, right))
    case .patternMatch: return TypedExpression(.bool, .patternMatch(left, right))
    case .closedRange, .halfOpenRange:
      let isClosed = sign == .closedRange
      return TypedExpression(
        .object(isClosed ? "ClosedRange" : "Range"),
        .range(left, right, isClosed: isClosed, line: line(of: one.range)))
    default:
      if isSwift {
        checkUnwrapped(left, one)
        checkUnwrapped(right, other)
      }
      return arithmetic(sign, left, right, line(of: range))
    }
  }

  private func arithmetic(
    _ sign: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression, _ line: Int
  ) -> TypedExpression {
    if isSwift, sign == .add, left.type.mayHoldObject || right.type.mayHoldObject {
      return TypedExpression(.common(left.type, right.type), .joined(left, right, line: line))
    }
    var type: StaticType = sign.isOrder ? .bool : .common(left.type, right.type).promoted
    if sign == .subtract, left.type.isMeasured, right.type == left.type { type = left.type.raw }
    return TypedExpression(type, .arithmetic(sign, left, right, line: line))
  }

  private func coalescing(_ left: TypedExpression, _ right: TypedExpression) -> TypedExpression {
    let type: StaticType =
      right.type.optionality == .optional
      ? left.type.asOptional
      : .common(left.type.unwrapped, right.type.unwrapped)
    return TypedExpression(type, .coalescing(left, right))
  }

  mutating func unary(
    _ sign: UnaryOperator, _ operand: Expression, _ range: SourceRange, _ type: StaticType?
  ) -> TypedExpression {
    if sign == .address || sign == .dereference {
      if sign == .dereference, let value = dereferenced(operand) { return value }
      if sign == .address,
        let value = isSwift
          ? addressOfGlobal(in: operand) : address(of: operand) ?? addressOfGlobal(in: operand)
      {
        return value
      }
      refuse(.pointer, at: range)
      return .missing
    }
    if isSwift, declarations.operators.contains(sign.rawValue) {
      let value = (written: operand, typed: resolve(operand, expecting: type))
      if let own = call(operator: sign.rawValue, [value], range) { return own }
    }
    let value = sign == .not ? resolveTested(operand) : resolve(operand, expecting: type)
    switch sign {
    case .not: return TypedExpression(.bool, .not(value))
    case .minus: return TypedExpression(value.type.promoted, .negation(value))
    case .complement: return TypedExpression(.int, .complement(value))
    case .plus, .address, .dereference:
      return TypedExpression(value.type.promoted, .promotion(value))
    }
  }
}

extension StaticType {
  /// Whether it is a number with names for some, as a priority is, to which plain ones are added.
  fileprivate var isMeasured: Bool {
    unwrapped.field == .real && unwrapped.enumeration != nil
  }
}

extension Expression {
  fileprivate var isImplicitMember: Bool {
    if case .implicitMember = kind { true } else { false }
  }
}

extension BinaryOperator {
  fileprivate var isSum: Bool { self == .add || self == .subtract }
  fileprivate var isReckoning: Bool { isSum || self == .multiply || self == .divide }

  /// Whether the second operand is expected to be of the first one's type.
  fileprivate func isOfOneType(inSwift isSwift: Bool) -> Bool {
    switch self {
    case .equal, .notEqual, .identical, .notIdentical: true
    case .and, .or, .comma, .patternMatch, .closedRange, .halfOpenRange: false
    default: isSwift
    }
  }
}
