import LibC
import Terminal
import Testing

@Suite struct KeySourceTests {
  @Test func controlCDropsTheLineAndTheProgramLives() throws {
    let terminal = try probe()
    try terminal.type("half a line" + Keys.interrupt)
    try terminal.expect("== interrupted")
    try terminal.expectPrompt(prompt)
    try terminal.enter("whole\r", reads: "whole")
    #expect(try terminal.leave() == 0)
  }

  @Test func aSignalFromElsewhereIsLikeControlC() throws {
    let terminal = try probe()
    try terminal.type("half")
    try terminal.expect("half")
    kill(terminal.child, SIGINT)
    try terminal.expect("== interrupted")
    try terminal.expectPrompt(prompt)
    try terminal.enter("whole\r", reads: "whole")
  }

  @Test func controlCInterruptsWhatIsBeingComputed() throws {
    let terminal = try probe()
    try terminal.type("compute\r")
    try terminal.expect("computing\r\n")
    try terminal.type(Keys.interrupt)
    try terminal.expect("== stopped by Ctrl-C: true")
    try terminal.expectPrompt(prompt)
    try terminal.enter("next\r", reads: "next")
  }

  /// More than the terminal's own queue holds.
  @Test func controlCComesThroughBehindWhateverWasTyped() throws {
    let terminal = try probe()
    try terminal.type("compute\r")
    try terminal.expect("computing\r\n")
    try terminal.type(String(repeating: "typed ahead\r", count: 1000))
    try terminal.type(Keys.interrupt)
    try terminal.expect("== stopped by Ctrl-C: true")
    try terminal.expectPrompt(prompt)
    try terminal.enter("next\r", reads: "next")
  }

  @Test func linesTypedWhileTheProgramComputesAreRead() throws {
    let terminal = try probe()
    try terminal.type("pause\r")
    try terminal.expect("computing\r\n")
    try terminal.type((1...400).map { "typed ahead \($0)\r" }.joined())
    for number in 1...400 { try terminal.expect("== text \"typed ahead \(number)\"\r\n") }
  }

  @Test func controlCInsideAnEscapeSequenceCounts() throws {
    let terminal = try probe()
    try terminal.type("\u{1B}" + Keys.interrupt)
    try terminal.expect("== interrupted")
    try terminal.expectPrompt(prompt)
    try terminal.enter("ok\r", reads: "ok")
  }

  @Test func keysTypedBehindControlCAreNotLost() throws {
    let terminal = try probe()
    try terminal.type("abc" + Keys.interrupt + "def\r")
    try terminal.expect("== interrupted")
    try terminal.expect("== text \"def\"")
  }

  @Test func aLineSurvivesControlZAndFg() throws {
    let shell = try Terminal(
      "/bin/bash", ["--norc", "--noprofile", "-i"],
      environment: ["PS1": "shell% ", "TERM": "dumb", "HOME": "/nonexistent", "LANG": "C"])
    try shell.expect("shell% ")
    let folder = CommandLine.arguments[0].split(separator: "/").dropLast().joined(separator: "/")
    try shell.type("'/\(folder)/lineediting-probe'\r")
    try shell.expectPrompt(prompt)
    try shell.type("half")
    try shell.expect("half")
    try shell.type("\u{1A}")
    try shell.expect("Stopped")
    try shell.expect("shell% ")
    try shell.type("fg\r")
    try shell.expectPrompt(prompt)
    try shell.expect("half")
    try shell.enter(" and whole\r", reads: "half and whole")
  }

  @Test func aLineSurvivesBeingStoppedFromElsewhere() throws {
    let terminal = try probe()
    try terminal.type("half")
    try terminal.expect("half")
    kill(terminal.child, SIGSTOP)
    kill(terminal.child, SIGCONT)
    try terminal.expect("> half")
    try terminal.enter(" and whole\r", reads: "half and whole")
  }

  @Test func theLineIsDrawnAnewWhenTheWindowChanges() throws {
    let terminal = try probe()
    let letters = String(repeating: "a", count: 60)
    try terminal.type(letters)
    try terminal.expect(letters)
    terminal.resize(columns: 40)
    // 10 columns of prompt leave room for 30 letters in the first row.
    try terminal.expect("> " + String(repeating: "a", count: 30))
    try terminal.enter("\u{01}X\r", reads: "X" + letters)
  }

  /// libedit keeps its cursor, which may then lie outside the window, until it draws anew; and half
  /// a key, as Ctrl-X is, lets no key of ours come between.
  @Test(arguments: ["", "\u{18}", "\u{16}"]) func anyWindowIsTypedIn(half: String) throws {
    let terminal = try probe()
    for size in 1...13 as ClosedRange<UInt16> {
      try terminal.type("some 漢字" + Keys.altEnter + "more" + Keys.left)
      for (columns, rows) in [(size, 5), (400, 3), (2, 24), (400, 1), (size, size), (80, 24)] {
        try terminal.type(half)
        let drawn = terminal.output.utf8.count
        terminal.resize(columns: columns, rows: rows)
        try terminal.wait(for: "the line drawn anew") { terminal.output.utf8.count > drawn }
        if columns == 80 { try terminal.expect("> some 漢字") }
        try terminal.type("xyé漢")
      }
      try terminal.type(Keys.interrupt)
      try terminal.expect("== interrupted")
      try terminal.expectPrompt(prompt)
    }
    try terminal.enter("whole\r", reads: "whole")
    #expect(try terminal.leave() == 0)
  }

  @Test func aSearchGoesOnInANewWindow() throws {
    let terminal = try probe()
    try terminal.enter("first\r", reads: "first")
    try terminal.type(Keys.search + "fi")
    try terminal.expect("first")
    terminal.resize(columns: 40)
    try terminal.expect("bck:fi")
    try terminal.enter("r\r", reads: "first")
  }
}
