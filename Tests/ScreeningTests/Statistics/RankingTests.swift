import Testing

@testable import Screening

@Suite struct RankingTests {
  /// Expected values: SciPy's Wilson interval, and for marks between 0 and 1 the roots of its
  /// equation as NumPy finds them.
  @Test(arguments: [
    (0.0, 8, 0.0, 0.32440756488388023), (3.25, 8, 0.15528158906885378, 0.7180448293468737),
    (6, 9, 0.3542021355803963, 0.879416181613089), (9, 9, 0.7008549515804559, 1),
    (0, 0, 0, 1),
  ])
  func anInterval(_ score: Double, _ count: Int, _ low: Double, _ high: Double) {
    let found = Interval(score: score, of: count)
    #expect(abs(found.low - low) < 1e-12 && abs(found.high - high) < 1e-12)
  }

  private func ranks(_ scores: [Double], of count: Int) -> [Rank] {
    Rank.ranks(scores.map { (score: $0, interval: Interval(score: $0, of: count)) })
  }

  @Test func equalScoresShareAPlace() {
    #expect(ranks([3, 8, 3, 1], of: 9).map(\.place) == [2, 1, 2, 4])
  }

  @Test func overlappingIntervalsLeavePlacesOpen() {
    // Of nine, 1 and 9 lie apart; 5 overlaps both.
    let found = ranks([9, 5, 1], of: 9)
    #expect(found.map(\.range) == [1...2, 1...3, 2...3])
    #expect(ranks([4, 4, 4], of: 9).map(\.range) == [1...3, 1...3, 1...3])
    #expect(ranks([90, 10], of: 100).map(\.range) == [1...1, 2...2])
    #expect(ranks([5], of: 9).map(\.range) == [1...1])
    #expect(ranks([], of: 9).isEmpty)
  }

  @Test func calibrationByCertainty() {
    let rows = Calibration.rows([
      (certainty: 3, score: 1), (certainty: 3, score: 0.5), (certainty: 1, score: 0),
    ])
    #expect(rows.map(\.certainty) == [1, 3])
    #expect(rows.map(\.count) == [1, 2])
    #expect(rows.map(\.share) == [0, 0.75])
  }

  /// Within its range a degree of certainty earns at least what the others would.
  @Test func certaintyPaysWhereItIsHonest() {
    for certainty in Calibration.certainties {
      let row = Calibration(certainty: certainty, count: 1, score: 1)
      for share in stride(from: 0.0, through: 1, by: 0.05)
      where row.honestShares.contains(share) {
        let worth = [1: share, 2: -2 + 4 * share, 3: -6 + 9 * share]
        #expect(worth.values.allSatisfy { $0 <= (worth[certainty] ?? -9) + 1e-9 })
      }
    }
  }
}
