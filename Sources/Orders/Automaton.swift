/// A finite automaton over calls: a language of traces, repeats and choices included.
///
/// Nondeterministic, so that equal calls may be different items. State 0 is the start.
public struct Automaton: Sendable, Equatable {
  /// An arrow from state to state that a call leads along.
  public struct Transition: Sendable, Equatable {
    public let from: Int
    public let call: String
    public let to: Int

    public init(from: Int, call: String, to: Int) {
      self.from = from
      self.call = call
      self.to = to
    }
  }

  /// A call that may come any number of times between two items; nil is the start or the end.
  public struct Loop: Sendable, Equatable {
    public let call: String
    public let after: String?
    public let before: String?

    public init(_ call: String, after: String?, before: String?) {
      self.call = call
      self.after = after
      self.before = before
    }
  }

  /// How many states there are.
  public let states: Int
  public let transitions: [Transition]
  public let accepting: [Int]

  /// An automaton as given; every state named must be below `states`, of which there is one or
  /// more.
  public init(states: Int, transitions: [Transition], accepting: [Int]) {
    let named = accepting + transitions.flatMap { [$0.from, $0.to] }
    precondition(named.allSatisfy { (0..<states).contains($0) }, "a state is out of range")
    precondition(states > 0, "there is no start")
    self.states = states
    self.transitions = transitions
    self.accepting = accepting
  }
}

// MARK: - Partial orders
extension Automaton {
  /// The most sets of items that are told apart; an order with more has its model answer only.
  static let mostStates = 4_096

  /// Every trace that gives each item once and none before its predecessors, with loops where they
  /// may come. `labels` maps items to calls; an item without one is its own.
  public init(of order: PartialOrder, labels: [String: String] = [:], loops: [Loop] = []) {
    let sequence = order.modelAnswer
    self =
      Self.legal(order, labels, loops)
      ?? (try? PartialOrder(sequence: sequence)).flatMap { Self.legal($0, labels, loops) }
      ?? Automaton(states: 1, transitions: [], accepting: [0])
  }

  /// A state is the set of items that have been given; nil where there are too many.
  private static func legal(
    _ order: PartialOrder, _ labels: [String: String], _ loops: [Loop]
  ) -> Automaton? {
    let places = Dictionary(zip(order.items, order.items.indices)) { first, _ in first }
    var numbers = [ItemSet(of: order.items.count): 0]
    var sets = [ItemSet(of: order.items.count)]
    var transitions: [Transition] = []
    var state = 0
    while state < sets.count {
      let given = sets[state]
      for loop in loops {
        let isOpen = loop.after.flatMap { places[$0] }.map(given.contains) ?? true
        let isOver = loop.before.flatMap { places[$0] }.map(given.contains) ?? false
        guard isOpen, !isOver else { continue }
        transitions.append(Transition(from: state, call: loop.call, to: state))
      }
      for (place, item) in order.items.enumerated() where order.mayFollow(place, after: given) {
        var next = given
        next.insert(place)
        if numbers[next] == nil {
          guard sets.count < mostStates else { return nil }
          numbers[next] = sets.count
          sets.append(next)
        }
        let target = numbers[next] ?? 0
        transitions.append(Transition(from: state, call: labels[item] ?? item, to: target))
      }
      state += 1
    }
    return Automaton(states: sets.count, transitions: transitions, accepting: [sets.count - 1])
  }
}
