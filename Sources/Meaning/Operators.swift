import Checks
package import Declaring
package import Diagnostics
import Lookup
import ObjectModel
package import Syntax
package import TypedTree

// Operators between operands that have their types.
extension Typing {
  /// Whether a type has `&&` or `||` of its own.
  package func joins(_ type: StaticType, by sign: BinaryOperator) -> Bool {
    (sign == .and || sign == .or) && sight.owner(of: sign.rawValue, type) != nil
  }

  /// `date + 60`, a date so many seconds later; nil of all else.
  ///
  /// Subtracting is adding the negative, as Foundation has one method for both.
  package mutating func addition(
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

  /// `+` of objects joins texts and lists. What certainly overflows is reported at the operation,
  /// as swiftc's constant folding does.
  package mutating func arithmetic(
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
  package func coalescing(_ left: TypedExpression, _ right: TypedExpression) -> TypedExpression {
    let type: StaticType =
      right.type.optionality == .optional
      ? left.type.asOptional
      : .common(left.type.unwrapped, right.type.unwrapped)
    return TypedExpression(type, .coalescing(left, right))
  }
}

extension Typing {
  /// `-1` where an integer of a width of its own is expected.
  package mutating func negative(
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
  package func narrowed(_ value: TypedExpression, to type: StaticType) -> TypedExpression {
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
  package var isMeasured: Bool {
    unwrapped.field == .real && unwrapped.enumeration != nil
  }

  /// Whether it is a number that need not be whole, or an optional one.
  package var isFloating: Bool {
    unwrapped.field == .real && unwrapped.enumeration == nil
  }
}

extension Expression {
  /// Comparing with nil asks whether something is there, and does not rely on it.
  package var isNil: Bool { if case .nilLiteral = kind { true } else { false } }

  /// What stands first in a sum.
  package enum Lead { case implicitMember, wholeLiteral, ofItsOwnType }

  /// What of a sum is asked first for its type: `.pi * r` begins with an implicit member, and so
  /// does `2 * .pi * r`, since a literal is of any type.
  package var lead: Lead {
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
  package var leadsWithImplicitMember: Bool { lead == .implicitMember }
}

extension StaticType {
  /// What the bounds of a range are, where it is one and that is known.
  package var boundOfRange: StaticType? { unwrapped.isRange ? unwrapped.parts.first : nil }
}

extension BinaryOperator {
  /// `date + 1` and `priority - 1` have operands of two types; all other arithmetic has one.
  package var isSum: Bool { self == .add || self == .subtract }

  /// Bounds are typed by the range's own type, where that is known.
  package var isRange: Bool { self == .closedRange || self == .halfOpenRange }

  /// Whether the second operand is expected to be of the first one's type.
  package func isOfOneType(inSwift isSwift: Bool) -> Bool {
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
  package var isCalledClosure: Bool {
    if case .call(let callee, _) = kind { callee.isClosure } else { false }
  }
}
