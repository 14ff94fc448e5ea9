import Simulator

/// The parameters and locals of a frame: the first few stand in the frame itself, so that most calls
/// need no memory of their own.
struct Slots {
  private var near: InlineArray<4, Value>
  private var far: [Value]

  init(count: Int) {
    near = InlineArray(repeating: .none)
    far = count > 4 ? Array(repeating: .none, count: count - 4) : []
  }

  subscript(slot: Int) -> Value {
    @inline(__always) get { slot < 4 ? near[slot] : far[slot - 4] }
    @inline(__always) set {
      if slot < 4 { near[slot] = newValue } else { far[slot - 4] = newValue }
    }
  }

  /// The first slots, at most as many as there are.
  func prefix(_ count: Int) -> [Value] { (0..<min(count, 4 + far.count)).map { self[$0] } }
}
