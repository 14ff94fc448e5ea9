import Testing

@testable import Orders

@Suite struct TraceRepairTests {
  private let layout: Automaton

  init() throws {
    let order = try PartialOrder(sequence: ["viewWillAppear:", "viewDidAppear:"])
    layout = Automaton(
      of: order,
      loops: [
        .init("viewWillLayoutSubviews", after: "viewWillAppear:", before: "viewDidAppear:")
      ])
  }

  private func apply(_ edits: [TraceRepair.Edit], to trace: [String]) -> [String] {
    var result: [String] = []
    for position in 0...trace.count {
      for case .insert(let call, position) in edits { result.append(call) }
      guard position < trace.count else { break }
      if !edits.contains(.delete(trace[position], at: position)) { result.append(trace[position]) }
    }
    return result
  }

  @Test(arguments: OrderVector.all) func agreesWithTheOracle(_ vector: OrderVector) throws {
    let order = try PartialOrder(items: vector.items, before: vector.before)
    let repair = try #require(TraceRepair(of: vector.response, to: Automaton(of: order)))
    #expect(repair.cost == vector.editDistance)
    let repaired = apply(repair.edits, to: vector.response)
    #expect(OrderKey(order).grade(repaired).isCorrect)
  }

  @Test func agreesWithTheDistanceOfAnOrderGrade() throws {
    var random = RandomOrder(seed: 11)
    for _ in 0..<200 {
      let order = try random.order(upTo: 4)
      let places = random.places(of: order.items.count, omitting: 1, repeating: 2)
      let answer = places.map { order.items[$0] }
      let repair = try #require(TraceRepair(of: answer, to: Automaton(of: order)))
      #expect(repair.cost == OrderKey(order).grade(answer).editDistance)
    }
  }

  @Test func acceptsAnyNumberOfLayoutPasses() throws {
    for passes in 0..<4 {
      let trace =
        ["viewWillAppear:"] + Array(repeating: "viewWillLayoutSubviews", count: passes)
        + ["viewDidAppear:"]
      #expect(try #require(TraceRepair(of: trace, to: layout)).edits.isEmpty)
    }
  }

  @Test func namesTheShortestRepair() throws {
    let trace = ["viewWillLayoutSubviews", "viewDidAppear:", "viewDidLoad"]
    let repair = try #require(TraceRepair(of: trace, to: layout))
    #expect(
      repair.edits == [
        .insert("viewWillAppear:", before: 0), .delete("viewDidLoad", at: 2),
      ])
    #expect(repair.score(modelLength: 3) == 1 - 2.0 / 3)
    #expect(repair.working(modelLength: 3) == "max(0, 1-2/3) = 0.3333")
  }

  @Test func repairsAnEmptyTraceByInsertions() throws {
    let repair = try #require(TraceRepair(of: [], to: layout))
    #expect(
      repair.edits == [
        .insert("viewWillAppear:", before: 0), .insert("viewDidAppear:", before: 0),
      ])
    #expect(repair.score(modelLength: 2) == 0)
  }

  @Test func isNeverWorthLessThanNothing() throws {
    let repair = try #require(
      TraceRepair(
        of: ["x", "y", "z"], to: Automaton(of: try PartialOrder(sequence: ["a"]))))
    #expect(repair.cost == 4)
    #expect(repair.score(modelLength: 1) == 0)
    #expect(repair.score(modelLength: 0) == 0)
    #expect(repair.working(modelLength: 0) == "cost 4 = 0")
  }

  @Test func thereIsNoRepairTowardsAnEmptyLanguage() {
    let nothing = Automaton(
      states: 2, transitions: [.init(from: 0, call: "a", to: 0)], accepting: [1])
    #expect(TraceRepair(of: ["a"], to: nothing) == nil)
  }
}
