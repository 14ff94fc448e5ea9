import Diagnostics
import Testing

@testable import Screening

@Suite struct RatingsReadingTests {
  private func read(_ text: String) -> (ratings: Ratings, diagnostics: [Diagnostic<RatingFact>]) {
    Ratings.read(
      SourceText(name: "marks.csv", text: text), of: ["a", "a1", "b2"], ["b", "way-back"])
  }

  @Test func marksAndLabels() {
    let (ratings, diagnostics) = read(
      "id,item,mark,labels\na1,way-back,2,cache key\nb2,way-back,0,\n")
    #expect(diagnostics.isEmpty)
    #expect(
      ratings.ratings == [
        Ratings.Key(candidate: "a1", item: "way-back"): .init(mark: 2, labels: ["cache", "key"]),
        Ratings.Key(candidate: "b2", item: "way-back"): .init(mark: 0),
      ])
  }

  @Test(arguments: [
    ("", RatingFact.list(.noHeader)), ("id,item\na,b\n", .list(.missingColumn("mark"))),
    ("id,item,mark\na,b\n", .list(.wrongCount(2, expected: 3))),
    ("id,item,mark\na,b,3\n", .malformedMark("3")),
    ("id,item,mark\na,b,1.5\n", .malformedMark("1.5")),
    ("id,item,mark\nnobody,b,1\n", .unknownCandidate("nobody")),
    ("id,item,mark\na,wayback,1\n", .unknownItem("wayback", read: ["b", "way-back"])),
    (
      "id,item,mark\na,b,1\na,b,1\n", .repeated(Ratings.Key(candidate: "a", item: "b"), line: 2)
    ),
  ])
  func whatIsWrongIsNamed(_ text: String, _ fact: RatingFact) {
    #expect(read(text).diagnostics.map(\.fact) == [fact])
  }
}
