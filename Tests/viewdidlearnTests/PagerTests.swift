import Terminal
import Testing

/// What does not fit the window waits for Return.
@Suite struct PagerTests {
  private let state = StateFolder()
  private let long = "for number in 1...60 { print(number) }"

  private func start() throws -> Reader {
    let reader = try Reader(["--language", "en"], state: state)
    _ = try reader.window()
    return reader
  }

  private func window(after entry: String, in reader: Reader) throws -> [String] {
    try reader.terminal.type(entry + "\r")
    return try reader.window()
  }

  @Test func aWindowIsFilledAndNoMore() throws {
    let reader = try start()
    let first = try window(after: long, in: reader)
    #expect(first.contains("  console: 23") && !first.contains("  console: 24"), "\(first)")
    #expect(first.last == "-- more --> ")
    let second = try window(after: "", in: reader)
    #expect(second.contains("  console: 46") && !second.contains("  console: 47"), "\(second)")
    let third = try window(after: "", in: reader)
    #expect(third.contains("  console: 60") && third.last == "iOS 26.0> ", "\(third)")
  }

  @Test func noLineRollsOutOfTheWindow() throws {
    let reader = try start()
    let first = try window(after: "for number in 1...24 { print(number) }", in: reader)
    #expect(first.contains("  console: 1") && first.last == "-- more --> ", "\(first)")
    #expect(try window(after: "", in: reader).contains("  console: 24"))
  }

  @Test func howLearnersComeInStandsAloneWhereThePageFillsTheWindow() throws {
    let reader = try Reader(
      [
        "--language", "en", "class", "present", "class-an-end", "--room", "r", "--db",
        state.path + "/room.sqlite3",
      ], state: state)
    let first = try reader.window()
    #expect(first.first?.hasPrefix("Room 'r'") == true && first.last == "-- more --> ", "\(first)")
    #expect(!first.contains { $0.contains("1 of 17") })
    let second = try window(after: "", in: reader)
    #expect(second.contains { $0.contains("1 of 17") }, "\(second)")
    #expect(second.contains { $0.contains("c  will go, then is gone") })
  }

  @Test func whoGoesOnSeesTheRest() throws {
    let reader = try start()
    _ = try window(after: long, in: reader)
    let rows = try window(after: "print(\"on\")", in: reader)
    #expect(rows.contains("  console: 60") && rows.contains("  console: on"), "\(rows)")
    #expect(rows.last == "iOS 26.0> ")
  }

  @Test func whoHasHadEnoughIsSparedTheRest() throws {
    let reader = try start()
    _ = try window(after: long, in: reader)
    try reader.terminal.type(Keys.interrupt)
    #expect(try reader.window().last == "iOS 26.0> ")
    let rows = try window(after: "print(\"on\")", in: reader)
    #expect(!rows.contains("  console: 60") && rows.contains("  console: on"), "\(rows)")
  }

  @Test func aTerminalThatCannotWaitIsToldAll() throws {
    let terminal = try Terminal(
      program, ["--language", "en", "--state", state.path],
      environment: ["TERM": "dumb", "LANG": "C", "HOME": "/nonexistent"])
    _ = try terminal.expectPrompt()
    try terminal.type(long + "\r")
    let said = try terminal.expect("console: 60")
    #expect(!said.contains("more"))
  }
}
