import Testing

@testable import LineEditing

@Suite struct PastedTextTests {
  @Test(arguments: [
    ("a\nb", "a\nb"), ("a\rb", "a\nb"), ("a\r\nb\r\n", "a\nb\n"), ("a\r\r\nb", "a\n\nb"),
    ("a\n\rb", "a\n\nb"), ("\ta\t", "\ta\t"), ("\u{1B}[31mred", "[31mred"),
    ("a\u{0}\u{7}\u{8}\u{7F}b", "ab"), ("\u{9B}31m", "31m"), ("日本 привет", "日本 привет"),
  ])
  func nothingButTextRemains(pasted: String, text: String) {
    #expect(Array(pastedText(pasted.utf8).utf8) == Array(text.utf8))
  }

  @Test func bytesThatAreNoTextAreReplaced() {
    #expect(pastedText([0x61, 0xFF, 0x62]) == "a\u{FFFD}b")
  }
}
