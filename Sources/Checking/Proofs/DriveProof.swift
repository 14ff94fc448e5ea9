import Curriculum
import Diagnostics
import Grading
import Orders

// That a scene can be played to its end in every legal order, and in no other.
extension Checked {
  /// The order that grades is the one that the scene follows.
  mutating func prove(_ exhibit: Exhibit, _ key: DriveKey) {
    switch DriveTour(key).fault {
    case nil: break
    case .cannotBeFinished: add(.driveCannotBeFinished, at: exhibit.range, exhibit.source)
    case .takesTooMuch(let call): add(.driveTakesTooMuch(call), at: exhibit.range, exhibit.source)
    }
  }
}

/// Every state that legal calls lead to, with every call of the scene tried in each.
///
/// What is legal is read off the automaton of the scene's order, which grades typed calls too. A
/// scene of very many states is toured as far as `mostStates`.
struct DriveTour {
  /// How an exercise in which a person plays UIKit's part fails to be one.
  enum Fault: Equatable {
    /// A legal call is refused.
    case cannotBeFinished
    /// A call is taken that is none.
    case takesTooMuch(String)
  }

  /// Where a tour is cut off: what has been seen by then is sound.
  static let mostStates = 4_096

  private(set) var fault: Fault?
  /// How many states were toured.
  private(set) var states = 0

  /// Tours all states, or until the first fault.
  init(_ key: DriveKey) {
    let labels = Dictionary(uniqueKeysWithValues: key.calls.items.map { ($0.id, $0.call) })
    let automaton = Automaton(of: key.calls.order, labels: labels, loops: key.calls.loops)
    let arrows = Dictionary(grouping: automaton.transitions, by: \.from)
    let calls = Set(
      key.objects.flatMap { object in key.calls.selectors.map { "\(object) \($0)" } }
    ).sorted()
    var seen: Set<Set<String>> = [key.start.done]
    var ahead = [(drive: key.start, state: 0)]
    while let (drive, state) = ahead.popLast(), fault == nil {
      states += 1
      let mustBeTaken = Set(drive.next.map(\.call))
      if mustBeTaken.isEmpty, !drive.isFinished { fault = .cannotBeFinished }
      for call in calls where fault == nil {
        let target = arrows[state]?.first { $0.call == call }?.to
        var next = drive
        guard let typed = TypedCall(call), case .accepted = next.take(typed) else {
          if mustBeTaken.contains(call) { fault = .cannotBeFinished }
          continue
        }
        guard let target else {
          fault = .takesTooMuch(call)
          continue
        }
        if seen.count < Self.mostStates, seen.insert(next.done).inserted {
          ahead.append((next, target))
        }
      }
    }
  }
}
