import Testing

@testable import Grading

@Suite struct SideBySideTests {
  /// One letter an element; a gap is a hyphen.
  private func rows(_ yours: String, _ right: String) -> [String] {
    SideBySide(yours.map(String.init), right.map(String.init)) { $0 }.rows.map {
      ($0.yours ?? "-") + ($0.isSame ? "=" : "|") + ($0.right ?? "-")
    }
  }

  @Test(arguments: [
    ("", "", 0, nil as Int?),
    ("abc", "abc", 0, nil),
    ("", "ab", 2, 0),
    ("ab", "", 2, 0),
    ("abc", "abd", 1, 2),
    ("bc", "abc", 1, 0),
    ("kitten", "sitting", 3, 0),
    ("ab", "ba", 2, 0),
  ])
  func countsTheShortestEdit(_ yours: String, _ right: String, _ cost: Int, _ first: Int?) {
    let sides = SideBySide(yours.map(String.init), right.map(String.init)) { $0 }
    #expect(sides.cost == cost)
    #expect(sides.firstDifference == first)
    #expect(sides.rows.compactMap(\.yours).joined() == yours)
    #expect(sides.rows.compactMap(\.right).joined() == right)
  }

  @Test func whatIsTheSameStandsInOneRow() {
    #expect(rows("bcd", "abcd") == ["-|a", "b=b", "c=c", "d=d"])
    #expect(rows("axc", "abc") == ["a=a", "x|b", "c=c"])
    #expect(rows("ab", "bcda") == ["a|-", "b=b", "-|c", "-|d", "-|a"])
    #expect(rows("abcd", "bd") == ["a|-", "b=b", "c|-", "d=d"])
  }

  @Test func elementsAreComparedByWhatTheyMean() {
    let sides = SideBySide(["YES ", "(null)"], ["true", "nil"]) { PrintedLine($0) }
    #expect(sides.firstDifference == nil)
    #expect(sides.rows.map(\.yours) == ["YES ", "(null)"])
  }
}
