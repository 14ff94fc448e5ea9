import Simulator

/// The parameters and locals of a frame: the first few stand in the frame itself, so that most calls
/// need no memory of their own.
struct Slots {
  private var near: InlineArray<4, Value>
  /// nil where there are no more.
  private var far: [Value]?

  @inline(__always)
  init(count: Int) {
    near = InlineArray(repeating: .none)
    if count > 4 { far = Array(repeating: .none, count: count - 4) }
  }

  subscript(slot: Int) -> Value {
    @inline(__always) get { slot < 4 ? near[slot] : far?[slot - 4] ?? .none }
    @inline(__always) set {
      if slot < 4 { near[slot] = newValue } else { far?[slot - 4] = newValue }
    }
  }

  /// The first slots, at most as many as there are.
  func prefix(_ count: Int) -> [Value] { (0..<min(count, 4 + (far?.count ?? 0))).map { self[$0] } }
}
