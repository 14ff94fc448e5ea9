/// A finite automaton over calls: a language of traces, repeats and choices included.
///
/// Nondeterministic, so that a row of steps is an automaton as it stands. State 0 is the start.
public struct Automaton: Sendable, Equatable {
  /// An arrow from state to state; one without a call is taken in silence.
  public struct Transition: Sendable, Equatable {
    public let from: Int
    public let call: String?
    public let to: Int

    public init(from: Int, call: String?, to: Int) {
      self.from = from
      self.call = call
      self.to = to
    }
  }

  /// How often a call may come in a row of steps.
  public enum Repetition: Sendable {
    case once
    case atMostOnce
    case anyTimes
    case atLeastOnce
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

  /// The traces that give these calls one after another, each as often as it may come.
  public init(steps: [(call: String, Repetition)]) {
    var transitions: [Transition] = []
    var state = 0
    func add(_ call: String?, to target: Int) {
      transitions.append(Transition(from: state, call: call, to: target))
    }
    for (call, repetition) in steps {
      if repetition != .anyTimes {
        add(call, to: state + 1)
        if repetition == .atMostOnce { add(nil, to: state + 1) }
        state += 1
      }
      if repetition == .anyTimes || repetition == .atLeastOnce {
        add(call, to: state)
        add(nil, to: state + 1)
        state += 1
      }
    }
    self.init(states: state + 1, transitions: transitions, accepting: [state])
  }
}
