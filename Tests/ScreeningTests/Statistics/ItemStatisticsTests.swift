import Testing

@testable import Screening

/// Expected values: NumPy and SciPy (`pearsonr` of each column with the sum of the others).
@Suite struct ItemStatisticsTests {
  static let rows: [[Double]] = [
    [0.5, 0.25, 1, 0, 1], [1, 0, 1, 1, 0], [0, 0, 1, 0, 1], [0, 1, 1, 1, 0], [0, 0, 1, 0, 1],
    [0, 1, 1, 1, 1], [1, 0, 1, 1, 1], [1, 1, 1, 1, 1], [0, 1, 0, 1, 1], [0, 1, 0, 1, 0],
  ]

  private func statistics(of column: Int) -> ItemStatistics {
    ItemStatistics(
      Self.rows.map { (item: $0[column], rest: $0.reduce(0, +) - $0[column]) })
  }

  @Test(arguments: [
    (0, 0.35, 0.17133555334147202), (1, 0.525, -0.17507281021252105),
    (2, 0.8, -0.1234383259608906), (3, 0.7, 0.10429500192085321), (4, 0.7, -0.20522653387067863),
  ])
  func aColumn(_ column: Int, _ facility: Double, _ discrimination: Double) throws {
    let found = statistics(of: column)
    #expect(abs(try #require(found.facility) - facility) < 1e-12)
    #expect(abs(try #require(found.discrimination) - discrimination) < 1e-12)
    // Ten candidates tell nothing for certain.
    #expect(found.flags.isEmpty)
  }

  @Test func alphaOfTheTable() throws {
    #expect(abs(try #require(cronbachAlpha(Self.rows)) - -0.15614156835530885) < 1e-12)
    #expect(cronbachAlpha([[1, 0]]) == nil)
    #expect(cronbachAlpha([[1, 0], [1, 0]]) == nil)
    #expect(cronbachAlpha([[1], [0]]) == nil)
  }

  @Test func whatIsRightOrWrongForAllIsFlagged() {
    let all = ItemStatistics((0..<20).map { (item: 1, rest: Double($0)) })
    #expect(all.flags == [.tooEasy] && all.discrimination == nil)
    let none = ItemStatistics((0..<20).map { (item: 0, rest: Double($0)) })
    #expect(none.flags == [.tooHard])
    #expect(ItemStatistics([]).flags.isEmpty)
  }

  /// Just inside, just outside.
  @Test func theLimitsThemselvesAreNoFault() {
    func flags(_ scores: [Double]) -> [ItemStatistics.Flag] {
      ItemStatistics(scores.map { (item: $0, rest: $0) }).flags
    }
    func share(_ right: Int, of count: Int) -> [Double] {
      (0..<count).map { $0 < right ? 1 : 0 }
    }
    #expect(flags(share(4, of: 20)).isEmpty)
    #expect(flags(share(3, of: 20)) == [.tooHard])
    #expect(flags(share(3, of: 19)).isEmpty, "too few to say so")
    #expect(flags(Array(repeating: 1, count: 19) + [0]).isEmpty)
    #expect(flags(Array(repeating: 1, count: 20) + [0]) == [.tooEasy])
  }
}
