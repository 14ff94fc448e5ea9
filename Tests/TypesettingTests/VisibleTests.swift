import Testing

@testable import Typesetting

@Suite struct VisibleTests {
  @Test(arguments: [
    ("plain", "plain"), ("\u{1B}]0;title\u{07}", "\\u{1B}]0;title\\u{7}"),
    ("a\u{7F}b", "a\\u{7F}b"),
    ("\u{9B}2J", "\\u{9B}2J"), ("a\u{202E}b", "a\\u{202E}b"), ("a\u{2066}b", "a\\u{2066}b"),
    ("a\u{2028}b\u{2029}", "a\\u{2028}b\\u{2029}"), ("a\r\nb", "a\\u{D}\\u{A}b"),
    ("\u{FEFF}a\u{200B}", "\\u{FEFF}a\\u{200B}"), ("\ta", "  a"), ("ё č 課", "ё č 課"),
    ("👩‍💻", "👩‍💻"), ("e\u{301}", "e\u{301}"),
  ])
  func controlCharactersAreShown(text: String, shown: String) {
    #expect(visible(text) == shown)
    #expect(visible(shown) == shown)
  }
}
