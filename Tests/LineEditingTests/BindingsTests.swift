import Terminal
import Testing

@Suite struct BindingsTests {
  @Test func altEnterStartsANewRowOfTheSameEntry() throws {
    let terminal = try probe()
    try terminal.enter("one" + Keys.altEnter + "two\u{1B}\nthree\r", reads: "one\ntwo\nthree")
  }

  @Test func escapeAndThenEnterIsAltEnterInEmacsMode() throws {
    let terminal = try probe()
    try terminal.type("one\u{1B}")
    try terminal.expect("one")
    try terminal.enter("\rtwo\r", reads: "one\ntwo")
  }

  @Test func incrementalSearchFindsInEmacsMode() throws {
    let terminal = try probe()
    try terminal.enter("первая строка\r", reads: "первая строка")
    try terminal.enter("second\r", reads: "second")
    try terminal.type(Keys.search + "перв")
    try terminal.expect("первая строка")
    try terminal.enter("\r", reads: "первая строка")
  }

  @Test func interruptionLeavesASearchAndTheProgramLives() throws {
    let terminal = try probe()
    try terminal.enter("first\r", reads: "first")
    try terminal.type(Keys.search + "fir")
    try terminal.expect("first")
    try terminal.type(Keys.interrupt)
    try terminal.expect("== interrupted")
    try terminal.expectPrompt(prompt)
    try terminal.enter("ok\r", reads: "ok")
  }

  @Test func aPastedBlockIsOneEntry() throws {
    let lines = (1...20).map { "řádek \($0); // 行" }.joined(separator: "\n")
    let terminal = try probe()
    try terminal.type(Keys.paste(lines + "\n"))
    try terminal.enter("\r", reads: lines)
  }

  @Test func nothingInAPastedBlockIsObeyed() throws {
    let terminal = try probe()
    try terminal.type(Keys.paste("a\r\nb\tc\u{03}\u{1A}\u{1C}\u{04}\u{13}\u{1B}[31md\u{9B}2J"))
    try terminal.enter("!\r", reads: "a\nb\tc[31md2J!")
    #expect(!terminal.output.contains("\u{1B}[31m"))
  }

  @Test func aLongPastedBlockArrivesWhole() throws {
    let block = String(repeating: "слово\n", count: 9_000) + "."
    let terminal = try probe()
    try terminal.type(Keys.paste(block) + "\r")
    try terminal.expect("== \(block.utf8.count) bytes")
  }

  @Test func linesPastedWithoutMarksAreEntriesOfTheirOwn() throws {
    let terminal = try probe()
    try terminal.type((1...20).map { "line \($0)\r" }.joined())
    for number in 1...20 { try terminal.expect("== text \"line \(number)\"\r\n") }
  }

  @Test func viModeOfAnEditrcKeepsOurKeys() throws {
    let home = Folder()
    home.write("viewdidlearn:bind -v\n", to: ".editrc")
    let terminal = try probe([], ["HOME": home.path])
    try terminal.enter(":he\t\r", reads: ":help")
    try terminal.type("при\u{1B}")
    try terminal.expect("при")
    try terminal.expect("\u{08}")  // vi's command mode steps back onto the last letter
    try terminal.enter("x\r", reads: "пр")
    try terminal.enter("one" + Keys.altEnter + "two\r", reads: "one\ntwo")
    try terminal.enter(Keys.paste("p\nq") + "\r", reads: "p\nq")
    #expect(try terminal.leave() == 0)
  }

  @Test func anEditrcForAnotherProgramIsNotOurs() throws {
    let home = Folder()
    home.write("other:bind -v\nviewdidlearn:bind ^T viewdidlearn-complete\n", to: ".editrc")
    let terminal = try probe([], ["HOME": home.path])
    try terminal.enter("x:he\u{01}\u{04}\u{05}\u{14}\r", reads: ":help")
  }

  @Test func keysWithoutAFunctionTypeNothing() throws {
    let terminal = try probe()
    try terminal.enter("a\u{1B}[15~\u{1B}[5~\u{1B}OPb\r", reads: "ab")
  }

  @Test func homeEndAndTheWordKeysMove() throws {
    let terminal = try probe()
    try terminal.enter("ab cd\u{1B}[HX\u{1B}[FY\u{1B}[1;5DZ\r", reads: "Xab ZcdY")
  }
}
