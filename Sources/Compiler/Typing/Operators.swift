import Checks
import Diagnostics
import Lookup
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

  /// Whether a type has `&&` or `||` of its own.
  private func joins(_ type: StaticType, by sign: BinaryOperator) -> Bool {
    (sign == .and || sign == .or) && sight.owner(of: sign.rawValue, type) != nil
  }

  /// `date + 60`, a date so many seconds later; nil of all else.
  ///
  /// Subtracting is adding the negative, as Foundation has one method for both.
  private mutating func addition(
    _ sign: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression,
    _ range: SourceRange
  ) -> TypedExpression? {
    guard isSwift, sign == .add || sign == .subtract, right.type.isArithmetic,
      left.type.className == "NSDate", left.type.optionality == .none
    else { return nil }
    let seconds =
      sign == .add
      ? right
      : TypedExpression(.real, .arithmetic(.subtract, .constant(.real(0), .real), right, line: 0))
    return send(
      "dateByAddingTimeInterval:", to: left, [seconds], answering: left.type,
      MessagePlace(line: line(of: range), text: "date"))
  }

  /// `{ … }()` behind `??`: as what is wrapped, where it does not answer an optional by itself.
  private mutating func resolveDefault(
    _ closure: Expression, for type: StaticType
  ) -> TypedExpression {
    let isOptional = typeAlone(of: closure)?.optionality == .optional
    return resolve(closure, expecting: isOptional ? type : type.unwrapped)
  }

  /// `+` of objects joins texts and lists. What certainly overflows is reported at the operation,
  /// as swiftc's constant folding does.
  private mutating func arithmetic(
    _ sign: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression,
    _ range: SourceRange
  ) -> TypedExpression {
    let line = line(of: range)
    if sign == .add || sign == .subtract, refuseCounting(on: [left, right], at: range) {
      return .missing
    }
    if !isSwift, [.add, .multiply, .divide, .remainder].contains(sign), left.type.className != nil,
      right.type.className != nil, let one = left.type.nameInC, let other = right.type.nameInC
    {
      report(.objectiveC(.invalidOperands(one, other)), at: range)
      return .missing
    }
    if isSwift, sign == .add, left.type.mayHoldObject || right.type.mayHoldObject {
      return TypedExpression(.common(left.type, right.type), .joined(left, right, line: line))
    }
    var type: StaticType = sign.isOrder ? .bool : reckoned(sign, left, right)
    if sign == .subtract, left.type.isMeasured, right.type == left.type { type = left.type.raw }
    if let fact = sight.overflow(of: sign, left, right, type) { report(fact, at: range) }
    return TypedExpression(type, .arithmetic(sign, left, right, line: line))
  }

  /// The type of what comes of two numbers.
  private func reckoned(
    _ sign: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression
  ) -> StaticType {
    if sign == .shiftLeft || sign == .shiftRight {
      return isSwift ? left.type : left.type.promoted
    }
    if isSwift { return .common(left.type, right.type) }
    let type = StaticType.common(left.type.promoted, right.type.promoted)
    // Whether `.int` is C's `int` or its `long` shows only where it is written out.
    let plain = [left, right].first { $0.type.promoted == .int }
    return type.whole == .uint32 && plain?.isWrittenOut == false ? .int : type
  }

  /// `a ?? b` is optional only where `b` is (the two overloads of `??`).
  private func coalescing(_ left: TypedExpression, _ right: TypedExpression) -> TypedExpression {
    let type: StaticType =
      right.type.optionality == .optional
      ? left.type.asOptional
      : .common(left.type.unwrapped, right.type.unwrapped)
    return TypedExpression(type, .coalescing(left, right))
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

extension Typing {
  /// `-1` where an integer of a width of its own is expected.
  private mutating func negative(
    _ operand: Expression, expecting type: StaticType?
  ) -> TypedExpression? {
    guard isSwift, case .integer(let number) = operand.kind else { return nil }
    // The least number, whose digits alone are too many.
    if number == .min, type?.unwrapped.field != .real {
      return TypedExpression(
        type?.unwrapped.whole == .int64 ? .whole(.int64) : .int, .integerLiteral(.min))
    }
    guard let type = type?.unwrapped, let whole = type.whole else { return nil }
    let negative = 0 &- number
    if !whole.holds(negative) {
      report(.literalOverflow(String(negative), type: type.swiftName), at: operand.range)
    }
    return TypedExpression(type, .integerLiteral(negative))
  }

  /// As many bits of a number as there is room for in an integer of a width of its own; every other
  /// type takes it as it is.
  func narrowed(_ value: TypedExpression, to type: StaticType) -> TypedExpression {
    guard let whole = type.whole, value.type.isArithmetic, value.type.whole != whole else {
      return value
    }
    if case .integerLiteral(let number) = value.kind {
      return TypedExpression(type, .integerLiteral(whole.wrapping(number)))
    }
    return TypedExpression(type, .narrowed(value))
  }
}

extension TypedExpression {
  /// Whether it is certain to be C's `int`.
  fileprivate var isWrittenOut: Bool {
    switch kind {
    case .integerLiteral: true
    case .negation(let inner): inner.isWrittenOut
    default: type != .int
    }
  }
}

extension StaticType {
  /// Whether it is a number with names for some, as a priority is, to which plain ones are added.
  fileprivate var isMeasured: Bool {
    unwrapped.field == .real && unwrapped.enumeration != nil
  }

  /// Whether it is a number that need not be whole, or an optional one.
  fileprivate var isFloating: Bool {
    unwrapped.field == .real && unwrapped.enumeration == nil
  }
}

extension Expression {
  /// Comparing with nil asks whether something is there, and does not rely on it.
  fileprivate var isNil: Bool { if case .nilLiteral = kind { true } else { false } }

  /// What stands first in a sum.
  fileprivate enum Lead { case implicitMember, wholeLiteral, ofItsOwnType }

  /// What of a sum is asked first for its type: `.pi * r` begins with an implicit member, and so
  /// does `2 * .pi * r`, since a literal is of any type.
  fileprivate var lead: Lead {
    switch kind {
    case .implicitMember: return .implicitMember
    case .integer: return .wholeLiteral
    case .call(let callee, _):
      return callee.lead == .implicitMember ? .implicitMember : .ofItsOwnType
    case .unary(.minus, let inner): return inner.lead
    case .binary(let sign, let one, let other) where sign.isReckoning:
      let lead = one.lead
      return lead == .wholeLiteral ? other.lead : lead
    case .tuple(let parts) where parts.count == 1: return parts[0].value.lead
    default: return .ofItsOwnType
    }
  }

  /// What begins so has no type before something is expected of it.
  var leadsWithImplicitMember: Bool { lead == .implicitMember }
}

extension StaticType {
  /// What the bounds of a range are, where it is one and that is known.
  fileprivate var boundOfRange: StaticType? { unwrapped.isRange ? unwrapped.parts.first : nil }
}

extension BinaryOperator {
  /// `date + 1` and `priority - 1` have operands of two types; all other arithmetic has one.
  fileprivate var isSum: Bool { self == .add || self == .subtract }
  /// Bounds are typed by the range's own type, where that is known.
  fileprivate var isRange: Bool { self == .closedRange || self == .halfOpenRange }

  /// Whether the second operand is expected to be of the first one's type.
  fileprivate func isOfOneType(inSwift isSwift: Bool) -> Bool {
    switch self {
    case .equal, .notEqual, .identical, .notIdentical: true
    case .and, .or, .comma, .patternMatch, .closedRange, .halfOpenRange, .shiftLeft, .shiftRight:
      false
    default: isSwift
    }
  }
}

extension Expression {
  /// Whether it is a closure that is called where it stands.
  fileprivate var isCalledClosure: Bool {
    if case .call(let callee, _) = kind { callee.isClosure } else { false }
  }
}
