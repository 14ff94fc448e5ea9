import Testing

@testable import Orders

@Suite struct AutomatonTests {
  private func accepts(_ automaton: Automaton, _ trace: String) -> Bool {
    TraceRepair(of: trace.map(String.init), to: automaton)?.cost == 0
  }

  @Test func acceptsEveryLegalOrderAndNoOther() throws {
    let order = try PartialOrder(items: ["a", "b", "x", "y"], before: [("a", "b"), ("x", "y")])
    let automaton = Automaton(of: order)
    for trace in ["abxy", "axby", "axyb", "xaby", "xayb", "xyab"] {
      #expect(accepts(automaton, trace))
    }
    for trace in ["", "abx", "abyx", "baxy", "abxya", "abxyz"] {
      #expect(!accepts(automaton, trace))
    }
  }

  @Test func aLoopMayComeAnyNumberOfTimesBetweenItsItems() throws {
    let automaton = Automaton(
      of: try PartialOrder(sequence: ["a", "b", "c"]),
      loops: [.init("l", after: "a", before: "b"), .init("e", after: "c", before: nil)])
    for trace in ["abc", "albc", "alllbc", "abcee"] { #expect(accepts(automaton, trace)) }
    for trace in ["labc", "ablc", "abec"] { #expect(!accepts(automaton, trace)) }
  }

  @Test func equalCallsAreSeveralItems() throws {
    let automaton = Automaton(
      of: try PartialOrder(sequence: ["a", "b", "a2"]), labels: ["a2": "a"])
    #expect(accepts(automaton, "aba"))
    #expect(!accepts(automaton, "aab"))
  }

  @Test func anOrderOfTooManySetsHasItsModelAnswer() throws {
    let items = (0..<40).map { "\($0)" }
    let automaton = Automaton(of: try PartialOrder(items: items, before: []))
    #expect(TraceRepair(of: items, to: automaton)?.cost == 0)
    #expect(TraceRepair(of: items.reversed(), to: automaton)?.cost == 78)
  }

  @Test func noItemsAcceptTheEmptyTraceOnly() throws {
    let automaton = Automaton(of: try PartialOrder(sequence: []))
    #expect(accepts(automaton, ""))
    #expect(!accepts(automaton, "a"))
  }
}
