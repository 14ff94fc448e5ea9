import Terminal
import Testing

@Suite struct CompletingTests {
  @Test func theOnlyCandidateIsInserted() throws {
    let terminal = try probe()
    try terminal.enter(":he\t\r", reads: ":help")
    try terminal.enter("при\t\r", reads: "привет")
  }

  @Test func severalCandidatesExtendAsFarAsTheyAgree() throws {
    let terminal = try probe()
    try terminal.type("v\t")
    try terminal.expect("ewDid")
    try terminal.enter("L\t\r", reads: "viewDidLoad")
  }

  @Test func severalCandidatesAreListedWithTheirMeaningsAligned() throws {
    let terminal = try probe()
    try terminal.type("говорит :h\t")
    try terminal.expect("\r\n:help  what there is\r\n:hint  次の一歩\r\n")
    try terminal.expect(prompt)
    try terminal.expect("говорит :h")
    try terminal.enter("e\t\r", reads: "говорит :help")
  }

  @Test func wordsWithoutMeaningsAreListedSideBySide() throws {
    let terminal = try probe()
    try terminal.type("viewDid\t")
    try terminal.expect("\r\nviewDidLoad     viewDidAppear:  viewDidUnload\r\n")
    try terminal.enter("\r", reads: "viewDid")
  }

  @Test func noCandidateBeeps() throws {
    let terminal = try probe()
    try terminal.type("xyz\t")
    try terminal.expect("\u{07}")
    try terminal.enter("\r", reads: "xyz")
  }

  @Test func aListBelowSeveralRowsLeavesThemAndTheCursorInPlace() throws {
    let terminal = try probe()
    try terminal.type("above" + Keys.altEnter + ":h tail" + String(repeating: Keys.left, count: 5))
    try terminal.type("\t")
    try terminal.expect("次の一歩\r\n")
    try terminal.expect(":h tail")
    try terminal.enter("e\t\r", reads: "above\n:help tail")
  }

  @Test func aListLongerThanTheScreenIsPaged() throws {
    let terminal = try probe()
    try terminal.type("many\t")
    try terminal.expect("w23  word 23\r\n23/60 ")
    try terminal.type(" ")
    try terminal.expect("w46  word 46\r\n46/60 ")
    try terminal.type("q")
    try terminal.expect("> many")
    #expect(!terminal.output.contains("word 47"))
    try terminal.enter("\r", reads: "many")
  }

  @Test func aNewWindowEndsAList() throws {
    let terminal = try probe()
    try terminal.type("many\t")
    try terminal.expect("23/60 ")
    terminal.resize(columns: 40)
    try terminal.expect("> many")
    try terminal.enter("!\r", reads: "many!")
  }

  @Test func anEntryOfSeveralLinesIsCompletedInItsLastOne() throws {
    let terminal = try probe()
    try terminal.type("příkaz {\r")
    try terminal.expectPrompt("| ")
    try terminal.type(":he\t")
    try terminal.expect("lp")
    try terminal.enter("}\r", reads: "příkaz {\n:help}")
  }

  @Test func tabIndentsWhereNoWordIs() throws {
    let terminal = try probe()
    try terminal.type("{\r")
    try terminal.expectPrompt("| ")
    try terminal.type("\t")
    try terminal.expect("  ")
    try terminal.enter("x}\r", reads: "{\n  x}")
  }

  @Test func aBlockPastedWithoutMarksKeepsItsTabsAndItsLetters() throws {
    let terminal = try probe()
    try terminal.enter(
      "class A {\r\toverride func\tviewDid()\r\t\tsuper.x\r}\r",
      reads: "class A {\n\toverride func\tviewDid()\n\t\tsuper.x\n}")
  }
}
