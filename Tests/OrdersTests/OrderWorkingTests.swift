import Testing

@testable import Orders

@Suite struct OrderWorkingTests {
  private func working(
    _ scheme: OrderScheme = .blend, isCorrect: Bool = false, pairs: (Int, Int) = (14, 15),
    kept: Int = 5, extras: Int = 0, missing: Int = 0, items: Int = 6, guess: Double = 0.5
  ) -> OrderWorking {
    OrderWorking(
      scheme: scheme, isCorrect: isCorrect, pairsKept: pairs.0, pairCount: pairs.1, kept: kept,
      extras: extras, missing: missing, items: items, guess: guess)
  }

  @Test func showsTheSumOfABlend() {
    #expect(
      working().description
        == "1/2*max(0, 2*14/15-1) + 1/2*max(0, (5/6-0.5)/(1-0.5)) = 0.7667")
    #expect(
      working(extras: 2).description
        == "1/2*max(0, 2*14/15-1) + 1/2*max(0, (max(0, 5-2)/6-0.5)/(1-0.5)) = 0.4333")
    #expect(working(isCorrect: true).description == "correct = 1")
  }

  @Test func showsTheSumOfTheOtherSchemes() {
    #expect(working(.exact).description == "not correct = 0")
    #expect(working(.exact, isCorrect: true).description == "correct = 1")
    #expect(working(.pairs).description == "14/15 = 0.9333")
    #expect(working(.keep).description == "5/6 = 0.8333")
    #expect(working(.keep, extras: 6).description == "max(0, 5-6)/6 = 0")
  }

  @Test func neverAddsUpToMoreThanItsHalves() {
    let right = working(pairs: (15, 15), kept: 6)
    #expect(right.pairsHalf == 0.5)
    #expect(right.keepHalf == 0.5)
    let wrong = working(pairs: (0, 15), kept: 1)
    #expect(wrong.pairsHalf == 0)
    #expect(wrong.keepHalf == 0)
  }

  @Test func hasNoHalfToEarnWhereAGuessIsCertain() {
    let unordered = working(pairs: (0, 0), kept: 5, missing: 1, guess: 1)
    #expect(unordered.pairs == 0)
    #expect(unordered.score == 0)
    #expect(unordered.description == "1/2*max(0, 2*0-1) + 0 = 0")
  }

  @Test func isWrittenInASCII() {
    for scheme in OrderScheme.allCases {
      #expect(working(scheme).description.utf8.allSatisfy { $0 < 0x80 })
    }
  }
}
