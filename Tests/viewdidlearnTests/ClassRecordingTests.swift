import Foundation
import LibC
import Terminal
import Testing

/// `class present --record FILE` and `:play FILE` through the front door.
@Suite struct ClassRecordingTests {
  private let state = StateFolder()
  private var path: String { state.path + "/class.cast" }
  private let lines = "\n:goto 2\n:hands 3 12 5 0\n:quit\n"

  private func present(_ options: String...) throws -> Ran {
    try run(
      ["--language", "en", "--state", state.path, "class", "present", "lazy-view"] + options,
      input: lines)
  }

  private func play(_ path: String, more: String = "") throws -> Ran {
    try run("--language", "en", "--state", state.path, input: ":play \(path)\n" + more)
  }

  @Test func asciinemaReadsAMarkerAPageAndInputOnlyOnRequest() throws {
    #expect(try present("--record", path).code == 0)
    #expect(try Readers.count("cast", path) == "m:3 o:5\n")
    let typed = path + "2"
    #expect(try present("--record", typed, "--typed").code == 0)
    #expect(try Readers.count("cast", typed) == "i:4 m:3 o:5\n")
    #expect(try present("--typed").code == 2)
  }

  @Test func whoMissedItReadsItAtThePrompt() throws {
    _ = try present("--record", path)
    let played = try play(path, more: "print(1)\n")
    #expect(played.output.contains("# 1/"))
    #expect(played.output.contains("b  12"))
    #expect(played.output.contains("class 2/") && played.output.contains("> :hands 3 12 5 0"))
    #expect(!played.output.contains("\u{1B}") && !played.errors.contains("class.cast"))
    #expect(played.output.contains("console: 1"))
  }

  @Test func aPromptIsRecordedWithWhatTheRoomHasAnswered() throws {
    _ = try present("--record", path, "--room", "r", "--db", state.path + "/room.sqlite3")
    #expect(try play(path).output.contains(" · 0/0> :hands 3 12 5 0"))
  }

  @Test func aRecordingIsNeverWrittenOver() throws {
    _ = try present("--record", path)
    let again = try present("--record", path)
    #expect(again.code == 1 && again.errors.contains("class.cast exists already"))
    #expect(again.output.isEmpty)
  }

  @Test func onAFullDiskTheClassGoesOn() throws {
    let ran = try run(
      program: "/bin/bash",
      [
        "-c",
        "ulimit -f 2; '\(program)' --language en --state '\(state.path)' class present lazy-view "
          + "--record '\(path)'",
      ], input: String(repeating: "\n", count: 12) + ":quit\n")
    #expect(ran.code == 4)
    #expect(ran.errors.contains("class.cast cannot be written: File too large"))
    #expect(ran.errors.components(separatedBy: "The recording ends here").count == 2)
    #expect(ran.output.hasSuffix("The class is over.\n"))
    let played = try play(path)
    #expect(played.errors.contains("warning: the recording breaks off here"))
  }

  @Test func aKillLosesOneEventAtMost() throws {
    let terminal = try start(
      ["class", "present", "lazy-view", "--record", path], state: state)
    try terminal.enter(":hands 3 12 5 0", says: ":hands")
    kill(terminal.child, SIGKILL)
    let played = try play(path)
    #expect(played.output.contains("# 1/") && played.output.contains("> :hands 3 12 5 0"))
  }

  @Test func whatIsNoCastIsTold() throws {
    #expect(try play("/no such.cast").errors.contains("No such file or directory"))
    try Data("no cast\n".utf8).write(to: URL(filePath: path))
    #expect(try play(path).errors.contains("class.cast:1: error: "))
    let hostile = "{\"version\":2}\n[0,\"o\",\"a\\u001b]0;x\\u0007b\"]\n"
    try Data(hostile.utf8).write(to: URL(filePath: path))
    let played = try play(path)
    #expect(played.output.contains("ab"))
    #expect(played.errors.contains("class.cast:2: note: "))
  }

  @Test func keysStepThroughARecording() throws {
    _ = try present("--record", path)
    let terminal = try start(state: state)
    try terminal.type(":play \(path)\r")
    try terminal.expect("\u{1B}[H\u{1B}[2J")
    try terminal.expect("page 1 of 3")
    try terminal.type("n")
    try terminal.expect("page 2 of 3")
    try terminal.type(" ")
    try terminal.expect("b  12")
    try terminal.type("b")
    try terminal.expect("page 1 of 3")
    for _ in 0..<9 { try terminal.type(" ") }
    try terminal.expect("page 3 of 3 · the end")
    try terminal.type("  b")
    try terminal.expect("page 2 of 3")
    try terminal.type("q")
    try terminal.expectPrompt(prompt)
    try terminal.enter("print(1)", says: "console: 1")
    #expect(try terminal.leave() == 0)
  }
}
