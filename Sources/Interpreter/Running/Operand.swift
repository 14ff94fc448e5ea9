import ObjectModel
import ObjectRuntime

/// Where a value comes from; most are read in place, without a call.
enum Operand: Sendable {
  case constant(Value)
  case local(Int)
  /// `self`.
  case receiver
  /// A field of `self`, and what it is called.
  case field(Int, String)
  /// A top-level variable.
  case global(Int)
  case computed(Code)
  case integer(IntegerCode)
  case real(RealCode)
  case truth(Test)

  /// The value as it lies there: nothing holds it for who asks.
  @inline(__always)
  func value(_ frame: inout Frame, _ turn: inout Turn) throws(Fault) -> Value {
    switch self {
    case .constant(let value): return value
    case .local(let slot): return frame.slots[slot]
    case .receiver: return frame.receiver
    case .field(let slot, _):
      guard case .object(let id) = frame.receiver else { return .none }
      return turn.read(slot, of: id)
    case .global(let index): return turn.simulation.variables[index].value
    case .computed(let code): return try code(&frame, &turn)
    case .integer(let code): return .int(try code(&frame, &turn))
    case .real(let code): return .real(try code(&frame, &turn))
    case .truth(let test): return .bool(try test(&frame, &turn))
    }
  }

  /// Whether it is read without a call.
  var isInPlace: Bool {
    switch self {
    case .constant, .local, .receiver, .field, .global: true
    case .computed, .integer, .real, .truth: false
    }
  }

  /// The object that stands in the place it reads; nil for everything else.
  @inline(__always)
  func object(_ frame: inout Frame, _ turn: inout Turn) -> ObjectID? {
    switch self {
    case .local(let slot): if case .object(let id) = frame.slots[slot] { return id }
    case .receiver: if case .object(let id) = frame.receiver { return id }
    case .field(let slot, _):
      if case .object(let id) = frame.receiver { return turn.object(in: slot, of: id) }
    case .global(let index):
      if case .object(let id) = turn.simulation.variables[index].value { return id }
    case .constant, .computed, .integer, .real, .truth: break
    }
    return nil
  }

  /// Adds to the text in the variable that it reads, where it lies; false where there is none.
  ///
  /// The slot is emptied first: with two references to the text, appending would copy it.
  func append(
    _ addition: String, _ frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) -> Bool {
    switch self {
    case .local(let slot):
      guard case .string(var text) = frame.slots[slot] else { return false }
      try turn.willExtend(text, by: addition)
      frame.slots[slot] = .none
      text += addition
      frame.slots[slot] = .string(text)
      return true
    case .global(let index): return try turn.append(addition, toVariable: index)
    case .constant, .receiver, .field, .computed, .integer, .real, .truth: return false
    }
  }

  /// The same as a call.
  var code: Code {
    if case .computed(let code) = self { return code }
    let operand = self
    return { frame, turn throws(Fault) in try operand.value(&frame, &turn) }
  }

  /// The value as C's integer conversion sees it.
  ///
  /// The commonest cases are asked first, and nothing is boxed.
  @inline(__always)
  func integer(_ frame: inout Frame, _ turn: inout Turn) throws(Fault) -> Int {
    switch self {
    case .constant(.int(let value)): return value
    case .integer(let code): return try code(&frame, &turn)
    case .local(let slot):
      if case .int(let value) = frame.slots[slot] { return value }
    case .field(let slot, _):
      if case .object(let id) = frame.receiver, let value = turn.integer(in: slot, of: id) {
        return value
      }
    default:
      let value = try value(&frame, &turn)
      if case .int(let integer) = value { return integer }
      return value.integer
    }
    return try value(&frame, &turn).integer
  }

  /// Whether it computes a floating number.
  var isReal: Bool { if case .real = self { true } else { false } }

  /// The number that it computes.
  @inline(__always)
  func number(_ frame: inout Frame, _ turn: inout Turn) throws(Fault) -> Value {
    if case .real(let code) = self { return .real(try code(&frame, &turn)) }
    return .int(try integer(&frame, &turn))
  }

  /// The value as C's conversion to a floating type sees it.
  @inline(__always)
  func real(_ frame: inout Frame, _ turn: inout Turn) throws(Fault) -> Double {
    switch self {
    case .constant(.real(let value)): return value
    case .real(let code): return try code(&frame, &turn)
    default:
      let value = try value(&frame, &turn)
      if case .real(let number) = value { return number }
      return value.real
    }
  }

  /// Whether it is true, as a condition of its own.
  var test: Test {
    if case .truth(let test) = self { return test }
    let operand = self
    return { frame, turn throws(Fault) in turn.decides(try operand.value(&frame, &turn)) }
  }
}
