import ObjectModel
import ObjectRuntime
import StandardLibrary
import Syntax
import TypedTree

// Operators.
extension Emitter {
  /// Two whole numbers, or numbers of which one is floating, have operands of their own and need no
  /// boxes; all else shows what it is when it runs, operators of the script's own included.
  mutating func arithmetic(
    _ sign: BinaryOperator, _ one: TypedExpression, _ other: TypedExpression, _ type: StaticType,
    _ line: Int
  ) -> Emitted {
    let (left, right) = (emit(one), emit(other))
    let (a, b, traps) = (left.operand, right.operand, isSwift)
    let plainness = min(left.plainness, right.plainness)
    let isOrder = sign.isOrder
    if one.type.field == .int, other.type.field == .int {
      let operand =
        isOrder
        ? Operand.truth(Emitter.order(sign, a, b, .common(one.type.promoted, other.type.promoted)))
        : .integer(integers(sign, a, b, type.whole, line))
      return Emitted(operand).plain(plainness)
    }
    if [one.type.field, other.type.field].contains(.real), one.type.isArithmetic,
      other.type.isArithmetic, let operand = Emitter.reals(sign, a, b, line)
    {
      return Emitted(operand).plain(plainness)
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
    return Emitted(code).plain(plainness)
  }

  /// Arithmetic of two integers; the commonest operators have a form of their own.
  ///
  /// For a sum the line is set only where it overflows, as setting it costs as much as adding.
  func integers(
    _ sign: BinaryOperator, _ a: Operand, _ b: Operand, _ whole: WholeNumber?, _ line: Int
  ) -> IntegerCode {
    let traps = isSwift
    if let whole {
      return { frame, turn throws(Fault) in
        let one = try a.integer(&frame, &turn)
        let other = try b.integer(&frame, &turn)
        turn.stand(at: line)
        return try Arithmetic.integer(sign, one, other, as: whole, traps: traps)
      }
    }
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

  /// The commonest order, of a variable and a constant, has a form of its own; unsigned 64-bit
  /// numbers are compared as such.
  private static func order(
    _ sign: BinaryOperator, _ a: Operand, _ b: Operand, _ type: StaticType
  ) -> Test {
    if type.whole?.isUnsignedWord == true {
      return { frame, turn throws(Fault) in
        let one = UInt(bitPattern: try a.integer(&frame, &turn))
        return Emitter.compares(sign, one, UInt(bitPattern: try b.integer(&frame, &turn)))
      }
    }
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
      return Emitter.compares(sign, one, try b.integer(&frame, &turn))
    }
  }

  /// Arithmetic and order of numbers of which one is floating; nil for other operators.
  ///
  /// Floating numbers never trap: overflow is infinity.
  static func reals(
    _ sign: BinaryOperator, _ a: Operand, _ b: Operand, _ line: Int
  ) -> Operand? {
    func real(_ operation: @escaping @Sendable (Double, Double) -> Double) -> Operand {
      .real { frame, turn throws(Fault) in
        let one = try a.real(&frame, &turn)
        let other = try b.real(&frame, &turn)
        turn.stand(at: line)
        return operation(one, other)
      }
    }
    switch sign {
    case .add: return real { $0 + $1 }
    case .subtract: return real { $0 - $1 }
    case .multiply: return real { $0 * $1 }
    case .divide: return real { $0 / $1 }
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return .truth { frame, turn throws(Fault) in
        let one = try a.real(&frame, &turn)
        let other = try b.real(&frame, &turn)
        turn.stand(at: line)
        return Emitter.compares(sign, one, other)
      }
    default: return nil
    }
  }

  /// Only the four orders come here.
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

  /// `a + b` where both may be texts or arrays.
  ///
  /// Only the run shows which of them they are; anything else is left to an operator of the
  /// script's own.
  mutating func joined(
    _ one: TypedExpression, _ other: TypedExpression, _ line: Int
  ) -> Emitted {
    let (a, b) = (code(one), code(other))
    return Emitted { frame, turn throws(Fault) in
      let one = try a(&frame, &turn)
      let other = try b(&frame, &turn)
      turn.stand(at: line)
      return try turn.sum(one, other)
    }
  }

  /// C's comma: the first value is lost.
  mutating func comma(_ one: TypedExpression, _ other: TypedExpression) -> Emitted {
    let (first, code) = (code(one), code(other))
    return Emitted { frame, turn throws(Fault) in
      _ = try first(&frame, &turn)
      return try code(&frame, &turn)
    }
  }

  /// A stand-in as a bound makes the range unknown too.
  mutating func range(
    _ lower: TypedExpression, _ upper: TypedExpression, _ isClosed: Bool, _ line: Int
  ) -> Emitted {
    let (low, high) = (code(lower), code(upper))
    return Emitted { frame, turn throws(Fault) in
      let first = try low(&frame, &turn)
      let last = try high(&frame, &turn)
      turn.stand(at: line)
      if let unknown = [first, last].first(where: \.isStandIn) { return unknown }
      return try turn.makeRange(first, last, isClosed: isClosed)
    }
  }

  // MARK: - Truth

  /// `~=` as the library defines it: a range contains, anything else is equal.
  mutating func patternMatch(_ pattern: TypedExpression, _ value: TypedExpression) -> Emitted {
    let (wanted, found) = (code(pattern), code(value))
    return Emitted { frame, turn throws(Fault) in
      let wanted = try wanted(&frame, &turn)
      let found = try found(&frame, &turn)
      return .bool(try turn.covers(wanted, found))
    }
  }

  /// The second operand is evaluated only where the first does not decide.
  mutating func logical(
    _ sign: BinaryOperator, _ one: TypedExpression, _ other: TypedExpression
  ) -> Emitted {
    let (left, right) = (emit(one), emit(other))
    let (a, b) = (left.operand.test, right.operand.test)
    let decides = sign == .or
    let test: Test = { frame, turn throws(Fault) in
      try a(&frame, &turn) == decides ? decides : try b(&frame, &turn)
    }
    return Emitted(.truth(test)).plain(min(left.plainness, right.plainness))
  }

  /// Swift's `==` asks the script's own where there is one; C's compares numbers by value and
  /// objects by identity.
  mutating func comparison(
    _ sign: BinaryOperator, _ one: TypedExpression, _ other: TypedExpression
  ) -> Emitted {
    let (left, right) = (emit(one), emit(other))
    let (a, b) = (left.operand, right.operand)
    let negates = sign == .notEqual || sign == .notIdentical
    // Swift compares by content, C by identity.
    let byContent = isSwift && (sign == .equal || sign == .notEqual)
    let plainness = min(left.plainness, right.plainness)
    if one.type.field == .int, other.type.field == .int {
      let test: Test = { frame, turn throws(Fault) in
        let one = try a.integer(&frame, &turn)
        return (one == (try b.integer(&frame, &turn))) != negates
      }
      return Emitted(.truth(test)).plain(plainness)
    }
    let code: Code = { frame, turn throws(Fault) in
      let one = try a.value(&frame, &turn)
      let other = try b.value(&frame, &turn)
      if let unknown = one.compared(toStandIn: other, negates) { return unknown }
      let isSame =
        byContent ? try turn.isSame(one, other) : one.isIdentical(to: other)
      return .bool(isSame != negates)
    }
    return Emitted(code).plain(plainness)
  }

  /// What stands in for something unknown stays unknown.
  mutating func not(_ value: TypedExpression) -> Emitted {
    let code = code(value)
    return Emitted { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      return value.negated
    }
  }

  // MARK: - One operand

  /// Negating the least number traps in Swift and wraps around in C.
  mutating func negation(_ value: TypedExpression) -> Emitted {
    let (code, traps) = (code(value), isSwift)
    return Emitted { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      if case .real(let number) = value { return .real(-number) }
      if value.isStandIn { return value }
      return .int(try Arithmetic.integer(.subtract, 0, value.integer, traps: traps))
    }
  }

  /// At full width; where the type is narrower, a node around this one cuts the bits off.
  mutating func complement(_ value: TypedExpression) -> Emitted {
    let code = code(value)
    return Emitted { frame, turn throws(Fault) in .int(~(try code(&frame, &turn).integer)) }
  }

  /// C's conversion to an integer of another width.
  mutating func narrowed(_ value: TypedExpression, _ type: StaticType) -> Emitted {
    let value = emit(value)
    guard let whole = type.whole else { return value }
    let operand = value.operand
    let code: IntegerCode = { frame, turn throws(Fault) in
      whole.wrapping(try operand.integer(&frame, &turn))
    }
    return Emitted(.integer(code)).plain(value.plainness)
  }

  /// A pointer is a global's address or a shared variable; any other number crashes.
  mutating func dereference(_ pointer: TypedExpression) -> Emitted {
    let code = code(pointer)
    return Emitted { frame, turn throws(Fault) in
      let pointer = try code(&frame, &turn)
      return try turn.read(through: pointer)
    }
  }
}

// MARK: - Choices
extension Emitter {
  /// The second operand is evaluated only where the first is nil.
  mutating func coalescing(_ one: TypedExpression, _ other: TypedExpression) -> Emitted {
    let (a, b) = (code(one), code(other))
    return Emitted { frame, turn throws(Fault) in
      let value = try a(&frame, &turn)
      return value.isNil ? try b(&frame, &turn) : value
    }
  }

