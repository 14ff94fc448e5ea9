import Rendering
import Testing

@Suite struct CastOutputTests {
  private func passes(_ data: String..., inPipe: Bool = false) -> String {
    var output = CastOutput(isTerminal: !inPipe)
    return data.map { output.take($0) }.joined()
  }

  @Test(arguments: [
    "text, 日本語 · é\r\n", "\tx\u{8}", "\u{1B}[1;36mx\u{1B}[0m", "\u{1B}[H\u{1B}[2J", "\u{1B}[K",
    "\u{1B}[12;40H", "\u{1B}[m",
  ])
  func whatOnlyDrawsPasses(_ data: String) { #expect(passes(data) == data) }

  @Test(arguments: [
    // What asks the terminal, sets its title, its modes or its keys, or has it keep something.
    "\u{1B}[6n", "\u{1B}[c", "\u{1B}[?2004h", "\u{1B}[?1049h", "\u{1B}]0;title\u{7}",
    "\u{1B}]52;c;ZXZpbA==\u{1B}\\", "\u{1B}P$q\"p\u{1B}\\", "\u{1B}_Ga=T\u{1B}\\", "\u{1B}c",
    "\u{1B}(0", "\u{1B}[21t", "\u{1B}[>4;2m", "\u{1B}[5i", "\u{1B}[2 q", "\u{1B}[99A",
    "\u{9B}6n", "\u{7}", "\u{E}", "\u{202E}", "\u{1B}[1" + String(repeating: ";1", count: 99) + "m",
    "\u{1B}[?25\u{1B}[6n",
  ])
  func nothingElseDoes(_ data: String) {
    let said = passes("a" + data + "b")
    #expect(!said.unicodeScalars.contains("\u{1B}") && !said.unicodeScalars.contains("\u{9B}"))
    #expect(said.hasPrefix("a"))
    var output = CastOutput(isTerminal: true)
    _ = output.take(data)
    #expect(output.refused > 0)
  }

  @Test func aSequenceMayGoOnInTheNextEvent() {
    #expect(passes("a\u{1B}", "[3", "1mb") == "a\u{1B}[31mb")
    #expect(passes("a\u{1B}]0;ti", "tle\u{1B}", "\\b") == "ab")
  }

  @Test func aPipeGetsTextAlone() {
    #expect(passes("\u{1B}[H\u{1B}[2J\u{1B}[1mx\u{1B}[m\r\n", inPipe: true) == "x\n")
  }
}
