import Diagnostics
import Testing
import Typesetting

@testable import Rendering

/// The excerpt for the first place of a word in a text.
private func excerpt(_ text: String, marking word: String, width: Int = 80) -> [String] {
  let before = text.firstRange(of: word).map { text[..<$0.lowerBound].utf8.count } ?? 0
  return sourceExcerpt(
    SourceText(name: "note.m", text: text), range: SourceRange(before, before + word.utf8.count),
    width: width, theme: .plain)
}

@Suite struct SourceExcerptTests {
  @Test func caretsStandUnderTheRange() {
    #expect(
      excerpt("\n\n- (void)viewDidApear:(BOOL)animated {\n}", marking: "viewDidApear:") == [
        "  3 | - (void)viewDidApear:(BOOL)animated {",
        "    |         ^~~~~~~~~~~~~",
      ])
  }

  @Test func caretsCountColumnsOfWideCharactersAndTabs() {
    #expect(
      excerpt("\tNSString *第 = 課題;", marking: "課題") == [
        "  1 |   NSString *第 = 課題;",
        "    |                  ^~~~",
      ])
  }

  @Test func controlCharactersAreShownUnderTheirWholeMark() {
    #expect(
      excerpt("a\u{1B}b", marking: "\u{1B}") == [
        "  1 | a\\u{1B}b",
        "    |  ^~~~~~",
      ])
  }

  @Test func placeBetweenCharactersHasOneCaret() {
    #expect(excerpt("self.view", marking: "").last == "    | ^")
    let source = SourceText(name: "a", text: "one\n")
    #expect(
      sourceExcerpt(source, range: SourceRange(4, 4), width: 80, theme: .plain) == [
        "  2 | ", "    | ^",
      ])
  }

  @Test func rangeOfSeveralLinesIsMarkedInItsFirst() {
    #expect(
      excerpt("x = [a\n  b];", marking: "[a\n  b]") == [
        "  1 | x = [a",
        "    |     ^~",
      ])
  }

  @Test(arguments: [20, 40, 80])
  func longLineIsShownAroundItsRange(width: Int) {
    let text =
      String(repeating: "早い far away; ", count: 50) + "BAD" + String(repeating: " z", count: 99)
    let lines = excerpt(text, marking: "BAD", width: width)
    #expect(lines.allSatisfy { displayWidth($0) <= width })
    #expect(lines[0].hasSuffix("...") && lines[0].contains(" | ..."))
    let start = lines[1].firstIndex(of: "^").map { displayWidth(String(lines[1][..<$0])) } ?? 0
    #expect(String(lines[0].prefix { $0 != "B" }).displayed == start)
    #expect(lines[1].hasSuffix("^~~"))
  }

  @Test func rangeLongerThanTheScreenIsMarkedAsFarAsItIsSeen() {
    let lines = excerpt(
      String(repeating: "x", count: 200), marking: String(repeating: "x", count: 200), width: 30)
    #expect(
      lines == [
        "  1 | " + String(repeating: "x", count: 21) + "...",
        "    | ^" + String(repeating: "~", count: 23),
      ])
  }
}

extension String {
  fileprivate var displayed: Int { displayWidth(self) }
}
