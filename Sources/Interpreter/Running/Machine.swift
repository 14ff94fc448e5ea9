import ObjectModel
import ObjectRuntime

/// The parameters and locals of a frame.
typealias Slots = UnsafeMutableBufferPointer<Value>

/// What each step and each call of a run touches: the steps that are left, the bodies, and room for
/// the slots of frames, one above the other.
///
/// It is only a pointer, so that a frame has it without counting anybody.
struct Machine {
  private let state: UnsafeMutablePointer<State>

  /// What the machine is in the middle of, at a fixed place in memory so that reaching it costs
  /// nothing.
  private struct State {
    /// The steps until somebody must look whether there are more.
    var steps: Int
    /// Slots outside of these bounds were allocated alone.
    let bottom: UnsafeMutablePointer<Value>
    let end: UnsafeMutablePointer<Value>
    /// Where the next frame's slots begin.
    var next: UnsafeMutablePointer<Value>
    /// There for longer than any frame.
    var run: Unmanaged<Run>?
    let program: Program
  }

  /// Room for 1024 slots is made once; deeper frames allocate their own.
  init(_ program: Program, steps: Int) {
    let room = 1024
    let bottom = UnsafeMutablePointer<Value>.allocate(capacity: room)
    state = .allocate(capacity: 1)
    state.initialize(
      to: State(
        steps: steps, bottom: bottom, end: bottom + room, next: bottom, program: program))
  }

  /// Who has made it ends it.
  func deallocate() {
    state.pointee.bottom.deallocate()
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// The run owns the machine: a strong reference back would keep both.
  func belong(to run: Run) { state.pointee.run = .passUnretained(run) }

  /// Alive as long as any frame.
  var run: Run {
    guard let run = state.pointee.run else { preconditionFailure("a machine belongs to a run") }
    return run.takeUnretainedValue()
  }

  var program: Program {
    @inline(__always) _read { yield state.pointee.program }
  }

  // MARK: - Steps

  var steps: Int {
    get { state.pointee.steps }
    nonmutating set { state.pointee.steps = newValue }
  }

  /// Takes one step of the budget; now and then looks whether a person has interrupted the run.
  @inline(__always)
  func spend() throws(Fault) {
    state.pointee.steps -= 1
    if state.pointee.steps < 0 { try look() }
  }

  /// Out of line, as it is reached once in some thousand steps.
  @inline(never)
  private func look() throws(Fault) { try run.look() }

  // MARK: - Slots

  /// Room for a frame's slots, with nothing in them; what does not fit has room of its own.
  ///
  /// Frames end in the reverse order of their beginning, so that room is a pointer that goes up and
  /// down.
  @inline(__always)
  func push(_ count: Int) -> Slots {
    var start = state.pointee.next
    if start + count <= state.pointee.end {
      state.pointee.next = start + count
    } else {
      start = .allocate(capacity: count)
    }
    var slot = 0
    while slot < count {
      (start + slot).initialize(to: .none)
      slot += 1
    }
    return Slots(start: start, count: count)
  }

  /// Gives back the slots of the frame that began last of those that are there.
  ///
  /// Slots are emptied, as the room is used again and what lies there would be kept.
  @inline(__always)
  func pop(_ slots: Slots) {
    guard let start = slots.baseAddress else { return }
    var slot = 0
    while slot < slots.count {
      start[slot] = .none
      slot += 1
    }
    if start >= state.pointee.bottom, start <= state.pointee.end {
      state.pointee.next = start
    } else {
      start.deallocate()
    }
  }
}
