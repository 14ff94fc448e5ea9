import Testing

@testable import Orders

@Suite struct PartialOrderTests {
  private let push = [
    ("A.viewWillDisappear:", "A.viewDidDisappear:"), ("B.viewDidLoad", "B.viewWillAppear:"),
    ("B.loadView", "B.viewDidLoad"),
  ]
  private let pushed = [
    "A.viewWillDisappear:", "A.viewDidDisappear:", "B.loadView", "B.viewDidLoad",
    "B.viewWillAppear:",
  ]

  @Test func closesPairsUnderTransitivity() throws {
    let order = try PartialOrder(items: pushed, before: push)
    #expect(order.precedes("B.loadView", "B.viewWillAppear:"))
    #expect(!order.precedes("B.viewWillAppear:", "B.loadView"))
    #expect(!order.precedes("A.viewWillDisappear:", "B.loadView"))
    #expect(!order.precedes("viewDidUnload", "B.loadView"))
    #expect(order.pairCount == 4)
    #expect(order.predecessors(of: "B.viewWillAppear:") == ["B.loadView", "B.viewDidLoad"])
    #expect(order.predecessors(of: "viewDidUnload").isEmpty)
    #expect(order.contains("B.loadView") && !order.contains("viewDidUnload"))
  }

  @Test func ordersEveryPairOfASequence() throws {
    let order = try PartialOrder(sequence: ["a", "b", "c", "d"])
    #expect(order.pairCount == 6)
    #expect(order.modelAnswer == ["a", "b", "c", "d"])
  }

  @Test func namesWhatMayComeNext() throws {
    let order = try PartialOrder(items: pushed, before: push)
    #expect(order.legalNext(after: []) == ["A.viewWillDisappear:", "B.loadView"])
    #expect(
      order.legalNext(after: ["B.loadView", "viewDidUnload"])
        == ["A.viewWillDisappear:", "B.viewDidLoad"])
    #expect(order.legalNext(after: pushed).isEmpty)
  }

  /// What is completed is what the first of all that may come next, again and again, makes of it.
  @Test func completesWhatIsLegalSoFar() throws {
    var random = RandomOrder(seed: 16)
    for _ in 0..<60 {
      let order = try random.order(upTo: 12)
      #expect(order.completed([]) == order.modelAnswer)
      var given: [String] = []
      while let next = order.legalNext(after: given).last {
        var right = given
        while let next = order.legalNext(after: right).first { right.append(next) }
        #expect(order.completed(given) == right)
        given.append(next)
      }
      #expect(given.count == order.items.count)
    }
  }

  @Test func givesAModelAnswerInFileOrder() throws {
    let order = try PartialOrder(items: ["c", "b", "a"], before: [("a", "b")])
    #expect(order.modelAnswer == ["c", "a", "b"])
  }

  @Test func reportsAShortestCycle() {
    #expect(throws: OrderFault.cycle(["b", "c", "d"])) {
      try PartialOrder(
        items: ["a", "b", "c", "d", "e"],
        before: [("a", "b"), ("b", "c"), ("c", "e"), ("e", "d"), ("c", "d"), ("d", "b")])
    }
  }

  @Test func takesAnItemBeforeItselfForACycle() {
    #expect(throws: OrderFault.cycle(["a"])) {
      try PartialOrder(items: ["a"], before: [("a", "a")])
    }
  }

  @Test func refusesASequenceThatRepeatsItself() {
    #expect(throws: OrderFault.duplicateItem("a")) {
      try PartialOrder(sequence: ["a", "b", "a"])
    }
  }

  @Test func listsEveryFault() {
    let faults = PartialOrder.faults(
      items: ["a", "b", "a", "a"], before: [("a", "x"), ("a", "b"), ("y", "z"), ("b", "a")])
    #expect(
      faults == [
        .duplicateItem("a"), .unknownItem("x", pair: 0), .unknownItem("y", pair: 2),
        .unknownItem("z", pair: 2), .cycle(["a", "b"]),
      ])
  }

  @Test func acceptsNoItemsAndNoPairs() throws {
    #expect(try PartialOrder(items: [], before: []).modelAnswer.isEmpty)
    #expect(try PartialOrder(sequence: []).pairCount == 0)
    #expect(try PartialOrder(items: ["a", "b"], before: []).pairCount == 0)
  }

  @Test func holdsSomeHundredItems() throws {
    let names = (0..<300).map { "call \($0)" }
    let order = try PartialOrder(sequence: names)
    #expect(order.pairCount == 300 * 299 / 2)
    #expect(order.precedes("call 0", "call 299"))
    #expect(order.modelAnswer == names)
  }

  @Test func tellsChainsFromOtherOrders() throws {
    #expect(try PartialOrder(items: pushed, before: push).isDisjointChains)
    #expect(try PartialOrder(items: ["a", "b"], before: []).isDisjointChains)
    let fork = [("a", "b"), ("a", "c")]
    #expect(try !PartialOrder(items: ["a", "b", "c"], before: fork).isDisjointChains)
    let join = [("b", "a"), ("c", "a")]
    #expect(try !PartialOrder(items: ["a", "b", "c"], before: join).isDisjointChains)
  }
}
