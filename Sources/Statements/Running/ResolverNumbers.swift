import Simulator

// Integers in places that nothing else depends on: no owners, no accessors, no observers.
extension Resolver {
  /// Storing an integer in such a place; nil where it is none.
  func storing(number: Resolved, in place: Resolved) -> Resolved? {
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
    default: return nil
    }
    var stored = Resolved(place.type, isEchoed: false, code).plain(if: number.isPlain)
    stored.action = .effect(effect)
    return stored
  }
}

extension Resolved {
  /// Whether it reads a number that lies in a variable or a field.
  var holdsNumber: Bool {
    switch operand {
    case .local, .field, .global: type.isArithmetic
    case .constant, .receiver, .computed, .integer, .truth: false
    }
  }
}
