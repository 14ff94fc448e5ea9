import ObjectModel
import ObjectRuntime
import StandardLibrary
import Syntax
import TypedTree

// Assignments, and variables that are lent to a call.
extension Emitter {
  /// The value is converted to the place's type and then written. Numbers into a variable or field
  /// go without the general way, since loops consist of little else. C's assignment has the value
  /// that is written; Swift's has none, and who asks gets the same.
  mutating func assignment(
    _ store: TypedStore, _ place: TypedExpression, _ value: TypedExpression
  ) -> Emitted {
    let (type, number) = (place.type, value.type.field == .int)
    let target = emit(place)
    let write = self.store(store)
    let assigned = emit(value)
    let isNumber = type.field == .int && number || type.field == .real && assigned.operand.isReal
    if isNumber, store.isPlace, let stored = storing(number: assigned, in: target) {
      return stored
    }
    let operand = assigned.operand
    let field = type.isArithmetic ? type.field : .any
    let code: Code = { frame, turn throws(Fault) in
      let value = field.converted(try operand.value(&frame, &turn))
      try write(value, &frame, &turn)
      return value
    }
    var emitted = Emitted(isBorrowed: true, code)
      .plain(min(assigned.plainness, plainness(ofStoring: store, in: target, type)))
    if case .nowhere = store {
      emitted.action = .effect(assigned.effect)
    } else if case .setter(let sent) = store, type.isArithmetic,
      let effect = setting(sent, to: operand, field, otherwise: write)
    {
      emitted.action = .effect(effect)
    } else {
      emitted.action = .effect { frame, turn throws(Fault) in
        try write(field.converted(try operand.value(&frame, &turn)), &frame, &turn)
      }
    }
    return emitted
  }

  /// Sets a number of an object that is there: where nothing is to be run, in the field behind the
  /// property at once; nil where the object is yet to be computed.
  ///
  /// The object is looked up once for the method and for the store; where its class has a setter of
  /// its own, the general way is taken.
  private mutating func setting(
    _ sent: TypedStore.Setter, to number: Operand, _ field: FieldType,
    otherwise write: @escaping Store
  ) -> Effect? {
    let holder = emit(sent.holder).operand
    guard holder.isInPlace else { return nil }
    let (setter, line, site) = (sent.selector, sent.place.line, CallSite())
    let key = setter.settingKey ?? setter.name
    return { frame, turn throws(Fault) in
      let value = field.converted(try number.value(&frame, &turn))
      guard let id = holder.object(&frame, &turn),
        case .store(let slot, let type) = site.method(
          for: setter, on: .object(id), frame.machine, &turn)
      else { return try write(value, &frame, &turn) }
      turn.stand(at: line)
      try turn.store(type.converted(value), in: slot, of: id, named: key)
    }
  }

  /// Reads, computes and writes. Whole and floating numbers in place have forms of their own; `+=`
  /// of texts and lists changes them where they lie (`appending`).
  mutating func compoundAssignment(
    _ sign: BinaryOperator, _ store: TypedStore, _ place: TypedExpression,
    _ value: TypedExpression, _ line: Int
  ) -> Emitted {
    let target = emit(place)
    let write = self.store(store)
    let assigned = emit(value)
    if place.type.field == .int, value.type.field == .int, store.isPlace {
      let code = integers(sign, target.operand, assigned.operand, place.type.whole, line)
      let sum = Emitted(.integer(code)).plain(assigned.plainness)
      if let stored = storing(number: sum, in: target) { return stored }
    }
    if place.type.field == .real, value.type.isArithmetic, store.isPlace,
      let operand = Emitter.reals(sign, target.operand, assigned.operand, line), operand.isReal,
      let stored = storing(number: Emitted(operand).plain(assigned.plainness), in: target)
    {
      return stored
    }
    let (old, operand, traps) = (target.operand, assigned.operand, isSwift)
    let joins = isSwift && sign == .add && place.type.mayHoldObject
    let field = place.type.isArithmetic ? place.type.field : .any
    let whole = value.type.field == .int ? place.type.whole : nil
    if joins, store.isPlace { return appending(assigned, to: target, write, line) }
    let code: Code = { frame, turn throws(Fault) in
      let old = try old.value(&frame, &turn)
      let operand = try operand.value(&frame, &turn)
      turn.stand(at: line)
      let new: Value
      if joins {
        new = try turn.extended(old, by: operand)
      } else if let whole {
        new = .int(
          try Arithmetic.integer(sign, old.integer, operand.integer, as: whole, traps: traps))
      } else {
        new = field.converted(try Arithmetic.binary(sign, old, operand, traps: traps))
      }
      try write(new, &frame, &turn)
      return new
    }
    return Emitted(code)
      .plain(min(assigned.plainness, plainness(ofStoring: store, in: target, place.type)))
  }

