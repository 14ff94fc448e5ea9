import Foundation
import LibC
import Notation
import Screening
import Terminal
import Testing

/// `screen take`: a paper in a pipe and at a terminal, and its record on the disk.
@Suite struct TakingTests {
  private let screened: Screened

  init() throws { screened = try Screened() }

  private func take(_ lines: String..., language: String = "en") throws -> Ran {
    try run(
      ["screen", "take", screened.pack, "--language", language],
      input: lines.map { $0 + "\n" }.joined())
  }

  @Test func aPaperIsTakenInAPipe() throws {
    let ran = try take("accept", "one", "two", ":3", "three", ":end", ":end")
    #expect(ran.code == 0, "\(ran.errors)")
    #expect(try screened.answer(to: "q3") == "three")
    let entries = try screened.entries()
    #expect(entries.first?.kind == .accepted && entries.last?.kind == .ended)
    let reading = RecordReading(
      [UInt8](try Data(contentsOf: URL(filePath: screened.record))), screened.seals)
    let receipt = try #require(reading.record?.receipt)
    #expect(ran.output.contains("\(receipt)"))
  }

  @Test func nothingIsWrittenBeforeItIsAccepted() throws {
    #expect(try take("one", ":quit").code == 0)
    #expect(!FileManager.default.fileExists(atPath: screened.record))
  }

  @Test func takingAgainGoesOn() throws {
    _ = try take("accept", "one")
    let again = try take("two of two")
    #expect(again.output.contains("The sitting goes on"))
    #expect(try screened.entries().contains { $0.kind == .resumed })
    #expect(try screened.answer(to: "q1") == "one")
    #expect(try screened.answer(to: "q2") == "two of two", "it goes on where it was left")
  }

  /// The code that was told opens the answers, of two interruptions too, and another one none; the
  /// examiner reads the record as ever.
  @Test func theRecoveryCodeShowsTheAnswersAgain() throws {
    let first = try take("accept", "one of mine", ":quit")
    let code = try #require(first.output.firstMatch(of: /code is (\S+):/)).1
    #expect(first.output.contains(":unseal \(code) shows it then"))
    let wrong = try take(":unseal 00000-00000", ":1")
    #expect(wrong.output.contains("opens nothing") && !wrong.output.contains("one of mine"))
    let again = try take(":unseal \(code.lowercased())", ":1", ":2", "two of mine")
    #expect(again.output.contains("1 answer can be read") && again.output.contains("one of mine"))
    let third = try take(":unseal \(code)", ":2", "two anew", ":end", ":end")
    #expect(third.output.contains("2 answers can be read"))
    #expect(third.output.contains("two of mine"))
    #expect(try screened.answer(to: "q1") == "one of mine")
    #expect(try screened.answer(to: "q2") == "two anew")
    let record = try String(contentsOfFile: screened.record, encoding: .utf8)
    #expect(!record.contains(code))
  }

