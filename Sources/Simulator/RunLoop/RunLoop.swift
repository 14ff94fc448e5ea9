import ObjectModel

/// Work that is owed to a later moment of the turn, or to a later turn.
struct RunLoop: Hashable, Sendable {
  /// Whether the turn is held open over several lines.
  var isHeld = false
  /// Transitions that have begun, and go on once the turn's code has run.
  var transitions: [Transition] = []
  /// The transition that follows a finger.
  var gesture: Gesture?
  /// Controllers whose properties or layout must be updated in the next pass.
  var needsProperties = Requests()
  var needsLayout = Requests()
  var later = Agenda()
  /// Seconds that work has waited for since the app was launched.
  var time = 0.0
}

/// Objects for which something was asked, each once, in the order in which it was asked first.
struct Requests: Hashable, Sendable {
  private(set) var objects: [ObjectID] = []
  private var known: Set<ObjectID> = []

  var isEmpty: Bool { objects.isEmpty }

  func contains(_ id: ObjectID) -> Bool { known.contains(id) }

  mutating func add(_ id: ObjectID) {
    if known.insert(id).inserted { objects.append(id) }
  }

  mutating func remove(_ id: ObjectID) {
    if known.remove(id) != nil { objects.removeAll { $0 == id } }
  }
}

extension Simulation {
  /// Whether the turn is held open over several lines (`:hold`).
  public var isHeld: Bool { runLoop.isHeld }

  /// Whether something is yet to come of what was done: completions, later turns, a finger's
  /// gesture.
  public var hasWorkWaiting: Bool {
    isHeld || !runLoop.transitions.isEmpty || runLoop.gesture != nil
      || runLoop.later.onceCount > 0
  }
}
