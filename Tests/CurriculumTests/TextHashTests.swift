import Curriculum
import Testing

struct TextHashTests {
  @Test(arguments: [
    ("", "811c9dc5"), ("a", "e40c292c"), ("foobar", "bf9cf968"), ("b", "e70c2de5"),
    ("foo", "a9f37ed7"), ("жук", "6a6ff9fd"),
  ])
  func thePublishedVectorsHold(text: String, digits: String) {
    #expect(TextHash(of: text).description == digits)
    #expect(TextHash(digits) == TextHash(of: text))
  }

  @Test(arguments: ["foo\nbar", "foo\r\nbar\r\n", "foo  \nbar\t\n\n\n", "foo\n bar"])
  func whiteSpaceAtTheEndsOfLinesDoesNotCount(text: String) {
    #expect((TextHash(of: text) == TextHash(of: "foo\nbar")) == (text != "foo\n bar"))
  }

  @Test func emptyLinesCountWithin() {
    #expect(TextHash(of: "a\n\nb") != TextHash(of: "a\nb"))
  }

  @Test(arguments: ["", "4F1C9A02", "4f1c9a0", "4f1c9a021", "+f1c9a02", "4f1c9a0g"])
  func onlyEightLowerCaseDigitsAreAHash(digits: String) {
    #expect(TextHash(digits) == nil)
  }

  @Test func zerosInFrontAreWritten() {
    #expect(TextHash("0000002a")?.description == "0000002a")
  }
}