  /// `text += more`: a text is changed where it lies. Swift asks for what is added first.
  ///
  /// A text's storage is its variable's alone, so that appending does not copy it: a loop of n
  /// appends costs n and not n².
  private func appending(
    _ addition: Emitted, to place: Emitted, _ write: @escaping Store, _ line: Int
  ) -> Emitted {
    let (place, addition) = (place.operand, addition.operand)
    return Emitted { frame, turn throws(Fault) in
      let more = try addition.value(&frame, &turn)
      turn.stand(at: line)
      if case .string(let text) = more, try place.append(text, &frame, &turn) {
        return try place.value(&frame, &turn)
      }
      let new = try turn.extended(try place.value(&frame, &turn), by: more)
      try write(new, &frame, &turn)
      return new
    }
  }

  /// `i++` and `--i`. Without its value, a local number is changed in its slot; C's overflow wraps
  /// around.
  mutating func step(
    _ change: Int, _ isPrefix: Bool, _ store: TypedStore, _ place: TypedExpression
  ) -> Emitted {
    let store = self.store(store)
    let target = emit(place)
    let (old, whole) = (target.operand, place.type.whole)
    let code: Code = { frame, turn throws(Fault) in
      let old = try old.value(&frame, &turn)
      var new = try Arithmetic.binary(.add, old, .int(change), traps: false)
      if let whole, case .int(let number) = new { new = .int(whole.wrapping(number)) }
      try store(new, &frame, &turn)
      return isPrefix ? new : old
    }
    var stepped = Emitted(code).plain(target.holdsNumber(place.type) ? .full : .none)
    if let whole, case .local(let slot) = old {
      stepped.action = .effect { frame, _ throws(Fault) in
        frame.slots[slot] = .int(whole.wrapping(frame.slots[slot].integer &+ change))
      }
    } else if place.type.field == .int, case .local(let slot) = old {
      stepped.action = .effect { frame, _ throws(Fault) in
        frame.slots[slot] = .int(frame.slots[slot].integer &+ change)
      }
    }
    return stepped
  }

  /// Storing a number in a place that nothing else depends on, that has no owners, accessors or
  /// observers; nil where it is none.
  ///
  /// Its value is read back from the place only where somebody asks.
  private func storing(number: Emitted, in place: Emitted) -> Emitted? {
    let value = number.operand
    let effect: Effect
    switch place.operand {
    case .local(let slot):
      effect = { frame, turn throws(Fault) in
        frame.slots[slot] = try value.number(&frame, &turn)
      }
    case .field(let slot, let name):
      effect = { frame, turn throws(Fault) in
        let number = try value.number(&frame, &turn)
        guard case .object(let id) = frame.receiver else { return }
        try turn.store(number, in: slot, of: id, named: name)
      }
    case .global(let index):
      effect = { frame, turn throws(Fault) in
        try turn.assign(try value.number(&frame, &turn), to: index)
      }
    case .constant, .receiver, .computed, .integer, .real, .truth: return nil
    }
    let stored = place.operand
    var emitted = Emitted { frame, turn throws(Fault) in
      try effect(&frame, &turn)
      return try stored.value(&frame, &turn)
    }
    emitted.plainness = number.plainness
    emitted.action = .effect(effect)
    return emitted
  }

  /// A setter of `self` is plain where it only puts a number in a field.
  ///
  /// Which accessors a body relies on is collected, as a subclass may override them: whether they
  /// are plain, each receiver's class says.
  private mutating func plainness(
    ofStoring store: TypedStore, in place: Emitted, _ type: StaticType
  ) -> Plainness {
    if place.holdsNumber(type) { return .full }
    guard case .setter(let sent) = store, sent.own == nil, type.isArithmetic,
      case .receiver = sent.holder.kind
    else { return .none }
    accessors.insert(sent.selector)
    return .withAccessors
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
  ///
  /// The object lives until the call's loans are taken back, which `lent` does.
  mutating func address(_ value: TypedExpression, _ slot: Int, _ name: String) -> Emitted {
    let read = code(value)
    let strength: Strength = isARC && value.type.mayHoldObject ? .strong : .unowned
    return Emitted { frame, turn throws(Fault) in
      let id = try turn.makeSharedVariable(name, strength, try read(&frame, &turn))
      frame.slots[slot] = .object(id)
      return .object(id)
    }
  }

  /// After the call each loan's last value is stored where it came from, in the order of the
  /// arguments, and the shared variable let go.
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

  /// The token is set before the block runs, so that a `dispatch_once` inside of it does not begin
  /// it again; here that ends where a device would deadlock.
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
    case .constant, .receiver, .computed, .integer, .real, .truth: false
    }
  }
}
