import Testing

@testable import Orders

@Suite struct OrderMeasureTests {
  @Test func agreesWithBruteForceOnAnswersWithGapsAndRepeats() throws {
    var random = RandomOrder(seed: 7)
    for _ in 0..<2_000 {
      let order = try random.order(upTo: 6)
      let answer = random.places(of: order.items.count, omitting: 2, repeating: 2)
      let measure = OrderMeasure(of: answer, in: order)
      #expect(measure.kept.count == bruteForceKeep(answer, in: order))
      #expect(isLegal(measure.kept.map { answer[$0] }, in: order))
      #expect(measure.missing == order.items.indices.filter { !answer.contains($0) })
    }
  }

  @Test func movesAsFewAsThereMustBe() throws {
    var random = RandomOrder(seed: 8)
    for _ in 0..<2_000 {
      let order = try random.order(upTo: 6)
      let answer = random.places(of: order.items.count, omitting: 2, repeating: 2)
      let measure = OrderMeasure(of: answer, in: order)
      let (moves, extras) = measure.places(of: order.items.count)
      let given = Set(answer).count
      #expect(moves.count == given - bruteForceKeep(answer, in: order))
      #expect(extras.count == answer.count - given)
      #expect(extras.count == measure.extraCount(of: order.items.count))
      #expect((measure.kept + moves + extras).sorted() == Array(answer.indices))
      #expect(Set((measure.kept + moves).map { answer[$0] }).count == given)
    }
  }

  @Test func countsAPairByItsFirstOccurrences() throws {
    let order = try PartialOrder(sequence: ["a", "b", "c"])
    #expect(OrderMeasure(of: [2, 0, 1, 2], in: order).pairsKept == 1)
    #expect(OrderMeasure(of: [0, 1, 2, 0], in: order).pairsKept == 3)
  }

  @Test func keepsTheBetterOfTwoOccurrences() throws {
    let order = try PartialOrder(sequence: ["a", "b", "c"])
    let measure = OrderMeasure(of: [2, 0, 1, 2], in: order)
    #expect(measure.kept == [1, 2, 3])
    #expect(measure.places(of: 3).extras == [0])
  }
}
