/// The shortest way from a trace to one the automaton accepts (Wagner, CACM 17(5), 1974).
///
/// Inserting and deleting a call cost 1 each; a wrong call is deleted and the right one inserted,
/// so a substitution costs 2 and needs no operation of its own. With these costs the distance to
/// a total order is what `OrderGrade.editDistance` says.
public struct TraceRepair: Sendable, Equatable {
  /// One step of the repair; positions are indices into the trace as it was given.
  public enum Edit: Sendable, Equatable {
    case delete(String, at: Int)
    /// Before the call at this position, or at the end.
    case insert(String, before: Int)
  }

  /// What is to be done, from the front to the back.
  public let edits: [Edit]

  /// How many insertions and deletions there are.
  public var cost: Int { edits.count }

  /// The share of a model answer of this length that is left after paying for the repair.
  public func score(modelLength: Int) -> Double {
    guard modelLength > 0 else { return cost == 0 ? 1 : 0 }
    return max(0, 1 - Double(cost) / Double(modelLength))
  }

  /// The score's sum in ASCII: `max(0, 1-2/6) = 0.6667`.
  public func working(modelLength: Int) -> String {
    let sum = modelLength > 0 ? "max(0, 1-\(cost)/\(modelLength))" : "cost \(cost)"
    return "\(sum) = \(score(modelLength: modelLength).fourDecimals)"
  }

  /// The trace that it was made of, repaired.
  public func applied(to trace: [String]) -> [String] {
    var result: [String] = []
    var rest = edits[...]
    for position in 0...trace.count {
      var isKept = position < trace.count
      while let edit = rest.first, edit.position == position {
        if case .insert(let call, _) = edit { result.append(call) } else { isKept = false }
        rest.removeFirst()
      }
      if isKept { result.append(trace[position]) }
    }
    return result
  }

  /// The repair of a trace; nil when the automaton accepts no trace at all.
  public init?(of trace: [String], to automaton: Automaton) {
    var search = RepairSearch(of: trace, to: automaton)
    guard let edits = search.shortest() else { return nil }
    self.edits = edits
  }
}

extension TraceRepair.Edit {
  fileprivate var position: Int {
    switch self {
    case .delete(_, let position), .insert(_, let position): position
    }
  }
}

/// Breadth-first search over (position in the trace, state), where matches are free.
private struct RepairSearch {
  /// How the search came to a node, to be followed back.
  private struct Arrival {
    let node: Int
    let origin: Int?
    let edit: TraceRepair.Edit?
  }

  private let trace: [String]
  private let automaton: Automaton
  private let leaving: [[Automaton.Transition]]
  /// How each settled node was first reached, the cheapest way there is.
  private var arrivals: [Arrival?]
  /// What is reached at the present cost, and at one more.
  private var near: [Arrival] = []
  private var far: [Arrival] = []

  init(of trace: [String], to automaton: Automaton) {
    self.trace = trace
    self.automaton = automaton
    var leaving = Array(repeating: [Automaton.Transition](), count: automaton.states)
    for transition in automaton.transitions { leaving[transition.from].append(transition) }
    self.leaving = leaving
    arrivals = Array(repeating: nil, count: (trace.count + 1) * automaton.states)
  }

  mutating func shortest() -> [TraceRepair.Edit]? {
    near = [Arrival(node: 0, origin: nil, edit: nil)]
    let goals = automaton.accepting.map { trace.count * automaton.states + $0 }
    while !near.isEmpty {
      while let arrival = near.popLast() {
        guard arrivals[arrival.node] == nil else { continue }
        arrivals[arrival.node] = arrival
        if goals.contains(arrival.node) { return edits(to: arrival.node) }
        leave(arrival.node)
      }
      near = far.reversed()
      far = []
    }
    return nil
  }

  private mutating func leave(_ node: Int) {
    let (position, state) = node.quotientAndRemainder(dividingBy: automaton.states)
    let call = position < trace.count ? trace[position] : nil
    for transition in leaving[state] {
      let stay = position * automaton.states + transition.to
      if transition.call == call {
        near.append(Arrival(node: stay + automaton.states, origin: node, edit: nil))
      }
      let edit = TraceRepair.Edit.insert(transition.call, before: position)
      far.append(Arrival(node: stay, origin: node, edit: edit))
    }
    if let call {
      let skip = node + automaton.states
      far.append(Arrival(node: skip, origin: node, edit: .delete(call, at: position)))
    }
  }

  private func edits(to goal: Int) -> [TraceRepair.Edit] {
    var edits: [TraceRepair.Edit] = []
    var node: Int? = goal
    while let current = node {
      if let edit = arrivals[current]?.edit { edits.append(edit) }
      node = arrivals[current]?.origin
    }
    return edits.reversed()
  }
}
