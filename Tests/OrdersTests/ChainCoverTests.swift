import Testing

@testable import Orders

@Suite struct ChainCoverTests {
  @Test func keepsAsMuchAsBruteForceOnFourThousandOrders() throws {
    var random = RandomOrder(seed: 1)
    for _ in 0..<4_000 {
      let order = try random.order(upTo: 7)
      let answer = random.places(of: order.items.count, omitting: 2)
      var cover = ChainCover<UInt64>(relation: order.successors)
      for item in answer { cover.place(item) }
      #expect(cover.chains == bruteForceKeep(answer, in: order))
    }
  }

  @Test func theWideFormAgreesWithTheNarrow() throws {
    var random = RandomOrder(seed: 2)
    for _ in 0..<200 {
      let order = try random.order(upTo: 40)
      let answer = random.places(of: order.items.count)
      var narrow = ChainCover<UInt64>(relation: order.successors)
      var wide = ChainCover<ItemSet>(relation: order.successors)
      for item in answer {
        narrow.place(item)
        wide.place(item)
      }
      #expect(narrow.chains == wide.chains)
      #expect(narrow.kept == wide.kept)
      #expect(narrow.kept.count == narrow.chains)
    }
  }

  @Test func startsAfreshWhenEmptied() throws {
    let order = try PartialOrder(sequence: ["a", "b", "c"])
    var cover = ChainCover<UInt64>(relation: order.successors)
    for item in [2, 1, 0] { cover.place(item) }
    #expect(cover.chains == 1)
    cover.removeAll()
    for item in [0, 1, 2] { cover.place(item) }
    #expect(cover.chains == 3)
    #expect(cover.kept == [0, 1, 2])
  }
}
