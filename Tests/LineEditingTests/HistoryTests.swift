import LibC
import Terminal
import Testing

@testable import LineEditing

@Suite struct HistoryTests {
  @Test func entriesOfAnyScriptAndLengthAreThereInTheNextRun() throws {
    let folder = Folder()
    let first = try probe(["--history", folder.path + "/history"])
    try first.type("привет {\r")
    try first.expectPrompt("| ")
    try first.enter("日本}\r", reads: "привет {\n日本}")
    try first.enter("poslední řádek\r", reads: "poslední řádek")
    #expect(try first.leave() == 0)

    let second = try probe(["--history", folder.path + "/history"])
    try second.type(Keys.up)
    try second.expect("poslední řádek")
    try second.type(Keys.up)
    try second.expect("日本}")
    try second.enter("\r", reads: "привет {\n日本}")
  }

  @Test func aRecalledEntryHasTheMarksOfItsRows() throws {
    let terminal = try probe()
    try terminal.type("a {\r")
    try terminal.expectPrompt("| ")
    try terminal.enter("|| b }\r", reads: "a {\n|| b }")
    try terminal.type(Keys.up)
    try terminal.expect("a {\r\n| || b }")
    try terminal.enter("\r", reads: "a {\n|| b }")
    try terminal.enter(Keys.paste("c\nd") + "\r", reads: "c\nd")
  }

  @Test func rowsDroppedByControlCCanBeRecalled() throws {
    let terminal = try probe()
    for row in ["class A {\r", "  one\r"] {
      try terminal.type(row)
      try terminal.expectPrompt("| ")
    }
    try terminal.type("  tw" + Keys.interrupt)
    try terminal.expect("== interrupted")
    try terminal.expectPrompt(prompt)
    try terminal.type(Keys.up)
    try terminal.expect("|   tw")
    try terminal.enter("o}\r", reads: "class A {\n  one\n  two}")
  }

  @Test func aCrashLosesNoEntry() throws {
    let folder = Folder()
    let first = try probe(["--history", folder.path + "/history"])
    try first.enter("important\r", reads: "important")
    kill(first.child, SIGKILL)
    #expect(try first.exitCode() == -SIGKILL)
    #expect(folder.read("history") == "_HiStOrY_V2_\nimportant\n")
  }

  @Test func twoPromptsAtOnceKeepEachOthersEntries() throws {
    let folder = Folder()
    let one = try probe(["--history", folder.path + "/history"])
    let two = try probe(["--history", folder.path + "/history"])
    try one.enter("a\r", reads: "a")
    try two.enter("b\r", reads: "b")
    try one.enter("c\r", reads: "c")
    #expect(folder.read("history") == "_HiStOrY_V2_\na\nb\nc\n")
  }

  @Test func repetitionsAndBlankEntriesAreNotKept() {
    let folder = Folder()
    let history = History(path: folder.path + "/history", limit: 10)
    for entry in ["a", "a", " ", "", "b", "a"] { history?.remember(entry) }
    #expect(folder.read("history") == "_HiStOrY_V2_\na\nb\na\n")
    #expect(history?.takeFailure() == nil)
  }

  @Test func aLongHistoryIsCutToItsNewestEntries() {
    let folder = Folder()
    folder.write("_HiStOrY_V2_\n" + (1...30).map { "entry\($0)\n" }.joined(), to: "history")
    let history = History(path: folder.path + "/history", limit: 3)
    #expect(folder.read("history") == "_HiStOrY_V2_\nentry28\nentry29\nentry30\n")
    #expect(history?.takeFailure() == nil)
  }

  @Test func aFileThatIsNoHistoryIsLeftAloneAndReportedOnce() {
    let folder = Folder()
    folder.write("my notes\n", to: "history")
    let path = folder.path + "/history"
    let history = History(path: path, limit: 10)
    history?.remember("a")
    #expect(folder.read("history") == "my notes\n")
    #expect(history?.takeFailure() == .notAHistory(path: path))
    #expect(history?.takeFailure() == nil)
  }

  @Test func aFolderThatCannotBeWrittenIsReportedOnceAndNothingElse() throws {
    let terminal = try probe(["--history", "/proc/none/history"])
    try terminal.type("a\r")
    try terminal.expect("== unwritable(path: \"/proc/none/history\"")
    try terminal.expect("== text \"a\"\r\n")
    try terminal.expectPrompt(prompt)
    try terminal.type("b\r")
    #expect(try !terminal.expect("== text \"b\"\r\n").contains("unwritable"))
    try terminal.expectPrompt(prompt)
    try terminal.type(Keys.up)
    try terminal.enter("\r", reads: "b")
  }

  @Test func theFileIsForItsOwnerOnly() {
    let folder = Folder()
    History(path: folder.path + "/history", limit: 10)?.remember("secret")
    var facts = stat()
    #expect(stat(folder.path + "/history", &facts) == 0)
    #expect(facts.st_mode & 0o777 == 0o600)
  }
}
