import LibC
import Terminal
import Testing

@Suite struct TerminalGuardTests {
  @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV, SIGABRT])
  func aDeadlySignalLeavesTheTerminalInOrder(signal: Int32) throws {
    let terminal = try probe()
    try terminal.type("half")
    try terminal.expect("half")
    kill(terminal.child, signal)
    #expect(try terminal.exitCode() == -signal)
    #expect(terminal.output.hasSuffix("half" + "\u{1B}[?2004l"))
    let cooked = tcflag_t(ICANON | ECHO | ISIG)
    #expect(terminal.settings.c_lflag & cooked == cooked)
  }

  @Test func pasteMarksAreOffWhileTheProgramComputes() throws {
    let terminal = try probe()
    try terminal.type("compute\r")
    #expect(try terminal.expect("computing").hasSuffix("\u{1B}[?2004lcomputing"))
  }

  @Test func aCrashBetweenTwoLinesFindsTheTerminalInOrder() throws {
    let terminal = try probe()
    try terminal.type("crash\r")
    #expect(try terminal.exitCode() == -SIGABRT)
    #expect(terminal.output.hasSuffix("\u{1B}[?2004l"))
  }
}
