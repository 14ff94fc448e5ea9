import Testing

@testable import Orders

@Suite struct BlindGuessTests {
  /// A guess worked out by other code: all permutations, or the same shuffles, and another K.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let count: Int
    let before: [(Int, Int)]
    /// The sum of K, and what it is divided by.
    let mean: (Int, Int)
  }

  static func chain(_ count: Int, _ total: Int, of permutations: Int) -> Case {
    Case(
      testDescription: "chain of \(count)", count: count,
      before: (1..<count).map { ($0 - 1, $0) }, mean: (total, permutations * count))
  }

  static let cases = [
    chain(2, 3, of: 2), chain(3, 12, of: 6), chain(4, 58, of: 24), chain(5, 335, of: 120),
    chain(6, 2_261, of: 720), chain(7, 17_465, of: 5_040), chain(8, 152_020, of: 40_320),
    chain(9, 81_249, of: 20_000), chain(10, 86_476, of: 20_000), chain(12, 97_044, of: 20_000),
    Case(
      testDescription: "push", count: 7, before: [(0, 1), (2, 3), (3, 4), (4, 5), (5, 6)],
      mean: (21_630, 35_280)),
    Case(
      testDescription: "two chains of four", count: 8,
      before: [(0, 1), (1, 2), (2, 3), (4, 5), (5, 6), (6, 7)], mean: (194_880, 322_560)),
    Case(testDescription: "N", count: 4, before: [(0, 2), (1, 2), (1, 3)], mean: (71, 96)),
    Case(
      testDescription: "crossing", count: 8,
      before: [(0, 2), (1, 2), (1, 3), (2, 4), (3, 4), (4, 5), (5, 6), (5, 7)],
      mean: (170_920, 322_560)),
    Case(
      testDescription: "ten items, backwards in the file", count: 10,
      before: [(9, 8), (8, 3), (3, 0), (1, 2), (2, 3), (4, 5), (5, 0), (6, 7)],
      mean: (131_184, 200_000)),
  ]

  @Test(arguments: cases) func agreesWithTheOracle(_ test: Case) throws {
    let order = try PartialOrder(
      items: (0..<test.count).map(String.init),
      before: test.before.map { ("\($0.0)", "\($0.1)") })
    #expect(BlindGuess.mean(of: order) == Double(test.mean.0) / Double(test.mean.1))
  }

  @Test func isCertainWhereNothingIsOrdered() throws {
    #expect(BlindGuess.mean(of: try PartialOrder(items: ["a", "b"], before: [])) == 1)
    #expect(BlindGuess.mean(of: try PartialOrder(items: [], before: [])) == 1)
  }
}
