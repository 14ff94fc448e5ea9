import Compiler
import Simulator
import Syntax

// Assignments, and variables that are lent to a call.
extension Emitter {
  mutating func assignment(
    _ store: TypedStore, _ place: TypedExpression, _ value: TypedExpression
  ) -> Emitted {
    let (type, number) = (place.type, value.type.field == .int)
    let target = emit(place)
    let store = self.store(store)
    let assigned = emit(value)
    if type.field == .int, number, let stored = storing(number: assigned, in: target) {
      return stored
    }
    let operand = assigned.operand
    let field = type.isArithmetic ? type.field : .any
    let code: Code = { frame, turn throws(Fault) in
      let value = field.converted(try operand.value(&frame, &turn))
      try store(value, &frame, &turn)
      return value
    }
    return Emitted(isBorrowed: true, code)
      .plain(if: assigned.isPlain && target.holdsNumber(type))
  }

  mutating func compoundAssignment(
    _ sign: BinaryOperator, _ store: TypedStore, _ place: TypedExpression,
    _ value: TypedExpression, _ line: Int
  ) -> Emitted {
    let target = emit(place)
    let store = self.store(store)
    let assigned = emit(value)
    if place.type.field == .int, value.type.field == .int {
      let sum = Emitted(.integer(integers(sign, target.operand, assigned.operand, line)))
        .plain(if: assigned.isPlain)
      if let stored = storing(number: sum, in: target) { return stored }
    }
    let (old, operand, traps) = (target.operand, assigned.operand, isSwift)
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
    return Emitted(code).plain(if: assigned.isPlain && target.holdsNumber(place.type))
  }

  mutating func step(
    _ change: Int, _ isPrefix: Bool, _ store: TypedStore, _ place: TypedExpression
  ) -> Emitted {
    let store = self.store(store)
    let target = emit(place)
    let old = target.operand
    let code: Code = { frame, turn throws(Fault) in
      let old = try old.value(&frame, &turn)
      let new = try Arithmetic.binary(.add, old, .int(change), traps: false)
      try store(new, &frame, &turn)
      return isPrefix ? new : old
    }
    var stepped = Emitted(code).plain(if: target.holdsNumber(place.type))
    if place.type.field == .int, case .local(let slot) = old {
      stepped.action = .effect { frame, _ throws(Fault) in
        frame.slots[slot] = .int(frame.slots[slot].integer &+ change)
      }
    }
    return stepped
  }

  /// Storing an integer in a place that nothing else depends on, that has no owners, accessors or
  /// observers; nil where it is none.
  private func storing(number: Emitted, in place: Emitted) -> Emitted? {
    let value = number.operand
    let effect: Effect
    let code: Code
    switch place.operand {
    case .local(let slot):
      effect = { frame, turn throws(Fault) in
        frame.slots[slot] = .int(try value.integer(&frame, &turn))
      }
      code = { frame, turn throws(Fault) in
        let number = try value.integer(&frame, &turn)
        frame.slots[slot] = .int(number)
        return .int(number)
      }
    case .field(let slot, let name):
      effect = { frame, turn throws(Fault) in
        let number = try value.integer(&frame, &turn)
        guard case .object(let id) = frame.receiver else { return }
        try turn.store(.int(number), in: slot, of: id, named: name)
      }
      code = { frame, turn throws(Fault) in
        let number = try value.integer(&frame, &turn)
        guard case .object(let id) = frame.receiver else { return .int(number) }
        try turn.store(.int(number), in: slot, of: id, named: name)
        return .int(number)
      }
    case .global(let index):
      effect = { frame, turn throws(Fault) in
        try turn.assign(.int(try value.integer(&frame, &turn)), to: index)
      }
      code = { frame, turn throws(Fault) in
        let number = try value.integer(&frame, &turn)
        try turn.assign(.int(number), to: index)
        return .int(number)
      }
    case .constant, .receiver, .computed, .integer, .truth: return nil
    }
    var stored = Emitted(code).plain(if: number.isPlain)
    stored.action = .effect(effect)
    return stored
  }

  // MARK: - Lending

  /// `swap(&a, &b)`.
  mutating func swap(
    _ one: TypedExpression, _ other: TypedExpression, _ toOne: TypedStore, _ toOther: TypedStore
  ) -> Emitted {
    let (a, b) = (code(one), code(other))
    let (toOne, toOther) = (store(toOne), store(toOther))
    return Emitted { frame, turn throws(Fault) in
      let first = try a(&frame, &turn)
      let second = try b(&frame, &turn)
      for id in [first.object, second.object] { if let id { turn.hold(id) } }
      try toOne(second, &frame, &turn)
      try toOther(first, &frame, &turn)
      return .none
    }
  }

  /// This is what ARC does with an `NSError **`: the method gets the address of a temporary.
  mutating func address(_ value: TypedExpression, _ slot: Int, _ name: String) -> Emitted {
    let read = code(value)
    let strength: Strength = isARC && value.type.mayHoldObject ? .strong : .unowned
    return Emitted { frame, turn throws(Fault) in
      let id = try turn.makeSharedVariable(name, strength, try read(&frame, &turn))
      frame.slots[slot] = .object(id)
      return .object(id)
    }
  }

  mutating func lent(_ call: TypedExpression, _ loans: [TypedExpression.Loan]) -> Emitted {
    var result = emit(call)
    let code = result.code
    let lent = loans.map { (slot: $0.slot, name: $0.name, store: store($0.store)) }
    result.code = { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      for loan in lent {
        guard let id = frame.slots[loan.slot].object else { continue }
        try loan.store(turn.read(shared: id, isWeak: false), &frame, &turn)
        frame.slots[loan.slot] = .none
        try turn.release(id, from: .variable(loan.name))
      }
      return value
    }
    return result
  }

  mutating func once(
    _ token: TypedExpression, _ store: TypedStore, _ call: TypedExpression
  ) -> Emitted {
    let (read, store, call) = (code(token), self.store(store), code(call))
    return Emitted { frame, turn throws(Fault) in
      if try read(&frame, &turn).integer != 0 { return .none }
      try store(.int(-1), &frame, &turn)
      return try call(&frame, &turn)
    }
  }
}

extension Emitted {
  /// Whether it reads a number that lies in a variable or a field.
  fileprivate func holdsNumber(_ type: StaticType) -> Bool {
    switch operand {
    case .local, .field, .global: type.isArithmetic
    case .constant, .receiver, .computed, .integer, .truth: false
    }
  }
}
