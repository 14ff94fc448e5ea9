import Checks
import Declaring
import Diagnostics
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree

// Operators.
extension Typing {
  /// The first operand is typed first, except that an implicit member or a literal in front takes
  /// its type from what is expected or from the other operand. The script's own operators go before
  /// the built-in ones, as a nearer overload; a whole literal beside a floating number becomes one.
  mutating func binary(
    _ sign: BinaryOperator, _ one: Expression, _ other: Expression, _ range: SourceRange,
    _ type: StaticType?
  ) -> TypedExpression {
    if sign == .patternMatch, isPartialRange(one) {
      let contains = Expression(.member(one, Name("contains", at: one.range)), at: one.range)
      return resolve(Expression(.call(contains, [Argument(other)]), at: range))
    }
    // `.defaultHigh - 1` where a priority is expected, `.pi / 2` where a number is.
    let bound = sign.isRange ? type?.boundOfRange : nil
    let expected: StaticType? =
      switch one.lead {
      case _ where bound != nil: bound
      case .implicitMember where type.map({ sight.owner(of: sign.rawValue, $0) }) != nil: type
      case .implicitMember: sign.isReckoning ? type ?? typeAlone(of: other) : nil
      case .wholeLiteral:
        type?.whole != nil || type?.isFloating == true && sign.isReckoning ? type : nil
      case .ofItsOwnType: nil
      }
    var left = resolve(
      one, expecting: expected ?? (sign == .coalesce ? type?.asOptional : nil))
    let isLater = sign.isSum && left.type.isMoment
    let wanted: StaticType =
      isLater && other.lead == .implicitMember
      ? .interval : sign.isSum && left.type.isMeasured ? left.type.raw : left.type
    var right =
      sign == .coalesce && other.isCalledClosure
      ? resolveDefault(other, for: wanted)
      : resolve(
        other,
        expecting: sign.isOfOneType(inSwift: isSwift) || isSwift && joins(left.type, by: sign)
          ? wanted : bound)
    if isLater { right.type = right.type.raw }
    if isSwift, let whole = right.type.whole {
      left = left.adapted(to: .whole(whole))
    } else if isSwift, right.type.field == .real, right.type.optionality == .none,
      left.type.field == .int, sign != .comma
    {
      left = left.adapted(to: right.type)
    }
    if let later = addition(sign, left, right, range) { return later }
    let operands = [(written: one, typed: left), (written: other, typed: right)]
    if let own = ownOperator(sign, operands, range) { return own }
    report(sight.problem(of: sign, operands[0], operands[1]))
    switch sign {
    case .and, .or:
      return TypedExpression(.bool, .logical(sign, tested(left, one), tested(right, other)))
    case .coalesce: return coalescing(tested(left, one, isUsed: true), right)
    case .equal, .notEqual, .identical, .notIdentical:
      // Only what is compared with nil is asked whether it is there.
      return TypedExpression(
        .bool,
        .comparison(
          sign, tested(left, one, isUsed: !other.isNil), tested(right, other, isUsed: !one.isNil)))
    case .comma: return TypedExpression(right.type, .comma(left, right))
    case .patternMatch: return TypedExpression(.bool, .patternMatch(left, right))
    case .closedRange, .halfOpenRange:
      let isClosed = sign == .closedRange
      let bound = isSwift ? StaticType.common(left.type, right.type) : .int
      return TypedExpression(
        .range(of: bound, named: isClosed ? "ClosedRange" : "Range"),
        .range(left, right, isClosed: isClosed, line: line(of: one.range)))
    default:
      if isSwift {
        checkUnwrapped(left, one)
        checkUnwrapped(right, other)
      }
      return arithmetic(sign, left, right, range)
    }
  }

  /// `{ … }()` behind `??`: as what is wrapped, where it does not answer an optional by itself.
  private mutating func resolveDefault(
    _ closure: Expression, for type: StaticType
  ) -> TypedExpression {
    let isOptional = typeAlone(of: closure)?.optionality == .optional
    return resolve(closure, expecting: isOptional ? type : type.unwrapped)
  }

  /// In C a smaller integer is promoted to `int` first and narrowed again where it is stored; Swift
  /// keeps the type.
  mutating func unary(
    _ sign: UnaryOperator, _ operand: Expression, _ range: SourceRange, _ type: StaticType?
  ) -> TypedExpression {
    if sign == .address || sign == .dereference {
      if sign == .dereference, let value = dereferenced(operand, range) { return value }
      if sign == .address,
        let value = isSwift ? addressOfGlobal(in: operand) : pointer(to: operand)
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
    if sign == .minus, let literal = negative(operand, expecting: type) { return literal }
    let value = sign == .not ? resolveTested(operand) : resolve(operand, expecting: type)
    let type = isSwift ? value.type : value.type.promoted
    switch sign {
    case .not: return TypedExpression(.bool, .not(value))
    case .minus:
      if isSwift, type.whole != nil {
        return arithmetic(.subtract, TypedExpression(type, .integerLiteral(0)), value, range)
      }
      return narrowed(TypedExpression(type.whole == nil ? type : .int, .negation(value)), to: type)
    case .complement: return narrowed(TypedExpression(.int, .complement(value)), to: type)
    case .plus, .address, .dereference: return TypedExpression(type, .promotion(value))
    }
  }
}
