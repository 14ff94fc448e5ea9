import Diagnostics
import Simulator

// Operators.
extension Resolver {
  mutating func binary(
    _ sign: BinaryOperator, _ one: Expression, _ other: Expression, _ range: SourceRange
  ) -> TypedExpression {
    if let own = ownOperator(sign, one, other, range) { return own }
    switch sign {
    case .and, .or: return logical(sign, one, other)
    case .coalesce: return coalescing(one, other)
    case .equal, .notEqual, .identical, .notIdentical: return comparison(sign, one, other)
    case .comma:
      let (first, second) = (resolve(one), resolve(other))
      return TypedExpression(second.type, .comma(first, second))
    case .patternMatch: return patternMatch(one, other)
    case .closedRange, .halfOpenRange: return self.range(one, other, isClosed: sign == .closedRange)
    default: return arithmetic(sign, one, other, range)
    }
  }

  private mutating func arithmetic(
    _ sign: BinaryOperator, _ one: Expression, _ other: Expression, _ range: SourceRange
  ) -> TypedExpression {
    let left = resolve(one)
    let right = resolve(other, expecting: isSwift ? left.type : nil)
    let line = line(of: range)
    if isSwift {
      checkUnwrapped(left, one)
      checkUnwrapped(right, other)
    }
    if isSwift, sign == .add, left.type.mayHoldObject || right.type.mayHoldObject {
      return TypedExpression(.common(left.type, right.type), .joined(left, right, line: line))
    }
    let type: StaticType = sign.isOrder ? .bool : .common(left.type, right.type).promoted
    return TypedExpression(type, .arithmetic(sign, left, right, line: line))
  }

  /// `pattern ~= value`.
  private mutating func patternMatch(_ pattern: Expression, _ value: Expression) -> TypedExpression
  {
    let wanted = resolve(pattern)
    return TypedExpression(.bool, .patternMatch(wanted, resolve(value)))
  }

  private mutating func logical(
    _ sign: BinaryOperator, _ one: Expression, _ other: Expression
  ) -> TypedExpression {
    let left = resolveTested(one)
    return TypedExpression(.bool, .logical(sign, left, resolveTested(other)))
  }

  private mutating func coalescing(_ one: Expression, _ other: Expression) -> TypedExpression {
    let left = resolveTested(one, isUsed: true)
    let right = resolve(other, expecting: left.type)
    let type: StaticType =
      right.type.optionality == .optional
      ? left.type.asOptional
      : .common(left.type.unwrapped, right.type.unwrapped)
    return TypedExpression(type, .coalescing(left, right))
  }

  private mutating func comparison(
    _ sign: BinaryOperator, _ one: Expression, _ other: Expression
  ) -> TypedExpression {
    let left = resolveTested(one)
    let right = resolveTested(other, expecting: left.type)
    return TypedExpression(.bool, .comparison(sign, left, right))
  }

  mutating func unary(
    _ sign: UnaryOperator, _ operand: Expression, _ range: SourceRange, _ type: StaticType?
  ) -> TypedExpression {
    if sign == .address || sign == .dereference {
      if sign == .dereference, let value = dereferenced(operand) { return value }
      if sign == .address, let value = address(of: operand) { return value }
      refuse(.pointer, at: range)
      return .missing
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
  /// C's promotion: a BOOL in arithmetic is an int.
  var promoted: StaticType { field == .bool ? .int : self }
}
