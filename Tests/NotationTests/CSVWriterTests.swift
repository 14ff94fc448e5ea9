import Notation
import Testing

@Suite struct CSVWriterTests {
  @Test(arguments: [
    ("plain", "plain"), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""),
    ("two\nlines", "\"two\nlines\""),
    ("=1+1", "'=1+1"), (" @a", "' @a"), ("＝1", "'＝1"), ("3-1", "3-1"),
    ("\u{1B}[41mred\u{7}", "\\u{1B}[41mred\\u{7}"), ("a\u{202E}b", "a\\u{202E}b"),
    ("\u{9B}2J", "\\u{9B}2J"), ("Boris Йё 課 👩‍💻", "Boris Йё 課 👩‍💻"),
  ])
  func neitherASpreadsheetNorATerminalObeysACell(_ text: String, _ cell: String) {
    var writer = CSVWriter()
    writer.add([text])
    #expect(writer.text == cell + "\r\n")
  }
}
