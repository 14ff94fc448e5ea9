import LibC
import Terminal
import Testing

@Suite struct LineEditorTests {
  @Test(arguments: ["C", "POSIX", "cs_CZ.UTF-8", "C.UTF-8", ""])
  func lettersOfAnyScriptAreTypedAndEditedInAnyLocale(locale: String) throws {
    let terminal = try probe([], ["LANG": locale])
    try terminal.enter("привет мир" + Keys.left + Keys.left + "Ж\r", reads: "привет мЖир")
    try terminal.enter("日本語" + Keys.left + "の\r", reads: "日本の語")
    try terminal.enter("příliš žluťoučký" + "\u{01}" + "Ó \r", reads: "Ó příliš žluťoučký")
    #expect(try terminal.leave() == 0)
  }

  @Test func theCursorKnowsTheColumnsOfAColouredPrompt() throws {
    let terminal = try probe()
    #expect(terminal.output.contains("\u{1B}[1;32mпробa\u{1B}[0;1;34m 本\u{1B}[0m> "))
    // The prompt is 10 columns wide; the first letter of the line stands in the eleventh.
    try terminal.type("ab\u{01}")
    try terminal.type("X")
    try terminal.expect("\u{1B}[11GX")
    try terminal.enter("\r", reads: "Xab")
  }

  @Test func nothingFollowsTheLastTwoCharactersOfAPrompt() throws {
    let terminal = try probe()
    try terminal.type("a {\r")
    try terminal.expectPrompt("\n\u{1B}[?2004l\u{1B}[?2004h| ")
    #expect(terminal.output.hasSuffix("| "))
    try terminal.type("}\r")
    try terminal.expect("== text \"a {\\n}\"\r\n")
    try terminal.expectPrompt(prompt)
    #expect(terminal.output.hasSuffix("> "))
  }

  @Test func anEntryGoesOnUntilItIsComplete() throws {
    let terminal = try probe()
    try terminal.type("class A {\r")
    try terminal.expectPrompt("| ")
    try terminal.type("  func f() {\r")
    try terminal.expectPrompt("| ")
    try terminal.enter("}}\r", reads: "class A {\n  func f() {\n}}")
  }

  @Test func endOfFileInsideAnEntryHandsOverWhatIsThere() throws {
    let terminal = try probe()
    try terminal.type("class A {\r")
    try terminal.expectPrompt("| ")
    try terminal.enter("\u{04}", reads: "class A {")
  }

  @Test func aWindowOfOneColumnEndsNothing() throws {
    let terminal = try probe(columns: 1)
    try terminal.enter("日本語 abc\r", reads: "日本語 abc")
    terminal.resize(columns: 80)
    try terminal.enter("wide\r", reads: "wide")
    terminal.resize(columns: 1)
    try terminal.enter("漢字\r", reads: "漢字")
    #expect(try terminal.leave() == 0)
  }

  @Test func interruptionInsideAnEntryDropsAllOfIt() throws {
    let terminal = try probe()
    try terminal.type("class A {\r")
    try terminal.expectPrompt("| ")
    try terminal.type("half" + Keys.interrupt)
    try terminal.expect("== interrupted")
    try terminal.expectPrompt(prompt)
    try terminal.enter("new\r", reads: "new")
  }

  @Test func decomposedLettersArriveComposed() throws {
    let terminal = try probe()
    try terminal.enter("c\u{30C}esky\u{301} и\u{306}\r", reads: "český й")
    try terminal.enter(Keys.paste("か\u{3099}") + "\r", reads: "が")
    // The mark comes alone, after its letter has been drawn.
    try terminal.type("e")
    try terminal.expect("e")
    try terminal.enter("\u{301}\r", reads: "é")
  }

  @Test func aLineOfAHundredThousandLettersIsRead() throws {
    let terminal = try probe()
    try terminal.type(String(repeating: "x", count: 100_000) + "\r")
    try terminal.expect("== 100000 bytes")
  }

  @Test(arguments: ["dumb", "", "no-such-terminal"])
  func aTerminalThatCanDoNothingGetsNoEscapeSequence(name: String) throws {
    let terminal = try probe([], ["TERM": name])
    try terminal.enter("привет" + Keys.left + Keys.left + "Ж\r", reads: "привЖет")
    try terminal.enter(":he\t\r", reads: ":help")
    #expect(try terminal.leave() == 0)
    #expect(!terminal.output.contains("\u{1B}"))
  }

  @Test func plainMeansNoEscapeSequenceOnAnyTerminal() throws {
    let terminal = try probe(["--plain"])
    try terminal.enter("日本" + Keys.left + "x\r", reads: "日x本")
    #expect(try terminal.leave() == 0)
    #expect(!terminal.output.contains("\u{1B}"))
  }

  @Test func controlDOnAnEmptyLineEndsAndInALineDoesNot() throws {
    let terminal = try probe()
    try terminal.type("ab")
    try terminal.enter("\u{04}\u{01}\u{04}\r", reads: "b")
    #expect(try terminal.leave() == 0)
  }

  @Test func theTerminalIsLeftAsItWasFound() throws {
    let terminal = try probe()
    #expect(try terminal.leave() == 0)
    #expect(
      terminal.settings.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == tcflag_t(ICANON | ECHO | ISIG))
    #expect(terminal.output.contains("\u{1B}[?2004l\r\n== end"))
  }
}
