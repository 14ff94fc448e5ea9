import LibC
import Terminal
import Testing

/// What a presenter has in two terminals.
@Suite struct ClassNotesTests {
  private let state = StateFolder()
  private static let environment = ["TERM": "xterm", "LANG": "C", "HOME": "/nonexistent"]

  private func notes() throws -> Terminal {
    try Terminal(
      program, ["--state", state.path, "class", "notes"], environment: Self.environment)
  }

  @Test func notesFollowTheClassToItsEnd() throws {
    let room = try start(["class", "present", "lazy-view"], state: state)
    let notes = try notes()
    try notes.expect("lazy-view · 1 of ")
    try notes.expect("0 of ")
    try notes.expect("On the screen: the room votes")
    try notes.expect("Next: The line after the initialiser")
    try room.enter(":goto 2", says: "lazy-view · 2 of ")
    try notes.expect("lazy-view · 2 of ")
    try room.enter(":hands 3 12 5 0", says: "Answers: 20")
    try notes.expect("b  12")
    try room.enter("", says: "The answer.")
    try notes.expect("On the screen: the run and what is right")
    try room.type(":quit\r")
    try notes.expect("The class is over.")
    #expect(try notes.exitCode() == 0)
    #expect(try room.exitCode() == 0)
  }

  @Test func aPresenterWhoIsGoneIsSaidToBe() throws {
    let room = try start(["class", "present", "lazy-view"], state: state)
    try room.enter(":goto 2", says: "lazy-view · 2 of ")
    let notes = try notes()
    try notes.expect("lazy-view · 2 of ")
    kill(room.child, SIGKILL)
    _ = try room.exitCode()
    try notes.expect("The presenter's terminal is gone")
    let again = try start(["class", "present", "lazy-view"], state: state)
    try again.type(":quit\r")
    try notes.expect("The class is over.")
    #expect(try notes.exitCode() == 0)
  }

  @Test func aVoteThatIsClosedIsSaidToBe() throws {
    let room = try start(
      ["class", "present", "lazy-view", "--room", "r", "--db", state.path + "/room.sqlite3"],
      state: state)
    try room.enter(":goto 2", says: "2 of ")
    let notes = try notes()
    try notes.expect("On the screen: the room votes")
    try notes.expect("Room: r · ")
    try notes.expect("Class presented with --state")
    try room.enter("", says: "Nobody has answered yet")
    try room.enter("", says: "Answers: 0")
    try notes.expect("On the screen: the vote is closed")
  }

  @Test func notesFollowTheRoomThatIsNamed() throws {
    let database = ["--db", state.path + "/room.sqlite3"]
    let rooms = try ["a", "b"].map {
      try start(["class", "present", "lazy-view", "--room", $0] + database, state: state)
    }
    try rooms[0].enter(":goto 2", says: "2 of ")
    let followed = try Terminal(
      program, ["--state", state.path, "class", "notes", "--room", "A"],
      environment: Self.environment)
    try followed.expect("lazy-view · 2 of ")
    // The class that began last, where none is named.
    try notes().expect("Room: b · ")
    let ran = try run(
      "--language", "en", "--state", state.path, "class", "notes", "--room", "c")
    #expect(ran.code == 1)
    #expect(ran.errors.hasPrefix("error: nobody presents in the room 'c' with --state"))
  }

  /// Both terminals have the pages that the room was weakest at.
  @Test func notesShowThePagesThatTheRoomIsShown() throws {
    let database = ["--room", "r", "--db", state.path + "/room.sqlite3"]
    let first = try start(["class", "present", "class-a-life"] + database, state: state)
    try first.enter(":goto 5", says: "5 of ")
    let learner = StateFolder()
    let wrong = try run(
      ["--language", "en", "--state", learner.path, "class", "join"] + ["r"]
        + database.suffix(2), input: "4 2\n")
    #expect(wrong.output.contains("Your answer stands: 4 2."))
    try first.enter("", says: "Answers: 1")
    try first.enter(":quit", says: "pages are still to come")
    try first.type(":quit\r")
    #expect(try first.exitCode() == 0)
    let second = try start(["class", "present", "class-an-end"] + database, state: state)
    let shown = second.output.replacing(/\x1B\[[0-9;?]*[a-zA-Z]/, with: "")
    let lines = shown.split(separator: "\r\n").drop { !$0.contains(" · from last time") }
    let title = try #require(lines.dropFirst().first)
    try notes().expect("class-an-end · 1 of 17 · " + title)
  }

  @Test func whereNobodyPresentsThatIsSaid() throws {
    let ran = try run("--language", "en", "--state", state.path, "class", "notes")
    #expect(ran.code == 1)
    #expect(ran.errors.hasPrefix("error: nobody presents a class with --state \(state.path) now"))
  }
}
