import Testing

@testable import Orders

@Suite struct AutomatonTests {
  private func accepts(_ automaton: Automaton, _ trace: String) -> Bool {
    TraceRepair(of: trace.map(String.init), to: automaton)?.cost == 0
  }

  @Test func repeatsEachStepAsOftenAsItMay() {
    let automaton = Automaton(steps: [
      ("a", .once), ("b", .anyTimes), ("c", .atLeastOnce), ("d", .atMostOnce),
    ])
    for trace in ["ac", "abc", "abbbcc", "accd", "abcd"] { #expect(accepts(automaton, trace)) }
    for trace in ["", "a", "ab", "abd", "acdd", "acb", "aac", "acbc"] {
      #expect(!accepts(automaton, trace))
    }
  }

  @Test func keepsNeighbouringRepeatsApart() {
    let automaton = Automaton(steps: [("a", .atLeastOnce), ("b", .anyTimes), ("a", .anyTimes)])
    for trace in ["a", "aa", "ab", "aba", "abbaa"] { #expect(accepts(automaton, trace)) }
    for trace in ["b", "abab", "ba"] { #expect(!accepts(automaton, trace)) }
  }

  @Test func noStepsAcceptTheEmptyTraceOnly() {
    let automaton = Automaton(steps: [])
    #expect(accepts(automaton, ""))
    #expect(!accepts(automaton, "a"))
  }
}
