import Diagnostics
import Simulator
import Syntax

// Operators.
extension Resolver {
  mutating func binary(
    _ sign: BinaryOperator, _ one: Expression, _ other: Expression, _ range: SourceRange
  ) -> Resolved {
    if let own = ownOperator(sign, one, other, range) { return own }
    switch sign {
    case .and, .or: return logical(sign, one, other)
    case .coalesce: return coalescing(one, other)
    case .equal, .notEqual, .identical, .notIdentical: return comparison(sign, one, other)
    case .comma:
      let (first, second) = (resolve(one).code, resolve(other))
      let code = second.code
      return Resolved(second.type) { frame, turn throws(Fault) in
        _ = try first(&frame, &turn)
        return try code(&frame, &turn)
      }
    case .patternMatch: return patternMatch(one, other)
    case .closedRange, .halfOpenRange: return self.range(one, other, isClosed: sign == .closedRange)
    default: return arithmetic(sign, one, other, range)
    }
  }

  private mutating func arithmetic(
    _ sign: BinaryOperator, _ one: Expression, _ other: Expression, _ range: SourceRange
  ) -> Resolved {
    let left = resolve(one)
    let right = resolve(other, expecting: isSwift ? left.type : nil)
    let line = line(of: range)
    if isSwift {
      checkUnwrapped(left, one)
      checkUnwrapped(right, other)
    }
    if isSwift, sign == .add, left.type.mayHoldObject || right.type.mayHoldObject {
      return Resolved(.common(left.type, right.type), joining(left.code, right.code, line))
    }
    let (a, b, traps) = (left.operand, right.operand, isSwift)
    let isPlain = left.isPlain && right.isPlain
    let isOrder = [.less, .lessOrEqual, .greater, .greaterOrEqual].contains(sign)
    let type: StaticType = isOrder ? .bool : .common(left.type, right.type).promoted
    if left.type.field == .int, right.type.field == .int {
      let operand =
        isOrder
        ? Operand.truth(Resolver.order(sign, a, b)) : .integer(integers(sign, a, b, line))
      return Resolved(type, operand).plain(if: isPlain)
    }
    let code: Code = { frame, turn throws(Fault) in
      let one = try a.value(&frame, &turn)
      let other = try b.value(&frame, &turn)
      turn.stand(at: line)
      if traps, one.object != nil || isOrder, one.text != nil || one.object != nil {
        if isOrder { return .bool(try turn.compares(sign, one, other)) }
        if let own = try turn.sendOperator(sign.rawValue, one, other) { return own }
      }
      return try Arithmetic.binary(
        sign, traps ? one.unboxed : one, traps ? other.unboxed : other, traps: traps)
    }
    return Resolved(type, code).plain(if: isPlain)
  }

  /// Arithmetic of two integers; the commonest operators have a form of their own.
  func integers(
    _ sign: BinaryOperator, _ a: Operand, _ b: Operand, _ line: Int
  ) -> IntegerCode {
    let traps = isSwift
    if sign == .add, case .constant(.int(let other)) = b {
      return { frame, turn throws(Fault) in
        let (sum, overflow) = try a.integer(&frame, &turn).addingReportingOverflow(other)
        if overflow, traps {
          turn.stand(at: line)
          throw Arithmetic.overflow
        }
        return sum
      }
    }
    if sign == .add {
      return { frame, turn throws(Fault) in
        let one = try a.integer(&frame, &turn)
        let (sum, overflow) = one.addingReportingOverflow(try b.integer(&frame, &turn))
        if overflow, traps {
          turn.stand(at: line)
          throw Arithmetic.overflow
        }
        return sum
      }
    }
    return { frame, turn throws(Fault) in
      let one = try a.integer(&frame, &turn)
      let other = try b.integer(&frame, &turn)
      turn.stand(at: line)
      return try Arithmetic.integer(sign, one, other, traps: traps)
    }
  }

  private static func order(_ sign: BinaryOperator, _ a: Operand, _ b: Operand) -> Test {
    if sign == .less, case .constant(.int(let other)) = b {
      return { frame, turn throws(Fault) in try a.integer(&frame, &turn) < other }
    }
    if sign == .less {
      return { frame, turn throws(Fault) in
        let one = try a.integer(&frame, &turn)
        return one < (try b.integer(&frame, &turn))
      }
    }
    return { frame, turn throws(Fault) in
      let one = try a.integer(&frame, &turn)
      return Resolver.compares(sign, one, try b.integer(&frame, &turn))
    }
  }

  private static func compares<Ordered: Comparable>(
    _ sign: BinaryOperator, _ one: Ordered, _ other: Ordered
  ) -> Bool {
    switch sign {
    case .less: one < other
    case .lessOrEqual: one <= other
    case .greater: one > other
    default: one >= other
    }
  }

