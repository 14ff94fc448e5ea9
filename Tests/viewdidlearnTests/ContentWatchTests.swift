import Foundation
import Terminal
import Testing

/// `check` at a terminal.
@Suite struct ContentWatchTests {
  private static let sound = """
    format: 1
    id: q
    title: T
    questions:
    - {id: one, kind: order, prompt: "Which?", items: {a: loadView, b: viewDidLoad}, sequence: [a, b]}

    """

  private func start(_ folder: borrowing ContentFolder, _ options: [String]) throws -> Terminal {
    try Terminal(
      program, ["--content", folder.path, "--language", "en", "check"] + options,
      environment: ["TERM": "xterm", "LANG": "C", "SWIFT_BACKTRACE": "enable=no"])
  }

  @Test func whatChangesIsCheckedAgainUntilCtrlC() throws {
    let folder = try ContentFolder(["Quizzes/a.yaml": Self.sound])
    let file = URL(filePath: folder.path + "/Quizzes/a.yaml")
    let terminal = try start(folder, ["--watch"])
    try terminal.expect("0 errors, 0 warnings")
    try Data(Self.sound.replacing("[a, b]", with: "[a, b, c]").utf8).write(to: file)
    try terminal.expect("there is no item 'c'")
    try terminal.expect("1 error, 0 warnings")
    try Data(Self.sound.utf8).write(to: file)
    try terminal.expect("0 errors, 0 warnings")
    try terminal.type("\u{03}")
    #expect(try terminal.exitCode() == 0)
  }

  @Test func theBarIsGoneAtTheEnd() throws {
    let folder = try ContentFolder(["Quizzes/a.yaml": Self.sound, "Quizzes/b.yaml": Self.sound])
    let terminal = try start(folder, [])
    #expect(try terminal.exitCode() == 0)
    let output = terminal.output
    #expect(output.contains("[........................] 0/2 "))
    #expect(output.contains("[############............] 1/2 "))
    #expect(output.hasSuffix("\r\u{1B}[K0 lessons, 2 quizzes: ok\r\n"))
    #expect(!output.dropLast(2).contains("\n"))
  }
}
