import Foundation
import Testing

/// `new lesson` and `new quiz`, and what becomes of their blanks.
@Suite struct ContentMakingTests {
  private let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "new-\(UUID())")
  }

  private func new(_ words: String...) throws -> Ran {
    try run(arguments: ["new"] + words + ["--dir", root.path(), "--language", "en"])
  }

  private func check(_ options: String...) throws -> Ran {
    try run(arguments: ["--content", root.path(), "--language", "en", "check"] + options)
  }

  private func run(arguments: [String]) throws -> Ran {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Ran(
      output: String(decoding: said, as: UTF8.self),
      errors: String(decoding: complaints, as: UTF8.self), code: process.terminationStatus)
  }

  private var files: [URL] {
    let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: [])
    return (all?.allObjects as? [URL] ?? []).filter { ["yaml", "md"].contains($0.pathExtension) }
  }

  private func change(_ file: URL, _ change: (inout String) -> Void) throws {
    var text = try String(contentsOf: file, encoding: .utf8)
    change(&text)
    try Data(text.utf8).write(to: file)
  }

  /// As a writer would: code where code belongs, a skill, words everywhere else.
  private func fillBlanks() throws {
    let known = [
      "skills: […TODO]": "skills: [edge/load]", "prints: [\"…TODO\"]": "prints: [two]",
      "  solution: |\n    …TODO": "  solution: print(\"two\")",
      "  code: |\n    …TODO": "  code: print(\"one\")",
    ]
    for file in files {
      try change(file) { text in
        for (blank, code) in known { text = text.replacing(blank, with: code) }
        text = text.replacing("…TODO", with: "Words")
      }
    }
  }

  /// What `check` says is done: each missing hash is written where it is missed.
  private func stamp() throws {
    let lines = try check("--json").output.split(separator: "\n")
    for line in lines.reversed() {
      let event = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      guard let message = event["message"] as? String, let file = event["file"] as? String,
        let number = event["line"] as? Int,
        let hash = message.firstMatch(of: /from: ([0-9a-f]{8})/)?.output.1
      else { continue }
      try change(URL(filePath: file)) { text in
        var rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if rows[number - 1].hasPrefix("##") {
          rows[number - 1] += " <!-- from: \(hash) -->"
        } else {
          rows[number - 1] += "\nfrom: \(hash)"
        }
        text = rows.joined(separator: "\n")
      }
    }
  }

  @Test func aLessonPassesOnceItsBlanksAreFilled() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let made = try new("lesson", "first-look", "--part", "2")
    #expect(made.code == 0, "\(made.errors)")
    #expect(made.output.contains("/Lessons/01-first-look/lesson.yaml\n"))
    #expect(files.count == 7)
    let blank = try check()
    #expect(blank.code == 1)
    #expect(blank.errors.contains("/Quizzes/first-look.yaml:4:7: error: a blank to fill"))
    #expect(blank.errors.contains("Lessons/01-first-look/ja.md:2:8: error: a blank to fill"))
    try fillBlanks()
    try stamp()
    let filled = try check()
    #expect(filled.errors.isEmpty, "\(filled.errors)")
    #expect(filled.output == "1 lesson, 1 quiz: ok\n")
  }

  @Test func aQuizPassesOnceItsBlanksAreFilled() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(try new("quiz", "q").code == 0)
    try fillBlanks()
    #expect(try check().output == "0 lessons, 1 quiz: ok\n")
  }

  @Test func nothingIsOverwritten() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(try new("quiz", "q").code == 0)
    let file = root.appending(path: "Quizzes/q.yaml")
    try change(file) { $0 = "mine" }
    let again = try new("quiz", "q")
    #expect(again.code == 1)
    #expect(again.errors.contains("q.yaml"))
    #expect(try new("lesson", "q").code == 1)
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
    #expect(files.count == 1)
    #expect(try new("lesson", "l").code == 0)
    #expect(try new("lesson", "l").code == 1)
    #expect(try new("lesson", "m").output.contains("/Lessons/02-m/"))
  }

  @Test func theCommandLineIsLookedOver() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(try new("book", "b").code == 2)
    #expect(try new("lesson", "Not an id").code == 2)
    #expect(try new("lesson", "l", "--part", "none").code == 2)
    #expect(try new("lesson").code == 2)
    #expect(files.isEmpty)
  }
}
