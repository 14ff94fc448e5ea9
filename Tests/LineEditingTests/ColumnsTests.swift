import Testing

@testable import LineEditing

@Suite struct ColumnsTests {
  init() { adoptUTF8Locale() }

  @Test(arguments: [
    ("abc", 3), ("привет", 6), ("日本", 4), ("c\u{30C}", 1), ("か\u{3099}", 2), ("：", 2), ("", 0),
    ("a\u{7}b", 2),
  ])
  func widthIsCountedInColumns(text: String, width: Int) {
    #expect(columns(of: text) == width)
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("ab", 0, ""),
  ])
  func aCutFitsAndIsMarked(text: String, limit: Int, result: String) {
    #expect(prefix(of: text, columns: limit) == result)
  }

  @Test func controlCharactersAreShown() {
    #expect(printable("a\u{1B}\n\u{7F}\u{9B}") == "a␛␊␡\u{FFFD}")
  }
}
