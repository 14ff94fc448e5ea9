package import ObjectModel

/// The tasks there are, by their objects, and the one that is running.
package struct Tasks: Hashable, Sendable {
  package var all: [ObjectID: RunningTask] = [:]
  package var current: ObjectID?
  package var continuations: [ObjectID: Continuation] = [:]

  package init() {}

  package subscript(_ id: ObjectID) -> RunningTask? {
    _read { yield all[id] }
    _modify { yield &all[id] }
  }

  /// Those that wait for something, in a loop that only their being cancelled ends.
  package var endless: [ObjectID] {
    all.filter { $0.value.wait != nil && $0.value.calls.contains(where: \.isEndless) }
      .map(\.key).sorted()
  }

  /// Those that have not ended.
  package var unended: [ObjectID] {
    all.filter { $0.value.outcome == nil }.map(\.key).sorted()
  }
}

/// What resumes a task, once.
package struct Continuation: Hashable, Sendable {
  /// The task that waits for it; nil until it waits.
  package var task: ObjectID?
  package var arrival: RunningTask.Arrival?
  /// Who has asked for it, for what is said of its misuse; nil where nobody looks.
  package var function: String?

  package init(checkedFor function: String?) { self.function = function }
}
