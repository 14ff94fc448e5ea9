import Testing

@testable import Screening

@Suite struct RatingsTests {
  private func key(_ candidate: String) -> Ratings.Key {
    Ratings.Key(candidate: candidate, item: "why")
  }

  private func ratings(_ marks: [String: Int], labels: Set<String> = []) -> Ratings {
    Ratings(
      Dictionary(
        marks.map { (key($0.key), Ratings.Rating(mark: $0.value, labels: labels)) },
        uniquingKeysWith: { first, _ in first }))
  }

  @Test func twoRatersAndTheirDifferences() {
    let report = RatersReport([
      ratings(["a": 2, "b": 0, "c": 1, "d": 2]), ratings(["a": 2, "b": 1, "c": 1, "e": 0]),
    ])
    #expect(report.count == 3)
    #expect(report.disagreements == [.init(key: key("b"), first: 0, second: 1)])
    #expect(report.unread == [key("d"), key("e")])
    #expect(report.score(key("a")) == 1 && report.score(key("b")) == 0.25)
    #expect(report.score(key("d")) == nil && report.score(key("nobody")) == nil)
    #expect(report.alpha == nil)
  }

  @Test func oneRaterDecidesAlone() {
    let report = RatersReport([ratings(["a": 1])])
    #expect(report.count == 0 && report.kappa == nil && report.unread.isEmpty)
    #expect(report.score(key("a")) == 0.5)
  }

  @Test func labelsHaveAnAgreementOfTheirOwn() {
    let report = RatersReport([
      ratings(["a": 1, "b": 1], labels: ["x"]), ratings(["a": 1, "b": 1], labels: ["y"]),
    ])
    #expect((report.alpha ?? 1) < 0)
    #expect(RatersReport([]).score(key("a")) == nil)
  }
}
