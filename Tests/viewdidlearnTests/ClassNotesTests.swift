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

  @Test func whereNobodyPresentsThatIsSaid() throws {
    let ran = try run("--language", "en", "--state", state.path, "class", "notes")
    #expect(ran.code == 1)
    #expect(ran.errors.hasPrefix("error: nobody presents a class with --state \(state.path) now"))
  }
}
