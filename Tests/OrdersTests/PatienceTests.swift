import Testing

@testable import Orders

@Suite struct PatienceTests {
  @Test func agreesWithTheCoverWhereverChainsAreSeparate() throws {
    var random = RandomOrder(seed: 4)
    for _ in 0..<500 {
      let count = 1 + random.number(below: 80)
      let names = random.places(of: count).map(String.init)
      let pairs = zip(names, names.dropFirst()).filter { _ in random.number(below: 5) > 0 }
      let order = try PartialOrder(items: (0..<count).map(String.init), before: pairs)
      #expect(order.isDisjointChains)
      var patience = Patience<ItemSet>(order: order)
      var cover = ChainCover<ItemSet>(relation: order.successors)
      for item in random.places(of: count, omitting: 3) {
        patience.place(item)
        cover.place(item)
      }
      #expect(patience.length == cover.chains)
    }
  }
}
