import Testing

@testable import Screening

/// Expected values: scikit-learn's `cohen_kappa_score`, NLTK's `AnnotationTask`.
@Suite struct AgreementTests {
  struct Raters: Sendable {
    var first: [Int]
    var second: [Int]
    var kappa: Double
    var weighted: Double
  }

  static let raters = [
    Raters(
      first: [0, 0, 2, 2, 0, 0, 0, 0, 0, 2, 0, 2], second: [0, 0, 2, 2, 0, 0, 0, 1, 0, 2, 0, 2],
      kappa: 0.8333333333333334, weighted: 0.9090909090909091),
    Raters(
      first: [
        1, 1, 0, 1, 2, 1, 1, 2, 1, 2, 2, 1, 1, 0, 1, 0, 0, 0, 2, 0, 2, 2, 2, 0, 1, 2, 1, 0, 0, 0,
      ],
      second: [
        1, 1, 2, 1, 0, 1, 1, 2, 1, 2, 1, 1, 0, 1, 1, 0, 0, 0, 2, 0, 2, 2, 2, 0, 2, 2, 0, 0, 0, 0,
      ], kappa: 0.649415692821369, weighted: 0.6573604060913705),
  ]

  @Test(arguments: raters) func twoRaters(_ raters: Raters) throws {
    let pairs = Array(zip(raters.first, raters.second))
    #expect(abs(try #require(Agreement.kappa(pairs)) - raters.kappa) < 1e-12)
    #expect(abs(try #require(Agreement.weightedKappa(pairs)) - raters.weighted) < 1e-12)
  }

  @Test func nothingIsSaidWhereNothingDiffers() {
    #expect(Agreement.kappa([(1, 1), (1, 1)]) == nil)
    #expect(Agreement.kappa([(Int, Int)]()) == nil)
    #expect(Agreement.alpha([["a"], ["b"]].map { $0.map { [$0] } }) == nil)
  }

  static let sets: [([(String, String)], Double)] = [
    (
      [
        ("c", "bd"), ("c", "c"), ("bd", "bd"), ("bc", "bc"), ("abc", "abc"), ("bc", "bd"),
      ], 0.5277777777777777
    ),
    (
      [
        ("abd", "bd"), ("acd", "acd"), ("acd", "acd"), ("ac", "ac"), ("abd", "abd"),
        ("abd", "acd"), ("ad", "bcd"), ("bcd", "c"), ("bc", "ac"), ("bc", "bc"), ("abc", "abc"),
        ("ab", "ac"),
      ], 0.4369841935935094
    ),
  ]

  @Test(arguments: sets) func setsOfLabels(_ pairs: [(String, String)], _ alpha: Double) throws {
    let things = pairs.map { [Set($0.0.map(String.init)), Set($0.1.map(String.init))] }
    #expect(abs(try #require(Agreement.alpha(things)) - alpha) < 1e-12)
    // One whom nobody else judged changes nothing.
    let more = try #require(Agreement.alpha(things + [[["z"]]]))
    #expect(abs(more - alpha) < 1e-12)
  }
}
