import Simulator

/// The parameters and locals of a frame: the first few stand in the frame itself, so that most
/// calls need no memory of their own.
struct Slots {
  private var first = Value.none
  private var second = Value.none
  private var third = Value.none
  /// nil where there are no more.
  private var others: [Value]?

  /// Makes room for more than the first few.
  mutating func extend(to count: Int) {
    if count > 3 { others = Array(repeating: .none, count: count - 3) }
  }

  subscript(slot: Int) -> Value {
    @inline(__always) mutating get {
      switch slot {
      case 0: first
      case 1: second
      case 2: third
      default: others?[slot - 3] ?? .none
      }
    }
    @inline(__always) set {
      switch slot {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: others?[slot - 3] = newValue
      }
    }
  }

  /// The first slots, at most as many as there are.
  mutating func prefix(_ count: Int) -> [Value] {
    (0..<min(count, 3 + (others?.count ?? 0))).map { self[$0] }
  }
}
