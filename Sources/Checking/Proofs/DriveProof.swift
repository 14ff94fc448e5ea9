import Curriculum
import Diagnostics
import Grading
import Orders

// That a scene can be played to its end in any legal order, and in no other.
extension Checked {
  mutating func prove(_ exhibit: Exhibit, _ key: DriveKey) {
    if !key.canBeFinished { add(.driveCannotBeFinished, at: exhibit.range, exhibit.source) }
  }
}

extension DriveKey {
  /// Plays each of some legal orders; every call is taken, and what must wait is refused.
  fileprivate var canBeFinished: Bool {
    // Always the first, and always the last, of the calls that may come: the two ends of all orders.
    [0, Int.max].allSatisfy { choice in
      var state = start
      while !state.isFinished {
        let next = state.next
        guard let item = choice == 0 ? next.first : next.last,
          let call = TypedCall(item.call), case .accepted = state.take(call)
        else { return false }
      }
      return state.refused == 0
    }
  }
}