  /// `pattern ~= value`.
  private mutating func patternMatch(_ pattern: Expression, _ value: Expression) -> Resolved {
    let (wanted, found) = (resolve(pattern).code, resolve(value).code)
    return Resolved(.bool) { frame, turn throws(Fault) in
      let wanted = try wanted(&frame, &turn)
      let found = try found(&frame, &turn)
      return .bool(try turn.covers(wanted, found))
    }
  }

  private mutating func logical(
    _ sign: BinaryOperator, _ one: Expression, _ other: Expression
  ) -> Resolved {
    let (left, right) = (resolveTested(one), resolveTested(other))
    let (a, b) = (left.operand.test, right.operand.test)
    let decides = sign == .or
    let test: Test = { frame, turn throws(Fault) in
      try a(&frame, &turn) == decides ? decides : try b(&frame, &turn)
    }
    return Resolved(.bool, .truth(test)).plain(if: left.isPlain && right.isPlain)
  }

  private mutating func coalescing(_ one: Expression, _ other: Expression) -> Resolved {
    var left = resolveTested(one, isUsed: true)
    let right = resolve(other, expecting: left.type)
    left.type =
      right.type.optionality == .optional
      ? left.type.asOptional
      : .common(left.type.unwrapped, right.type.unwrapped)
    let (a, b) = (left.code, right.code)
    return Resolved(left.type) { frame, turn throws(Fault) in
      let value = try a(&frame, &turn)
      return value == .none ? try b(&frame, &turn) : value
    }
  }

  private mutating func comparison(
    _ sign: BinaryOperator, _ one: Expression, _ other: Expression
  ) -> Resolved {
    let left = resolveTested(one)
    let right = resolveTested(other, expecting: left.type)
    let (a, b) = (left.operand, right.operand)
    let negates = sign == .notEqual || sign == .notIdentical
    // Swift compares by content, C by identity.
    let byContent = isSwift && (sign == .equal || sign == .notEqual)
    let isPlain = left.isPlain && right.isPlain
    if left.type.field == .int, right.type.field == .int {
      let test: Test = { frame, turn throws(Fault) in
        let one = try a.integer(&frame, &turn)
        return (one == (try b.integer(&frame, &turn))) != negates
      }
      return Resolved(.bool, .truth(test)).plain(if: isPlain)
    }
    let code: Code = { frame, turn throws(Fault) in
      let one = try a.value(&frame, &turn)
      let other = try b.value(&frame, &turn)
      let isSame =
        byContent ? try turn.isSame(one, other) : one.isIdentical(to: other)
      return .bool(isSame != negates)
    }
    return Resolved(.bool, code).plain(if: isPlain)
  }

  mutating func unary(
    _ sign: UnaryOperator, _ operand: Expression, _ range: SourceRange, _ type: StaticType?
  ) -> Resolved {
    if sign == .address || sign == .dereference {
      if sign == .dereference, let value = dereferenced(operand) { return value }
      if sign == .address, let value = address(of: operand) { return value }
      refuse(.pointer, at: range)
      return .missing
    }
    let value = sign == .not ? resolveTested(operand) : resolve(operand, expecting: type)
    let (code, traps) = (value.code, isSwift)
    switch sign {
    case .not:
      return Resolved(.bool) { frame, turn throws(Fault) in
        .bool(!(try code(&frame, &turn).isTrue))
      }
    case .minus:
      return Resolved(value.type.promoted) { frame, turn throws(Fault) in
        let value = try code(&frame, &turn)
        if case .real(let number) = value { return .real(-number) }
        return .int(try Arithmetic.integer(.subtract, 0, value.integer, traps: traps))
      }
    case .complement:
      return Resolved(.int) { frame, turn throws(Fault) in
        .int(~(try code(&frame, &turn).integer))
      }
    default: return Resolved(value.type.promoted, code)
    }
  }
}

extension Turn {
  /// `a < b` and its kin, of texts, tuples and types with an order of their own.
  fileprivate mutating func compares(
    _ sign: BinaryOperator, _ one: Value, _ other: Value
  ) throws(Fault) -> Bool {
    switch sign {
    case .less: try precedes(one, other)
    case .greater: try precedes(other, one)
    case .lessOrEqual: try !precedes(other, one)
    default: try !precedes(one, other)
    }
  }
}

extension StaticType {
  /// C's promotion: a BOOL in arithmetic is an int.
  var promoted: StaticType { field == .bool ? .int : self }
}

extension Value {
  /// C's `==`: numbers by value, objects by identity.
  func isIdentical(to other: Value) -> Bool {
    switch (self, other) {
    case (.bool, _), (.int, _), (.real, _):
      switch other {
      case .bool, .int, .real, .none:
        return isFloating || other.isFloating ? real == other.real : integer == other.integer
      default: return false
      }
    case (.none, .bool), (.none, .int), (.none, .real): return other.real == 0
    default: return self == other
    }
  }
}
