package import InterfaceModel
package import ObjectModel

/// Work that is owed to a later moment of the turn, or to a later turn.
package struct RunLoop: Hashable, Sendable {
  /// Whether the turn is held open over several lines.
  package var isHeld = false
  /// Transitions that have begun, and go on once the turn's code has run.
  package var transitions: [Transition] = []
  /// Transitions that the program animates itself, by the objects with which it says that it has.
  package var custom: [ObjectID: Transition] = [:]
  /// Those of them that a finger leads, by the same objects.
  package var led: [ObjectID: LedTransition] = [:]
  /// The one of these whose animations are being set up.
  package var leading: ObjectID?
  /// The transition that follows a finger.
  package var gesture: Gesture?
  /// Views, and controllers with their properties, that are to be updated in the next pass.
  package var needsProperties = Requests()
  package var needsLayout = Requests()
  package var drawing = Drawing()
  package var later = Agenda()
  /// Whether the code that runs is of a queue that is not the main one.
  package var isOffMain = false
  /// The serial queues of the program's whose code the thread runs that runs.
  package var entered: [ObjectID] = []
  /// Queues with operations that are not done.
  package var queues = Requests()
  package var tracking = Tracking()
  package var time = LoopTime.launch
  /// How often the clock was read, and stood still.
  private var readings = 0
  private var latestReading = LoopTime.launch

  /// What the clock says to the program. To who reads it again and again, and so waits for a moment
  /// to come, time passes by a millisecond with each reading.
  package mutating func readClock() -> LoopTime {
    if time != latestReading { readings = 0 }
    readings += 1
    if readings > RunLoop.patience { time = time.later(by: 0.001) }
    latestReading = time
    return time
  }

  private static let patience = 10_000
}

/// How far a finger has led a transition, and the animations that stand still until it is lifted.
package struct LedTransition: Hashable, Sendable {
  /// Between 0 and 1.
  package var part = 0.0
  package var animations: [Animation] = []

  package init() {}

  /// What is told when a transition's animation has run.
  package struct Animation: Hashable, Sendable {
    /// Seconds that the whole of it takes.
    package let length: Double
    package let completion: ObjectID?

    package init(length: Double, completion: ObjectID?) {
      (self.length, self.completion) = (length, completion)
    }
  }
}

/// Views of the script's that draw themselves.
package struct Drawing: Hashable, Sendable {
  /// Those that are to draw once they are on screen and have a size.
  package var requests = Requests()
  /// Those that have been in a window, and keep what they drew.
  package var known: Set<ObjectID> = []
  /// Whether something was asked for since the last update pass.
  package var isAsked = false
}

/// Objects for which something was asked, each once, in the order in which it was asked first.
package struct Requests: Hashable, Sendable {
  package private(set) var objects: [ObjectID] = []
  private var known: Set<ObjectID> = []

  package init() {}

  package var isEmpty: Bool { objects.isEmpty }

  package func contains(_ id: ObjectID) -> Bool { known.contains(id) }

  package mutating func add(_ id: ObjectID) {
    if known.insert(id).inserted { objects.append(id) }
  }

  package mutating func remove(_ id: ObjectID) {
    if known.remove(id) != nil { objects.removeAll { $0 == id } }
  }
}

extension RunLoop {
  package var needsUpdate: Bool {
    !(transitions.isEmpty && needsProperties.isEmpty && needsLayout.isEmpty) || drawing.isAsked
  }

  /// What is shown first updates its properties on its way, so that these requests stay until then.
  package mutating func clearUpdates() {
    (transitions, needsLayout) = ([], Requests())
    drawing.isAsked = false
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
