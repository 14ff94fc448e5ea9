import Simulator

/// The parameters and locals of a frame: the first few stand in the frame itself, so that most calls
/// need no memory of their own.
struct Slots {
  private var first: Value
  private var second: Value
  private var third: Value
  /// nil where there are no more.
  private var others: [Value]?

  @inline(__always)
  init(count: Int) {
    (first, second, third) = (.none, .none, .none)
    others = count > 3 ? Array(repeating: .none, count: count - 3) : nil
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
