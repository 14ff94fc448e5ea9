import Diagnostics
import Testing

@Suite struct SourceTextTests {
  @Test(arguments: [
    ("abc\ndef", 0, 1, 1), ("abc\ndef", 4, 2, 1), ("abc\ndef", 7, 2, 4), ("", 0, 1, 1),
    ("привет", 4, 1, 3), ("a👩‍👩‍👧b", 19, 1, 3), ("e\u{301}x", 3, 1, 2), ("a\r\nb", 3, 2, 1),
  ])
  func placesAreLinesAndGraphemes(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
    let source = SourceText(name: "x", text: text)
    #expect(source.position(at: offset) == Position(line: line, column: column))
  }

  @Test func anOffsetPastTheEndIsThePlaceAfterTheLastCharacter() {
    let source = SourceText(name: "x", text: "ab")
    #expect(source.position(at: 99) == Position(line: 1, column: 3))
  }

  @Test func linesOfAnEntryAtAPromptAreCountedOn() {
    #expect(SourceText(name: "x", text: "a\nb").number(at: 2) == 2)
    #expect(SourceText(name: "x", text: "a\nb", entry: 7).number(at: 2) == 8)
  }

  @Test func linesComeWithoutTheirEnds() {
    let source = SourceText(name: "x", text: "one\r\ntwo\n")
    #expect(source.line(1) == "one")
    #expect(source.line(2) == "two")
    #expect(source.line(3) == "")
    #expect(source.lineCount == 3)
  }

  @Test func aByteOrderMarkIsSkipped() throws {
    #expect(try SourceText(name: "x", bytes: [0xEF, 0xBB, 0xBF, 0x61]).text == "a")
  }

  @Test(
    arguments: [
      ([0x61, 0x0A, 0x00], UndecodableText.Reason.nulByte, 2, Position(line: 2, column: 1)),
      ([0x61, 0xFF], .notUTF8(byte: 0xFF), 1, Position(line: 1, column: 2)),
      ([0xD0, 0xBF, 0xC0, 0x80], .notUTF8(byte: 0xC0), 2, Position(line: 1, column: 2)),
    ] as [([UInt8], UndecodableText.Reason, Int, Position)])
  func bytesThatAreNoTextAreNamedWithTheirPlace(
    _ bytes: [UInt8], _ reason: UndecodableText.Reason, _ offset: Int, _ position: Position
  ) {
    #expect(throws: UndecodableText(reason: reason, offset: offset, position: position)) {
      try SourceText(name: "x", bytes: bytes)
    }
  }
}