  /// The condition's own value, evaluated once, where it is true.
  mutating func elvis(_ value: TypedExpression, _ other: TypedExpression) -> Emitted {
    let (code, otherwise) = (code(value), code(other))
    return Emitted { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      return value.isTrue ? value : try otherwise(&frame, &turn)
    }
  }

  /// Its value counts as borrowed, since a branch may read a place that lets go of what it holds.
  mutating func conditional(
    _ test: TypedExpression, _ then: TypedExpression, _ otherwise: TypedExpression,
    _ type: StaticType
  ) -> Emitted {
    let (test, one, two) = (code(test), code(then), code(otherwise))
    let field = type.isArithmetic ? type.field : .any
    return Emitted(isBorrowed: true) { frame, turn throws(Fault) in
      field.converted(
        turn.decides(try test(&frame, &turn)) ? try one(&frame, &turn) : try two(&frame, &turn))
    }
  }

  /// `try?` turns errors of Swift's into nil, `try!` into a trap that names them; both leave
  /// everything else on its way.
  mutating func attempt(_ form: Expression.AttemptForm, _ value: TypedExpression) -> Emitted {
    let value = emit(value)
    let code = value.code
    switch form {
    case .plain, .awaited: return value
    case .optional:
      return Emitted { frame, turn throws(Fault) in
        do throws(Fault) {
          return try code(&frame, &turn)
        } catch {
          if error.thrown == nil { throw error }
          frame.run.raised = nil
          return .none
        }
      }
    case .forced:
      return Emitted { frame, turn throws(Fault) in
        do throws(Fault) {
          return try code(&frame, &turn)
        } catch {
          guard case .exception = error, let thrown = error.thrown else { throw error }
          frame.run.raised = nil
          let reason = try frame.run.quoted(.object(thrown), as: .any, in: &turn)
          throw .crash(
            .fatalError, reason: "'try!' expression unexpectedly raised an error: \(reason)")
        }
      }
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

  /// Swift's `+`: texts and arrays are joined, numbers added.
  ///
  /// A stand-in beside a text is taken for a text with its name.
  mutating func sum(_ one: Value, _ other: Value) throws(Fault) -> Value {
    if case .standIn(let name, _) = one, simulation.text(of: other) != nil {
      return try sum(.string(name), other)
    }
    if case .standIn(let name, _) = other, simulation.text(of: one) != nil {
      return try sum(one, .string(name))
    }
    if let text = simulation.text(of: one), let more = simulation.text(of: other) {
      return .string(try made(text + more))
    }
    if let elements = simulation.items(of: one), let more = simulation.items(of: other) {
      return try makeArray(elements + more)
    }
    if let own = try sendOperator("+", one, other) { return own }
    return try Arithmetic.binary(.add, one.unboxed, other.unboxed, traps: true)
  }

  /// The same where it takes the first one's place: a slice keeps its indices.
  mutating func extended(_ one: Value, by other: Value) throws(Fault) -> Value {
    let sum = try sum(one, other)
    if let start = simulation.sliceStart(of: one) { move(slice: sum, to: start) }
    return sum
  }
}

extension Value {
  /// What comparing with a value that nobody declares, or of one, answers: what is not known, and
  /// whether it is nil. Nil where both are known.
  fileprivate func compared(toStandIn other: Value, _ negates: Bool) -> Value? {
    switch (self, other) {
    case (.standIn, .none): .bool(isNil != negates)
    case (.none, .standIn): .bool(other.isNil != negates)
    case (.standIn, _): self == other ? .bool(!negates) : compared(with: other, negates)
    case (_, .standIn): other.compared(with: self, negates)
    default: nil
    }
  }

  /// What is not known, which is false where the unknown is taken for true and compared with false.
  private func compared(with other: Value, _ negates: Bool) -> Value {
    let isFalse = if case .bool(false) = other { true } else { false }
    return isFalse == negates ? self : negated
  }

  /// What `!` answers: of what nobody declares the contrary, whichever it is taken for.
  fileprivate var negated: Value {
    guard case .standIn(let name, let guess) = self else { return .bool(!isTrue) }
    return .standIn(name, as: guess.contrary)
  }

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

extension Guess {
  /// True for false. Of two unknown things one may be so and the other not, which one guess for both
  /// would never show: where they are nil, what is not so is taken for true as what is.
  fileprivate var contrary: Guess {
    switch self {
    case .plain: .affirmed
    case .affirmed: .plain
    case .missing: .missing
    case .denied: .denied
    }
  }
}
