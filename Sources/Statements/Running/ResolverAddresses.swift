import Diagnostics
import Simulator
import Syntax

// `&x` in a call: a variable is lent for as long as the call takes.
extension Resolver {
  /// A variable that was lent: where it lies meanwhile, and how its value gets back.
  struct Loan: Sendable {
    var slot: Int
    var name: String
    var store: Store
  }

  /// `&error` as an argument; the call around it takes the value back.
  ///
  /// This is what ARC does with an `NSError **`: the method gets the address of a temporary.
  mutating func address(of target: Expression) -> Resolved? {
    guard !loans.isEmpty else { return nil }
    let value = resolve(target)
    let loan = Loan(
      slot: context.slotCount, name: text(of: target), store: store(to: target))
    context.slotCount += 1
    loans[loans.count - 1].append(loan)
    let (read, slot) = (value.code, loan.slot)
    let strength: Strength = isARC && value.type.mayHoldObject ? .strong : .unowned
    let name = loan.name
    var type = StaticType.any
    type.pointee = value.type.field
    return Resolved(type) { frame, turn throws(Fault) in
      let id = try turn.makeSharedVariable(name, strength, try read(&frame, &turn))
      frame.slots[slot] = .object(id)
      return .object(id)
    }
  }

  /// Resolves a call whose arguments may be addresses.
  mutating func lending(_ call: (inout Resolver) -> Resolved) -> Resolved {
    loans.append([])
    var result = call(&self)
    let lent = loans.removeLast()
    if lent.isEmpty { return result }
    let code = result.code
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

  /// `dispatch_once(&token, ^{ … })`.
  mutating func once(_ arguments: [Argument]) -> Resolved? {
    guard arguments.count == 2, case .unary(.address, let token) = arguments[0].value.kind else {
      return nil
    }
    let (read, store) = (resolve(token).code, store(to: token))
    let call = call(value: resolve(arguments[1].value), [], "block", arguments[1].value.range).code
    return Resolved(.void) { frame, turn throws(Fault) in
      if try read(&frame, &turn).integer != 0 { return .none }
      try store(.int(-1), &frame, &turn)
      return try call(&frame, &turn)
    }
  }
}
