import Diagnostics
import Testing

@testable import Screening

@Suite struct RatingsReadingTests {
  private func read(_ text: String) -> (ratings: Ratings, diagnostics: [Diagnostic<RatingFact>]) {
    Ratings.read(
      SourceText(name: "marks.csv", text: text),
      of: Ratings.Read(candidates: Set(people), items: items, numbers: numbers))
  }

  private let people = ["a", "a1", "b2"]
  private let items = ["b", "way-back"]

  /// 1 and 2 are of `a`, 3 and 4 of `a1`.
  private var numbers: SheetNumbers {
    SheetNumbers(candidates: people, items: items) { draw(for: $0, $1) }
  }

  private func draw(for candidate: String, _ item: String) -> Int {
    10 * candidate.utf8.reduce(0) { 256 * $0 + Int($1) } + item.count
  }

  @Test func aSheetNamesNobody() {
    let (ratings, diagnostics) = read(
      "number,item,question,mark,labels\n2,way-back,\"Why,\nthen?\",1,key\n1,b,What?,,\n"
        + "6,b,What?,2,\n")
    #expect(diagnostics.isEmpty)
    #expect(
      ratings.ratings == [
        Ratings.Key(candidate: "a", item: "way-back"): .init(mark: 1, labels: ["key"]),
        Ratings.Key(candidate: "b2", item: "way-back"): .init(mark: 2),
      ], "what has no mark has not been read")
  }

  @Test func numbersFollowFromTheRoundAlone() throws {
    let drawn = SheetNumbers(candidates: people, items: items) { -draw(for: $0, $1) }
    #expect(drawn.key(numbered: 6) == Ratings.Key(candidate: "a", item: "b"))
    for number in 1...6 {
      let key = try #require(drawn.key(numbered: number))
      #expect(drawn.number(of: key) == number)
    }
    #expect(drawn.key(numbered: 0) == nil && drawn.key(numbered: 7) == nil)
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
    ("number,item\n1,b\n", .list(.missingColumn("mark"))),
    ("number,mark\n7,2\n", .unknownNumber("7")), ("number,mark\nanna,2\n", .unknownNumber("anna")),
    ("number,mark\n1,right\n", .malformedMark("right")),
    ("number,mark\n1,2\n1,0\n", .repeated(Ratings.Key(candidate: "a", item: "b"), line: 2)),
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