  /// What is answered after an interruption, before the code is typed, opens by it after the next
  /// one, and what was answered before and behind it too.
  @Test func theRecoveryCodeShowsWhatWasAnsweredWithoutIt() throws {
    let first = try take("accept", "one of mine", ":quit")
    let code = try #require(first.output.firstMatch(of: /code is (\S+):/)).1
    let second = try take(":2", "two of mine", ":quit")
    #expect(second.output.contains(":unseal with the recovery code shows it then"))
    _ = try take(":1", "one anew", ":quit")
    let fourth = try take(":unseal \(code)", ":1", ":2", ":3", "three of mine", ":quit")
    #expect(fourth.output.contains("2 answers can be read"))
    #expect(fourth.output.contains("one anew") && fourth.output.contains("two of mine"))
    let fifth = try take(":2", "two anew", ":unseal \(code)", ":1", ":2", ":3", ":end", ":end")
    #expect(fifth.output.contains("3 answers can be read"))
    for text in ["one anew", "two anew", "three of mine"] { #expect(fifth.output.contains(text)) }
    let answers = try ["q1", "q2", "q3"].map { try screened.answer(to: $0) }
    #expect(answers == ["one anew", "two anew", "three of mine"])
  }

  @Test func aRecordThatHasEndedIsNotGoneOnWith() throws {
    _ = try take("accept", ":end", ":end")
    let before = try Data(contentsOf: URL(filePath: screened.record))
    let again = try take("more")
    #expect(again.code == 1)
    #expect(again.errors.contains("Receipt"))
    #expect(try Data(contentsOf: URL(filePath: screened.record)) == before)
  }

  @Test func aLineThatWasCutIsTakenOff() throws {
    _ = try take("accept", "one")
    let handle = try FileHandle(forWritingTo: URL(filePath: screened.record))
    try handle.seekToEnd()
    handle.write(Data(#"{"n":99,"sealed":"ab"#.utf8))
    try handle.close()
    #expect(try take("two").output.contains("cut off"))
    #expect(try screened.entries().count > 3)
  }

  @Test func anAlteredRecordIsRefusedByItsLine() throws {
    _ = try take("accept", "one")
    var lines = try String(contentsOfFile: screened.record, encoding: .utf8).split(separator: "\n")
    lines.swapAt(1, 2)
    try (lines.joined(separator: "\n") + "\n").write(
      toFile: screened.record, atomically: true, encoding: .utf8)
    let again = try take("two")
    #expect(again.code == 1)
    #expect(again.errors.contains("anna.record:2: "))
  }

  @Test func anAlteredPackIsRefusedByItsLine() throws {
    let text = try String(contentsOfFile: screened.pack, encoding: .utf8)
    try text.replacing("Say 2", with: "Say 7").write(
      toFile: screened.pack, atomically: true, encoding: .utf8)
    let ran = try take("accept")
    #expect(ran.code == 1)
    #expect(ran.errors.contains("anna.pack:3: error: "))
  }

  /// What the candidate's folder holds tells nothing of what was answered.
  @Test func nothingReadableIsLeft() throws {
    _ = try take("accept", "my secret answer", ":note a remark of mine", ":end", ":end")
    for name in try FileManager.default.contentsOfDirectory(atPath: screened.folder.path) {
      let text = try String(contentsOfFile: screened.folder.path + "/" + name, encoding: .utf8)
      #expect(!text.contains("secret answer") && !text.contains("remark of mine"), "\(name)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: screened.folder.path).count == 2)
  }

  @Test func twoProgramsDoNotWriteOneRecord() throws {
    let first = try terminal()
    try first.type("accept\r")
    try first.expect("1/4")
    let second = try take("one")
    #expect(second.code == 1)
    #expect(second.errors.contains("another program"))
  }

  /// A limit of the shell stands for a disk that is full: nothing is said to be taken that is not
  /// written, and the line can be typed again once there is room.
  @Test func aFullDiskIsSaidAndTheLineCanBeTypedAgain() throws {
    _ = try take("accept", "one")
    let size = try Data(contentsOf: URL(filePath: screened.record)).count
    let limited = "ulimit -f \(size / 512 + 6); exec \"$0\" screen take \"$1\" --language en"
    let long = String(repeating: "long ", count: 800)
    let ran = try run(
      program: "/bin/sh", ["-c", limited, program, screened.pack],
      input: ":2\n" + long + "\nshort\n")
    #expect(ran.errors.contains("Not taken: "), "\(ran.errors)")
    #expect(try screened.answer(to: "q2") == "short")
    #expect(try take(":2", long).code == 0)
    #expect(try screened.answer(to: "q2") == long.trimmingCharacters(in: .whitespaces))
  }

  /// Where going on cannot be written down, nothing is gone on with, and no time begins anew.
  @Test func aSittingDoesNotGoOnWhileTheDiskIsFull() throws {
    _ = try take("accept", "one")
    let before = try Data(contentsOf: URL(filePath: screened.record))
    let limited = "ulimit -f \(before.count / 512); exec \"$0\" screen take \"$1\" --language en"
    let ran = try run(
      program: "/bin/sh", ["-c", limited, program, screened.pack], input: "accept\ntwo\n")
    #expect(ran.code == 4)
    #expect(ran.errors.contains("Not taken: ") && !ran.output.contains("Question 2"))
    #expect(try Data(contentsOf: URL(filePath: screened.record)) == before)
    #expect(try take(":2", "two").code == 0)
    #expect(try screened.answer(to: "q2") == "two")
    #expect(try screened.entries().count { $0.kind == .accepted } == 1)
  }

  @Test(arguments: ["/dev/full", "/dev/zero", "/", "/nonexistent/record"])
  func whatIsNoFileIsNoRecord(_ path: String) throws {
    let ran = try run(
      ["screen", "take", screened.pack, "--record", path], input: "accept\none\n")
    #expect(ran.code == 1)
    #expect(!ran.output.contains("taken"))
  }

  @Test(arguments: ["xterm", "dumb"])
  func aPaperIsTakenAtATerminal(_ kind: String) throws {
    let terminal = try terminal(kind)
    try terminal.type("accept\r")
    try terminal.expect("Say 1")
    try terminal.expectPrompt("> ")
    try terminal.type("one\r")
    try terminal.expect("Say 2")
    try terminal.expectPrompt("> ")
    try terminal.type(":end\r")
    try terminal.expectPrompt("> ")
    try terminal.type(":end\r")
    try terminal.expect("Receipt")
    #expect(try terminal.exitCode() == 0)
    #expect(try screened.answer(to: "q1") == "one")
  }

  /// What was said of the last answer rolls out of the window before the page does, and so does its
  /// heading, which the prompt says too; where a line is left over then, an empty one goes.
  @Test(arguments: [18, 19, 20, 21, 22, 24]) func aPageThatFitsIsShownWhole(_ lines: Int) throws {
    let screened = try Screened { number in
      number == 1 ? "Say 1." : (1...lines).map { "Line \($0) of it.\n" }.joined(separator: "\n")
    }
    let terminal = try terminal(of: screened)
    try terminal.type("accept\r")
    try terminal.expect("Say 1")
    try terminal.expectPrompt("> ")
    try terminal.type("one\r")
    try terminal.expect("Line 1 of it.")
    let said = try terminal.expectPrompt("> ")
    let rows = 1 + 1 + lines + 1 + 2
    #expect(said.contains("-- more") == (rows - 3 > 24), "\(said)")
  }

  @Test func whatIsPastedIsNoticed() throws {
    let terminal = try terminal()
    try terminal.type("accept\r")
    try terminal.expect("Say 1")
    try terminal.expectPrompt("> ")
    try terminal.type("\u{1B}[200~" + String(repeating: "pasted ", count: 40) + "\u{1B}[201~\r")
    try terminal.expect("Say 2")
    let pasted = try screened.entries().first { $0.kind == .pasted }
    #expect(pasted?.payload["characters"]?.integer ?? 0 >= 280)
  }

  /// However often it is killed, what was said to be taken stands; `Tests/Benchmarks/kills` asks
  /// for more.
  @Test func whatWasTakenStandsWhenItIsKilled() throws {
    let count = ProcessInfo.processInfo.environment["KILLS"].flatMap { Int($0) } ?? 12
    try Kills.prove(count, screened)
  }

  private func terminal(_ kind: String = "xterm") throws -> Terminal {
    try terminal(kind, of: screened)
  }

  private func terminal(_ kind: String = "xterm", of screened: Screened) throws -> Terminal {
    let terminal = try Terminal(
      program, ["--language", "en", "screen", "take", screened.pack],
      environment: ["TERM": kind, "LANG": "C", "HOME": "/nonexistent"])
    try terminal.expect("Type accept")
    try terminal.expectPrompt("> ")
    return terminal
  }
}
