import Diagnostics
import Simulator
import Syntax

// Assignments and what they store into.
extension Resolver {
  mutating func assignment(
    _ sign: BinaryOperator?, _ target: Expression, _ value: Expression
  ) -> Resolved {
    if isSwift, case .name("_") = target.kind { return resolve(value) }
    let place = place(target)
    let type = place.type
    let store = self.store(to: target)
    let assigned = resolve(value, expecting: type)
    if let sign {
      if !target.isChain { checkUnwrapped(place, target) }
      return compound(sign, place, assigned, store, line(of: target.range))
    }
    if !place.isMissing {
      checkConversion(of: assigned, value, to: type, .assigning)
      check(assigned, fits: type, .assignment, value)
    }
    if type.field == .int, assigned.type.field == .int,
      let stored = storing(number: assigned, in: place)
    {
      return stored
    }
    let operand = assigned.operand
    let field = type.isArithmetic ? type.field : .any
    let code: Code = { frame, turn throws(Fault) in
      let value = field.converted(try operand.value(&frame, &turn))
      try store(value, &frame, &turn)
      return value
    }
    let known = place.isMissing ? assigned.type : type
    return Resolved(known, isBorrowed: true, isEchoed: false, code)
      .plain(if: assigned.isPlain && place.holdsNumber)
  }

  private mutating func compound(
    _ sign: BinaryOperator, _ place: Resolved, _ value: Resolved, _ store: @escaping Store,
    _ line: Int
  ) -> Resolved {
    let isOfIntegers = place.type.field == .int && value.type.field == .int
    if isOfIntegers {
      var sum = Resolved(.int, .integer(integers(sign, place.operand, value.operand, line)))
      sum.isPlain = value.isPlain
      if let stored = storing(number: sum, in: place) { return stored }
    }
    let (old, operand, traps) = (place.operand, value.operand, isSwift)
    let joins = isSwift && sign == .add && place.type.mayHoldObject
    let field = place.type.isArithmetic ? place.type.field : .any
    let code: Code = { frame, turn throws(Fault) in
      let old = try old.value(&frame, &turn)
      let operand = try operand.value(&frame, &turn)
      turn.stand(at: line)
      let new: Value
      if joins {
        new = try turn.sum(old, operand)
      } else {
        new = field.converted(try Arithmetic.binary(sign, old, operand, traps: traps))
      }
      try store(new, &frame, &turn)
      return new
    }
    return Resolved(place.type, isEchoed: false, code)
      .plain(if: value.isPlain && place.holdsNumber)
  }

  /// `i++`, `--i`.
  mutating func step(_ change: Int, _ isPrefix: Bool, _ target: Expression) -> Resolved {
    let store = self.store(to: target)
    let place = resolve(target)
    let old = place.operand
    let code: Code = { frame, turn throws(Fault) in
      let old = try old.value(&frame, &turn)
      let new = try Arithmetic.binary(.add, old, .int(change), traps: false)
      try store(new, &frame, &turn)
      return isPrefix ? new : old
    }
    var stepped = Resolved(place.type, isEchoed: false, code).plain(if: place.holdsNumber)
    if place.type.field == .int, case .local(let slot) = old {
      stepped.action = .effect { frame, _ throws(Fault) in
        frame.slots[slot] = .int(frame.slots[slot].integer &+ change)
      }
    }
    return stepped
  }

  /// What an assignment stores into, as a value that can be read; what is wrong with it is reported when
  /// it is stored.
  private mutating func place(_ target: Expression) -> Resolved {
    let reported = diagnostics.count
    let place = resolve(target)
    diagnostics.removeSubrange(reported...)
    return place
  }
}

extension Expression {
  /// Whether nil may end it before its last name.
  fileprivate var isChain: Bool {
    if case .chain = kind { true } else { false }
  }
}
