import Testing

@testable import Typesetting

@Suite struct UnistringTests {
  @Test(arguments: [
    ("", 0), ("view", 4), ("第4課", 5), ("ёлка", 4), ("e\u{301}", 1), ("（）", 4), ("“…”", 3),
    ("ｶﾅ", 2), ("320×480", 7),
  ])
  func widthIsInColumns(text: String, width: Int) {
    #expect(displayWidth(text) == width)
  }

  @Test func lettersAndTheirMarksAreComposed() {
    #expect(Array(composed("c\u{30C}a").unicodeScalars) == ["č", "a"])
    #expect(Array(composed("\u{304B}\u{3099}").unicodeScalars) == ["が"])
    #expect(composed("plain") == "plain")
    #expect(composed("") == "")
  }
}
