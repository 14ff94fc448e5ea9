package import ObjectModel
package import ObjectRuntime
package import Syntax
package import TypedTree

/// The arithmetic of C and of Swift, on values whose types decide nothing until they are there.
package enum Arithmetic {
  /// Two operands: floating where one of them is, else integers.
  /// What comes of a stand-in is the stand-in: nothing is known of it.
  package static func binary(
    _ sign: BinaryOperator, _ one: Value, _ other: Value, traps: Bool
  ) throws(Fault) -> Value {
    if one.isStandIn || other.isStandIn { return one.isStandIn ? one : other }
    if one.isFloating || other.isFloating { return floating(sign, one.real, other.real) }
    let (one, other) = (one.integer, other.integer)
    return switch sign {
    case .less: .bool(one < other)
    case .lessOrEqual: .bool(one <= other)
    case .greater: .bool(one > other)
    case .greaterOrEqual: .bool(one >= other)
    default: .int(try integer(sign, one, other, traps: traps))
    }
  }

  /// IEEE arithmetic: a division by zero is infinite, and nothing traps.
  private static func floating(_ sign: BinaryOperator, _ a: Double, _ b: Double) -> Value {
    switch sign {
    case .multiply: .real(a * b)
    case .divide: .real(a / b)
    case .add: .real(a + b)
    case .subtract: .real(a - b)
    case .remainder: .real(a.truncatingRemainder(dividingBy: b))
    case .less: .bool(a < b)
    case .lessOrEqual: .bool(a <= b)
    case .greater: .bool(a > b)
    case .greaterOrEqual: .bool(a >= b)
    default: .none
    }
  }

  /// Two integers of a width that is not `Int`'s: C keeps as many bits as there is room for, Swift
  /// traps where that would lose any.
  package static func integer(
    _ sign: BinaryOperator, _ a: Int, _ b: Int, as whole: WholeNumber, traps: Bool
  ) throws(Fault) -> Int {
    if whole.isUnsignedWord {
      return Int(
        bitPattern: try reckoned(sign, UInt(bitPattern: a), UInt(bitPattern: b), traps: traps))
    }
    let result = try integer(sign, a, b, traps: traps)
    let kept = whole.wrapping(result)
    if traps, kept != result, sign.traps { throw overflow }
    return kept
  }

  /// Two integers and an operator that is no comparison; not generic, so that other modules need
  /// not ask how an integer is reckoned with.
  package static func integer(
    _ sign: BinaryOperator, _ a: Int, _ b: Int, traps: Bool
  ) throws(Fault) -> Int {
    try reckoned(sign, a, b, traps: traps)
  }

  /// One operation on two words of the same kind, signed or not. A shift by more than the width is
  /// 0 in Swift; C leaves it open, and here it is masked.
  private static func reckoned<Number: FixedWidthInteger>(
    _ sign: BinaryOperator, _ a: Number, _ b: Number, traps: Bool
  ) throws(Fault) -> Number {
    switch sign {
    case .add: return try checked(a.addingReportingOverflow(b), traps)
    case .subtract: return try checked(a.subtractingReportingOverflow(b), traps)
    case .multiply: return try checked(a.multipliedReportingOverflow(by: b), traps)
    case .divide, .remainder: return try divided(sign, a, b, traps: traps)
    case .wrappingAdd: return a &+ b
    case .wrappingSubtract: return a &- b
    case .wrappingMultiply: return a &* b
    case .shiftLeft: return traps ? a << b : a &<< b
    case .shiftRight: return traps ? a >> b : a &>> b
    case .bitAnd: return a & b
    case .bitOr: return a | b
    case .bitXor: return a ^ b
    default: return 0
    }
  }

  /// Division by zero ends the program in both languages, with the words of the one that is run; so
  /// does, in Swift alone, the least number by -1.
  private static func divided<Number: FixedWidthInteger>(
    _ sign: BinaryOperator, _ a: Number, _ b: Number, traps: Bool
  ) throws(Fault) -> Number {
    if b == 0 {
      if traps {
        throw .crash(
          .fatalError,
          reason: sign == .divide
            ? "Division by zero" : "Division by zero in remainder operation")
      }
      throw .crash(.arithmetic, reason: "an integer was divided by zero")
    }
    let result =
      sign == .divide
      ? a.dividedReportingOverflow(by: b) : a.remainderReportingOverflow(dividingBy: b)
    return try checked(result, traps)
  }

  /// In the words of Swift's run-time for a debug build.
  package static let overflow = Fault.crash(.fatalError, reason: "Arithmetic overflow")

  /// C's integers wrap around; Swift's trap.
  private static func checked<Number: FixedWidthInteger>(
    _ result: (partialValue: Number, overflow: Bool), _ traps: Bool
  ) throws(Fault) -> Number {
    if result.overflow, traps { throw overflow }
    return result.partialValue
  }
}

extension BinaryOperator {
  /// Whether Swift checks what comes of it.
  fileprivate var traps: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .remainder: true
    default: false
    }
  }
}

extension Value {
  /// Whether one real among the operands makes the whole reckoning real; a boxed number is none.
  package var isFloating: Bool {
    if case .real = self { true } else { false }
  }
}
