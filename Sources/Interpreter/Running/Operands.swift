import ObjectModel
import ObjectRuntime

/// The arguments of a call, the elements of a literal: each is read where it lies, and nothing is
/// counted for it.
final class Operands: @unchecked Sendable {
  let count: Int
  /// What it points to never changes.
  private let start: UnsafeMutablePointer<Operand>

  /// Copied to memory of its own, as an array's elements would be retained when they are read.
  init(_ operands: [Operand]) {
    count = operands.count
    start = .allocate(capacity: operands.count)
    start.initialize(from: operands, count: count)
  }

  deinit {
    start.deinitialize(count: count)
    start.deallocate()
  }

  var isEmpty: Bool { count == 0 }
  var first: Operand? { isEmpty ? nil : start[0] }

  @inline(__always)
  func value(
    at place: Int, _ frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) -> Value {
    try start[place].value(&frame, &turn)
  }

  @inline(__always)
  func integer(
    at place: Int, _ frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) -> Int {
    try start[place].integer(&frame, &turn)
  }

  /// For callees that take a list; frames take operands one by one.
  func values(_ frame: inout Frame, _ turn: inout Turn) throws(Fault) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(count)
    for place in 0..<count { values.append(try value(at: place, &frame, &turn)) }
    return values
  }
}
