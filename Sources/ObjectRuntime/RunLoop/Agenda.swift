package import InterfaceModel
package import ObjectModel

/// What waits for its time: of what is due at once, what was asked for first comes first.
///
/// A binary heap. A timer that was invalidated stays in it until its time, and is then passed over.
package struct Agenda: Hashable, Sendable {
  private var heap: [Entry] = []
  private var nextNumber = 0
  /// The entry of each timer that is scheduled.
  private var timers: [ObjectID: Entry.Ticket] = [:]
  /// How many entries come once only, and how many end a transition.
  package private(set) var onceCount = 0
  private var transitionCount = 0

  /// Work at its place in the heap, the next first.
  private struct Entry: Hashable, Sendable {
    var work: LaterWork
    var ticket: Ticket

    struct Ticket: Hashable, Sendable {
      var number: Int
      var repeats: Bool
    }

    func precedes(_ other: Entry) -> Bool {
      work.due == other.work.due
        ? ticket.number < other.ticket.number : work.due < other.work.due
    }
  }

  /// All that waits, in the order in which it was asked for.
  var inOrder: [LaterWork] {
    heap.filter(isLive).sorted { $0.ticket.number < $1.ticket.number }.map(\.work)
  }

  package var transitions: [Transition] {
    transitionCount == 0 ? [] : inOrder.compactMap(\.transition)
  }

  package func isScheduled(_ timer: ObjectID) -> Bool { timers[timer] != nil }

  func contains(where isWanted: (LaterWork) -> Bool) -> Bool {
    heap.contains { isLive($0) && isWanted($0.work) }
  }

  /// When the last of what comes once is due.
  package var lastDue: LoopTime? {
    heap.filter { isLive($0) && !$0.work.repeats && $0.work.due < .end }.map(\.work.due).max()
  }

  private func isLive(_ entry: Entry) -> Bool {
    guard case .timer(let timer) = entry.work.work else { return true }
    return timers[timer] == entry.ticket
  }
}

// MARK: - Changing
extension Agenda {
  mutating func append(_ work: LaterWork) {
    let entry = Entry(work: work, ticket: Entry.Ticket(number: nextNumber, repeats: work.repeats))
    nextNumber += 1
    if case .timer(let timer) = work.work { timers[timer] = entry.ticket }
    if !work.repeats { onceCount += 1 }
    if work.transition != nil { transitionCount += 1 }
    heap.append(entry)
    rise(from: heap.count - 1)
  }

  /// When the first of all that waits is due.
  mutating func nextDue() -> LoopTime? {
    while let first = heap.first, !isLive(first) { _ = removeRoot() }
    return heap.first?.work.due
  }

  /// Takes out what is due first.
  mutating func popFirst() -> LaterWork? {
    guard nextDue() != nil else { return nil }
    let work = removeRoot().work
    forget(work)
    return work
  }

  /// Takes out what is due first of all that answers a description.
  mutating func popFirst(where isWanted: (LaterWork) -> Bool) -> LaterWork? {
    let first = heap.filter { isLive($0) && isWanted($0.work) }.min { $0.precedes($1) }
    guard let first else { return nil }
    heap.removeAll { $0.ticket == first.ticket }
    // What is sorted is a heap.
    heap.sort { $0.precedes($1) }
    forget(first.work)
    return first.work
  }

  package mutating func popTransition() -> Transition? {
    guard let first = transitions.first else { return nil }
    var isTaken = false
    _ = removeAll { work in
      if isTaken || work.transition != first { return false }
      isTaken = true
      return true
    }
    return first
  }

  /// Takes out all that answers a description, in the order in which it was asked for.
  package mutating func removeAll(where isGone: (LaterWork) -> Bool) -> [LaterWork] {
    var (kept, gone): ([Entry], [LaterWork]) = ([], [])
    for entry in heap.filter(isLive).sorted(by: { $0.ticket.number < $1.ticket.number }) {
      if isGone(entry.work) { gone.append(entry.work) } else { kept.append(entry) }
    }
    if gone.isEmpty { return [] }
    for work in gone { forget(work) }
    // What is sorted is a heap.
    heap = kept.sorted { $0.precedes($1) }
    return gone
  }

  /// Takes out a timer that is scheduled.
  package mutating func remove(timer: ObjectID) {
    guard let ticket = timers.removeValue(forKey: timer) else { return }
    if !ticket.repeats { onceCount -= 1 }
  }

  private mutating func forget(_ work: LaterWork) {
    if case .timer(let timer) = work.work { timers[timer] = nil }
    if !work.repeats { onceCount -= 1 }
    if work.transition != nil { transitionCount -= 1 }
  }

  private mutating func removeRoot() -> Entry {
    let root = heap[0]
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      sink()
    }
    return root
  }

  private mutating func rise(from place: Int) {
    var place = place
    while place > 0, heap[place].precedes(heap[(place - 1) / 2]) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func sink() {
    var place = 0
    while true {
      var first = place
      for child in [2 * place + 1, 2 * place + 2]
      where child < heap.count && heap[child].precedes(heap[first]) {
        first = child
      }
      if first == place { return }
      heap.swapAt(place, first)
      place = first
    }
  }
}
